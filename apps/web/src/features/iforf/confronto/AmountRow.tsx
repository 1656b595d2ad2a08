/** A row of figures: both sides, each opening its explanation, and what separates them in colour and sign. */
import { format, iforfettari } from '@bilancia/contract'
import { Box } from '@mui/material'
import { ExplainLink, ResultValue } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'
import { Cell, Row, RowHead } from './parts.tsx'

type Props = {
  readonly label: string
  /** Of the result, without the side; its last part names the difference. */
  readonly path: string
  readonly total?: 'single' | 'double'
}

export function AmountRow({ label, path, total }: Props) {
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
      <Cell difference>
        <Difference label={label} path={`quadro.differenze.${path.split('.').at(-1)}`} />
      </Cell>
    </Row>
  )
}

function Difference({ label, path }: { readonly label: string; readonly path: string }) {
  const euro = useResult<number>(path)
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
