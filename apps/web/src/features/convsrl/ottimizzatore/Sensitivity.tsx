/** What the levy would be along the fee of one partner, the others as in the best mix: chart and table. */
import type { convsrl } from '@bilancia/contract'
import { format } from '@bilancia/contract'
import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { nomeSocio } from '../soci.ts'
import { AmountTable } from './AmountTable.tsx'
import type { Scenario } from './search.ts'

const Chart = later(async () => (await import('./SensitivityChart.tsx')).SensitivityChart)

const HEIGHT = 300

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario }

export function Sensitivity({ best, scenario }: Props) {
  const values = useSimulation((s) => s.values)
  const [chosen, setChosen] = useState(best.sensibilita[0]?.socio ?? 0)
  const shown = best.sensibilita.find(({ socio }) => socio === chosen) ?? best.sensibilita[0]
  if (!shown || shown.punti.length < 2) return null
  const name = nomeSocio(values, shown.socio)
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        Prelievo al variare di un compenso, gli altri come nella combinazione migliore
      </Typography>
      {best.sensibilita.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown.socio}
          onChange={(_, socio: number | null) => socio !== null && setChosen(socio)}
          aria-label="Socio"
          sx={{ my: 1 }}
        >
          {best.sensibilita.map(({ socio }) => (
            <ToggleButton key={socio} value={socio}>
              {nomeSocio(values, socio)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box sx={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart punti={shown.punti} best={best.compensi[shown.socio] ?? 0} name={name} height={HEIGHT} />
        </Suspense>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" sx={{ cursor: 'pointer' }}>
          Dati del grafico
        </Typography>
        <Points punti={shown.punti} name={name} scenario={scenario} />
      </Box>
    </>
  )
}

type PointsProps = { readonly punti: readonly convsrl.PuntoSensibilita[]; readonly name: string; readonly scenario: Scenario }

/** The chart for who cannot see it. */
function Points({ punti, name, scenario }: PointsProps) {
  return (
    <AmountTable label={`Prelievo al variare del compenso di ${name}`}>
      <thead>
        <tr>
          <th scope="col" data-names>
            Compenso
          </th>
          <th scope="col">Prelievo</th>
          {scenario === 4 && <th scope="col">Dividendi</th>}
          <th scope="col">Netto</th>
        </tr>
      </thead>
      <tbody>
        {punti.map(({ compenso, prelievo, dividendi, netto }) => (
          <tr key={compenso}>
            <th scope="row">{format.money(compenso)}</th>
            <td>{format.money(prelievo)}</td>
            {scenario === 4 && <td>{format.money(dividendi)}</td>}
            <td>{format.money(netto)}</td>
          </tr>
        ))}
      </tbody>
    </AmountTable>
  )
}
