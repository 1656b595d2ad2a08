/** Calls of the users and of their authorisations. */
import { z } from 'zod'
import { words } from '../form-schemas.ts'
import { ids, recordId, storedId } from '../ids.ts'
import { colleagues, principalAuthInput, principalAuthRecord, principalInput, principalItem, principalRecord } from '../records.ts'
import { route } from '../route.ts'
import { paged, principalSearch } from '../searches.ts'
import { ofId } from './parts.ts'

const tag = 'Utenti'

export const principals = {
  searchPrincipals: route({
    method: 'POST',
    path: '/principal/search',
    permission: 'utenti',
    tag,
    summary: 'Una pagina di utenti, per cognome: tutti per SUPERADMIN, quelli della company per ADMIN, quelli dei propri studi per MANAGER',
    body: principalSearch,
    answer: paged(principalItem),
  }),
  principal: route({
    method: 'GET',
    path: '/principal/:id',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Lettura', id: 'params' },
    tag,
    summary: 'Un utente',
    params: ofId,
    answer: principalRecord,
  }),
  activeUsers: route({
    method: 'GET',
    path: '/principal/activeusers/:agencyId',
    permission: 'utenti',
    tag,
    summary: 'Quanti utenti attivi ha uno studio',
    params: z.object({ agencyId: ids }),
    answer: z.int(),
  }),
  usernameExists: route({
    method: 'GET',
    path: '/principal/exists/:name',
    permission: 'utenti',
    tag,
    summary: 'Se un nome utente è già preso, anche con altre maiuscole',
    params: z.object({ name: words }),
    answer: z.boolean(),
  }),
  insertPrincipal: route({
    method: 'POST',
    path: '/principal/user/:agencyId',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Creazione', id: 'answer' },
    tag,
    summary: 'Crea un utente in uno studio (0: in nessuno), se restano licenze',
    params: z.object({ agencyId: z.coerce.number().pipe(recordId) }),
    body: principalInput,
    answer: principalRecord,
  }),
  updatePrincipal: route({
    method: 'POST',
    path: '/principal',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Modifica', id: 'answer' },
    tag,
    summary: 'Aggiorna un utente; rifiuta se un altro lo ha salvato dopo `UpdateDate`',
    body: principalInput,
    answer: principalRecord,
  }),
  deletePrincipal: route({
    method: 'DELETE',
    path: '/principal',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Chiusura', id: 'body' },
    tag,
    summary:
      'Chiude un utente, mai il proprio: non entra più, il nome resta suo, elaborazioni e utilizzo restano; con `collega` le elaborazioni passano a quel collega',
    query: z.object({ collega: ids.optional() }),
    body: storedId,
    answer: z.boolean(),
  }),
  colleagues: route({
    method: 'GET',
    path: '/principal/:id/colleagues',
    permission: 'utenti',
    tag,
    summary:
      'A chi possono passare le elaborazioni di un utente: chi è attivo nella stessa company, in uno dei suoi studi o per tutti, e ha il diritto agli stessi strumenti',
    params: ofId,
    answer: colleagues,
  }),
  handOver: route({
    method: 'POST',
    path: '/principal/:id/handover',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Passaggio', byHandler: true },
    tag,
    summary: 'Passa a un collega le elaborazioni di un utente chiuso; quante sono',
    params: ofId,
    body: z.object({ ColleagueId: recordId }),
    answer: z.int(),
  }),
  searchPrincipalAuth: route({
    method: 'POST',
    path: '/principalauth/search',
    permission: 'utenti',
    tag,
    summary: 'Gli studi di un utente',
    body: z.object({ PrincipalId: recordId }),
    answer: z.array(principalAuthRecord),
  }),
  principalAuth: route({
    method: 'GET',
    path: '/principalauth/:id',
    permission: 'autorizzazioniModifica',
    audit: { kind: 'Autorizzazione', action: 'Lettura', id: 'params' },
    tag,
    summary: 'Una autorizzazione',
    params: ofId,
    answer: principalAuthRecord,
  }),
  savePrincipalAuth: route({
    method: 'POST',
    path: '/principalauth',
    permission: 'autorizzazioniAggiunta',
    audit: { kind: 'Autorizzazione', action: 'Salvataggio', id: 'answer' },
    tag,
    summary: 'Aggiunge (Id 0) una autorizzazione; la cambia solo un SUPERADMIN',
    body: principalAuthInput,
    answer: principalAuthRecord,
  }),
  deletePrincipalAuth: route({
    method: 'DELETE',
    path: '/principalauth',
    permission: 'autorizzazioniModifica',
    audit: { kind: 'Autorizzazione', action: 'Eliminazione', id: 'body' },
    tag,
    summary: 'Toglie una autorizzazione',
    body: storedId,
    answer: z.boolean(),
  }),
} as const
