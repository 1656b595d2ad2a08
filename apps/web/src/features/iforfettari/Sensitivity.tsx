/** The verdict of a provisional year with indexed amounts of INPS, and with the extended limit of employment income. */
import { format, iforfettari } from '@bilancia/contract'
import { Sensitivity as Table } from '../simulator/page/Sensitivity.tsx'
import { useResult } from './results.ts'

const words: Readonly<Record<iforfettari.Verdetto, string>> = {
  FORFETTARIO: iforfettari.nomiLati.forfettario.colonna,
  NORMALE: iforfettari.nomiLati.normale.colonna,
  INDIFFERENTE: 'Indifferente',
  NON_AMMESSO: 'Non ammesso',
}
const word = (verdict: iforfettari.Verdetto | null) => (verdict ? words[verdict] : '—')

/** Renders nothing in a final year. */
export function Sensitivity() {
  const found = useResult('sensibilita')
  if (!found) return null
  const rows = [
    ...found.indicizzazione.map(({ percento, regimeConveniente, vantaggio }) => ({
      name: `INPS +${format.percent(percento)}`,
      outcome: word(regimeConveniente),
      ...(vantaggio !== null && { amount: format.amount(vantaggio) }),
    })),
    ...found.limiteDipendente.map(({ limite, regimeConveniente }) => ({
      name: `Limite dipendenti ${format.shortAmount(limite)}`,
      outcome: word(regimeConveniente),
    })),
  ]
  return <Table rows={rows} stable={found.stabile} amount="Vantaggio, €" />
}
