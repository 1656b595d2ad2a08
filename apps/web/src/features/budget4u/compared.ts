/** The lines of the result by which variants are compared: from the revenue of the first year to what remains. */

import type { ComparedLine } from '../simulator/document/compared-line.ts'
import { keysOf } from '../simulator/results/results-of.tsx'
import { vociRipartizione } from './voci.ts'

export const compared: readonly ComparedLine[] = keysOf(vociRipartizione).map((voce) => ({
  path: `quadro.ripartizione.${voce}`,
  name: vociRipartizione[voce],
  main: voce === 'resta',
}))
