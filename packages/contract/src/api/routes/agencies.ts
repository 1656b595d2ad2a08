/** Calls of the studios. */
import { z } from 'zod'
import { storedId } from '../ids.ts'
import { priceList, priceListInput } from '../price-list.ts'
import { agencyInput, agencyRecord } from '../records.ts'
import { route } from '../route.ts'
import { agencySearch, paged } from '../searches.ts'
import { ofId } from './parts.ts'

export const agencies = {
  searchAgencies: route({
    method: 'POST',
    path: '/agency/search',
    permission: 'scegliStudio',
    tag: 'Studi',
    summary: 'Una pagina di studi, per nome: tutti per SUPERADMIN, quelli della company per ADMIN, i propri per gli altri',
    body: agencySearch,
    answer: paged(agencyRecord),
  }),
  agency: route({
    method: 'GET',
    path: '/agency/:id',
    permission: 'studi',
    audit: { kind: 'Studio', action: 'Lettura', id: 'params' },
    tag: 'Studi',
    summary: 'Uno studio',
    params: ofId,
    answer: agencyRecord,
  }),
  saveAgency: route({
    method: 'POST',
    path: '/agency',
    once: true,
    permission: 'studiScrittura',
    audit: { kind: 'Studio', action: 'Salvataggio', id: 'answer' },
    tag: 'Studi',
    summary:
      'Crea (Id 0) o aggiorna uno studio; rifiuta se un altro lo ha salvato dopo `UpdateDate`. Con l’intestazione `Idempotency-Key` una creazione ripetuta risponde lo studio già creato',
    body: agencyInput,
    answer: agencyRecord,
  }),
  deleteAgency: route({
    method: 'DELETE',
    path: '/agency',
    permission: 'studiScrittura',
    audit: { kind: 'Studio', action: 'Eliminazione', id: 'body' },
    tag: 'Studi',
    summary: 'Elimina uno studio senza utenti',
    body: storedId,
    answer: z.boolean(),
  }),
  priceList: route({
    method: 'GET',
    path: '/agency/:id/listino',
    permission: 'forme',
    tag: 'Studi',
    summary: 'Il listino di uno studio: che cosa chiede all’anno per ogni forma',
    params: ofId,
    answer: priceList,
  }),
  savePriceList: route({
    method: 'POST',
    path: '/agency/:id/listino',
    permission: 'listinoScrittura',
    audit: { kind: 'Listino', action: 'Modifica', id: 'params' },
    tag: 'Studi',
    summary: 'Scrive il listino di uno studio; rifiuta se un altro lo ha salvato dopo `UpdateDate`',
    params: ofId,
    body: priceListInput,
    answer: priceList,
  }),
} as const
