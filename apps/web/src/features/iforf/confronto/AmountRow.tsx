/** A row of figures: both sides, each opening its explanation, and what separates them in colour and sign. */
import { format, iforfettari } from '@bilancia/contract'
import { Box } from '@mui/material'
import { keysOf } from '../../simulator/results.ts'
import { ExplainLink, ResultValue, useResult } from '../results.ts'
import { type righeImposte, vociDifferenze } from '../voci.ts'
import { Cell, Row as Line, RowHead } from './parts.tsx'

type Props = {
  readonly label: string
  /** Of the result, without the side; its last part names the difference. */
  readonly path: `confronto.imposte.${keyof typeof righeImposte}` | 'confronto.speseAmministrative' | 'confronto.totaleComplessivo'
  readonly total?: 'single' | 'double'
}

export function AmountRow({ label, path, total }: Props) {
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
        <Difference label={label} path={`quadro.differenze.${rowOf(path)}`} />
      </Cell>
    </Line>
  )
}

type Row = keyof typeof vociDifferenze
const rowOf = (path: Props['path']): Row => keysOf(vociDifferenze).find((row) => path.endsWith(`.${row}`)) ?? 'totaleComplessivo'

function Difference({ label, path }: { readonly label: string; readonly path: `quadro.differenze.${Row}` }) {
  const euro = useResult(path)
  if (euro === null) return '—'
  const text = format.difference(euro)
  return (
    <ExplainLink path={path} name={`${label}, differenza ${text} €`}>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: euro > 0 ? 'accent.main' : euro < 0 ? 'warning.main' : 'text.secondary' }}>
        {text}
      </Box>
    </ExplainLink>
  )
}
