/** The lines of the result by which variants are compared: where the revenue goes in each regime. */
import { iforfettari, keysOf } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import type { Compared, ComparedLine } from '../simulator/document/compared-line.ts'
import { askedOf } from '../simulator/year.ts'
import { vociRipartizione } from './voci.ts'

const { lati, nomiLati } = iforfettari
const alike = { imposte: 'prelievo', contributi: 'prelievo' } as const

export const compared: readonly ComparedLine[] = [
  ...lati.flatMap((lato) =>
    keysOf(vociRipartizione).map((voce) => ({
      path: `quadro.ripartizione.${voce}.${lato}`,
      name: `${nomiLati[lato].colonna}: ${vociRipartizione[voce]}`,
      main: voce === 'resta',
      ...((voce === 'imposte' || voce === 'contributi') && { alike: { of: nomiLati[lato].colonna, what: alike[voce] } }),
    })),
  ),
  ...lati.map((lato) => ({
    path: `quadro.inMano.resta.${lato}`,
    name: `${nomiLati[lato].colonna}: Resta in mano`,
    main: false,
    alike: { of: nomiLati[lato].colonna, what: 'resta' as const },
  })),
]

export const computed: Compared['computed'] = async (state, signal) => {
  const { State, Quadro } = await call(routes.calcolaForfetari, askedOf(state), { signal })
  return { ...State, quadro: Quadro }
}
