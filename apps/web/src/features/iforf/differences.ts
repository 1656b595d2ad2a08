/** What makes the difference between the two regimes: the rows of the comparison that differ most. */
import { iforfettari } from '@bilancia/contract'
import { getPath } from '../simulator/path.ts'

type Row = keyof typeof iforfettari.righeImposte

export type Difference = {
  readonly label: string
  /** The larger of the two sides: the one worth opening. */
  readonly path: string
  /** Ordinary less flat-rate: above zero the flat-rate regime saves. */
  readonly euro: number
}

const SHOWN = 3
const { totaleImposteContributi, ...rows } = iforfettari.righeImposte

/** At most three, the largest first. */
export function differences(result: object | null): readonly Difference[] {
  const found = [
    ...Object.entries(rows).map(([row, label]) => difference(result, `confronto.imposte.${row as Row}`, label)),
    difference(result, 'confronto.speseAmministrative', iforfettari.vociConfronto.speseAmministrative),
    { label: 'IVA indetraibile', path: 'confronto.vantaggioForfettarioConIva', euro: -nonDeductibleVat(result) },
  ]
  return found
    .filter(({ euro }) => Math.abs(euro) >= 1)
    .sort((a, b) => Math.abs(b.euro) - Math.abs(a.euro))
    .slice(0, SHOWN)
}

/** The VAT that the flat-rate side bears for good: what separates its two advantages. */
export const nonDeductibleVat = (result: object | null): number =>
  Number(getPath(result, 'confronto.vantaggioForfettario') ?? 0) - Number(getPath(result, 'confronto.vantaggioForfettarioConIva') ?? 0)

function difference(result: object | null, path: string, label: string): Difference {
  const forfettario = Number(getPath(result, `${path}.forfettario`) ?? 0)
  const normale = Number(getPath(result, `${path}.normale`) ?? 0)
  return { label, path: `${path}.${Math.abs(normale) > Math.abs(forfettario) ? 'normale' : 'forfettario'}`, euro: normale - forfettario }
}
