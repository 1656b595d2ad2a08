/** How fine an amount can be, and so where a rounding to the cent is due. */
import { roundToCent, type TaxYear } from '@bilancia/contract'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { leafOf } from './layout.ts'
import type { Operator } from './operator.ts'
import { alCentesimo } from './operators.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { Regola, type Rule } from './rule.ts'

/**
 * How fine an amount can be: whole cents, a sum of whole cents (which only binary noise can spoil), or anything.
 * A rule in euro is stored to the cent; where the amount is whole cents already, the rounding is left out.
 */
export type Grain = 'cent' | 'sum' | 'free'

const order: readonly Grain[] = ['cent', 'sum', 'free']
const coarsest = (grains: readonly Grain[]): Grain => order[Math.max(0, ...grains.map((g) => order.indexOf(g)))] ?? 'free'

export function grain(e: Expression, year: TaxYear): Grain {
  if (e instanceof Regola || leafOf.has(e)) return 'cent'
  // A figure that the year does not have is never read in it.
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

/** Whether storing the rule takes a rounding to the cent. */
export const storedToCent = (rule: Rule, year: TaxYear): boolean =>
  rule instanceof Quantita && rule.unita === 'euro' && grain(rule.definition.formula as Quantita, year) !== 'cent'

/**
 * Whether an operand is brought back to the cent before it is used: binary noise of a sum is small beside the sum, not
 * beside what a rate or a threshold makes of it. An operator that only adds or picks hands the noise on to the next rounding.
 */
export const summedFirst = (operand: Expression, user: Operator, year: TaxYear): boolean =>
  user !== alCentesimo &&
  user.grana !== 'somma' &&
  user.grana !== 'operandi' &&
  operand instanceof Quantita &&
  operand.unita === 'euro' &&
  grain(operand, year) === 'sum'
