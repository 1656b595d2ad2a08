/** Whether random states feel a mistake that no test can see. One that none of them feels perhaps changes no result at all. */
import { randomBudget, randomCassa, randomSrl, randomState, seeded } from '../test/random-states.ts'
import type { Cambio, Edizione } from './edizioni.ts'

/** Of each simulator and year that the mistake is in. */
export const STATI = 1000

const stati: Readonly<Record<string, (random: () => number) => object>> = {
  iforfettari: randomState,
  convsrl: randomSrl,
  budget4u: randomBudget,
  casse: randomCassa,
}

export function sentitaACaso(cambi: ReadonlyMap<Edizione, Cambio>): boolean {
  for (const [edizione, cambio] of cambi) {
    const [random, stato] = [seeded(1), stati[edizione.simulatore]]
    if (!stato) throw new Error(`no random states of ${edizione.simulatore}`)
    for (let k = 0; k < STATI; k++) if (edizione.sente(cambio, edizione.riga({ ...stato(random), annoImposta: edizione.anno })) >= 0) return true
  }
  return false
}
