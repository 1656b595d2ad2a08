/** Which regime is better in which range, in words: the break-even points as ranges of whole euro. */
import { format, type iforfettari } from '@bilancia/contract'

type Lato = iforfettari.Lato

export type PuntoCurva = { readonly ricavi: number; readonly forfettario: number; readonly normale: number }
/**
 * Crossings over one quantity: whole euro in order, the one nearest to the typed value, and the regime that is always
 * better if there is none.
 */
export type Incroci = { readonly radici: readonly number[]; readonly vicina: number | null; readonly sempre: 'FORFETTARIO' | 'NORMALE' | null }
export type Pareggio = {
  readonly ricaviCostiFissi: Incroci
  readonly ricaviCostiProporzionali: Incroci
  readonly costi: Incroci & { readonly percentualeRicavi: number | null }
}

/** A range in which one regime is better, or neither; `a` is null without an upper end. */
export type Fascia = { readonly da: number; readonly a: number | null; readonly lato: Lato | 'pari' }

/** The search samples at this distance in euro. A sample where both regimes cost the same counts as a crossing. */
const PASSO = 500

/** The crossings one by one. Consecutive crossings at every step are grouped: neither regime is better there. */
function gruppi(radici: readonly number[]): readonly { readonly da: number; readonly a: number }[] {
  const next = (before: number | undefined, root: number) => before !== undefined && before % PASSO === 0 && root - before === PASSO
  const starts = radici.filter((root, at) => !next(radici[at - 1], root))
  return starts.map((da, at) => ({ da, a: radici[radici.indexOf(starts[at + 1] ?? Number.NaN) - 1] ?? radici.at(-1) ?? da }))
}

/** The same over revenue. A crossing at zero alone is no change: no revenue is lower. */
export const cambi = (radici: readonly number[]) => gruppi(radici).filter(({ a }) => a > 0)

type Tratto = { readonly da: number; readonly a: number | null; readonly pari: boolean }

/** The ranges between the crossings. After a crossing of one euro the next range starts. */
function tratti(radici: readonly number[]): readonly Tratto[] {
  const found: Tratto[] = []
  let from = 0
  for (const { da, a } of gruppi(radici)) {
    if (da > from) found.push({ da: from, a: da - 1, pari: false })
    if (a > da) found.push({ da, a, pari: true })
    from = a > da ? a + 1 : da
  }
  return [...found, { da: from, a: null, pari: false }]
}

const contains = ({ da, a }: Pick<Tratto, 'da' | 'a'>, value: number) => da <= value && (a === null || value <= a)

/** The ranges between the crossings. `here`: a value and the better regime there. The better regime changes at every crossing. */
export function fasce({ radici, sempre }: Incroci, here: { readonly valore: number; readonly lato: Lato }): readonly Fascia[] {
  if (radici.length === 0 && sempre !== null) return [{ da: 0, a: null, lato: sempre === 'FORFETTARIO' ? 'forfettario' : 'normale' }]
  return named(tratti(radici), (t) => (contains(t, here.valore) ? here.lato : null), altro(here.lato))
}

type Typed = { readonly costi: number; readonly ricavi: number; readonly vantaggio: number }

/**
 * The ranges over costs. The search ends at the revenue: the advantage at costs beyond it says nothing of the ranges before,
 * so with crossings they have no names.
 */
export const costRanges = (incroci: Incroci, { costi, ricavi, vantaggio }: Typed): readonly Fascia[] =>
  costi > ricavi && incroci.radici.length > 0 ? [] : fasce(incroci, { valore: costi, lato: vantaggio >= 0 ? 'forfettario' : 'normale' })

/**
 * Names the better regime of each range. Where `known` has none, it is the one that differs from the neighbours; `last` if
 * nothing is known. Ranges with the same regime are joined.
 */
function named(all: readonly Tratto[], known: (t: Tratto) => Lato | null, last: Lato): readonly Fascia[] {
  const lati = all.filter(({ pari }) => !pari).map(known)
  for (const at of lati.keys()) {
    const before = lati[at - 1]
    lati[at] ??= before ? altro(before) : null
  }
  for (let at = lati.length - 1; at >= 0; at--) {
    const after = lati[at + 1]
    lati[at] ??= after ? altro(after) : last
  }
  const ranges: Fascia[] = []
  for (const { da, a, pari } of all) {
    const lato = pari ? 'pari' : (lati.shift() ?? last)
    const before = ranges.at(-1)
    if (before?.lato === lato) ranges[ranges.length - 1] = { ...before, a }
    else ranges.push({ da, a, lato })
  }
  return ranges
}

const altro = (lato: Lato): Lato => (lato === 'forfettario' ? 'normale' : 'forfettario')

/** 'fino a 20.110,00 €', 'da 20.111,00 € a 29.159,00 €', 'da 29.160,00 €'. */
export function tratto({ da, a }: Pick<Fascia, 'da' | 'a'>): string {
  if (da === 0) return a === null ? 'a ogni importo' : `fino a ${format.money(a)}`
  return a === null ? `da ${format.money(da)}` : `da ${format.money(da)} a ${format.money(a)}`
}

/** The better regime at each revenue, read from the curve where it has a point in the range. */
export function revenueRanges({ radici, sempre }: Incroci, punti: readonly PuntoCurva[]): readonly Fascia[] {
  const end = punti.at(-1)?.ricavi ?? 0
  const known = (t: Tratto) => {
    const middle = (t.da + (t.a ?? Math.max(end, t.da))) / 2
    const nearest = punti.toSorted((p, q) => Math.abs(p.ricavi - middle) - Math.abs(q.ricavi - middle))[0]
    return nearest && contains(t, nearest.ricavi) ? vincitore(nearest) : null
  }
  return named(tratti(radici), known, sempre === 'NORMALE' ? 'normale' : 'forfettario')
}

/**
 * The ranges over revenue with costs in proportion. At the typed revenue the costs are as typed, so the better regime there is the one with fixed costs.
 * Without names if neither is better there, or if it is beyond the curve, where the search ends.
 */
export function proportionalRanges({ ricaviCostiProporzionali, ricaviCostiFissi }: Pareggio, { punti, ricavi }: OfRevenue): readonly Fascia[] {
  const here = revenueRanges(ricaviCostiFissi, punti).find((range) => contains(range, ricavi))
  const known = here && here.lato !== 'pari' && ricavi <= (punti.at(-1)?.ricavi ?? 0)
  if (known) return fasce(ricaviCostiProporzionali, { valore: ricavi, lato: here.lato })
  return ricaviCostiProporzionali.radici.length > 0 ? [] : revenueRanges(ricaviCostiProporzionali, punti)
}

type OfRevenue = { readonly punti: readonly PuntoCurva[]; readonly ricavi: number }

const vincitore = ({ normale, forfettario }: PuntoCurva): Lato => (normale >= forfettario ? 'forfettario' : 'normale')

/** The amounts in euro at which the better regime changes. */
export const incroci = (ranges: readonly Fascia[]): readonly number[] => ranges.slice(1).map(({ da }, at) => (ranges[at]?.lato === 'pari' ? da - 1 : da))
