/**
 * The amount that leaves the partners together the net of today: a fee in scenario 2, a dividend in 3 and 4. The net is
 * not monotonic (steps of deductions and surtaxes), so the range is climbed by rungs and the first rung that reaches the
 * net is refined to the cent. A search outside the rule graph: it runs the same rules on a row it changes in place.
 */
import { convsrl as contratto, type ObjectShape, roundToCent, roundToEuro, shape as s, type TypeOf } from '@bilancia/contract'
import { type Excerpt, type Expression, leafOf } from '@bilancia/engine'
import { soci, srl } from './dati.ts'
import { totali } from './riepilogo.ts'
import { scenari } from './scenari.ts'

export const cercati = ['scenario2', 'scenario3', 'scenario4'] as const
export type Cercato = (typeof cercati)[number]

const explained = { explained: true } as const
/** The lines of one search. */
export const vociStessoNetto = {
  importo: s.nullable(s.euro('Compenso o dividendo', { ...explained, help: 'Quello che lascia il netto di oggi' })),
  prelievo: s.nullable(s.euro('Prelievo', explained)),
  netto: s.nullable(s.euro('Netto in mano', explained)),
  risparmio: s.nullable(s.euro('Risparmio', explained)),
  verdetto: s.nullable(s.word(contratto.verdetti, 'Verdetto', explained)),
  utileInSocieta: s.nullable(s.euro('Utile che resta in società', explained)),
} as const
type Voci = TypeOf<ObjectShape<typeof vociStessoNetto>>
export type Trovato = { readonly [K in keyof Voci]: NonNullable<Voci[K]> }
/** The keys of `Trovato`, all null: the net of today is not reached. */
export type Mancato = { readonly [K in keyof Trovato]: null }
const unaRicerca = s.nullable(s.object(vociStessoNetto))
export const formaStessoNetto = s.object(
  { scenario2: unaRicerca, scenario3: unaRicerca, scenario4: unaRicerca, migliore: s.nullable(s.word(cercati, 'Scenario migliore', explained)) },
  { label: 'A parità di netto' },
)
export type StessoNetto = { readonly [S in Cercato]: Trovato | Mancato | null } & { readonly migliore: Cercato | null }

const mancato: Mancato = { importo: null, prelievo: null, netto: null, risparmio: null, verdetto: null, utileInSocieta: null }

/** Euro between two rungs; wider where the range is long. */
const RUNG = 100
const RUNGS = 300

/** The rules a search on a scenario needs. */
export const regoleDi = (s: Cercato): readonly (typeof totali)[Cercato]['netto'][] => {
  const { utileNetto, dividendi, compensi, contributiSocieta, irap, utileAnteImposte, distribuibile } = scenari[s].societa
  return [totali[s].netto, totali[s].attribuibile, utileNetto, dividendi, compensi, contributiSocieta, irap, utileAnteImposte, distribuibile]
}

/** The fields that a search on a scenario moves: the fees and their total, or the dividend. */
export const mossi = (s: Cercato): readonly Expression[] =>
  s === 'scenario2' ? [srl.scenario2.compensoTotale, ...srl.scenario2.compensi] : [srl[s].dividendiTotali]

/** The rules of one scenario on a row whose fee or dividend moves. */
export class Prova {
  readonly #s: Cercato
  readonly #excerpt: Excerpt
  readonly #row: Float64Array
  readonly #quote: readonly number[]
  readonly #mossi: readonly number[]
  readonly #netto: number

  constructor(s: Cercato, excerpt: Excerpt, state: object) {
    this.#s = s
    this.#excerpt = excerpt
    this.#row = excerpt.read(state)
    excerpt.run(this.#row)
    this.#quote = soci.map(({ dati }) => this.value(dati.quota))
    this.#mossi = mossi(s).map(excerpt.slot)
    this.#netto = excerpt.slot(totali[s].netto)
  }

  value(e: Expression): number {
    return this.#row[this.#excerpt.slot(e)] as number
  }

  /** Evaluates the scenario with this amount, a fee split by quota or a dividend; gives back the net. */
  at(amount: number): number {
    const values = this.#valori(amount)
    for (let i = 0; i < values.length; i++) this.#row[this.#mossi[i] as number] = values[i] as number
    this.#excerpt.rerun(this.#row)
    return this.#row[this.#netto] as number
  }

  /** The path of each field that carries the amount, and what is in it. */
  scritti(amount: number): readonly (readonly [path: string, value: number])[] {
    const values = this.#valori(amount)
    return mossi(this.#s).map((field, i) => [leafOf.get(field)?.path ?? '', values[i] as number])
  }

  /** What the moved fields hold for this amount, in their order. */
  #valori(amount: number): readonly number[] {
    if (this.#s !== 'scenario2') return [amount]
    const last = this.#quote.findLastIndex((q) => q > 0)
    const parts = this.#quote.map((q) => roundToCent((amount * q) / 100))
    const others = parts.reduce((sum, part, i) => (i === last ? sum : sum + part), 0)
    return [amount, ...parts.map((part, i) => (i === last ? roundToCent(amount - others) : part))]
  }

  /** The largest amount: the distributable profit, or the fee that with its contributions and IRAP takes all the profit. */
  massimo(): number {
    const { societa } = scenari[this.#s]
    if (this.#s !== 'scenario2') return this.value(societa.distribuibile)
    const fits = (fee: number) => {
      this.at(fee)
      const cost = this.value(societa.compensi) + this.value(societa.contributiSocieta) + this.value(societa.irap)
      return roundToCent(cost) <= this.value(societa.utileAnteImposte)
    }
    const all = Math.max(0, this.value(societa.utileAnteImposte))
    return fits(all) ? all : bisected((fee) => !fits(fee), 0, all).below
  }
}

/** Where a condition changes between two amounts, to the cent: the last on the lower side and the first on the upper one. */
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
export function cerca(prova: Prova, target: number): number | null {
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

export function trovato(s: Cercato, prova: Prova, { attribuibile, netto, costi, soglia }: Oggi): Trovato | Mancato {
  const importo = cerca(prova, netto)
  if (importo === null) return mancato
  prova.at(importo)
  const { utileNetto, dividendi } = scenari[s].societa
  const prelievo = prova.value(totali[s].attribuibile)
  const risparmio = roundToCent(attribuibile - prelievo - costi)
  return {
    importo,
    prelievo,
    netto: prova.value(totali[s].netto),
    risparmio,
    verdetto: risparmio > soglia ? 'CONVIENE' : risparmio < -soglia ? 'NON_CONVIENE' : 'INDIFFERENTE',
    utileInSocieta: roundToCent(prova.value(utileNetto) - prova.value(dividendi)),
  }
}

/** The largest saving of those found, the first of equals. */
export function migliore(trovati: Readonly<Record<Cercato, Trovato | Mancato | null>>): Cercato | null {
  let best: Cercato | null = null
  for (const s of cercati) {
    const risparmio = trovati[s]?.risparmio ?? null
    if (risparmio !== null && (best === null || risparmio > (trovati[best]?.risparmio ?? 0))) best = s
  }
  return best
}
