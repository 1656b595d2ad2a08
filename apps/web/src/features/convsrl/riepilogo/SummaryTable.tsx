/** Company, partners and totals by column. */
import { convsrl } from '@bilancia/contract'
import { WideTable } from '../../simulator/results/WideTable.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { Table, useResult, valueIn } from '../results.ts'
import { vociTotali } from '../voci.ts'
import { columnsOf, rowsOf } from './columns.ts'

type Props = { readonly scenario: convsrl.Scenario; readonly title: string }

export function SummaryTable({ scenario, title }: Props) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const irap = useSimulation(({ values }) => getPath(values, 'datiSimulazioniSrl.irap.modalita') === 'CALCOLATA')
  // The same columns in all six tables, so that they can be compared.
  const somme = useSimulation(({ result }) => convsrl.scenari.some((s) => (valueIn(result, `riepilogo.${s}.totali.sommeIntegrative`) ?? 0) !== 0))
  const columns = columnsOf({ irap, somme })
  const irapLabel = useIrapLabel(vociTotali.irap)
  return (
    <Table
      label={title}
      frame={WideTable}
      lines="columns"
      of={title}
      columns={columns.map((column) => (column === 'irap' ? irapLabel : vociTotali[column]))}
      rows={rowsOf(scenario, partners).map(({ label, path, at, total }) => ({ key: path, name: label, cells: columns.map(at), total }))}
    />
  )
}
