/** The comparison as one table: taxes and contributions, other features, paperwork with its costs, totals. On a phone each row stacks. */
import { iforfettari } from '@bilancia/contract'
import { AnyField } from '../../simulator/Field.tsx'
import { keysOf } from '../../simulator/results.ts'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useResult, valueIn } from '../results.ts'
import { righeImposte } from '../voci.ts'
import { AmountRow } from './AmountRow.tsx'
import { Cell, Group, Head, Row, RowHead, Table } from './parts.tsx'
import { TickCell } from './TickCell.tsx'

const { lati, righeCaratteristiche, righeAdempimenti } = iforfettari

type TaxRow = keyof typeof righeImposte
type Paperwork = keyof typeof righeAdempimenti

const addends = keysOf(righeImposte).filter((row) => row !== 'totaleImposteContributi')
/** Rows that are there only when they hold something, or somebody. */
const onlyWithAmount: readonly TaxRow[] = ['flatTaxIncrementale', 'sommeIntegrative']
const onlyWithCollaborators: readonly TaxRow[] = ['irpefAddizionaliCollaboratori', 'contributiCollaboratori']

export function ComparisonTable() {
  return (
    <Table>
      <Head />
      <Group title="Imposte">
        {addends.map((row) => (
          <TaxLine key={row} row={row} />
        ))}
        <AmountRow label={righeImposte.totaleImposteContributi} path="confronto.imposte.totaleImposteContributi" total="single" />
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

function TaxLine({ row }: { readonly row: TaxRow }) {
  const path = `confronto.imposte.${row}` as const
  const empty = useSimulation(({ result }) => lati.every((lato) => !valueIn(result, `${path}.${lato}`)))
  const alone = useResult('irpefCollaboratore1') === null
  if (empty && onlyWithAmount.includes(row)) return null
  if (alone && onlyWithCollaborators.includes(row)) return null
  return <AmountRow label={righeImposte[row]} path={path} />
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

/** Stamp duty on invoices is part of the flat-rate side's costs; it is asked for below. */
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
