/** The lines of the result by which variants are compared: where the profit goes in each scenario. */
import { convsrl } from '@bilancia/contract'
import type { ComparedLine } from '../simulator/document/compared-line.ts'
import { parts } from './picture/parts.ts'

const { nomiSchede, scenari } = convsrl

export const compared: readonly ComparedLine[] = scenari.flatMap((scenario) =>
  parts.map(({ voce, name }) => ({ path: `quadro.${scenario}.${voce}`, name: `${nomiSchede[scenario]}: ${name}`, main: voce === 'netto' })),
)
