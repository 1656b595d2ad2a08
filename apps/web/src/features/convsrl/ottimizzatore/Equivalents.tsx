/** Mixes that cost within ten euro of the best: fewer fees to change, or more contributions for the pension. */
import type { convsrl } from '@bilancia/contract'
import { format, roundToCent } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { useSimulation } from '../../simulator/store.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { AmountTable } from './AmountTable.tsx'
import type { Scenario } from './search.ts'
import { UseButton } from './UseButton.tsx'

type Props = { readonly mixes: readonly convsrl.Combinazione[]; readonly best: convsrl.Combinazione; readonly scenario: Scenario }

export function Equivalents({ mixes, best, scenario }: Props) {
  const values = useSimulation((s) => s.values)
  const partners = posizioni.filter((i) => presente(values, i))
  if (mixes.length === 0) return null
  const title = 'Quasi uguali, entro 10,00 €'
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <AmountTable label={title}>
        <thead>
          <tr>
            {partners.map((i) => (
              <th key={i} scope="col">
                Compenso di {nomeSocio(values, i)}
              </th>
            ))}
            {scenario === 4 && <th scope="col">Dividendi</th>}
            <th scope="col">Prelievo in più</th>
            <th scope="col">Netto</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {mixes.map((mix) => (
            <tr key={mix.compensi.join()}>
              {partners.map((i) => (
                <td key={i}>{format.money(mix.compensi[i])}</td>
              ))}
              {scenario === 4 && <td>{format.money(mix.dividendi)}</td>}
              <td>{format.money(roundToCent(mix.prelievo - best.prelievo))}</td>
              <td>{format.money(mix.netto)}</td>
              <td>
                <UseButton mix={mix} scenario={scenario} small>
                  Usa
                </UseButton>
              </td>
            </tr>
          ))}
        </tbody>
      </AmountTable>
    </>
  )
}
