/**
 * Break-even: where the advantage of the flat-rate regime changes sign, over revenue and over costs. The advantage is
 * not monotonic (minimum contribution, cliffs, ceilings), so every root is listed. A search outside the rule graph:
 * it runs the same rules on a row it changes in place.
 */
import { type Excerpt, type Expression, radici, roundToCent } from '@bilancia/engine'
import type { TaxYear } from '@bilancia/contract'
import { parametri as f } from '../../forfettario/index.ts'
import { calcolabile, campi, scansione } from './dati.ts'
import { vantaggioConIva } from './confronto.ts'

export type Curva = {
  /** Whole euro, in order. */
  readonly radici: readonly number[]
  /** The root nearest to the typed value, the lower of two; null without roots. */
  readonly vicina: number | null
  /** Who always wins, where there is no root. */
  readonly sempre: 'FORFETTARIO' | 'NORMALE' | null
}
export type Pareggio = {
  readonly ricaviCostiFissi: Curva
  readonly ricaviCostiProporzionali: Curva
  /** `percentualeRicavi`: the nearest root in percent of revenue, two decimals. */
  readonly costi: Curva & { readonly percentualeRicavi: number | null }
}

const STEP = 500
/** Above this the regime ends within the year. */
const MAX_REVENUE = 100_000

const r = campi.regimeNormale.determinazioneDelReddito
/** The cost rows 84 to 92 of both kinds of activity; those of the other kind are zero. */
const righeCosti = [r.esistenzeIniziali, r.acquisti, r.lavoroDipendente, r.compensiTerzi, r.ammortamenti, r.canoniLeasing, r.servizi, r.interessiPassivi, r.altriCosti, r.immobili, r.consumi, r.speseLimitate, r.altreSpese]

/** The rules a break-even search needs. */
export const regolePareggio = [vantaggioConIva, calcolabile] as const

/** What a search may move: revenue, costs. Each `set…` writes the row; `advantage` evaluates it. */
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

  /** A rule's value after the last evaluation. */
  value(rule: Expression): number {
    return this.#row[this.#slot(rule)] as number
  }

  /** Times `part / whole`, each to the cent. */
  #scale(part: number, whole: number): void {
    for (const at of this.#scaled) this.#row[at] = roundToCent(((this.#typed[at] as number) * part) / whole)
  }

  #advantage(): number {
    this.#excerpt.run(this.#row)
    return this.value(vantaggioConIva)
  }

  #value(field: Expression): number {
    return this.#typed[this.#slot(field)] as number
  }
}

export function pareggio(excerpt: Excerpt, state: object, year: TaxYear): Pareggio {
  const scan = new Scan(excerpt, state)
  const upTo = Math.min(f.limiteRicaviAnnoPrecedente.cifra(year).valore, MAX_REVENUE)
  const costi = curva((c) => scan.atCosts(c), Math.floor(scan.ricavi), scan.costi)
  return {
    ricaviCostiFissi: curva((x) => scan.atRevenue(x, 'fixed'), upTo, scan.ricavi),
    ricaviCostiProporzionali: curva((x) => scan.atRevenue(x, 'proportional'), upTo, scan.ricavi),
    costi: { ...costi, percentualeRicavi: costi.vicina === null ? null : roundToCent((costi.vicina / scan.ricavi) * 100) },
  }
}

function curva(advantage: (x: number) => number, to: number, typed: number): Curva {
  const roots = radici(advantage, { from: 0, to, step: STEP })
  if (!roots.length) return { radici: roots, vicina: null, sempre: advantage(0) > 0 ? 'FORFETTARIO' : 'NORMALE' }
  const vicina = roots.reduce((best, root) => (Math.abs(root - typed) < Math.abs(best - typed) ? root : best))
  return { radici: roots, vicina, sempre: null }
}
