/** The lines of the result by which variants are compared: from the revenue of the first year to what remains. */

import { keysOf } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import type { Compared, ComparedLine } from '../simulator/document/compared-line.ts'
import { askedOf } from '../simulator/year.ts'
import { vociRipartizione } from './results.ts'

const OF = 'Primo anno'
const figureOf = { ricavi: null, costi: null, ammortamenti: null, oneriFinanziari: null, imposte: 'prelievo', contributi: 'prelievo', resta: 'resta' } as const

export const compared: readonly ComparedLine[] = keysOf(vociRipartizione).map((voce) => {
  const what = figureOf[voce]
  return { path: `quadro.ripartizione.${voce}`, name: vociRipartizione[voce], main: voce === 'resta', ...(what && { alike: { of: OF, what } }) }
})

export const computed: Compared['computed'] = async (state, signal) => {
  const { State, Quadro } = await call(routes.calcolaSchedaBudget, askedOf(state), { signal })
  return { ...State, quadro: Quadro }
}
