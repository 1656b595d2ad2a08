/** Figures and tables of law as leaves of the expression graph. */
import { type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { Expression, Quantita } from './expression.ts'
import { attendibilitaDi, type CifraLetta, letta, minima, type Norma, nonPrevisto, normaIn, type PerYear, type Prove, readOn } from './law.ts'
import { foglia } from './operators.ts'

const senzaProve: Prove = () => undefined

/** A table of law: brackets, bands, figures by code. */
export class Tabella<T = unknown> extends Expression {
  readonly id: string
  readonly nome: string
  readonly #norma: Norma
  readonly #perYear: PerYear<T>
  readonly #prove: Prove
  readonly #read = new Map<TaxYear, CifraLetta<T>>()

  constructor(id: string, nome: string, norma: Norma, perYear: PerYear<T>, prove: Prove = senzaProve) {
    super(foglia(nome), [])
    this.id = id
    this.nome = nome
    this.#norma = norma
    this.#perYear = perYear
    this.#prove = readOn(prove, perYear)
  }

  /** The whole table. If its cells have readings of their own, its reliability is that of the weakest cell. */
  cifra(year: TaxYear): CifraLetta<T> {
    const known = this.#read.get(year)
    if (known) return known
    const own = this.#perYear[year]
    const prova = this.#prove(this.id, year)
    const cells = typeof own.valore === 'object' && own.valore !== null && !Array.isArray(own.valore) ? Object.keys(own.valore) : []
    const proofs = prova ? [] : cells.map((code) => this.#prove(`${this.id}.${code}`, year))
    const found = letta(own, this.norma(year), prova)
    const made = proofs.some((p) => p) ? { ...found, attendibilita: minima(proofs.map((p) => attendibilitaDi(own, p))) } : found
    this.#read.set(year, made)
    return made
  }

  /** The same table with other rows in every year. */
  with(valore: T & object): Tabella<T> {
    const perYear: { -readonly [Y in keyof PerYear<T>]: PerYear<T>[Y] } = { ...this.#perYear }
    for (const year of taxYears) perYear[year] = { ...perYear[year], valore }
    return new Tabella(this.id, this.nome, this.#norma, perYear)
  }

  /** One cell of a table by code, with its own readings. */
  cella(code: string | number, year: TaxYear): CifraLetta<T> {
    return letta(this.#perYear[year], this.norma(year), this.#prove(`${this.id}.${code}`, year) ?? this.#prove(this.id, year))
  }

  /** The norm in every year; also the `norma` of a rule based on the same text. */
  readonly norma = (year: TaxYear): string => normaIn(this.#norma, year)
}

/** One figure of law: a value per year, or `nonPrevisto` in the years that do not have it. */
export class Parametro<U extends Unit = Unit> extends Quantita<U> {
  readonly id: string
  readonly nome: string
  readonly #norma: Norma
  readonly #perYear: PerYear<number | typeof nonPrevisto>
  readonly #prove: Prove
  readonly #read = new Map<TaxYear, CifraLetta<number>>()

  constructor(unita: U, id: string, nome: string, norma: Norma, perYear: PerYear<number | typeof nonPrevisto>, prove: Prove = senzaProve) {
    super(unita, foglia(nome), [])
    this.id = id
    this.nome = nome
    this.#norma = norma
    this.#perYear = perYear
    this.#prove = readOn(prove, perYear)
  }

  /** Throws where the year does not have the figure. */
  cifra(year: TaxYear): CifraLetta<number> {
    const known = this.#read.get(year)
    if (known) return known
    const { valore, ...altro } = this.#perYear[year]
    if (valore === nonPrevisto) throw new CifraNonPrevista(this, year)
    const made = letta({ ...altro, valore }, this.norma(year), this.#prove(this.id, year))
    this.#read.set(year, made)
    return made
  }

  previsto(year: TaxYear): boolean {
    return this.#perYear[year].valore !== nonPrevisto
  }

  /** The norm in every year, also in those that do not have the figure. */
  readonly norma = (year: TaxYear): string => normaIn(this.#norma, year)
}

/** A rule reads a figure that does not exist in the year. */
export class CifraNonPrevista extends Error {
  readonly code = 'CIFRA_NON_PREVISTA'

  constructor({ id, nome }: { readonly id: string; readonly nome: string }, year: TaxYear) {
    super(`«${nome}» (${id}) non esiste per l'anno ${year}`)
    this.name = 'CifraNonPrevista'
  }

  /** Adds the name of the rule that read it to the message. */
  readBy(rule: string): this {
    this.message = `La regola «${rule}» non si può calcolare: ${this.message}`
    return this
  }
}

/** A figure read from a table for the branch of one year: region 8, first bracket. */
export class Voce<U extends Unit = Unit> extends Quantita<U> {
  readonly id: string
  readonly nome: string
  readonly #cifra: CifraLetta<number>

  constructor(unita: U, id: string, nome: string, cifra: CifraLetta<number>) {
    super(unita, foglia(nome), [])
    this.id = id
    this.nome = nome
    this.#cifra = cifra
  }

  cifra(_year: TaxYear): CifraLetta<number> {
    return this.#cifra
  }
}

/** Constructors for figures and tables of law, confirmed by a register of readings. */
export const figureDiLegge = (prove: Prove) => ({
  parametro: <U extends Unit>(unita: U, id: string, nome: string, norma: Norma, perYear: PerYear<number | typeof nonPrevisto>): Parametro<U> =>
    new Parametro(unita, id, nome, norma, perYear, prove),
  tabella: <T>(id: string, nome: string, norma: Norma, perYear: PerYear<T>): Tabella<T> => new Tabella(id, nome, norma, perYear, prove),
})

export const { parametro, tabella } = figureDiLegge(senzaProve)
