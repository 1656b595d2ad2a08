/** The calendar of payments, with its figures and with the rules of the simulators that it reads. */
import { calendario as contratto } from '@bilancia/contract'
import { programma as budget4u } from '../budget4u/index.ts'
import { programma as convsrl } from '../convsrl/index.ts'
import { conti as forme } from '../forme/index.ts'
import { programma as iforfettari } from '../iforfettari/index.ts'
import { cifreDi } from './cifre.ts'
import { ospite } from './ospite/index.ts'
import { spiegazione, cifreUsate as usate } from './spiegazione.ts'

export { cifreDelCalendario } from './parametri/serie.ts'
export { percorsi, spiegabile } from './spiegazione.ts'
export { cifreDi }

const mio = ospite(cifreDi, { iforfettari: iforfettari.edition, convsrl: convsrl.edition, budget4u: budget4u.edition, forme })
export const { calcola, conti } = mio

/** Every place of the result. */
export const schema = { risultato: contratto.risultato }

/** The explanation of a payment, a balance or a year. Throws `PercorsoSconosciuto` and, where the calendar has no such row, `RangeError`. */
export const spiega = (state: object, path: string) => spiegazione(mio.conti(state), path)

/** The days and codes behind the payments, the least certain first, each with its payments. */
export const cifreUsate = (state: object) => usate(mio.conti(state))
