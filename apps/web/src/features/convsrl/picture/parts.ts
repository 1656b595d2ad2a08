/** The parts of the profit of a scenario. */
import type { Fill } from '../../simulator/results/bars.ts'
import { keysOf } from '../../simulator/results/results-of.tsx'
import { vociQuadro } from '../voci.ts'

const fillOf: Readonly<Record<keyof typeof vociQuadro, Fill>> = {
  imposteSocieta: 'taxes',
  imposteSoci: 'taxesOfPersons',
  contributi: 'contributions',
  netto: 'left',
  restaInSocieta: 'leftInside',
}

export const parts = keysOf(vociQuadro).map((voce) => ({ voce, name: vociQuadro[voce], fill: fillOf[voce] }))
