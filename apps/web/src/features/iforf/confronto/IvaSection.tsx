/** VAT that cannot be deducted, the one-off rectification with its assets, stamp duty on invoices. */
import { Typography } from '@mui/material'
import { AnyField as Field } from '../../simulator/Field.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Assets } from './Assets.tsx'

const table = 'confronto.tabellaRettifica'

export function IvaSection() {
  return (
    <>
      <FieldGrid>
        <Field path="confronto.ivaIndetraibileAnnua" />
        <Field path="confronto.rettificaIva" computed="confronto.rettificaIvaApplicata" />
        <Field path="confronto.bollo.attivo" />
        <Field path="confronto.bollo.numeroFatture" />
      </FieldGrid>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Rettifica della detrazione IVA
      </Typography>
      <FieldGrid>
        <Field path={`${table}.direzione`} />
        <Field path={`${table}.annoCambio`} />
        <Field path={`${table}.ivaRimanenze`} />
        <Field path={`${table}.ivaServiziNonUtilizzati`} />
      </FieldGrid>
      <Assets />
    </>
  )
}
