/** Ordinary and flat-rate line by line, the difference in sign and words. */
import { format, roundToCent } from '@bilancia/contract'
import { FigureTable } from '../../simulator/figures.tsx'
import { ExplainAny } from '../../simulator/Result.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue, valueIn } from '../results.ts'
import { vociPiano, vociRisultati } from '../voci.ts'
import { type Confronto, FORFETARIO } from './forfetario.ts'

/** The same paths in both results. */
const righe = [
  { path: 'pianoTriennale[0].ricavi', nome: vociPiano.ricavi },
  { path: 'pianoTriennale[0].redditoFiscale', nome: vociPiano.redditoFiscale },
  { path: 'risultati.totaleImposte', nome: vociRisultati.totaleImposte },
  { path: 'risultati.contributi', nome: vociRisultati.contributi },
  { path: 'risultati.redditoDisponibile', nome: vociRisultati.redditoDisponibile },
] as const
const LAST = righe.at(-1)

export function ConfrontoTable({ confronto: { risultato } }: { readonly confronto: Confronto }) {
  const result = useSimulation((s) => s.result)
  return (
    <FigureTable label="Regime normale e forfetario">
      <thead>
        <tr>
          <th scope="col">€</th>
          <th scope="col">Normale</th>
          <th scope="col">Forfetario</th>
          <th scope="col">Differenza</th>
        </tr>
      </thead>
      <tbody>
        {righe.map((riga) => {
          const { path, nome } = riga
          const flat = valueIn(risultato, path) ?? 0
          const gap = roundToCent(flat - (valueIn(result, path) ?? 0))
          return (
            <tr key={path} data-total={riga === LAST ? '' : undefined}>
              <th scope="row">{nome}</th>
              <td>
                <ResultValue bare path={path} label={`${nome}, regime normale`} />
              </td>
              <td>
                <ExplainAny path={FORFETARIO + path} name={`${nome}, forfetario ${format.money(flat)}`}>
                  {format.amount(flat)}
                </ExplainAny>
              </td>
              <td>{gap > 0 ? `+${format.amount(gap)}` : format.amount(gap)}</td>
            </tr>
          )
        })}
      </tbody>
    </FigureTable>
  )
}
