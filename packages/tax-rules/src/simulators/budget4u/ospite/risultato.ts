/** The result of Budget4u. */
import type { Affidabilita, Salto } from '@bilancia/contract'
import type { ConMessaggi, Provvisorio } from '@bilancia/engine/host'
import type { Uscite } from '../programma.ts'
import type { RigaPiano } from './piano.ts'

/** The computed part of the state, in the shape of the rule page. `salti` is present if the state requests it. */
export type Risultato = Omit<Uscite, 'risultati'> &
  ConMessaggi & {
    readonly risultati: (Omit<NonNullable<Uscite['risultati']>, 'affidabilita'> & { readonly affidabilita: Affidabilita }) | null
  } & { readonly pianoTriennale: readonly RigaPiano[] | null; readonly salti?: readonly Salto[] } & Partial<Provvisorio>
