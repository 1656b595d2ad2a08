/** The comparison as one table: taxes and contributions, other features, paperwork with its costs, totals. On a phone each row stacks. */
import { iforfettari, keysOf } from '@bilancia/contract'
import { AnyField } from '../../simulator/Field.tsx'
import { getPath } from '../../simulator/path.ts'
import { FoldControl, useFold } from '../../simulator/results/fold.tsx'
import { Difference } from '../../simulator/results/Table.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { nome, ResultValue, righeImposte, useResult, vociDifferenze } from '../results.ts'
import { Cell, Group, Head, Row as Line, Row, RowHead, Table, WholeRow } from './parts.tsx'
import { TickCell } from './TickCell.tsx'

const { lati, righeCaratteristiche, righeAdempimenti } = iforfettari

type TaxRow = keyof typeof righeImposte
type Paperwork = keyof typeof righeAdempimenti

const addends = keysOf(righeImposte).filter((row) => row !== 'totaleImposteContributi')
const at = (row: TaxRow) => `confronto.imposte.${row}` as const
const foldable = addends.map((row) => ({ at: lati.map((lato) => `${at(row)}.${lato}`) }))

export function ComparisonTable() {
  const fold = useFold(foldable)
  const shown = addends.filter((row) => !fold.hides(`${at(row)}.${lati[0]}`))
  return (
    <Table>
      <Head />
      <Group title="Imposte">
        {shown.map((row) => (
          <AmountRow key={row} path={at(row)} />
        ))}
        <AmountRow path="confronto.imposte.totaleImposteContributi" total="single" />
        <WholeRow>
          <FoldControl {...fold} />
        </WholeRow>
      </Group>
      <Group title="Altre caratteristiche">
        {keysOf(righeCaratteristiche).map((row) => (
          <Row key={row}>
            <RowHead>{righeCaratteristiche[row]}</RowHead>
            {lati.map((lato) => (
              <Cell key={lato} lato={lato}>
                <TickCell path={`confronto.altreCaratteristiche.${row}.${lato}`} applied={`confronto.altreCaratteristicheApplicate.${row}.${lato}`} />
              </Cell>
            ))}
            <Cell />
          </Row>
        ))}
      </Group>
      <Group
        title="Adempimenti e relative spese amministrative"
        note="Costo annuo di ogni adempimento spuntato. Un costo inserito anche tra i costi del regime normale (righi 90-92) conta due volte."
      >
        {keysOf(righeAdempimenti).map((row) => (
          <PaperworkLine key={row} row={row} />
        ))}
        <StampLine />
        <AmountRow label="Spese amministrative" path="confronto.speseAmministrative" total="single" />
        <AmountRow label="Totale complessivo" path="confronto.totaleComplessivo" total="double" />
      </Group>
    </Table>
  )
}

function PaperworkLine({ row }: { readonly row: Paperwork }) {
  const label = righeAdempimenti[row]
  const free = row.startsWith('voceLibera')
  const named = useSimulation(({ values }) => Boolean(getPath(values, `confronto.adempimenti.${row}.etichetta`)))
  return (
    <Row unused={free && !named}>
      <RowHead>{free ? <AnyField path={`confronto.adempimenti.${row}.etichetta`} label={label} /> : label}</RowHead>
      {lati.map((lato) => (
        <Cell key={lato} lato={lato} wide>
          <TickCell path={`confronto.adempimenti.${row}.${lato}.attivo`} applied={`confronto.adempimentiApplicati.${row}.${lato}`} />
          <AnyField path={`confronto.adempimenti.${row}.${lato}.costo`} label={`${label}: costo annuo, ${iforfettari.nomiLati[lato].colonna.toLowerCase()}`} />
        </Cell>
      ))}
      <Cell />
    </Row>
  )
}

/** Stamp duty on invoices is part of the flat-rate costs. Its field is below. */
function StampLine() {
  const borne = useSimulation(({ values }) => getPath(values, 'confronto.bollo.attivo') === true)
  const invoices = useSimulation(({ values }) => getPath(values, 'confronto.bollo.numeroFatture'))
  if (!borne) return null
  return (
    <Row>
      <RowHead>Imposta di bollo</RowHead>
      <Cell lato="forfettario">compresa, {String(invoices ?? 0)} fatture</Cell>
      <Cell lato="normale">—</Cell>
      <Cell />
    </Row>
  )
}

type Props = {
  /** Label, if it differs from the one in the result. */
  readonly label?: string
  /** Path in the result, without the side. Its last part names the difference. */
  readonly path: `confronto.imposte.${keyof typeof righeImposte}` | 'confronto.speseAmministrative' | 'confronto.totaleComplessivo'
  readonly total?: 'single' | 'double'
}

/** A row of figures: both sides, each with its explanation, and their difference by colour and sign. */
function AmountRow({ path, label = nome(path), total }: Props) {
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

type DifferenceRow = keyof typeof vociDifferenze
const rowOf = (path: Props['path']): DifferenceRow => keysOf(vociDifferenze).find((row) => path.endsWith(`.${row}`)) ?? 'totaleComplessivo'
