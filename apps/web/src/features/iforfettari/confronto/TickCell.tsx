/** A tick with a computed default: what the person chooses counts, and they can go back to what is computed, or read why it is so. */
import type { ResultPath } from '@bilancia/contract'
import { Box, Checkbox, IconButton } from '@mui/material'
import { HelpIcon, ResetIcon } from '../../../design/icons.tsx'
import { useExplain } from '../../simulator/explanation/context.ts'
import { fieldId } from '../../simulator/Field.tsx'
import { getPath, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { type Risultato, useResult } from '../results.ts'

type Props = {
  /** The field: null while nobody has chosen. */
  readonly path: string
  /** The tick in force, in the result. */
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
        slotProps={{ input: { 'aria-label': label, 'data-field': '' } as object }}
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

/** Seen when its row is pointed at or it has the focus; always where nothing can point. */
const quiet = { '@media (hover: hover)': { opacity: 0, 'tr:hover &, &.Mui-focusVisible': { opacity: 1 } } }
