/** Figures of law: one value per tax year, the act that states it, and the readings that confirm it. */
import { type LastTaxYear, lastFinalYear, provisionalSince, type Reliability, type TaxYear } from '@bilancia/contract'

/**
 * The text that a rule or a figure is based on, as a reader looks it up: `art. 13, c. 5, TUIR`. A function where it changes
 * with the year.
 */
export type Norma = string | ((year: TaxYear) => string)

export const normaIn = (norma: Norma, year: TaxYear): string => (typeof norma === 'string' ? norma : norma(year))

/** A place where a figure was read. `ufficiale` is a law, decree, circular or form of an authority; `deposito` public code or data. */
export type Fonte = {
  readonly id: string
  readonly tipo: 'ufficiale' | 'prassi' | 'stampa' | 'deposito'
  /** The act that the text names. */
  readonly atto: string | null
  /** Public address; null for a text quoted without one. */
  readonly dove: string | null
  /** The day it was read, as `2026-11-22`; null if it still has to be read again. */
  readonly letto: string | null
  /** The id of the source that this one repeats. Both together count as one. */
  readonly origine?: string
}

/** The reliability of a figure. It is computed from its sources (`attendibilitaDi`) and never typed. */
export type Attendibilita = Reliability

/**
 * From the weakest to the strongest. A choice of the program and a definition make no claim about the law, so they never
 * lower the reliability.
 */
export const gradi: readonly Attendibilita[] = ['da memoria', 'stima', 'fonte unica', 'confermata', 'per definizione', 'scelta del programma']

/** Whether a figure makes a claim about the law. */
export const affermaLaLegge = (attendibilita: Attendibilita): boolean => attendibilita !== 'scelta del programma' && attendibilita !== 'per definizione'

/** The readings of one figure in one year, with their id in the register. */
export type Prova = { readonly id: string; readonly fonti: readonly Fonte[]; readonly stima?: true }

/** The register of readings: those of a figure (or of one cell of a table, `id.code`) in a year. */
export type Prove = (id: string, year: TaxYear) => Prova | undefined

/** Why a figure is used although the act of the year is not published: carried over, derived from such a figure, expired, unknown. */
export type Marchio = { readonly stato: 'RIPORTATO' | 'DERIVATO' | 'SCADUTO' | 'IGNOTO'; readonly atteso: string }

export type Cifra<T> = {
  readonly valore: T
  /** The act as the figure cites it. A citation alone is not a reading: it confirms nothing. */
  readonly fonte: string
  /** An estimate (scaled, averaged or assumed); a choice of the program, which no law makes; a fact of the calendar or of arithmetic. */
  readonly natura?: 'stima' | 'scelta' | 'definizione' | undefined
  /** Set in a provisional year. A figure without it is law in force for that year. */
  readonly marchio?: Marchio
}

/** A figure with the sources that confirm it. */
export type CifraLetta<T> = Cifra<T> & {
  readonly norma: string
  readonly fonti: readonly Fonte[]
  readonly attendibilita: Attendibilita
  /** The id of its readings in the register; absent if there are none. */
  readonly lettura?: string
}

/** A figure with the data of the register. */
export const letta = <T>(cifra: Cifra<T>, norma: string, prova: Prova | undefined): CifraLetta<T> => ({
  ...cifra,
  norma,
  fonti: prova?.fonti ?? [],
  attendibilita: attendibilitaDi(cifra, prova),
  ...(prova && { lettura: prova.id }),
})

/** Every year is required. `nonPrevisto` marks a figure that a year does not have. */
export type PerYear<T> = Readonly<Record<TaxYear, Cifra<T>>>

export const nonPrevisto = 'non previsto' as const

/** One figure with the act that states it: `cifra(24, 'circ. INPS 14/2026')`. */
export const cifra = <T>(valore: T, fonte: string): Cifra<T> => ({ valore, fonte })

/** Figures of several years stated by one act: `conFonte('circ. INPS 14/2026', { 2025: 24, 2026: 24 })`. */
export function conFonte<T, const Y extends TaxYear>(fonte: string, valori: Readonly<Record<Y, T>>): Readonly<Record<Y, Cifra<T>>> {
  return Object.fromEntries(Object.entries<T>(valori).map(([anno, valore]) => [anno, cifra(valore, fonte)])) as Record<Y, Cifra<T>>
}

/** An estimate: a figure scaled, averaged or assumed. */
export const stimata = <T>(valore: T, fonte: string): Cifra<T> => ({ valore, fonte, natura: 'stima' })

/** A figure that no law of a year can change. */
export type NonLegge<T> = Cifra<T> & { readonly natura: 'scelta' | 'definizione' }

/** A number chosen by the program, not by law: from which difference two regimes count as equal, how many partners a form has. */
export const scelta = <T>(valore: T, perche: string): NonLegge<T> => ({ valore, fonte: perche, natura: 'scelta' })

/** A fact of the calendar or of arithmetic that a law uses: twelve months, the whole as 100%. */
export const definizione = <T>(valore: T, perche: string): NonLegge<T> => ({ valore, fonte: perche, natura: 'definizione' })

/**
 * The figure of the year before, used until the act of the year is published: `riportata(cifra(18_808, CIRC_2026),
 * 'circolari INPS 2027')`.
 */
export const riportata = <T>(dellAnnoPrima: Cifra<T>, atteso: string): Cifra<T> => ({ ...dellAnnoPrima, marchio: { stato: 'RIPORTATO', atteso } })

/** A temporary rule has ended, and the ordinary figure applies again. */
export const scaduta = <T>(figura: Cifra<T>, atteso: string): Cifra<T> => ({ ...figura, marchio: { stato: 'SCADUTO', atteso } })

/** Whether the mark makes a result provisional. The mark of an expired rule does not, because the ordinary figure is law. */
export const provvisoria = ({ marchio }: Pick<Cifra<unknown>, 'marchio'>): boolean => marchio !== undefined && marchio.stato !== 'SCADUTO'

/**
 * Two readings by different authors, one of which names the act, confirm a figure. One reading is a single source. Readings
 * with the same origin count as one. A text quoted without an address does not count.
 */
export function attendibilitaDi({ natura }: { readonly natura?: Cifra<unknown>['natura'] }, prova: Prova | undefined): Attendibilita {
  if (natura === 'scelta') return 'scelta del programma'
  if (natura === 'definizione') return 'per definizione'
  if (natura === 'stima' || prova?.stima) return 'stima'
  const lette = prova?.fonti.filter(({ dove }) => dove !== null) ?? []
  const origini = new Set(lette.map(({ id, origine }) => origine ?? id))
  if (origini.size === 0) return 'da memoria'
  return origini.size > 1 && lette.some(({ atto }) => atto !== null) ? 'confermata' : 'fonte unica'
}

/**
 * The register for a figure, extended to a provisional year. An unchanged value keeps the reliability of the last final
 * year: either its act is still in force, or it is that year's value carried over, and then it has a mark.
 */
export const readOn =
  (prove: Prove, perYear: PerYear<unknown>): Prove =>
  (id, year) => {
    const still = provisionalSince(year) !== null && JSON.stringify(perYear[year].valore) === JSON.stringify(perYear[lastFinalYear].valore)
    return prove(id, year) ?? (still ? prove(id, lastFinalYear) : undefined)
  }

/** The weakest of several. */
export const minima = (voci: readonly Attendibilita[]): Attendibilita =>
  gradi[Math.min(...voci.map((v) => gradi.indexOf(v)), gradi.length - 1)] as Attendibilita

/** The value in force from the latest of the given years: `{ dal2020: a, dal2022: b }` gives `a` in 2021. */
export type Periods<T> = { readonly dal2020: T } & { readonly [K in `dal${TaxYear}`]?: T }

/** The last year for which somebody checked it. A new tax year does not compile until somebody checks again. */
export type Confirmed = { readonly finoAl: LastTaxYear }

const START = /^dal(\d{4})$/

/** The value in force in a year: the one of the latest start that is not after it. */
export function inForce<T>(periods: Periods<T>, year: TaxYear): T {
  const starts = Object.keys(periods)
    .flatMap((key) => START.exec(key)?.[1] ?? [])
    .map(Number)
  const latest = Math.max(...starts.filter((start) => start <= year))
  return periods[`dal${latest}` as 'dal2020']
}

/** A norm whose text or number changed: `normaDal({ dal2020: 'art. 54, c. 5', dal2024: 'art. 54-septies' })`. */
export const normaDal =
  (periods: Periods<Norma>): Norma =>
  (year) =>
    normaIn(inForce(periods, year), year)
