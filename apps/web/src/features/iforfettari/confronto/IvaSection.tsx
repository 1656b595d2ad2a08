/** Non-deductible VAT, the one-off adjustment with its assets, stamp duty on invoices. */
import { iforfettari } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { Assets } from './Assets.tsx'

const { iva, rettificaIva } = iforfettari.sections

export function IvaSection() {
  return (
    <>
      <FormFields of={iva} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {rettificaIva.title}
      </Typography>
      <FormFields of={rettificaIva} />
      <Assets />
    </>
  )
}
