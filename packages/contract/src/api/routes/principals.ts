/** Calls of the users and of their authorisations. */
import { z } from 'zod'
import { principalAuthInput, principalAuthRecord, principalInput, principalItem, principalRecord, recordId, words } from '../records.ts'
import { route } from '../route.ts'
import { paged, principalSearch } from '../searches.ts'
import { deletedId, ids, ofId } from './parts.ts'

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
  principal: route({ method: 'GET', path: '/principal/:id', permission: 'utenti', tag, summary: 'Un utente', params: ofId, answer: principalRecord }),
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
    tag,
    summary: 'Aggiorna un utente; rifiuta se un altro lo ha salvato dopo `UpdateDate`',
    body: principalInput,
    answer: principalRecord,
  }),
  deletePrincipal: route({
    method: 'DELETE',
    path: '/principal',
    permission: 'utenti',
    tag,
    summary: 'Elimina un utente con le sue elaborazioni; mai il proprio',
    body: deletedId,
    answer: z.boolean(),
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
    tag,
    summary: 'Una autorizzazione',
    params: ofId,
    answer: principalAuthRecord,
  }),
  savePrincipalAuth: route({
    method: 'POST',
    path: '/principalauth',
    permission: 'autorizzazioniAggiunta',
    tag,
    summary: 'Aggiunge (Id 0) una autorizzazione; la cambia solo un SUPERADMIN',
    body: principalAuthInput,
    answer: principalAuthRecord,
  }),
  deletePrincipalAuth: route({
    method: 'DELETE',
    path: '/principalauth',
    permission: 'autorizzazioniModifica',
    tag,
    summary: 'Toglie una autorizzazione',
    body: deletedId,
    answer: z.boolean(),
  }),
} as const
