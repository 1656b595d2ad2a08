/** The lines of the result by which variants are compared: where the revenue goes in each regime. */
import { iforfettari } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import type { Compared, ComparedLine } from '../simulator/document/compared-line.ts'
import { askedOf } from '../simulator/year.ts'
import { parts, RESTA } from './parts.ts'

const { lati, nomiLati } = iforfettari
/** What is levied, and what remains. The other parts are neither. */
const figureOf = {
  'inMano.costi': null,
  'ripartizione.imposte': 'prelievo',
  'ripartizione.contributi': 'prelievo',
  'ripartizione.speseAmministrative': null,
  'ripartizione.ivaIndetraibile': null,
  [RESTA]: 'resta',
} as const

export const compared: readonly ComparedLine[] = lati.flatMap((lato) =>
  parts.map(({ voce, name }) => {
    const what = figureOf[voce]
    const of = nomiLati[lato].colonna
    return { path: `quadro.${voce}.${lato}`, name: `${of}: ${name}`, main: voce === RESTA, ...(what && { alike: { of, what } }) }
  }),
)

export const computed: Compared['computed'] = async (state, signal) => {
  const { State, Quadro } = await call(routes.calcolaForfetari, askedOf(state), { signal })
  return { ...State, quadro: Quadro }
}
