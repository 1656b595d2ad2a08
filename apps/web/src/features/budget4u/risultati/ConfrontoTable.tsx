/** Ordinary and flat-rate regime line by line, with the difference by sign and in words. */
import { format, roundToCent } from '@bilancia/contract'
import { ExplainAny } from '../../simulator/results/Result.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { nome, Table, valueIn } from '../results.ts'
import { FORFETARIO } from './explained.ts'
import type { Confronto } from './forfetario.ts'

/** The same paths in both results. */
const righe = [
  'pianoTriennale[0].ricavi',
  'pianoTriennale[0].redditoFiscale',
  'risultati.totaleImposte',
  'risultati.contributi',
  'risultati.redditoDisponibile',
] as const
const LAST = righe.at(-1)

export function ConfrontoTable({ confronto: { risultato } }: { readonly confronto: Confronto }) {
  const result = useSimulation((s) => s.result)
  const rowOf = (path: (typeof righe)[number]) => {
    const flat = valueIn(risultato, path) ?? 0
    const gap = roundToCent(flat - (valueIn(result, path) ?? 0))
    const second = (
      <ExplainAny path={FORFETARIO + path} name={`${nome(path)}, forfetario ${format.money(flat)}`}>
        {format.amount(flat)}
      </ExplainAny>
    )
    const difference = gap > 0 ? `+${format.amount(gap)}` : format.amount(gap)
    return { name: nome(path), total: path === LAST, keep: flat !== 0, cells: [path, { shows: second }, { shows: difference }] }
  }
  return (
    <Table
      label="Regime normale e forfetario"
      lines="rows"
      columns={[{ name: 'regime normale', head: 'Normale' }, 'Forfetario', 'Differenza']}
      rows={righe.map(rowOf)}
    />
  )
}
