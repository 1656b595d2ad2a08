/** The precision of an amount, and so whether it needs a rounding to the cent. */
import { roundToCent, type TaxYear } from '@bilancia/contract'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { leafOf } from './layout.ts'
import type { Operator } from './operator.ts'
import { alCentesimo } from './operators.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { Regola, type Rule } from './rule.ts'

/**
 * The precision of an amount: whole cents, a sum of whole cents (exact but for floating-point noise), or any number. A rule
 * in euro is stored to the cent. The rounding is left out if the amount is already in whole cents.
 */
export type Grain = 'cent' | 'sum' | 'free'

const order: readonly Grain[] = ['cent', 'sum', 'free']
const coarsest = (grains: readonly Grain[]): Grain => order[Math.max(0, ...grains.map((g) => order.indexOf(g)))] ?? 'free'

export function grain(e: Expression, year: TaxYear): Grain {
  if (e instanceof Regola || leafOf.has(e)) return 'cent'
  // A program never reads a figure that its year does not have.
  if (e instanceof Parametro && !e.previsto(year)) return 'cent'
  if (e instanceof Parametro || e instanceof Voce) return roundToCent(e.cifra(year).valore) === e.cifra(year).valore ? 'cent' : 'free'
  const operands = e.operands(year).filter((o) => !(o instanceof Condizione) && !(o instanceof Tabella))
  switch (e.op.grana) {
    case 'cent':
      return 'cent'
    case 'somma':
      return operands.every((o) => grain(o, year) !== 'free') ? 'sum' : 'free'
    case 'operandi':
      return coarsest(operands.map((o) => grain(o, year)))
    default:
      return 'free'
  }
}

/** Whether the stored value of the rule needs a rounding to the cent. */
export const storedToCent = (rule: Rule, year: TaxYear): boolean =>
  rule instanceof Quantita && rule.unita === 'euro' && grain(rule.definition.formula as Quantita, year) !== 'cent'

/**
 * Whether an operand is rounded to the cent before use. The floating-point noise of a sum is small compared to the sum, but
 * a rate or a threshold can turn it into a cent. An operator that only adds or picks passes the noise on to the next
 * rounding.
 */
export const summedFirst = (operand: Expression, user: Operator, year: TaxYear): boolean =>
  user !== alCentesimo &&
  user.grana !== 'somma' &&
  user.grana !== 'operandi' &&
  operand instanceof Quantita &&
  operand.unita === 'euro' &&
  grain(operand, year) === 'sum'
