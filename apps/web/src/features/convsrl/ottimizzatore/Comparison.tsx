/**
 * The best mix compared with the typed fees of its scenario: fees, profit given to the partners, levy, net, difference. An old mix stands alone, because
 * the typed one is of other data.
 */
import { type convsrl, format, type ResultPath, roundToCent } from '@bilancia/contract'
import { Note } from '../../../design/Note.tsx'
import type { Values } from '../../simulator/path.ts'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { ExplainLink, type Risultato } from '../results.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import type { Scenario } from './search.ts'
import { asTyped, useTyped } from './useTyped.ts'

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly company: Values; readonly old: boolean }
type Row = { readonly label: string; readonly path: ResultPath<Risultato>; readonly typed: number | undefined; readonly best: number; readonly grand?: true }

export function Comparison({ best, scenario, company, old }: Props) {
  const rows = useRows(best, scenario, company)
  const unlike = useSimulation(({ values }) => asTyped(values))
  return (
    <>
      <AmountTable
        label={`La combinazione migliore accanto ai compensi inseriti nella simulazione ${scenario}`}
        columns={old ? ['€', 'Migliore'] : ['€', unlike ? 'Inserito' : 'Compensi inseriti, tutto distribuito', 'Migliore', 'Differenza']}
        rows={rows.map(({ label, path, typed, best, grand }) => ({
          key: path,
          total: grand === true,
          cells: old
            ? [label, format.amount(best)]
            : [
                label,
                typed === undefined ? '—' : format.amount(typed),
                explained(path, label, best),
                typed === undefined ? '—' : format.difference(roundToCent(best - typed)),
              ],
        }))}
      />
      {!old && !unlike && (
        <Note>
          Si confrontano i compensi inseriti con i migliori: in tutti e due i casi è distribuito tutto l'utile distribuibile, qualunque importo sia stato
          inserito.
        </Note>
      )}
    </>
  )
}

function useRows(best: convsrl.Ottimo, scenario: Scenario, company: Values): readonly Row[] {
  const typed = useTyped(scenario) ?? undefined
  const profit =
    scenario === 4
      ? ({ label: 'Dividendi', path: 'ottimizzatore.dividendi', best: best.dividendi } as const)
      : ({ label: 'Utile prelevato', path: 'ottimizzatore.utilePrelevato', best: best.utilePrelevato } as const)
  return [
    ...posizioni
      .filter((i) => presente(company, i))
      .map(
        (i): Row => ({
          label: `Compenso di ${nomeSocio(company, i)}`,
          path: `ottimizzatore.compensi[${i}]`,
          typed: typed?.compensi[i],
          best: best.compensi[i],
        }),
      ),
    { ...profit, typed: typed?.utile },
    { label: 'Prelievo fiscale e contributivo', path: 'ottimizzatore.prelievo', typed: typed?.prelievo, best: best.prelievo, grand: true },
    { label: 'Netto in mano ai soci', path: 'ottimizzatore.netto', typed: typed?.netto, best: best.netto, grand: true },
  ]
}

const explained = (path: Row['path'], label: string, euro: number) => (
  <ExplainLink path={path} name={`${label}: ${format.money(euro)}`}>
    {format.amount(euro)}
  </ExplainLink>
)
