/** The levy by the fee of one partner, with the other fees of the best mix: chart and table. */
import type { convsrl } from '@bilancia/contract'
import { format } from '@bilancia/contract'
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import type { Values } from '../../simulator/path.ts'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { Curve } from '../../simulator/results/Curve.tsx'
import { nomeSocio } from '../soci.ts'
import type { Scenario } from './search.ts'

const HEIGHT = 300

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly company: Values }

export function Sensitivity({ best, scenario, company }: Props) {
  const { palette } = useTheme()
  const [chosen, setChosen] = useState(best.sensibilita[0]?.socio ?? 0)
  const shown = best.sensibilita.find(({ socio }) => socio === chosen) ?? best.sensibilita[0]
  if (!shown || shown.punti.length < 2) return null
  const { punti } = shown
  const name = nomeSocio(company, shown.socio)
  const mine = best.compensi[shown.socio] ?? 0
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
              {nomeSocio(company, socio)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Curve
        along={`Compenso di ${name}`}
        at={punti.map(({ compenso }) => compenso)}
        lines={[{ id: 'prelievo', label: 'Prelievo', color: palette.primary.main, data: punti.map(({ prelievo }) => prelievo) }]}
        marks={[{ x: mine, name: `migliore ${format.wholeAmount(mine)} €` }]}
        height={HEIGHT}
      >
        <AmountTable
          label={`Prelievo al variare del compenso di ${name}`}
          columns={['Compenso', 'Prelievo', ...(scenario === 4 ? ['Dividendi'] : []), 'Netto']}
          rows={punti.map(({ compenso, prelievo, dividendi, netto }) => ({
            key: compenso,
            cells: [compenso, prelievo, ...(scenario === 4 ? [dividendi] : []), netto].map(format.money),
          }))}
        />
      </Curve>
    </>
  )
}
