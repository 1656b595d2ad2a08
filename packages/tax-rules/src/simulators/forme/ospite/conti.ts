/** The simulators that the columns run, and what each person pays without the activity. */
import { type Editions, type Shape, work } from '@bilancia/engine/host'
import { ospite as ospiteSrl } from '../../convsrl/ospite/index.ts'
import type { Forma as FormaSrl } from '../../convsrl/programma.ts'
import type { Forma as FormaForfettari } from '../../iforfettari/programma.ts'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'
import { statoSenza, statoSocieta } from './stati.ts'

export type Simulatori = { readonly iforfettari: Editions<FormaForfettari>; readonly convsrl: Editions<FormaSrl> }

/** The result of a state whose year is known. */
function risultato<T extends Shape>(state: object, editions: Editions<T>): T['risultato'] {
  const worked = work(state, editions)
  if (!('result' in worked)) throw new RangeError('A state without a known year')
  return worked.result
}

export function contiDi({ iforfettari, convsrl }: Simulatori) {
  const { ottimizza } = ospiteSrl(convsrl)
  const forfettari = (state: object) => risultato(state, iforfettari)
  return (profilo: Profilo) => {
    const noti = new Map<number, number>()
    let comune: { readonly stato: ReturnType<typeof statoSocieta>; readonly risultato: FormaSrl['risultato'] } | undefined
    return {
      profilo,
      forfettari,
      srl: (state: object) => risultato(state, convsrl),
      ottimizza: (state: object) => ottimizza(state),
      /** The state that the S.r.l. columns share, without fees and dividends, and its result. */
      srlComune: () => {
        if (comune) return comune
        const stato = statoSocieta(profilo, 'SRL_UTILE_IN_SOCIETA')
        comune = { stato, risultato: risultato(stato, convsrl) }
        return comune
      },
      /** Taxes of a person without the activity, in euro. */
      senza: (p: PersonaDelProfilo): number => {
        const noto = noti.get(p.indice) ?? forfettari(statoSenza(profilo, p)).regimeNormale.totaleNormale
        noti.set(p.indice, noto)
        return noto
      },
    }
  }
}
export type Conti = ReturnType<ReturnType<typeof contiDi>>
