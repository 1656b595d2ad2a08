/**
 * Expressions: the only arithmetic that a rule may use. An expression is an operator with its operands. The number and the
 * words that explain it come from the same object, so they always agree.
 */
import type { TaxYear, Unit } from '@bilancia/contract'
import type { CifraLetta } from './law.ts'
import type { Operator } from './operator.ts'
import * as op from './operators.ts'
import * as tabelle from './table-operators.ts'

/** A table of law as an operand. */
type Tavola<T> = Expression & { readonly cifra: (year: TaxYear) => CifraLetta<T> }

export type Operands = readonly Expression[] | ((year: TaxYear) => readonly Expression[])

export abstract class Expression {
  readonly op: Operator
  readonly #operands: Operands
  readonly #written = new Map<TaxYear, readonly Expression[]>()
  readonly #counted = new Map<TaxYear, readonly Expression[]>()
  readonly #zero = new Map<TaxYear, boolean>()

  constructor(operator: Operator, operands: Operands) {
    this.op = operator
    this.#operands = operands
  }

  /** The operands that count in the year. A program of 2026 contains neither the rules of 2020 nor terms that are always zero in 2026. */
  operands(year: TaxYear): readonly Expression[] {
    const { conta } = this.op
    if (!conta || this.zeroIn(year)) return this.written(year)
    return found(this.#counted, year, () => this.written(year).filter((o, i) => conta(i) || !o.zeroIn(year)))
  }

  /** All operands of the year, including those that are always zero in it. */
  written(year: TaxYear): readonly Expression[] {
    const operands = this.#operands
    return typeof operands === 'function' ? found(this.#written, year, () => operands(year)) : operands
  }

  /** Whether it is zero in the year for every input. */
  zeroIn(year: TaxYear): boolean {
    const { nullo } = this.op
    return nullo !== undefined && found(this.#zero, year, () => nullo(this.written(year).map((o) => o.zeroIn(year))))
  }
}

/** The cached value of a year. */
function found<T>(known: Map<TaxYear, T>, year: TaxYear, make: () => T): T {
  const before = known.get(year)
  if (before !== undefined) return before
  const made = make()
  known.set(year, made)
  return made
}

export class Condizione extends Expression {
  declare protected readonly brand: 'condizione'

  e(...altre: readonly Condizione[]): Condizione {
    const tutte = [this, ...altre]
    if (tutte.includes(mai)) return mai
    return joined(
      op.e,
      tutte.filter((c) => c !== vero),
      vero,
    )
  }

  o(...altre: readonly Condizione[]): Condizione {
    const tutte = [this, ...altre]
    if (tutte.includes(vero)) return vero
    return joined(
      op.o,
      tutte.filter((c) => c !== mai),
      mai,
    )
  }

  non(): Condizione {
    return this === vero ? mai : this === mai ? vero : new Condizione(op.non, [this])
  }
}

function joined(operator: Operator, conditions: readonly Condizione[], none: Condizione): Condizione {
  const [only, ...others] = conditions
  return others.length ? new Condizione(operator, conditions) : (only ?? none)
}

export const vero = new Condizione(op.vero, [])
export const mai = new Condizione(op.mai, [])

export class Quantita<U extends Unit = Unit> extends Expression {
  readonly unita: U
  /** The names of its values, if the values are codes. */
  readonly nomi: Readonly<Record<number, string>> | undefined

  constructor(unita: U, operator: Operator, operands: Operands, nomi?: Readonly<Record<number, string>>) {
    super(operator, operands)
    this.unita = unita
    this.nomi = nomi
  }

  piu(...altre: readonly Quantita<U>[]): Quantita<U> {
    const addendi = altre.filter((q) => q.op !== op.zero)
    return addendi.length ? this.#like(op.piu, ...addendi) : this
  }

  meno(...altre: readonly Quantita<U>[]): Quantita<U> {
    return this.#like(op.meno, ...altre)
  }

  /** A percentage of this amount: `imponibile.al(aliquota)`. */
  al(aliquota: Aliquota): Quantita<U> {
    return this.#like(op.al, aliquota)
  }

  /** This amount less a percentage of it. */
  ridottoDel(percentuale: Aliquota): Quantita<U> {
    return this.#like(op.ridottoDel, percentuale)
  }

  per(fattore: Numero): Quantita<U> {
    return this.#like(op.per, fattore)
  }

  /** Divided into this number of parts; unchanged if the number is zero. */
  diviso(parti: Numero): Quantita<U> {
    return this.#like(op.diviso, parti)
  }

  /** The quotient of two quantities of the same unit. `seZero` is the result when the divisor is zero. */
  rapporto(divisore: Quantita<U>, { seZero }: { seZero: Numero }): Numero {
    return new Quantita('numero', op.rapporto, [this, divisore, seZero])
  }

  /** This times `parte / intero`, to the cent; zero if the whole is zero. All three are whole cents or whole numbers. */
  inProporzione(parte: Importo, intero: Importo): Quantita<U> {
    return this.#like(op.inProporzione(this.unita), parte, intero)
  }

  nonNegativo(): Quantita<U> {
    return this.#like(op.nonNegativo)
  }

  opposto(): Quantita<U> {
    return this.#like(op.opposto)
  }

  /** The value, but not less than the minimum. */
  almeno(minimo: Quantita<U>, ...altri: readonly Quantita<U>[]): Quantita<U> {
    return this.#like(op.almeno, minimo, ...altri)
  }

  /** The value, but not more than the maximum. */
  alMassimo(...massimi: readonly Quantita<U>[]): Quantita<U> {
    return this.#like(op.alMassimo, ...massimi)
  }

  /** Rounds half up to the cent. A rule in euro is always rounded; use this for a rounding inside a formula. */
  alCentesimo(): Quantita<U> {
    return this.#like(op.alCentesimo)
  }

  allEuro(): Quantita<U> {
    return this.#like(op.allEuro)
  }

  /** Rounds up to the next whole number. */
  perEccesso(): Quantita<U> {
    return this.#like(op.perEccesso)
  }

  /** Cut after this number of decimals, without rounding. */
  troncato(decimali: keyof typeof op.troncato): Quantita<U> {
    return this.#like(op.troncato[decimali])
  }

  aScaglioni(tabella: Tavola<readonly tabelle.Scaglione[]>): Quantita<U> {
    return this.#like(tabelle.aScaglioni, tabella)
  }

  allAliquotaDiFascia(tabella: Tavola<readonly tabelle.Scaglione[]>): Quantita<U> {
    return this.#like(tabelle.allAliquotaDiFascia, tabella)
  }

  aFasce(tabella: Tavola<readonly tabelle.Fascia[]>): Quantita<U> {
    return this.#like(tabelle.aFasce, tabella)
  }

  /** The figure of the table for this code. */
  in<V extends Unit>(unita: V, tabella: Tavola<Readonly<Record<number, number>>>): Quantita<V> {
    return new Quantita(unita, tabelle.dallaTabella(unita), [this, tabella])
  }

  supera(soglia: Quantita<U>): Condizione {
    return new Condizione(op.supera, [this, soglia])
  }

  nonSupera(soglia: Quantita<U>): Condizione {
    return new Condizione(op.nonSupera, [this, soglia])
  }

  raggiunge(soglia: Quantita<U>): Condizione {
    return new Condizione(op.raggiunge, [this, soglia])
  }

  sotto(soglia: Quantita<U>): Condizione {
    return new Condizione(op.sotto, [this, soglia])
  }

  pariA(altra: Quantita<U>): Condizione {
    return new Condizione(op.uguale, [this, altra])
  }

  /** Equal to a code; for whole numbers that are codes. */
  codice(codice: number): Condizione {
    return new Condizione(op.codice(codice, this.nomi?.[codice] ?? String(codice)), [this])
  }

  #like(operator: Operator, ...others: readonly Expression[]): Quantita<U> {
    return new Quantita(this.unita, operator, [this, ...others])
  }
}

export type Importo = Quantita<'euro'>
export type Aliquota = Quantita<'percento'>
export type Numero = Quantita<'numero'>

export const zero: Importo = new Quantita('euro', op.zero, [])
export const nessuno: Numero = new Quantita('numero', op.zero, [])
export const zeroPercento: Aliquota = new Quantita('percento', op.zero, [])
