/** Which rates of a region an activity can have. */
import type { Answer, routes } from '@bilancia/contract/api'

export type RegionRates = Answer<typeof routes.irapRates>[string]
export type SpecialRate = RegionRates['particolari'][number]

/** `no`: the code is not on the list. `ask`: the list is not known, or it is no matter of activity. */
export type Fits = 'yes' | 'no' | 'ask'

const digits = (code: string): string => code.replace(/\D/g, '')

/** Whether an activity has a rate: a code of the list holds for all that begin with it. Null without a code, for a list that is known. */
export function fits({ codici }: Pick<SpecialRate, 'codici'>, ateco: string): Fits | null {
  if (!codici) return 'ask'
  const code = digits(ateco)
  if (code.length < 2) return null
  return codici.some((begin) => code.startsWith(digits(begin))) ? 'yes' : 'no'
}
