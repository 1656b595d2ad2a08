/** Calls of the filed returns: their list, the import of a file in two steps, the load into a simulator. */
import { z } from 'zod'
import { ids, storedId } from '../ids.ts'
import { route } from '../route.ts'
import { importSummary, loaded, loadForm, taxReturnItem, taxReturnSearch, telematicoScope } from '../telematico.ts'

const tag = 'Import telematico'
const permission = 'importTelematico'
const FILE = 'Un file (multipart, al più 20 MB) con CompanyId, AgencyId, Username, FileName'

export const telematico = {
  searchTelematico: route({
    method: 'POST',
    path: '/telematico/search',
    permission,
    tag,
    summary: 'Le dichiarazioni caricate che questo utente può vedere, dalla più recente; al più 1.000, le altre da `After` in poi',
    body: taxReturnSearch,
    answer: z.array(taxReturnItem),
  }),
  previewTelematico: route({
    method: 'POST',
    path: '/telematico/preview',
    cost: 'heavy',
    permission,
    tag,
    summary: `Che cosa c'è in un file e che cosa sostituirebbe; nulla è registrato. ${FILE}`,
    multipart: true,
    answer: importSummary,
  }),
  uploadTelematico: route({
    method: 'POST',
    path: '/telematico/upload',
    cost: 'heavy',
    permission,
    audit: { kind: 'Dichiarazione', action: 'Importazione', byHandler: true },
    tag,
    summary: `Registra tutte le dichiarazioni di un file, o nessuna. ${FILE}`,
    multipart: true,
    answer: importSummary,
  }),
  deleteTelematico: route({
    method: 'DELETE',
    path: '/telematico/:id',
    permission,
    audit: { kind: 'Dichiarazione', action: 'Eliminazione', id: 'params' },
    tag,
    summary: 'Elimina una dichiarazione caricata',
    params: z.object({ id: ids }),
    answer: z.boolean(),
  }),
  telematicoScope: route({
    method: 'GET',
    path: '/telematico/scope',
    permission: 'accesso',
    tag,
    summary: "Company e studi tra cui l'utente cerca, importa e carica",
    answer: telematicoScope,
  }),
  retentionTelematico: route({
    method: 'POST',
    path: '/telematico/retention',
    permission: 'conservazioneTelematico',
    audit: { kind: 'Conservazione', action: 'Modifica', id: 'company' },
    tag,
    summary: 'Per quanti mesi una company conserva le dichiarazioni; quelle più vecchie si eliminano da sé ogni giorno',
    body: z.object({ CompanyId: storedId, mesi: z.int().min(1).max(120) }),
    answer: z.boolean(),
  }),
  loadTelematico: route({
    method: 'POST',
    path: '/telematico/load',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Dichiarazione', action: 'Lettura', byHandler: true },
    tag,
    summary: 'I campi di un simulatore dalle dichiarazioni caricate, ciascuno con la casella da cui viene',
    body: loadForm,
    answer: loaded,
  }),
} as const
