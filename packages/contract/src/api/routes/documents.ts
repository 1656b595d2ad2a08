/** Calls of the documents: open, autosave, versions, variants. */
import { z } from 'zod'
import {
  autosave,
  autosaved,
  calculationsSearch,
  document,
  foundCalculation,
  newDocument,
  newVariant,
  variantItem,
  version,
  versionItem,
  versionName,
} from '../documents.ts'
import { ids } from '../ids.ts'
import { route } from '../route.ts'
import { ofId } from './parts.ts'

const tag = 'Documenti'
// Own ones, and those in the folder of a client of an own studio: the server decides by row.
const permission = 'accesso'

export const documents = {
  document: route({
    method: 'GET',
    path: '/elaborazioni/:id',
    permission,
    keys: 'clientiLettura',
    audit: { kind: 'Elaborazione', action: 'Lettura', id: 'params' },
    tag,
    summary: "Una elaborazione propria o della cartella di un cliente, com'è stata lasciata",
    params: ofId,
    answer: document,
  }),
  insertDocument: route({
    method: 'POST',
    path: '/elaborazioni',
    permission: 'clienti',
    keys: 'elaborazioni',
    audit: { kind: 'Elaborazione', action: 'Creazione', id: 'answer' },
    tag,
    summary: "Una elaborazione nuova nella cartella di un cliente. Con l'intestazione `Idempotency-Key` una chiamata ripetuta risponde quella già creata",
    body: newDocument,
    answer: document,
  }),
  searchCalculations: route({
    method: 'POST',
    path: '/elaborazioni/search',
    permission,
    tag,
    summary: 'Una pagina delle proprie elaborazioni salvate, dalla più recente; `cursore` porta alla pagina che segue ed è nullo alla fine',
    body: calculationsSearch,
    answer: z.object({ righe: z.array(foundCalculation), cursore: z.string().nullable() }),
  }),
  autosaveDocument: route({
    method: 'POST',
    path: '/elaborazioni/:id/modifiche',
    permission,
    keys: 'elaborazioni',
    audit: { kind: 'Elaborazione', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Scrive i campi cambiati e dice che cosa hanno cambiato gli altri; senza `cambi` chiede soltanto',
    params: ofId,
    body: autosave,
    answer: autosaved,
  }),
  documentVersions: route({
    method: 'GET',
    path: '/elaborazioni/:id/versioni',
    permission,
    keys: 'clientiLettura',
    tag,
    summary: 'Le versioni di una elaborazione, dalla più recente: chi, quando, quanti campi',
    params: ofId,
    answer: z.array(versionItem),
  }),
  documentVersion: route({
    method: 'GET',
    path: '/elaborazioni/:id/versioni/:numero',
    permission,
    keys: 'clientiLettura',
    audit: { kind: 'Elaborazione', action: 'Lettura', id: 'params' },
    tag,
    summary: 'Una versione con il suo stato',
    params: ofId.extend({ numero: ids }),
    answer: version,
  }),
  nameDocumentVersion: route({
    method: 'POST',
    path: '/elaborazioni/:id/versioni',
    permission,
    keys: 'elaborazioni',
    audit: { kind: 'Elaborazione', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Dà un nome a ciò che è scritto ora: le modifiche che seguono fanno una versione nuova',
    params: ofId,
    body: versionName,
    answer: z.array(versionItem),
  }),
  variants: route({
    method: 'GET',
    path: '/elaborazioni/:id/varianti',
    permission,
    keys: 'clientiLettura',
    tag,
    summary: 'Una elaborazione e le sue varianti, la prima davanti; sola, se non ne ha',
    params: ofId,
    answer: z.array(variantItem),
  }),
  insertVariant: route({
    method: 'POST',
    path: '/elaborazioni/:id/varianti',
    permission,
    keys: 'elaborazioni',
    audit: { kind: 'Elaborazione', action: 'Creazione', id: 'answer' },
    tag,
    summary:
      "Una variante: copia dell'elaborazione com'è ora, o di sue parti, anche in un altro strumento, nella stessa cartella, con un nome. Con l'intestazione `Idempotency-Key` una chiamata ripetuta risponde quella già creata",
    params: ofId,
    body: newVariant,
    answer: document,
  }),
} as const
