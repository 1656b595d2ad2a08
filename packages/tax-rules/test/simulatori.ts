/** The simulators side by side, for tests of all of them. */
import * as contract from '@bilancia/contract'
import * as law from '../src/index.ts'
import { randomBudget, randomSrl, randomState } from './random-states.ts'
import type { Simulatore } from './riferimenti.ts'

export const simulatori = [
  { nome: 'iforfettari', contratto: contract.iforfettari, simulatore: law.iforfettari, aCaso: randomState },
  { nome: 'convsrl', contratto: contract.convsrl, simulatore: law.convsrl, aCaso: randomSrl },
  { nome: 'budget4u', contratto: contract.budget4u, simulatore: law.budget4u, aCaso: randomBudget },
] as const satisfies readonly { readonly nome: Simulatore; readonly [key: string]: unknown }[]
