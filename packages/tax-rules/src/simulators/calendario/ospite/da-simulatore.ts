/** The state of a simulator as the subjects of a calendar. Its result is read, never changed. */
import { budget4u, type calendario, convsrl, iforfettari, inForce } from '@bilancia/contract'
import { type Editions, type Shape, work } from '@bilancia/engine/host'
import type { Forma as FormaBudget } from '../../budget4u/programma.ts'
import type { Forma as FormaSrl } from '../../convsrl/programma.ts'
import type { Forma as FormaForfettari } from '../../iforfettari/programma.ts'
import type { CifreDiUnAnno } from './cifre.ts'
import { daBudget4u } from './da-budget4u.ts'
import type { Soggetti } from './da-comune.ts'
import { daConvsrl } from './da-convsrl.ts'
import { type ContiDiForme, conAnnoPrima, giaSrl, simulatoreDi } from './da-forme.ts'
import { daIforfettari } from './da-iforfettari.ts'
import { conSoci, daSoci } from './da-soci.ts'

export type Simulatori = {
  readonly iforfettari: Editions<FormaForfettari>
  readonly convsrl: Editions<FormaSrl>
  readonly budget4u: Editions<FormaBudget>
  readonly forme: ContiDiForme
}

/** The result of a state whose year is known. */
function risultato<T extends Shape>(state: object, editions: Editions<T>): T['risultato'] {
  const worked = work(state, editions)
  if (!('result' in worked)) throw new RangeError('A state without a known year')
  return worked.result
}

/** The subjects; null where the simulator gives no result. `state` is that of the simulator. */
export function soggettiDa(
  simulatori: Simulatori,
  scelte: calendario.DaSimulatore,
  state: object,
  anno: number,
  cifreDi: (anno: number) => CifreDiUnAnno,
): Soggetti | null {
  switch (scelte.simulatore) {
    case 'IFORFETTARI':
      return daIforfettari({ stato: inForce(iforfettari.catalog, state), risultato: risultato(state, simulatori.iforfettari), scelte, anno, cifreDi })
    case 'CONVSRL':
      return daConvsrl({
        stato: inForce(convsrl.catalog, state),
        risultato: risultato(state, simulatori.convsrl),
        scelte,
        anno,
        forfettari: (uno) => risultato(uno, simulatori.iforfettari),
      })
    case 'BUDGET4U':
      return daBudget4u({ stato: inForce(budget4u.catalog, state), risultato: risultato(state, simulatori.budget4u), anno, cifre: cifreDi(anno) })
    case 'FORME': {
      const suoi = simulatori.forme(state)
      if (!suoi) return null
      if (conSoci(scelte.forma)) return daSoci(suoi, { scelte, anno, cifreDi })
      const sotto = simulatoreDi(suoi, scelte)
      const soggetti = sotto && soggettiDa(simulatori, sotto.scelte, sotto.stato, anno, cifreDi)
      return soggetti && giaSrl(suoi, scelte) ? conAnnoPrima(soggetti, { anno, cifreDi }) : soggetti
    }
    case '':
      return null
  }
}
