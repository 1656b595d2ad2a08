/** The scenario with the lowest levy in a provisional year, with indexed amounts of INPS. */
import { convsrl, format } from '@bilancia/contract'
import { Sensitivity as Table } from '../../simulator/page/Sensitivity.tsx'
import { useResult } from '../results.ts'

/** Renders nothing in a final year. */
export function Sensitivity() {
  const found = useResult('sensibilita')
  if (!found) return null
  const rows = found.indicizzazione.map(({ percento, scenarioConveniente, prelievo }) => ({
    name: `INPS +${format.percent(percento)}`,
    outcome: scenarioConveniente ? convsrl.nomiScenari[scenarioConveniente] : '—',
    ...(prelievo !== null && { amount: format.amount(prelievo) }),
  }))
  return <Table rows={rows} stable={found.stabile} amount="Prelievo, €" />
}
