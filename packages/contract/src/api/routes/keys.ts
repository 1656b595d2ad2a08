/** Calls of the keys of a studio's own programs. */
import { z } from 'zod'
import { ids } from '../ids.ts'
import { apiKeyInput, apiKeyMade, apiKeyRecord } from '../keys.ts'
import { route } from '../route.ts'
import { ofId } from './parts.ts'

const tag = 'Chiavi'
const permission = 'chiavi'

export const keys = {
  apiKeys: route({
    method: 'GET',
    path: '/agency/:id/chiavi',
    permission,
    tag,
    summary: 'Le chiavi dei programmi di uno studio: che cosa possono, fino a quando, chi le ha fatte, quando si sono usate',
    params: ofId,
    answer: z.array(apiKeyRecord),
  }),
  insertApiKey: route({
    method: 'POST',
    path: '/agency/:id/chiavi',
    once: true,
    permission,
    audit: { kind: 'Chiave', action: 'Creazione', byHandler: true },
    tag,
    summary:
      'Fa una chiave per un programma di uno studio in cui chi chiede lavora; la risposta la dice questa volta sola. La chiave non può più di chi la fa, e solo le chiamate dei suoi gruppi. Con l’intestazione `Idempotency-Key` una chiamata ripetuta risponde la stessa chiave con un segreto nuovo: il primo non vale più',
    params: ofId,
    body: apiKeyInput,
    answer: apiKeyMade,
  }),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/agency/:id/chiavi/:chiave',
    permission,
    audit: { kind: 'Chiave', action: 'Chiusura', byHandler: true },
    tag,
    summary: 'Revoca una chiave: da subito non apre più nulla',
    params: ofId.extend({ chiave: ids }),
    answer: z.array(apiKeyRecord),
  }),
} as const
