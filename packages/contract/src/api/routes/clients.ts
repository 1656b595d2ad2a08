/** Calls of the clients of a studio. */
import { z } from 'zod'
import { clientChange, clientFilters, clientImport, clientInput, clientItem, clientRecord, clientReturns, clientSearch, filedItem } from '../clients.ts'
import { ids, storedId } from '../ids.ts'
import { route } from '../route.ts'
import { fileOf, ofId } from './parts.ts'

const tag = 'Clienti'
const permission = 'clienti'

export const clients = {
  searchClients: route({
    method: 'POST',
    path: '/clienti/search',
    permission,
    tag,
    summary: 'Una pagina di clienti dei propri studi; `cursore` porta alla pagina che segue ed è nullo alla fine',
    body: clientSearch,
    answer: z.object({ righe: z.array(clientItem), cursore: z.string().nullable() }),
  }),
  clientFollowers: route({
    method: 'GET',
    path: '/clienti/persone',
    permission,
    tag,
    summary: 'Gli utenti dei propri studi che possono seguire un cliente',
    answer: z.array(z.object({ id: z.int(), nome: z.string(), studio: z.int() })),
  }),
  client: route({
    method: 'GET',
    path: '/clienti/:id',
    permission,
    audit: { kind: 'Cliente', action: 'Lettura', id: 'params' },
    tag,
    summary: 'Un cliente',
    params: ofId,
    answer: clientRecord,
  }),
  insertClient: route({
    method: 'POST',
    path: '/clienti',
    permission,
    audit: { kind: 'Cliente', action: 'Creazione', byHandler: true },
    tag,
    summary:
      "Crea un cliente in uno dei propri studi; un codice fiscale vi sta una volta sola. Con l'intestazione `Idempotency-Key` una chiamata ripetuta risponde il cliente già creato",
    body: clientInput,
    answer: clientRecord,
  }),
  updateClient: route({
    method: 'POST',
    path: '/clienti/:id',
    permission,
    audit: { kind: 'Cliente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Cambia un cliente; rifiuta se un altro lo ha salvato dopo `versione`',
    params: ofId,
    body: clientChange,
    answer: clientRecord,
  }),
  deleteClient: route({
    method: 'DELETE',
    path: '/clienti/:id',
    permission: 'clientiEliminazione',
    audit: { kind: 'Cliente', action: 'Eliminazione', byHandler: true },
    tag,
    summary: 'Elimina un cliente',
    params: ofId,
    answer: z.boolean(),
  }),
  importClients: route({
    method: 'POST',
    path: '/clienti/import',
    permission,
    cost: 'heavy',
    audit: { kind: 'Cliente', action: 'Importazione', byHandler: true },
    tag,
    summary:
      'Importa i clienti di un file CSV, con le intestazioni di quello esportato: chi ha già quel codice fiscale si aggiorna. Tutte le righe o nessuna; `prova` non salva',
    body: z.object({ csv: z.string().max(900_000), studio: storedId.optional(), prova: z.boolean().default(false) }).meta({ id: 'ClientiFile' }),
    answer: clientImport,
  }),
  clientsCsv: route({
    method: 'POST',
    path: '/clienti/csv',
    permission,
    cost: 'heavy',
    audit: { kind: 'Cliente', action: 'Esportazione', byHandler: true },
    tag,
    summary: 'I clienti che restano dai filtri, in un file CSV che si può importare di nuovo',
    body: clientFilters,
    ...fileOf('text/csv; charset=utf-8'),
  }),
  clientCalculations: route({
    method: 'GET',
    path: '/clienti/:id/elaborazioni',
    permission,
    tag,
    summary: 'Le elaborazioni nella cartella di un cliente, dalla più recente: di chiunque nello studio, negli strumenti che chi chiede può usare',
    params: ofId,
    answer: z.array(filedItem),
  }),
  clientReturns: route({
    method: 'GET',
    path: '/clienti/:id/dichiarazioni',
    permission,
    tag,
    summary: 'Le dichiarazioni caricate di un cliente, una per modello e anno, dalla più recente: da queste «Carica dati» riempie un simulatore',
    params: ofId,
    answer: clientReturns,
  }),
  fileCalculation: route({
    method: 'POST',
    path: '/clienti/:id/elaborazioni',
    permission,
    audit: { kind: 'Cliente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Mette una propria elaborazione nella cartella di un cliente: da allora la aprono i colleghi dello studio',
    params: ofId,
    body: z.object({ ID: storedId }),
    answer: z.array(filedItem),
  }),
  unfileCalculation: route({
    method: 'DELETE',
    path: '/clienti/:id/elaborazioni/:elaborazione',
    permission,
    audit: { kind: 'Cliente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Toglie dalla cartella una propria elaborazione, che torna solo propria',
    params: ofId.extend({ elaborazione: ids }),
    answer: z.boolean(),
  }),
} as const
