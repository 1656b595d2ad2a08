/** A tick with a computed default: what the person chooses counts, and they can go back to what is computed. */
import { Box, Checkbox, IconButton } from '@mui/material'
import { ResetIcon } from '../../../design/icons.tsx'
import { fieldId } from '../../simulator/Field.tsx'
import { getPath, useResult, useSimulation } from '../../simulator/store.ts'
import { labelOf } from '../labels.ts'

type Props = {
  /** The field: null while nobody has chosen. */
  readonly path: string
  /** The tick in force, in the result. */
  readonly applied: string
}

export function TickCell({ path, applied }: Props) {
  const chosen = useSimulation(({ values }) => getPath(values, path)) ?? null
  const inForce = useResult<boolean>(applied)
  const set = useSimulation((s) => s.set)
  const checked = chosen === null ? inForce === true : chosen === true
  const label = labelOf(path)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', '@media print': { '& button': { display: 'none' } } }}>
      <Box component="span" sx={{ width: 28, flexShrink: 0 }}>
        {chosen !== null && (
          <IconButton
            size="small"
            aria-label={`${label}: torna al valore calcolato`}
            title="Torna al valore calcolato"
            onClick={() => set(path, null)}
            sx={{ p: 0.5 }}
          >
            <ResetIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )}
      </Box>
      <Checkbox
        id={fieldId(path)}
        size="small"
        checked={checked}
        onChange={(_, now) => set(path, now)}
        sx={{ p: 0.5 }}
        slotProps={{ input: { 'aria-label': label, 'data-field': '' } as object }}
      />
    </Box>
  )
}
