/** The inputs of a state that are neither plain quantities nor conditions: values that may be empty, choices, text. */

import type { Unit } from '@bilancia/contract'
import { keysOf } from '@bilancia/contract'
import { Condizione, Expression, type Operands, Quantita } from './expression.ts'
import type { Operator } from './operator.ts'
import * as op from './operators.ts'

/** A quantity that may be empty. Arithmetic needs a value to replace the empty one. */
export class Facoltativa<U extends Unit = Unit> extends Expression {
  readonly unita: U

  constructor(unita: U, operator: Operator, operands: Operands) {
    super(operator, operands)
    this.unita = unita
  }

  oppure(calcolata: Quantita<U>): Quantita<U> {
    return new Quantita(this.unita, op.oppure, [this, calcolata])
  }

  compilato(): Condizione {
    return new Condizione(op.compilato, [this])
  }
}

/** A yes or no that may be empty. */
export class CondizioneFacoltativa extends Expression {
  declare protected readonly brand: 'condizione facoltativa'

  compilato(): Condizione {
    return new Condizione(op.compilato, [this])
  }

  oppure(calcolata: Condizione): Condizione {
    return new Condizione(op.siONo, [this, calcolata])
  }
}

/** A closed choice. It is stored as the index of the option, so that every slot is a number. */
export class Scelta<O extends string = string> extends Expression {
  readonly opzioni: readonly O[]
  /** The displayed name of each option. */
  readonly nomi: Readonly<Record<O, string>>

  constructor(nomi: Readonly<Record<O, string>>, operator: Operator, operands: Operands) {
    super(operator, operands)
    this.nomi = nomi
    this.opzioni = keysOf(nomi)
  }

  vale(opzione: O): Condizione {
    return new Condizione(op.vale(this.opzioni.indexOf(opzione), opzione, this.nomi[opzione]), [this])
  }

  /** A quantity for each option. */
  tra<U extends Unit>(rami: Readonly<Record<O, Quantita<U>>>): Quantita<U> {
    const [primo] = this.opzioni as readonly [O]
    return new Quantita(
      rami[primo].unita,
      op.tra,
      this.opzioni.flatMap((o) => [this.vale(o), rami[o]]),
    )
  }
}

/** Text. It has no arithmetic and is used only in messages. */
export class Testo extends Expression {
  /** Whether anything was written. */
  readonly scritto: Condizione

  constructor(operator: Operator, scritto: Condizione) {
    super(operator, [])
    this.scritto = scritto
  }
}
