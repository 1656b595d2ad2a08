/**
 * Break-even: where the advantage of the flat-rate regime changes sign, over revenue and over costs. The advantage is
 * not monotonic (minimum contribution, cliffs, ceilings), so every root is listed. A search outside the rule graph:
 * it runs the same rules on a row it changes in place.
 */

import { type iforfettari, roundProportion, roundToCent, type TaxYear } from '@bilancia/contract'
import { type Excerpt, type Expression, leafOf, radici } from '@bilancia/engine'
import { parametri as f } from '../../forfettario/index.ts'
import { totaleComplessivo, vantaggioConIva } from './confronto.ts'
import { campi, scansione } from './dati.ts'

type Pareggio = iforfettari.Pareggio

/** Euro between two samples of a search. */
export const STEP = 500

const r = campi.regimeNormale.determinazioneDelReddito
/** The cost rows 84 to 92 of both kinds of activity; those of the other kind are zero. */
export const righeCosti = [
  r.esistenzeIniziali,
  r.acquisti,
  r.lavoroDipendente,
  r.compensiTerzi,
  r.ammortamenti,
  r.canoniLeasing,
  r.servizi,
  r.interessiPassivi,
  r.altriCosti,
  r.immobili,
  r.consumi,
  r.speseLimitate,
  r.altreSpese,
]

/** The rules a search needs. */
export const regolePareggio = [vantaggioConIva, totaleComplessivo.normale] as const

/** Both regimes at one revenue, everything else as typed. The non-deductible VAT weighs on the flat-rate one: the lines cross where the verdict turns. */
export type PuntoCurva = { readonly ricavi: number; readonly forfettario: number; readonly normale: number }

/** What a search may move: revenue or costs. `atRevenue` and `atCosts` write the row; `advantage` evaluates it. */
export class Scan {
  readonly ricavi: number
  readonly costi: number
  readonly #typed: Float64Array
  readonly #row: Float64Array
  readonly #excerpt: Excerpt
  readonly #costSlots: readonly number[]
  readonly #scaled: readonly number[]
  readonly #slot: (e: Expression) => number

  constructor(excerpt: Excerpt, state: object) {
    this.#excerpt = excerpt
    this.#slot = excerpt.slot
    this.#typed = excerpt.read(state)
    this.#typed[this.#slot(scansione)] = 1
    this.#row = this.#typed.slice()
    this.#costSlots = righeCosti.map(this.#slot)
    this.#scaled = [...this.#costSlots, this.#slot(campi.confronto.ivaIndetraibileAnnua)]
    this.ricavi = this.#value(campi.redditoContributiImposta.ricavi)
    this.costi = roundToCent(this.#costSlots.reduce((sum, at) => sum + (this.#typed[at] as number), 0))
  }

  /** The advantage of the flat-rate regime with this revenue on both sides, costs as typed or in proportion to it. */
  atRevenue(revenue: number, costs: 'fixed' | 'proportional'): number {
    this.#row.set(this.#typed)
    this.#row[this.#slot(campi.redditoContributiImposta.ricavi)] = revenue
    this.#row[this.#slot(r.ricaviNormale)] = revenue
    if (costs === 'proportional') this.#scale(revenue, this.ricavi)
    return this.#advantage()
  }

  /** With these total costs at the typed revenue; with none typed they all go to the last row. */
  atCosts(costs: number): number {
    this.#row.set(this.#typed)
    if (this.costi > 0) this.#scale(costs, this.costi)
    else this.#row[this.#slot(this.#typed[this.#slot(campi.tipologia)] === campi.tipologia.opzioni.indexOf('IMPRESA') ? r.altriCosti : r.altreSpese)] = costs
    return this.#advantage()
  }

  /** What the last evaluation changed in the state, by path. */
  changes(): ReadonlyMap<string, number> {
    const fields = [campi.redditoContributiImposta.ricavi, r.ricaviNormale, ...righeCosti, campi.confronto.ivaIndetraibileAnnua]
    return new Map(fields.filter((e) => !Object.is(this.value(e), this.#value(e))).map((e) => [leafOf.get(e)?.path ?? '', this.value(e)]))
  }

  /** A rule's value after the last evaluation. */
  value(rule: Expression): number {
    return this.#row[this.#slot(rule)] as number
  }

  /** Times `part / whole`, each to the cent. */
  #scale(part: number, whole: number): void {
    for (const at of this.#scaled) this.#row[at] = roundProportion(this.#typed[at] as number, part, whole)
  }

  #advantage(): number {
    this.#excerpt.run(this.#row)
    return this.value(vantaggioConIva)
  }

  #value(field: Expression): number {
    return this.#typed[this.#slot(field)] as number
  }
}

/** The highest revenue a search looks at: the limit of the regime, or the one that ends it within the year. */
function ricaviMassimi(year: TaxYear): number {
  const limite = f.limiteRicaviAnnoPrecedente.cifra(year).valore
  return f.limiteUscitaImmediata.previsto(year) ? Math.min(limite, f.limiteUscitaImmediata.cifra(year).valore) : limite
}

/** Both regimes at `points` revenues from zero to the limit of the year. */
export function curva(excerpt: Excerpt, state: object, year: TaxYear, points: number): readonly PuntoCurva[] {
  const scan = new Scan(excerpt, state)
  return Array.from({ length: points }, (_, i) => {
    const ricavi = roundToCent((ricaviMassimi(year) * i) / Math.max(1, points - 1))
    const advantage = scan.atRevenue(ricavi, 'fixed')
    const normale = scan.value(totaleComplessivo.normale)
    return { ricavi, forfettario: roundToCent(normale - advantage), normale }
  })
}

export function pareggio(excerpt: Excerpt, state: object, year: TaxYear): Pareggio {
  const scan = new Scan(excerpt, state)
  const upTo = ricaviMassimi(year)
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
