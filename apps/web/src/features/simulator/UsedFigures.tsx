/** The reliability of the headline: the lowest status of the figures of law behind it, and how many are carried over from the year before. On paper: each that is not confirmed. */
import type { UsedFigures } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { TYPED_MS, useSettled } from '../../design/useSettled.ts'
import { useSimulation, useSimulationStore } from './store.ts'

export const UNKNOWN_FIGURES = 'Quali cifre di legge non siano confermate non si sa: il server non ha risposto.'

/** `used`: undefined while loading. `unknown`: they did not arrive, or wait for the network. */
export function useUsedFigures() {
  const { simulator } = useSimulationStore()
  const known = useSimulation(({ result }) => result !== null)
  const state = useSettled(
    useSimulation(({ values }) => values),
    TYPED_MS,
  )
  const { data, error, fetchStatus } = useQuery({
    queryKey: ['figures', simulator.applicationId, state],
    queryFn: ({ signal }) => simulator.figures(state, signal),
    enabled: known,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { used: data, unknown: !data && (error !== null || fetchStatus === 'paused') }
}

/** One line below the headline. */
export function LowestStatus() {
  const { used, unknown } = useUsedFigures()
  const text = unknown ? UNKNOWN_FIGURES : used && said(used)
  return (
    text && (
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {text}
      </Typography>
    )
  )
}

/** A figure of a provisional year can be confirmed, but for the year before. */
function said(used: UsedFigures): string | null {
  const { usate, riportate } = used
  const text = lowest(used)
  if (text === null || riportate === 0) return text
  const quante = usate === 1 ? "È dell'anno prima" : riportate === 1 ? "1 è dell'anno prima" : `${riportate} sono dell'anno prima`
  return `${text} ${quante}, in attesa degli atti annuali.`
}

function lowest({ attendibilita, usate, deboli }: UsedFigures): string | null {
  if (!attendibilita) return null
  if (usate === 1)
    return deboli.length === 0 ? 'La sola cifra di legge usata è confermata.' : `La sola cifra di legge usata non è confermata: ${attendibilita}.`
  if (deboli.length === 0) return `Le ${usate} cifre di legge usate sono confermate.`
  return `Cifre di legge: ${attendibilita}. Su ${usate} usate ${deboli.length === 1 ? '1 non è confermata' : `${deboli.length} non sono confermate`}.`
}

/** On paper, at the end of a printed result: each figure of law that is not confirmed. */
export function WeakFigures() {
  const { used, unknown } = useUsedFigures()
  const deboli = used?.deboli ?? []
  if (!unknown && deboli.length === 0) return null
  const written = deboli.map(({ nome, testo, attendibilita }) => `${nome}, ${testo} (${attendibilita})`)
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 1.5, fontSize: '8pt', breakInside: 'avoid' } }}>
      <strong>Cifre di legge non confermate.</strong> {unknown ? 'Il loro elenco non è arrivato dal server' : written.join('; ')}.
    </Box>
  )
}
