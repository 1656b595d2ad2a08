/** Which regime wins where, in words: the break-even points as ranges of whole euro. */
import { format, type iforfettari } from '@bilancia/contract'

type Lato = iforfettari.Lato

export type PuntoCurva = { readonly ricavi: number; readonly forfettario: number; readonly normale: number }
/** Crossings over one quantity: whole euro in order, the one nearest to what is typed, who always wins where there is none. */
export type Incroci = { readonly radici: readonly number[]; readonly vicina: number | null; readonly sempre: 'FORFETTARIO' | 'NORMALE' | null }
export type Pareggio = {
  readonly ricaviCostiFissi: Incroci
  readonly ricaviCostiProporzionali: Incroci
  readonly costi: Incroci & { readonly percentualeRicavi: number | null }
}

/** A range where one regime wins; `a` is null where it has no end. */
export type Fascia = { readonly da: number; readonly a: number | null; readonly lato: Lato }

/** The ranges between the crossings. `here` is a value and who wins there: the winner changes at every crossing. */
export function fasce({ radici, sempre }: Incroci, here: { readonly valore: number; readonly lato: Lato }): readonly Fascia[] {
  if (radici.length === 0) return [{ da: 0, a: null, lato: sempre === null ? here.lato : sempre === 'FORFETTARIO' ? 'forfettario' : 'normale' }]
  const passed = radici.filter((root) => root <= here.valore).length
  return [0, ...radici].map((da, at) => ({
    da,
    a: radici[at] === undefined ? null : radici[at] - 1,
    lato: (at - passed) % 2 === 0 ? here.lato : altro(here.lato),
  }))
}

const altro = (lato: Lato): Lato => (lato === 'forfettario' ? 'normale' : 'forfettario')

/** 'fino a 20.110,00 €', 'da 20.111,00 € a 29.159,00 €', 'da 29.160,00 €'. */
export function tratto({ da, a }: Fascia): string {
  if (da === 0) return a === null ? 'a ogni importo' : `fino a ${format.money(a)}`
  return a === null ? `da ${format.money(da)}` : `da ${format.money(da)} a ${format.money(a)}`
}

/** Who wins at each revenue, read on the curve in the middle of the widest range. */
export function revenueRanges(incroci: Incroci, punti: readonly PuntoCurva[]): readonly Fascia[] {
  const ends = [0, ...incroci.radici, punti.at(-1)?.ricavi ?? 0]
  const ranges = ends.slice(1).map((to, at) => ({ width: to - (ends[at] ?? 0), valore: (to + (ends[at] ?? 0)) / 2 }))
  const { valore } = ranges.reduce((widest, next) => (next.width > widest.width ? next : widest))
  return fasce(incroci, { valore, lato: vincitoreA(valore, punti) })
}

/** Who costs less at a revenue: the sign at the nearest sample. */
function vincitoreA(ricavi: number, punti: readonly PuntoCurva[]): Lato {
  const nearest = punti.reduce((best, p) => (Math.abs(p.ricavi - ricavi) < Math.abs(best.ricavi - ricavi) ? p : best))
  return nearest.normale >= nearest.forfettario ? 'forfettario' : 'normale'
}
