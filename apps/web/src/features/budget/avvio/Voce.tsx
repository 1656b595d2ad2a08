/** An item of a register: due or not, and its amount. */
import { Box } from '@mui/material'
import { type FieldState, useField } from '../../simulator/useField.ts'
import { cellLabel } from '../Rows.tsx'
import { Field, type Path } from '../simulator.ts'

type Prefix = Path extends infer P ? (P extends `${infer Start}.dovuto` ? Start : never) : never

/** Nothing where the item is not for this kind of business. */
export function Voce({ path }: { readonly path: Prefix }) {
  const { visible, field }: FieldState = useField(`${path}.importo`)
  if (!visible) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 176px)', columnGap: 2, alignItems: 'start', py: 0.5 }}>
      <Field path={`${path}.dovuto`} label={field.label} />
      <Field path={`${path}.importo`} layout="cell" label={cellLabel(field.label, 'importo')} />
    </Box>
  )
}
