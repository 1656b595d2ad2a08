/** Calls of the studios. */
import { z } from 'zod'
import { MAX_MONEY } from '../../fields/field.ts'
import type { Voce } from '../../forme/forme.ts'
import { storedId } from '../ids.ts'
import { agencyInput, agencyRecord } from '../records.ts'
import { route } from '../route.ts'
import { agencySearch, paged } from '../searches.ts'
import { ofId } from './parts.ts'

/** The price list of a studio: its yearly fee for each form, in euro. Null: no price, so the benchmark counts. */
const price = z.number().min(0).max(MAX_MONEY).nullable()
const prices = z.object({
  forfettario: price,
  dittaIndividuale: price,
  impresaFamiliare: price,
  professionista: price,
  studioAssociato: price,
  societaDiPersone: price,
  srl: price,
} satisfies Readonly<Record<Voce, typeof price>>)
/** The stamp of the last change, null while there is none. */
const version = { UpdateDate: z.iso.datetime().nullable() }

const priceList = z.object({ prezzi: prices, ...version, UpdateUser: z.string().nullable() }).meta({ id: 'Listino' })
const priceListInput = z.object({ prezzi: prices, ...version }).meta({ id: 'ListinoModulo' })
export type PriceList = z.infer<typeof priceList>
export type PriceListInput = z.infer<typeof priceListInput>

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
