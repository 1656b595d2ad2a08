/** Mixes that cost within ten euro of the best: fewer fees to change, or more contributions for the pension. */
import type { convsrl } from '@bilancia/contract'
import { format, roundToCent } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import type { Scenario } from './search.ts'
import { UseButton } from './UseButton.tsx'

type Props = { readonly mixes: readonly convsrl.Combinazione[]; readonly best: convsrl.Combinazione; readonly scenario: Scenario }

export function Equivalents({ mixes, best, scenario }: Props) {
  const values = useSimulation((s) => s.values)
  const partners = posizioni.filter((i) => presente(values, i))
  if (mixes.length === 0) return null
  const dividends = scenario === 4 ? ['Dividendi'] : []
  const rowOf = (mix: convsrl.Combinazione) => ({
    key: mix.compensi.join(),
    cells: [
      ...partners.map((i) => format.money(mix.compensi[i])),
      ...dividends.map(() => format.money(mix.dividendi)),
      format.money(roundToCent(mix.prelievo - best.prelievo)),
      format.money(mix.netto),
      <UseButton key="usa" mix={mix} scenario={scenario} small>
        Usa
      </UseButton>,
    ],
  })
  const title = 'Quasi uguali, entro 10,00 €'
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <AmountTable
        label={title}
        columns={[...partners.map((i) => `Compenso di ${nomeSocio(values, i)}`), ...dividends, 'Prelievo in più', 'Netto', '']}
        rows={mixes.map(rowOf)}
      />
    </>
  )
}
