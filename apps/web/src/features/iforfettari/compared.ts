/** The lines of the result by which variants are compared: where the revenue goes in each regime. */
import { iforfettari } from '@bilancia/contract'
import type { ComparedLine } from '../simulator/document/compared-line.ts'
import { keysOf } from '../simulator/results/results-of.tsx'
import { vociRipartizione } from './voci.ts'

const { lati, nomiLati } = iforfettari

export const compared: readonly ComparedLine[] = lati.flatMap((lato) =>
  keysOf(vociRipartizione).map((voce) => ({
    path: `quadro.ripartizione.${voce}.${lato}`,
    name: `${nomiLati[lato].colonna}: ${vociRipartizione[voce]}`,
    main: voce === 'resta',
  })),
)
