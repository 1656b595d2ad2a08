/** Fees of the scenarios as typed, with their sums. In euro. How they are divided: split.ts. */
import { roundToCent } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'
import { type Posizione, posizioni } from '../soci.ts'

export const withFees = ['scenario2', 'scenario4', 'scenario6'] as const
export type WithFees = (typeof withFees)[number]

export const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

export const totalPath = (scenario: WithFees) => `datiSimulazioniSrl.${scenario}.compensoTotale` as const
export const feePath = (scenario: WithFees, i: Posizione) => `datiSimulazioniSrl.${scenario}.compensi[${i}]` as const
export const totalOf = (values: Values, scenario: WithFees): number => number(getPath(values, totalPath(scenario)))
export const feesOf = (values: Values, scenario: WithFees): readonly number[] => posizioni.map((i) => number(getPath(values, feePath(scenario, i))))
export const sumOf = (values: Values, scenario: WithFees): number => roundToCent(feesOf(values, scenario).reduce((sum, fee) => sum + fee, 0))
