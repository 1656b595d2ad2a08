/** The fees of the scenarios in euro, with their sums: typed once for all of them, split by the shares or by hand. */
import { roundToCent } from '@bilancia/contract'
import { getPath, setPath, type Values } from '../../simulator/path.ts'
import { type Posizione, perQuota, posizioni, presente } from '../soci.ts'

export const withFees = ['scenario2', 'scenario4', 'scenario6'] as const
export type WithFees = (typeof withFees)[number]

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

export const totalPath = (scenario: WithFees) => `datiSimulazioniSrl.${scenario}.compensoTotale` as const
export const feePath = (scenario: WithFees, i: Posizione) => `datiSimulazioniSrl.${scenario}.compensi[${i}]` as const
export const totalOf = (values: Values, scenario: WithFees): number => number(getPath(values, totalPath(scenario)))
export const feesOf = (values: Values, scenario: WithFees): readonly number[] => posizioni.map((i) => number(getPath(values, feePath(scenario, i))))
export const sumOf = (values: Values, scenario: WithFees): number => roundToCent(feesOf(values, scenario).reduce((sum, fee) => sum + fee, 0))

/** The total divided by the shares of the partners; null while no partner has one. */
export function byShare(values: Values, total: number): readonly number[] | null {
  const quote = posizioni.map((i) => (presente(values, i) ? number(getPath(values, `datiSimulazioniSrl.soci[${i}].quota`)) : 0))
  return quote.some((quota) => quota > 0) ? perQuota(total, quote) : null
}

const equal = (one: readonly number[], other: readonly number[] | null) => other !== null && one.every((fee, i) => fee === other[i])

/** Whether the fees are the total divided by the shares. */
export const isByShare = (values: Values, scenario: WithFees): boolean => equal(feesOf(values, scenario), byShare(values, totalOf(values, scenario)))

/** Whether the three scenarios have the same fees, so that they are typed once. */
export const areSame = (values: Values): boolean =>
  withFees.every((scenario) => totalOf(values, scenario) === totalOf(values, 'scenario2') && equal(feesOf(values, scenario), feesOf(values, 'scenario2')))

/** The values with a new total. Fees that are still empty or follow the shares are divided again; fees divided by hand stay. */
export function withTotal(values: Values, scenarios: readonly WithFees[], typed: unknown): Values {
  const split = byShare(values, number(typed))
  return scenarios.reduce((next, scenario) => {
    const follow = split !== null && typeof typed !== 'string' && (sumOf(values, scenario) === 0 || isByShare(values, scenario))
    const at = setPath(next, totalPath(scenario), typed)
    return follow ? setPath(at, `datiSimulazioniSrl.${scenario}.compensi`, split) : at
  }, values)
}

/** The values with a new fee of one partner. The total follows if it was the sum of the fees before. */
export const withFee = (values: Values, scenarios: readonly WithFees[], i: Posizione, typed: unknown): Values =>
  scenarios.reduce((next, scenario) => {
    const at = setPath(next, feePath(scenario, i), typed)
    const follows = typeof typed !== 'string' && totalOf(values, scenario) === sumOf(values, scenario)
    return follows ? setPath(at, totalPath(scenario), sumOf(at, scenario)) : at
  }, values)
