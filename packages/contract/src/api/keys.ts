/** Keys of a studio's own programs, as its administration exchanges them. */

import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { words } from './form-schemas.ts'
import { storedId } from './ids.ts'

/** What a key of a studio's own program may open. A call that names no group is never reached with a key. */
export const keyGroups = {
  clientiLettura: 'Leggere i clienti, le loro cartelle e le consegne',
  clientiScrittura: 'Creare e cambiare clienti e promemoria',
  elaborazioni: 'Creare e cambiare elaborazioni nelle cartelle',
  consegne: 'Consegnare al cliente e segnare che cosa ne è stato',
  calcolo: 'Calcolare con gli strumenti, senza salvare',
} as const
export type KeyGroup = keyof typeof keyGroups

/** The most days that a key is valid. */
export const KEY_DAYS_MAX = 365
/** The most keys of a studio that are valid at the same time. */
export const KEYS_MAX = 20
/** Every key begins with this, so that a leaked one is recognised. */
export const KEY_MARK = 'bilancia_'

const group = z.enum(keysOf(keyGroups))
const moment = z.iso.datetime()

export const apiKeyInput = z
  .object({ nome: words.trim().min(1).max(100), gruppi: z.array(group).min(1).max(20), giorni: z.int().min(1).max(KEY_DAYS_MAX) })
  .meta({ id: 'ChiaveNuova', description: 'Per quale programma, che cosa può, per quanti giorni vale' })
export type ApiKeyInput = z.output<typeof apiKeyInput>

/** `vale`: neither expired nor revoked, and whoever made it may still sign in and work in the studio as its administrator. */
export const apiKeyRecord = z
  .object({
    id: storedId,
    nome: z.string(),
    gruppi: z.array(group),
    di: z.string(),
    dal: moment,
    scade: moment,
    usata: moment.nullable(),
    revocata: moment.nullable(),
    vale: z.boolean(),
  })
  .meta({ id: 'Chiave' })
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>

/** `chiave`: the key itself, which no later answer shows. */
export const apiKeyMade = apiKeyRecord.extend({ chiave: z.string() }).meta({ id: 'ChiaveFatta' })
