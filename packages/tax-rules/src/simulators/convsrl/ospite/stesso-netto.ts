/**
 * Searches for the amount that gives all partners together the net of the current form: a fee in scenario 2, a dividend in
 * 3 and 4. The net is not monotonic (steps of deductions and surtaxes). The range is therefore sampled from below, and the
 * first interval that reaches the net is refined to the cent. The search is outside the rule graph: it runs the same rules
 * on a row that it changes in place.
 */
import { roundToCent, roundToEuro } from '@bilancia/contract'
import type { HostEdition, Search } from '@bilancia/engine/host'
import type { Forma, Mancato, Trovato } from '../programma.ts'
import { type Cercato, cercati } from './cercati.ts'

const mancato: Mancato = { importo: null, prelievo: null, netto: null, risparmio: null, verdetto: null, utileInSocieta: null }

/** Euro between two samples; more if the range is long. */
const RUNG = 100
const RUNGS = 300

/** The rules of one scenario, on a row whose fee or dividend changes. */
export class Prova {
  readonly #s: Cercato
  readonly #edizione: HostEdition<Forma>
  readonly #search: Search
  readonly #row: Float64Array
  readonly #quote: readonly number[]
  readonly #mossi: readonly number[]
  readonly #netto: number

  constructor(s: Cercato, edizione: HostEdition<Forma>, state: object) {
    const { slots } = edizione
    this.#s = s
    this.#edizione = edizione
    this.#search = edizione.search(s)
    this.#row = this.#search.read(state)
    this.#search.run(this.#row)
    this.#quote = slots.quote.map((slot) => this.#row[slot] as number)
    this.#mossi = slots.mossiDelNetto[s]
    this.#netto = slots.stessoNetto[s].netto
  }

  /** A figure of the scenario after the last evaluation. */
  value(voce: keyof Forma['slots']['stessoNetto'][Cercato]): number {
    return this.#row[this.#edizione.slots.stessoNetto[this.#s][voce]] as number
  }

  /** Evaluates the scenario with this amount, as a fee split by quota or as a dividend, and returns the net. */
  at(amount: number): number {
    const values = this.#valori(amount)
    for (let i = 0; i < values.length; i++) this.#row[this.#mossi[i] as number] = values[i] as number
    this.#search.rerun(this.#row)
    return this.#row[this.#netto] as number
  }

  /** The path and value of each field that contains the amount. */
  scritti(amount: number): readonly (readonly [path: string, value: number])[] {
    const values = this.#valori(amount)
    return this.#mossi.map((slot, i) => [this.#edizione.paths[slot] ?? '', values[i] as number])
  }

  /** The values of the moved fields for this amount, in their order. */
  #valori(amount: number): readonly number[] {
    if (this.#s !== 'scenario2') return [amount]
    const last = this.#quote.findLastIndex((q) => q > 0)
    const parts = this.#quote.map((q) => roundToCent((amount * q) / 100))
    const others = parts.reduce((sum, part, i) => (i === last ? sum : sum + part), 0)
    return [amount, ...parts.map((part, i) => (i === last ? roundToCent(amount - others) : part))]
  }

  /** The largest possible amount: the distributable profit, or the fee that with its contributions and IRAP uses up the profit. */
  massimo(): number {
    if (this.#s !== 'scenario2') return this.value('distribuibile')
    const fits = (fee: number) => {
      this.at(fee)
      const cost = this.value('compensi') + this.value('contributiSocieta') + this.value('irap')
      return roundToCent(cost) <= this.value('utileAnteImposte')
    }
    const all = Math.max(0, this.value('utileAnteImposte'))
    return fits(all) ? all : bisected((fee) => !fits(fee), 0, all).below
  }
}

/** Where a condition changes between two amounts, to the cent: the last amount on the lower side and the first on the upper one. */
function bisected(upper: (x: number) => boolean, from: number, to: number): { readonly below: number; readonly above: number } {
  let low = roundToEuro(from * 100)
  let high = roundToEuro(to * 100)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (upper(middle / 100)) high = middle
    else low = middle
  }
  return { below: low / 100, above: high / 100 }
}

/** The first amount that reaches the net, or null. */
function cerca(prova: Prova, target: number): number | null {
  const end = prova.massimo()
  const step = end > RUNG * RUNGS ? Math.max(RUNG, Math.floor(end / RUNGS / RUNG) * RUNG) : RUNG
  const reaches = (x: number) => prova.at(x) >= target
  if (reaches(0)) return 0
  for (let before = 0; before < end; ) {
    const rung = Math.min(before + step, end)
    if (reaches(rung)) return bisected(reaches, before, rung).above
    before = rung
  }
  return null
}

type Oggi = { readonly attribuibile: number; readonly netto: number; readonly costi: number; readonly soglia: number }

export function trovato(prova: Prova, { attribuibile, netto, costi, soglia }: Oggi): Trovato | Mancato {
  const importo = cerca(prova, netto)
  if (importo === null) return mancato
  prova.at(importo)
  const prelievo = prova.value('attribuibile')
  const risparmio = roundToCent(attribuibile - prelievo - costi)
  return {
    importo,
    prelievo,
    netto: prova.value('netto'),
    risparmio,
    verdetto: risparmio > soglia ? 'CONVIENE' : risparmio < -soglia ? 'NON_CONVIENE' : 'INDIFFERENTE',
    utileInSocieta: roundToCent(prova.value('utileNetto') - prova.value('dividendi')),
  }
}

/** The largest saving found; the first one if several are equal. */
export function migliore(trovati: Readonly<Record<Cercato, Trovato | Mancato | null>>): Cercato | null {
  let best: Cercato | null = null
  for (const s of cercati) {
    const risparmio = trovati[s]?.risparmio ?? null
    if (risparmio !== null && (best === null || risparmio > (trovati[best]?.risparmio ?? 0))) best = s
  }
  return best
}
