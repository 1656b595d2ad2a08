/** Figures and tables of law as leaves of the expression graph. */
import type { TaxYear, Unit } from '@bilancia/contract'
import { Expression, Quantita } from './expression.ts'
import { type Cifra, type Norma, nonPrevisto, type PerYear } from './law.ts'
import { foglia } from './operators.ts'

/** A table of law: brackets, bands, figures by code. */
export class Tabella<T = unknown> extends Expression {
  readonly id: string
  readonly nome: string
  readonly norma: Norma
  readonly #perYear: PerYear<T>

  constructor(id: string, nome: string, norma: Norma, perYear: PerYear<T>) {
    super(foglia(nome), [])
    this.id = id
    this.nome = nome
    this.norma = norma
    this.#perYear = perYear
  }

  cifra(year: TaxYear): Cifra<T> {
    return this.#perYear[year]
  }
}

/** One figure of law: a value per year, or `nonPrevisto` in the years that do not have it. */
export class Parametro<U extends Unit = Unit> extends Quantita<U> {
  readonly id: string
  readonly nome: string
  readonly norma: Norma
  readonly #perYear: PerYear<number | typeof nonPrevisto>

  constructor(unita: U, id: string, nome: string, norma: Norma, perYear: PerYear<number | typeof nonPrevisto>) {
    super(unita, foglia(nome), [])
    this.id = id
    this.nome = nome
    this.norma = norma
    this.#perYear = perYear
  }

  /** Throws where the year does not have the figure. */
  cifra(year: TaxYear): Cifra<number> {
    const { valore, ...altro } = this.#perYear[year]
    if (valore === nonPrevisto) throw new CifraNonPrevista(this, year)
    return { ...altro, valore }
  }

  previsto(year: TaxYear): boolean {
    return this.#perYear[year].valore !== nonPrevisto
  }
}

/** A rule reads a figure that the year does not have. */
export class CifraNonPrevista extends Error {
  readonly code = 'CIFRA_NON_PREVISTA'

  constructor({ id, nome }: { readonly id: string; readonly nome: string }, year: TaxYear) {
    super(`«${nome}» (${id}) non esiste per l'anno ${year}`)
    this.name = 'CifraNonPrevista'
  }

  /** Names the rule that asked for it. */
  readBy(rule: string): this {
    this.message = `La regola «${rule}» non si può calcolare: ${this.message}`
    return this
  }
}

/** A figure read from a table that one year's branch uses: region 8, first bracket. */
export class Voce<U extends Unit = Unit> extends Quantita<U> {
  readonly id: string
  readonly nome: string
  readonly norma: Norma
  readonly #cifra: Cifra<number>

  constructor(unita: U, id: string, nome: string, norma: Norma, cifra: Cifra<number>) {
    super(unita, foglia(nome), [])
    this.id = id
    this.nome = nome
    this.norma = norma
    this.#cifra = cifra
  }

  cifra(_year: TaxYear): Cifra<number> {
    return this.#cifra
  }
}

export const parametro = <U extends Unit>(unita: U, id: string, nome: string, norma: Norma, perYear: PerYear<number | typeof nonPrevisto>): Parametro<U> =>
  new Parametro(unita, id, nome, norma, perYear)
export const tabella = <T>(id: string, nome: string, norma: Norma, perYear: PerYear<T>): Tabella<T> => new Tabella(id, nome, norma, perYear)
