/** The best mix against what is typed in its scenario: fees, dividends, levy, net, difference. */
import type { convsrl } from '@bilancia/contract'
import { format, roundToCent } from '@bilancia/contract'
import { Note } from '../../simulator/Note.tsx'
import { ExplainLink } from '../../simulator/Result.tsx'
import { useResult, useSimulation } from '../../simulator/store.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { AmountTable } from './AmountTable.tsx'
import type { Scenario } from './search.ts'

type Totals = { readonly dividendi: number; readonly totale: number; readonly netto: number; readonly utileNonDistribuito: number }
type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly old: boolean }
type Row = { readonly label: string; readonly path: string; readonly typed: number | undefined; readonly best: number; readonly grand?: true }

export function Comparison({ best, scenario, old }: Props) {
  const rows = useRows(best, scenario)
  const kept = useResult<Totals>(`riepilogo.scenario${scenario}.totali`)?.utileNonDistribuito ?? 0
  return (
    <>
      <AmountTable label={`La combinazione migliore accanto a quella inserita nella simulazione ${scenario}`}>
        <thead>
          <tr>
            <th scope="col">€</th>
            <th scope="col">Inserito</th>
            <th scope="col">Migliore</th>
            <th scope="col">Differenza</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, path, typed, best, grand }) => (
            <tr key={path} data-grand={grand}>
              <th scope="row">{label}</th>
              <td>{typed === undefined ? '—' : format.amount(typed)}</td>
              <td>
                {old ? (
                  format.amount(best)
                ) : (
                  <ExplainLink path={path} name={`${label}: ${format.money(best)}`}>
                    {format.amount(best)}
                  </ExplainLink>
                )}
              </td>
              <td>{typed === undefined ? '—' : signed(roundToCent(best - typed))}</td>
            </tr>
          ))}
        </tbody>
      </AmountTable>
      {scenario === 4 && kept > 0 && (
        <Note>
          Con quanto inserito restano in società {format.money(kept)}, che pagheranno il 26% quando saranno distribuiti: per un confronto alla pari guardare
          insieme prelievo e netto.
        </Note>
      )}
    </>
  )
}

function useRows(best: convsrl.Ottimo, scenario: Scenario): readonly Row[] {
  const values = useSimulation((s) => s.values)
  const totals = useResult<Totals>(`riepilogo.scenario${scenario}.totali`)
  const partners = useResult<readonly ({ readonly compensi: number } | null)[]>(`riepilogo.scenario${scenario}.soci`)
  const fees = posizioni
    .filter((i) => presente(values, i))
    .map((i): Row => {
      return { label: `Compenso di ${nomeSocio(values, i)}`, path: `ottimizzatore.compensi[${i}]`, typed: partners?.[i]?.compensi, best: best.compensi[i] }
    })
  const drawn = useResult<number>('traspSimulazioniSrl.scenario6.societa.utilePrelevato') ?? undefined
  const profit: Row =
    scenario === 4
      ? { label: 'Dividendi', path: 'ottimizzatore.dividendi', typed: totals?.dividendi, best: best.dividendi }
      : { label: 'Utile prelevato', path: 'ottimizzatore.utilePrelevato', typed: drawn, best: best.utilePrelevato }
  return [
    ...fees,
    profit,
    { label: 'Prelievo totale', path: 'ottimizzatore.prelievo', typed: totals?.totale, best: best.prelievo, grand: true },
    { label: 'Netto in mano ai soci', path: 'ottimizzatore.netto', typed: totals?.netto, best: best.netto, grand: true },
  ]
}

const signed = (amount: number) => (amount > 0 ? `+${format.amount(amount)}` : format.amount(amount))
