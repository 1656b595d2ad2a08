/**
 * Jumps of the levy near the typed values, where one euro more or less changes it at once. Requested from the server after
 * the main result.
 */
import type { Salto } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { NotArrived } from '../../design/NotArrived.tsx'
import { TYPED_MS } from '../../design/useSettled.ts'
import { Part } from './page/Part.tsx'
import { ExplainAny } from './results/Result.tsx'
import { ofTurn, useSettledValues } from './settled.ts'
import { useSimulation, useSimulationStore } from './store.ts'

/** The number of jumps shown; the others are one click away. */
const SHOWN = 3

const TITLE = 'Salti di imposta vicini'

/** Renders nothing without a jump nearby. */
export function Jumps() {
  const { salti, failed, again } = useJumps()
  if (failed)
    return (
      <Part title={TITLE}>
        <NotArrived onRetry={again}>I salti vicini non si sono potuti cercare.</NotArrived>
      </Part>
    )
  if (salti.length === 0) return null
  const others = salti.slice(SHOWN)
  return (
    <Part title={TITLE}>
      <Lines salti={salti.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Box component="details" sx={{ '@media print': { display: 'none' } }}>
          <Typography component="summary" variant="caption">
            {others.length === 1 ? 'Un altro salto entro il 5%' : `Altri ${others.length} salti entro il 5%`}
          </Typography>
          <Lines salti={others} />
        </Box>
      )}
    </Part>
  )
}

const Lines = ({ salti }: { readonly salti: readonly Salto[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {salti.map(({ variabile, valore, lato, regola, testo, norma }) => (
      <Box component="li" key={`${variabile} ${valore} ${lato}`} sx={{ py: 0.5 }}>
        <ExplainAny path={`salti.${regola}`} name={testo}>
          {testo}
        </ExplainAny>
        <Typography variant="caption" component="p" color="textSecondary">
          {norma}
        </Typography>
      </Box>
    ))}
  </Box>
)

/** The nearest first; empty until they are loaded. `failed`: they are not known, and `again` asks once more. */
export function useJumps(): { readonly salti: readonly Salto[]; readonly failed: boolean; readonly again: () => unknown } {
  const { simulator } = useSimulationStore()
  const { values: state, turn } = useSettledValues(TYPED_MS)
  const pending = useSimulation((s) => s.pending)
  const { data, error, refetch } = useQuery({
    queryKey: ['salti', simulator.applicationId, state, turn],
    queryFn: ({ signal }) => simulator.jumps?.(state, signal) ?? [],
    enabled: !pending && simulator.jumps !== undefined,
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return { salti: data ?? [], failed: !data && error !== null, again: refetch }
}
