/** Calls for signing in. */
import { z } from 'zod'
import { recordedAccesses } from '../access.ts'
import { brand } from '../brand.ts'
import { identity } from '../entities.ts'
import { ids, inText, recordId } from '../ids.ts'
import { route } from '../route.ts'

export const access = {
  settings: route({
    method: 'GET',
    path: '/settings',
    permission: 'pubblico',
    tag: 'Accesso',
    summary:
      "Chi riconosce gli utenti (provider OpenID, applicazione, risorsa per cui chiedere il token), il marchio dell'indirizzo, dove sono i video tutorial",
    answer: z.object({ issuer: z.string(), clientId: z.string(), resource: z.string(), brand, tutorialUrl: z.string().nullable() }),
  }),
  identity: route({
    method: 'GET',
    path: '/auth/identity',
    permission: 'accesso',
    tag: 'Accesso',
    summary: "L'utente che ha effettuato l'accesso",
    answer: identity,
  }),
  loguser: route({
    method: 'GET',
    path: '/consultools/loguser/:a/:b',
    permission: 'sessione',
    tag: 'Accesso',
    summary: "Registra un accesso al giorno per utente e applicazione; falso se l'utente o lo studio non possono più entrare",
    params: z.object({
      a: z.string().meta({ description: 'Username' }),
      b: inText(recordId.refine((b) => recordedAccesses.has(b))).meta({ description: 'Identificativo della applicazione' }),
    }),
    answer: z.boolean(),
  }),
  license: route({
    method: 'GET',
    path: '/principal/license/:userId',
    permission: 'accesso',
    tag: 'Accesso',
    summary:
      'Licenze attive: gli utenti attivi dello studio, o di tutti gli studi della company per chi non ha studio (chi lavora in due studi conta due volte); solo per il proprio utente',
    params: z.object({ userId: ids }),
    answer: z.int(),
  }),
} as const
