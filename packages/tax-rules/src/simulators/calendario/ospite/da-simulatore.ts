/** The state of a simulator as the subjects of a calendar. Its result is read, never changed. */
import { budget4u, type calendario, convsrl, type forme, iforfettari, inForce } from '@bilancia/contract'
import { type Editions, type Shape, work } from '@bilancia/engine/host'
import type { Forma as FormaBudget } from '../../budget4u/programma.ts'
import type { Forma as FormaSrl } from '../../convsrl/programma.ts'
import type { Forma as FormaForfettari } from '../../iforfettari/programma.ts'
import type { CifreDiUnAnno } from './cifre.ts'
import { daBudget4u } from './da-budget4u.ts'
import type { Soggetti } from './da-comune.ts'
import { daConvsrl } from './da-convsrl.ts'
import { type ContiDiForme, conAnnoPrima, formaDi, giaSrl, simulatoreDi } from './da-forme.ts'
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

type DiUnAnno = readonly [anno: number, cifreDi: (anno: number) => CifreDiUnAnno]

/** The subjects and, with Forme, the form that they have. */
type Letti = { readonly soggetti: Soggetti; readonly forma?: forme.Forma }

/** Null where the simulator gives no result. `state` is that of the simulator. */
export function lettiDa(simulatori: Simulatori, scelte: calendario.DaSimulatore, state: object, ...diUnAnno: DiUnAnno): Letti | null {
  if (scelte.simulatore === 'FORME') return daForme(simulatori, scelte, state, ...diUnAnno)
  const soggetti = soggettiDa(simulatori, scelte, state, ...diUnAnno)
  return soggetti && { soggetti }
}

function daForme(simulatori: Simulatori, scelte: calendario.DaSimulatore, state: object, ...[anno, cifreDi]: DiUnAnno): Letti | null {
  const suoi = simulatori.forme(state)
  const forma = suoi && formaDi(suoi, scelte.forma)
  if (!suoi || !forma) return null
  const sue = { ...scelte, forma }
  if (conSoci(forma)) {
    const soggetti = daSoci(suoi, { scelte: sue, anno, cifreDi })
    return soggetti && { soggetti, forma }
  }
  const sotto = simulatoreDi(suoi, sue)
  const soggetti = sotto && soggettiDa(simulatori, sotto.scelte, sotto.stato, anno, cifreDi)
  return soggetti && { soggetti: giaSrl(suoi, sue) ? conAnnoPrima(soggetti, { anno, cifreDi }) : soggetti, forma }
}

function soggettiDa(simulatori: Simulatori, scelte: calendario.DaSimulatore, state: object, ...[anno, cifreDi]: DiUnAnno): Soggetti | null {
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
    case 'FORME':
    case '':
      return null
  }
}
