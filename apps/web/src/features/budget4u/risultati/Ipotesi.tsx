/** Only on paper: the choices behind the figures below. */
import { Typography } from '@mui/material'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { ipotesiOf } from './ipotesi.ts'

/** Define `paths` outside any component. */
export function Ipotesi({ paths }: { readonly paths: readonly string[] }) {
  const { rules } = useSimulationStore()
  const text = useSimulation(({ values }) => ipotesiOf(rules, values, paths))
  return (
    <Typography variant="caption" component="p" sx={{ display: 'none', mb: 1, '@media print': { display: 'block' } }}>
      {text}
    </Typography>
  )
}
