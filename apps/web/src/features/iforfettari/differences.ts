/** The rows of the comparison with the largest differences between the two regimes. */
import { keysOf } from '@bilancia/contract'
import type { Values } from '../simulator/path.ts'
import { valueIn } from './results.ts'
import { vociDifferenze } from './voci.ts'

export type Difference = {
  readonly label: string
  readonly path: `quadro.differenze.${Row}`
  /** Ordinary minus flat-rate: positive if the flat-rate regime saves money. */
  readonly euro: number
}

const SHOWN = 3
const sums = ['totaleImposteContributi', 'totaleComplessivo'] as const
type Row = Exclude<keyof typeof vociDifferenze, (typeof sums)[number]>
const rows = keysOf(vociDifferenze).filter((row): row is Row => !sums.some((sum) => sum === row))

/** At most three, the largest first. */
export function differences(result: Values | null): readonly Difference[] {
  return rows
    .map((row) => ({ label: vociDifferenze[row], path: `quadro.differenze.${row}` as const, euro: valueIn(result, `quadro.differenze.${row}`) ?? 0 }))
    .filter(({ euro }) => Math.abs(euro) >= 1)
    .sort((a, b) => Math.abs(b.euro) - Math.abs(a.euro))
    .slice(0, SHOWN)
}
