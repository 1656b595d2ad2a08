/**
 * Break-even: the revenues and costs at which the advantage of the flat-rate regime changes sign. The advantage is not
 * monotonic (minimum contribution, cliffs, ceilings), so every root is listed. The search is outside the rule graph: it
 * runs the same rules on a row that it changes in place.
 */
import { type iforfettari, roundProportion, roundToCent } from '@bilancia/contract'
import { type HostEdition, radici, type Search } from '@bilancia/engine/host'
import type { Forma } from '../programma.ts'

type Edizione = HostEdition<Forma>
type Pareggio = iforfettari.Pareggio

/** Euro between two samples of a search. */
export const STEP = 500

/**
 * Both regimes at one revenue, everything else as typed. The non-deductible VAT is part of the flat-rate cost, so the lines
 * cross where the verdict changes.
 */
export type PuntoCurva = { readonly ricavi: number; readonly forfettario: number; readonly normale: number }

/** The search changes revenue or costs. `atRevenue` and `atCosts` write the row; `advantage` evaluates it. */
export class Scan {
  readonly ricavi: number
  readonly costi: number
  readonly #typed: Float64Array
  readonly #row: Float64Array
  readonly #search: Search
  readonly #edizione: Edizione
  readonly #scaled: readonly number[]

  constructor(edizione: Edizione, state: object) {
    const { slots } = edizione
    this.#edizione = edizione
    this.#search = edizione.search('pareggio')
    this.#typed = this.#search.read(state)
    this.#typed[slots.scansione] = 1
    this.#row = this.#typed.slice()
    this.#scaled = [...slots.righeCosti, slots.ivaIndetraibile]
    this.ricavi = this.#typed[slots.ricavi] as number
    this.costi = roundToCent(slots.righeCosti.reduce((sum, at) => sum + (this.#typed[at] as number), 0))
  }

  /** The advantage of the flat-rate regime with this revenue on both sides, and costs as typed or in proportion to it. */
  atRevenue(revenue: number, costs: 'fixed' | 'proportional'): number {
    const { slots } = this.#edizione
    this.#row.set(this.#typed)
    this.#row[slots.ricavi] = revenue
    this.#row[slots.ricaviNormale] = revenue
    if (costs === 'proportional') this.#scale(revenue, this.ricavi)
    return this.#advantage()
  }

  /** The advantage with these total costs at the typed revenue. If no costs are typed, the last row gets all of them. */
  atCosts(costs: number): number {
    const { slots, cifre } = this.#edizione
    this.#row.set(this.#typed)
    if (this.costi > 0) this.#scale(costs, this.costi)
    else this.#row[this.#typed[slots.tipologia] === cifre.impresa ? slots.altriCosti : slots.altreSpese] = costs
    return this.#advantage()
  }

  /** The changes of the last evaluation in the state, by path. */
  changes(): ReadonlyMap<string, number> {
    const { slots, paths } = this.#edizione
    const fields = [slots.ricavi, slots.ricaviNormale, ...this.#scaled]
    return new Map(fields.filter((at) => !Object.is(this.value(at), this.#typed[at])).map((at) => [paths[at] ?? '', this.value(at)]))
  }

  /** A value after the last evaluation. */
  value(slot: number): number {
    return this.#row[slot] as number
  }

  /** Multiplies by `part / whole`, each to the cent. */
  #scale(part: number, whole: number): void {
    for (const at of this.#scaled) this.#row[at] = roundProportion(this.#typed[at] as number, part, whole)
  }

  #advantage(): number {
    this.#search.run(this.#row)
    return this.value(this.#edizione.slots.vantaggioConIva)
  }
}

/** Both regimes at `points` revenues from zero to the limit of the year. */
export function curva(edizione: Edizione, state: object, points: number): readonly PuntoCurva[] {
  const scan = new Scan(edizione, state)
  return Array.from({ length: points }, (_, i) => {
    const ricavi = roundToCent((edizione.cifre.ricaviMassimi * i) / Math.max(1, points - 1))
    const advantage = scan.atRevenue(ricavi, 'fixed')
    const normale = scan.value(edizione.slots.totaleNormale)
    return { ricavi, forfettario: roundToCent(normale - advantage), normale }
  })
}

export function pareggio(edizione: Edizione, state: object): Pareggio {
  const scan = new Scan(edizione, state)
  const upTo = edizione.cifre.ricaviMassimi
  const costi = crossings((c) => scan.atCosts(c), Math.floor(scan.ricavi), scan.costi)
  return {
    ricaviCostiFissi: crossings((x) => scan.atRevenue(x, 'fixed'), upTo, scan.ricavi),
    ricaviCostiProporzionali: crossings((x) => scan.atRevenue(x, 'proportional'), upTo, scan.ricavi),
    costi: { ...costi, percentualeRicavi: costi.vicina === null ? null : roundProportion(100, costi.vicina, scan.ricavi) },
  }
}

function crossings(advantage: (x: number) => number, to: number, typed: number): iforfettari.Incroci {
  const roots = radici(advantage, { from: 0, to, step: STEP })
  if (!roots.length) return { radici: roots, vicina: null, sempre: advantage(0) > 0 ? 'FORFETTARIO' : 'NORMALE' }
  const vicina = roots.reduce((best, root) => (Math.abs(root - typed) < Math.abs(best - typed) ? root : best))
  return { radici: roots, vicina, sempre: null }
}
