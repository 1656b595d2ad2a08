/**
 * A calculation saved under an earlier version of the law. It opens as saved and is calculated again only on request, with
 * a table of the changes.
 */
import { format } from '@bilancia/contract'
import { Alert, Box, Button } from '@mui/material'
import { valueIn } from '../common-values.ts'
import { FigureTable } from '../figures.tsx'
import type { Values } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { differencesOf, nameIn } from './outdated.ts'

/** Renders nothing for a calculation saved under the current law. */
export function Outdated() {
  const before = useSimulation(({ outdated }) => outdated)
  const after = useSimulation(({ result }) => result)
  const calculate = useSimulation((simulation) => simulation.calculate)
  const close = useSimulation(({ keepUpdated }) => keepUpdated)
  if (!before) return null
  const again = after !== before
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      Questa elaborazione è stata salvata con i dati provvisori al {dayOf(before)}
      {again ? ': ecco che cosa cambia con quelli di oggi.' : '. Le cifre sono quelle salvate: si possono ricalcolare con i dati di oggi.'}
      {again && after && <Differences before={before} after={after} />}
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={again ? close : calculate}>
          {again ? 'Chiudi' : 'Ricalcola'}
        </Button>
      </Box>
    </Alert>
  )
}

const dayOf = (result: Values) => format.day(String(valueIn(result, 'provvisorioAl')))

function Differences({ before, after }: { readonly before: Values; readonly after: Values }) {
  const { simulator } = useSimulationStore()
  const rows = differencesOf(before, after)
  if (rows.length === 0) return <p>Nessuna cifra cambia.</p>
  return (
    <FigureTable label="Differenze con i dati di oggi">
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Salvata</th>
          <th scope="col">Oggi</th>
          <th scope="col">Differenza</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, was, is }) => (
          <tr key={path}>
            <th scope="row">{nameIn(simulator, path)}</th>
            <td>{written(was)}</td>
            <td>{written(is)}</td>
            <td>{typeof was === 'number' && typeof is === 'number' ? format.amount(is - was) : ''}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

const written = (value: unknown): string => (typeof value === 'number' ? format.amount(value) : value === null || value === undefined ? '—' : String(value))
