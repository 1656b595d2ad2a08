/** Why a scenario shows nothing: an empty required field, or the errors that block it. */
import { convsrl, type Message } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import { posizioni, presente } from '../soci.ts'

export type Blocked = { readonly missing: string } | { readonly errors: readonly Message[] }

/** The first partner's name. Without a partner no scenario is computed. */
export const FIRST_FIELD = 'datiSimulazioniSrl.soci[0].nome'

const ofAll: ReadonlySet<string> = new Set(['QUOTE_TOTALE', 'SOCIO_INCOMPLETO'])
const ofOne: ReadonlySet<string> = new Set(['COMPENSI_TOTALE'])
const ofTransparent: ReadonlySet<string> = new Set(['TRASPARENZA_NON_AMMESSA'])

/** Why a scenario has no figures. If nothing is missing and there are no errors, they are still being calculated. */
export function blockedBy(s: convsrl.Scenario, values: Values, messages: Iterable<Message>): Blocked {
  if (!posizioni.some((i) => presente(values, i))) return { missing: FIRST_FIELD }
  const transparent = convsrl.percorsiScenari[s].startsWith('trasp')
  const blocks = ({ id, campo, gravita }: Message) =>
    gravita === 'ERRORE' && (ofAll.has(id) || (ofOne.has(id) && campo.includes(`.${s}.`)) || (transparent && ofTransparent.has(id)) || campo === 'annoImposta')
  return { errors: [...messages].filter(blocks) }
}
