/** A row of figures: both sides, each opening its explanation, and what separates them in colour and sign. */
import { format, iforfettari } from '@bilancia/contract'
import { Box } from '@mui/material'
import { ExplainLink, ResultValue } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'
import { Cell, Row, RowHead } from './parts.tsx'

type Props = {
  readonly label: string
  /** Of the result, without the side. */
  readonly path: string
  /** The path that explains the difference, where a rule computes it. */
  readonly difference?: string
  readonly total?: 'single' | 'double'
}

export function AmountRow({ label, path, difference, total }: Props) {
  const comparable = useResult<string>('confronto.regimeConveniente') !== null
  return (
    <Row total={total}>
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
      <Cell difference>{comparable ? <Difference label={label} path={path} explained={difference} /> : '—'}</Cell>
    </Row>
  )
}

function Difference({ label, path, explained }: { readonly label: string; readonly path: string; readonly explained: string | undefined }) {
  const forfettario = useResult<number>(`${path}.forfettario`) ?? 0
  const normale = useResult<number>(`${path}.normale`) ?? 0
  const euro = Math.round((normale - forfettario) * 100) / 100 || 0
  const text = (euro > 0 ? '+' : '') + format.amount(euro)
  const figure = (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: euro > 0 ? 'accent.main' : euro < 0 ? 'warning.main' : 'text.secondary' }}>
      {text}
    </Box>
  )
  if (!explained) return figure
  return (
    <ExplainLink path={explained} name={`${label}, differenza ${text} €`}>
      {figure}
    </ExplainLink>
  )
}
