/**
 * The reliability of the headline: the lowest status of the figures of law behind it and, on paper, each figure that is not
 * confirmed.
 */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { TYPED_MS, useSettled } from '../../design/useSettled.ts'
import { useSimulation, useSimulationStore } from './store.ts'

/** Empty while loading or offline: the result is shown without them. */
export function useUsedFigures() {
  const { simulator } = useSimulationStore()
  const known = useSimulation(({ result }) => result !== null)
  const state = useSettled(
    useSimulation(({ values }) => values),
    TYPED_MS,
  )
  const { data } = useQuery({
    queryKey: ['figures', simulator.applicationId, state],
    queryFn: ({ signal }) => simulator.figures(state, signal),
    enabled: known,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}

/** One line below the headline. */
export function LowestStatus() {
  const used = useUsedFigures()
  if (!used?.attendibilita) return null
  const { attendibilita, usate, deboli } = used
  const many = deboli.length === 1 ? '1 non è confermata' : `${deboli.length} non sono confermate`
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
      {deboli.length === 0 ? `Le ${usate} cifre di legge usate sono confermate.` : `Cifre di legge: ${attendibilita}. Su ${usate} usate ${many}.`}
    </Typography>
  )
}

/** At the end of a printed result, once. */
export function WeakFigures() {
  const deboli = useUsedFigures()?.deboli ?? []
  if (deboli.length === 0) return null
  const written = deboli.map(({ nome, testo, attendibilita }) => `${nome}, ${testo} (${attendibilita})`)
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 1.5, fontSize: '8pt', breakInside: 'avoid' } }}>
      <strong>Cifre di legge non confermate.</strong> {written.join('; ')}.
    </Box>
  )
}
