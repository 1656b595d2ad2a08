/** An item that is due or not, and its amount. */
import { Box } from '@mui/material'
import { AnyField } from '../Field.tsx'
import { useField } from '../useField.ts'
import { cellLabel } from './cell-label.tsx'

/** Renders nothing if the item does not apply to this kind of business. */
export function Voce({ path }: { readonly path: string }) {
  const { visible, field } = useField(`${path}.importo`)
  if (!visible) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 176px)', columnGap: 2, alignItems: 'start', py: 0.5 }}>
      <AnyField path={`${path}.dovuto`} label={field.label} />
      <AnyField path={`${path}.importo`} layout="cell" label={cellLabel(field.label, 'importo')} />
    </Box>
  )
}
