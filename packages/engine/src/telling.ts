/**
 * The words of the reduced formula.
 *
 * The words with the values can be checked with a calculator, exactly as they are printed:
 *
 *     riga       = [ "Poiché " condizione { ", " condizione } [ " e " condizione ] ": " ] formula
 *     formula    = ( somma | ( "il maggiore tra " | "il minore tra " ) somma { ", " somma } " e " somma ) { ", " chiusa }
 *     chiusa     = "mai sotto zero" | "al centesimo" | "all'euro" | "all'intero per eccesso" | "all'intero per difetto"
 *                | "troncato a un decimale" | "troncato a quattro decimali" | "a due decimali" (di una percentuale)
 *     somma      = quoziente { ( " + " | " − " ) quoziente }
 *     quoziente  = prodotto [ " / " voce ]
 *     prodotto   = voce { " × " voce }
 *     voce       = nome " [" valore "]" | figura | "zero" | "«" parola "»" | "(" formula ")"
 *                | voce " a scaglioni (" figura " × " figura { " + " figura " × " figura } ")"
 *     condizione = somma [ confronto | " è no" | " è «" parola "»" | " non è «" parola "»" | " è vuoto" | " è compilato" ]
 *     confronto  = ( " supera " | " non supera " | " raggiunge " | " è sotto " | " è pari a " | " è diverso da " ) somma
 *                | " supera " somma " ma non " somma
 *
 * A `chiusa` applies to everything before it, up to the parenthesis. A value from a table is written with its row: `Coefficiente di redditività
 * [Gruppo 9: 67%]`. Percentages are hundredths. Terms of a sum that are zero are left out of it and listed separately. A requirement is written as in
 * the law: the conditions that decide it, joined by " e " or " oppure ". The conditions after "Poiché" are true; a name with its value alone states
 * that value.
 */
import type { TaxYear } from '@bilancia/contract'
import type { Expression } from './expression.ts'
import { type Detto, type Forza, forza } from './operator.ts'
import * as op from './operators.ts'
import type { Outcome, Step, Taken } from './taken.ts'

const { frase, somma, voce } = forza

/** How a leaf is written. */
export type Voice = {
  readonly year: TaxYear
  readonly say: (leaf: Expression) => string
  /** Set where the words contain the values: whether a leaf is zero. */
  readonly isZero?: (leaf: Expression) => boolean
  /** Called for each term that is left out because it is zero. */
  readonly leftOut?: (leaf: Expression) => void
}

export function tell({ valore, poiche }: Outcome, voice: Voice, closing: string): string {
  const teller = new Teller(voice)
  const { testo } = teller.phrase(valore)
  const words = WHOLE_CENTS.test(testo) ? testo : testo + closing
  const reasons = [...new Set([...poiche.map((fact) => teller.reason(fact)), ...teller.rests])]
  if (!reasons.length) return capital(words)
  return `${voice.isZero ? 'Poiché' : 'Se'} ${op.listed(reasons)}: ${words}`
}

/** Texts of values that no rounding can change. */
const WHOLE_CENTS = /^(zero|[\d.]+,\d\d €)$/

/** Most phrases start with a name, which has a capital already. */
const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

class Teller {
  /** The reasons for the words of tables. */
  readonly rests: string[] = []
  readonly #voice: Voice

  constructor(voice: Voice) {
    this.#voice = voice
  }

  phrase(taken: Taken): Detto {
    const { say, year, isZero } = this.#voice
    if ('foglia' in taken) return { testo: say(taken.foglia), forza: voce }
    const { op: operator, su, tabella, x = 0 } = taken
    const [first] = su
    if (operator === op.non) return { testo: this.#denied(first as Taken), forza: frase }
    if (isZero && tabella && operator.svolto) {
      say(tabella)
      const expanded = operator.svolto(x, (min) => this.#within(first as Taken, min), year, tabella)
      if (expanded.poiche) this.rests.push(expanded.poiche)
      return expanded
    }
    if (su.length) {
      const left = this.#present(taken)
      if (left !== taken) return this.phrase(left)
    }
    const testo = operator.parole?.(this.#operands(taken), year, tabella)
    if (testo === undefined) throw new Error(`«${operator.nome}» has no words of its own`)
    return { testo, forza: operator.forza ?? voce }
  }

  /** A true condition as a reason. For an option or an empty field the value alone is enough. */
  reason(fact: Taken): string {
    const holds = 'foglia' in fact || fact.op !== op.non
    const condition = (holds ? fact : fact.su[0]) as Taken
    if (!this.#voice.isZero) return this.phrase(fact).testo
    if ('foglia' in condition) return this.#voice.say(condition.foglia)
    return condition.op.siVede === holds ? this.#within(condition.su[0] as Taken, somma) : this.phrase(fact).testo
  }

  #denied(condition: Taken): string {
    if ('foglia' in condition) {
      const name = this.#voice.say(condition.foglia)
      return `${this.#voice.isZero ? name : `«${name}»`} è no`
    }
    const { negato } = condition.op
    if (!negato) throw new Error(`«${condition.op.nome}» has no words for what does not hold`)
    return negato(this.#operands(condition))
  }

  #operands({ op: operator, su }: Step): readonly string[] {
    const [first, others] = operator.chiede ?? [frase, frase]
    return su.map((operand, i) => this.#within(operand, i ? others : first))
  }

  #within(taken: Taken, min: Forza): string {
    const { testo, forza } = this.phrase(taken)
    return forza < min ? `(${testo})` : testo
  }

  /** A sum without the terms that are zero. The first term of a difference stays. */
  #present(taken: Step): Taken {
    const [first] = taken.su as readonly [Taken]
    if (this.#nil(taken) && (taken.op.grana !== undefined || 'op' in first)) {
      this.#leaveOut(taken)
      return { op: op.zero, su: [] }
    }
    if (taken.op.grana !== 'somma') return taken
    const there = taken.su.filter((term, i) => (taken.op === op.meno && i === 0) || !this.#nil(term))
    if (there.length === taken.su.length) return taken
    for (const term of taken.su) if (!there.includes(term)) this.#leaveOut(term)
    return there.length > 1 ? { ...taken, su: there } : (there[0] as Taken)
  }

  #nil(term: Taken): boolean {
    if ('foglia' in term) return this.#voice.isZero?.(term.foglia) ?? false
    const { op: operator, su, tabella } = term
    if (operator === op.per || operator === op.al) return su.some((o) => this.#nil(o))
    if (operator.divide || operator === op.ridottoDel) return this.#nil(su[0] as Taken)
    return operator.grana !== undefined && !tabella && su.every((o) => this.#nil(o))
  }

  #leaveOut(term: Taken): void {
    if ('op' in term) for (const o of term.su) this.#leaveOut(o)
    else {
      this.#voice.say(term.foglia)
      if (this.#nil(term)) this.#voice.leftOut?.(term.foglia)
    }
  }
}
