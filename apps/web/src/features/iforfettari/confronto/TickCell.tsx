/** A checkbox with a computed default. The user's choice counts; the user can go back to the computed value, or read its explanation. */
import type { ResultPath } from '@bilancia/contract'
import { Box, Checkbox, IconButton } from '@mui/material'
import { FIELD } from '../../../design/fields/inputs.tsx'
import { HelpIcon, ResetIcon } from '../../../design/icons.tsx'
import { useExplain } from '../../simulator/explanation/context.ts'
import { fieldId } from '../../simulator/Field.tsx'
import { getPath } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { type Risultato, useResult } from '../results.ts'

type Props = {
  /** Path of the field: null while nobody has chosen. */
  readonly path: string
  /** Path of the current value in the result. */
  readonly applied: `confronto.${'altreCaratteristicheApplicate' | 'adempimentiApplicati'}.${string}` & ResultPath<Risultato>
}

export function TickCell({ path, applied }: Props) {
  const explain = useExplain()
  const chosen = useSimulation(({ values }) => getPath(values, path)) ?? null
  const inForce = useResult(applied)
  const set = useSimulation((s) => s.set)
  const checked = chosen === null ? inForce === true : chosen === true
  const label = useSimulationStore().simulator.labelOf(path)
  return (
    <Box component="span" sx={cell}>
      {chosen === null ? (
        <IconButton
          size="small"
          data-explains={applied}
          aria-label={`${label}: perché, apri la spiegazione`}
          title="Perché"
          disabled={inForce === null}
          onClick={() => explain(applied)}
          sx={quiet}
        >
          <HelpIcon />
        </IconButton>
      ) : (
        <IconButton size="small" aria-label={`${label}: torna al valore calcolato`} title="Torna al valore calcolato" onClick={() => set(path, null)}>
          <ResetIcon />
        </IconButton>
      )}
      <Checkbox
        id={fieldId(path)}
        size="small"
        checked={checked}
        onChange={(_, now) => set(path, now)}
        slotProps={{ input: { 'aria-label': label, ...FIELD } }}
      />
    </Box>
  )
}

const cell = {
  display: 'inline-flex',
  alignItems: 'center',
  '& > button': { width: 28, p: 0.5, flexShrink: 0, '& svg': { fontSize: 16 } },
  '& > .MuiCheckbox-root': { p: 0.5 },
  '@media print': { '& > button': { display: 'none' } },
} as const

/** Visible on hover and focus of its row; always visible on touch screens. */
const quiet = { '@media (hover: hover)': { opacity: 0, 'tr:hover &, &.Mui-focusVisible': { opacity: 1 } } }
