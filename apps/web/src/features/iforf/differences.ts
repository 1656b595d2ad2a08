/** What makes the difference between the two regimes: the rows of the comparison that differ most. */
import { iforfettari } from '@bilancia/contract'
import { getPath } from '../simulator/path.ts'

export type Difference = {
  readonly label: string
  readonly path: string
  /** Ordinary less flat-rate: above zero the flat-rate regime saves. */
  readonly euro: number
}

const SHOWN = 3
const { totaleImposteContributi, totaleComplessivo, ...rows } = iforfettari.vociDifferenze

/** At most three, the largest first. */
export function differences(result: object | null): readonly Difference[] {
  return Object.entries(rows)
    .map(([row, label]) => ({ label, path: `quadro.differenze.${row}`, euro: Number(getPath(result, `quadro.differenze.${row}`) ?? 0) }))
    .filter(({ euro }) => Math.abs(euro) >= 1)
    .sort((a, b) => Math.abs(b.euro) - Math.abs(a.euro))
    .slice(0, SHOWN)
}
