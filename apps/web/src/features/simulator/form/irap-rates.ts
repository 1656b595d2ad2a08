/** The rates of a region that an activity can have. */
import type { Answer, routes } from '@bilancia/contract/api'

export type RegionRates = Answer<typeof routes.irapRates>[string]
export type SpecialRate = RegionRates['particolari'][number]

/** `no`: the code is not in the list. `ask`: the list is unknown, or the rate does not depend on the activity. */
export type Fits = 'yes' | 'no' | 'ask'

const digits = (code: string): string => code.replace(/\D/g, '')

/**
 * Whether an activity has a rate. A code in the list includes all codes that start with it. Null if the list is known and
 * there is no code.
 */
export function fits({ codici }: Pick<SpecialRate, 'codici'>, ateco: string): Fits | null {
  if (!codici) return 'ask'
  const code = digits(ateco)
  if (code.length < 2) return null
  return codici.some((begin) => code.startsWith(digits(begin))) ? 'yes' : 'no'
}
