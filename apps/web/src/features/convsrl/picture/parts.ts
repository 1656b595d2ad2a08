/** The parts of the profit of a scenario, and of today's income. */
import { keysOf } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import type { Fill, Part } from '../../simulator/results/bars.ts'
import { valueIn, vociQuadro } from '../results.ts'

const fillOf: Readonly<Record<keyof typeof vociQuadro, Fill>> = {
  imposteSocieta: 'taxes',
  imposteSoci: 'taxesOfPersons',
  contributi: 'contributions',
  netto: 'left',
  restaInSocieta: 'leftInside',
}

export const parts = keysOf(vociQuadro).map((voce) => ({ voce, name: vociQuadro[voce], fill: fillOf[voce] }))

/** Today there is no company: the taxes of its owners, their contributions and their net. Null without a current form. */
export function partsOfToday(result: Values | null): readonly Part[] | null {
  const oggi = valueIn(result, 'confronto.oggi')
  const imposteSoci = valueIn(result, 'quadro.oggi.imposte')
  if (!oggi || imposteSoci === null) return null
  const euro: Readonly<Partial<Record<keyof typeof vociQuadro, number>>> = { imposteSoci, contributi: oggi.contributi, netto: oggi.netto }
  return parts.flatMap(({ voce, ...part }) => (euro[voce] === undefined ? [] : [{ ...part, euro: euro[voce] }]))
}
