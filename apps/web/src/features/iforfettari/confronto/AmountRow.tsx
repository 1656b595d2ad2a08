/** A row of figures: both sides, each with its explanation, and their difference by colour and sign. */
import { iforfettari, keysOf } from '@bilancia/contract'
import { Difference } from '../../simulator/results/Table.tsx'
import { nome, ResultValue, useResult } from '../results.ts'
import { type righeImposte, vociDifferenze } from '../voci.ts'
import { Cell, Row as Line, RowHead } from './parts.tsx'

type Props = {
  /** Label, if it differs from the one in the result. */
  readonly label?: string
  /** Path in the result, without the side. Its last part names the difference. */
  readonly path: `confronto.imposte.${keyof typeof righeImposte}` | 'confronto.speseAmministrative' | 'confronto.totaleComplessivo'
  readonly total?: 'single' | 'double'
}

export function AmountRow({ path, label = nome(path), total }: Props) {
  const comparable = useResult('confronto.regimeConveniente') !== null
  return (
    <Line total={total}>
      <RowHead>{label}</RowHead>
      {iforfettari.lati.map((lato) => (
        <Cell key={lato} lato={lato}>
          {lato === 'forfettario' && !comparable ? (
            '—'
          ) : (
            <ResultValue bare path={`${path}.${lato}`} label={`${label}, ${iforfettari.nomiLati[lato].colonna}`} />
          )}
        </Cell>
      ))}
      <Cell difference>
        <Difference name={`${label}, differenza`} path={`quadro.differenze.${rowOf(path)}`} />
      </Cell>
    </Line>
  )
}

type Row = keyof typeof vociDifferenze
const rowOf = (path: Props['path']): Row => keysOf(vociDifferenze).find((row) => path.endsWith(`.${row}`)) ?? 'totaleComplessivo'
