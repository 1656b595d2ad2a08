/** The data of the calls of the clients. A client belongs to a studio, and only the users of this studio read it. */

import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { clientForm } from './client-form.ts'
import { calculationItem } from './entities.ts'
import { schemasOf, words } from './form-schemas.ts'
import { recordId, storedId } from './ids.ts'
import { taxReturnItem } from './telematico.ts'

const { tipo, denominazione, codiceFiscale, stato, partitaIva, ateco, comune, seguitoDa, etichette, mail, telefono, note } = schemasOf(clientForm)
/** A caller may leave these out. */
const optional = {
  ...{ partitaIva: partitaIva.default(null), ateco: ateco.default(null), comune: comune.default(null), seguitoDa: seguitoDa.default(null) },
  ...{ etichette: etichette.default(null), mail: mail.default(null), telefono: telefono.default(null), note: note.default(null) },
}
const moment = z.iso.datetime()

const written = { tipo, denominazione, codiceFiscale, ...optional, stato: stato.default('ATTIVO') }
/** A new client. `studio`: one of the caller's studios; without it their first one. */
export const clientInput = z.object({ ...written, studio: storedId.optional() }).meta({ id: 'ClienteModulo' })
export type ClientInput = z.output<typeof clientInput>
/** `versione`: the `aggiornatoIl` that was read; the change is refused if somebody else has saved since. */
export const clientChange = z.object({ ...written, versione: moment }).meta({ id: 'ClienteModifica' })
export type ClientChange = z.output<typeof clientChange>

/** `nome`: the client's name as in the record, typed to confirm. */
export const clientErasure = z.object({ nome: z.string().max(500) }).meta({ id: 'ClienteDaCancellare' })

const proposed = z
  .object({ gruppo: z.int(), daVerificare: z.boolean() })
  .meta({ description: 'Gruppo di settore che segue dal codice ATECO; da verificare dove ATECO 2025 ha cambiato i codici' })

const listed = { tipo, denominazione, codiceFiscale, partitaIva, ateco, comune, seguitoDa, stato, etichette }
/** A row of the list: without contacts and notes, which are sealed. */
export const clientItem = z.object({ id: storedId, studio: storedId, ...listed, aggiornatoIl: moment }).meta({ id: 'ClienteInElenco' })
export type ClientItem = z.infer<typeof clientItem>
/** A row that a search finds. */
export const clientFound = clientItem
  .extend({ codicePrecedente: z.string().nullable().meta({ description: 'Il codice fiscale cercato, se era di un cliente che è stato unito a questo' }) })
  .meta({ id: 'ClienteTrovato' })
export type ClientFound = z.infer<typeof clientFound>
export const clientRecord = clientItem
  .extend({ mail, telefono, note, gruppoProposto: proposed, creatoIl: moment, creatoDa: z.string().nullable(), aggiornatoDa: z.string().nullable() })
  .meta({ id: 'Cliente' })
export type ClientRecord = z.infer<typeof clientRecord>

/** A calculation in the folder of a client. */
export const filedItem = calculationItem.extend({ Applicazione: z.int(), Autore: z.string(), Mia: z.boolean() }).meta({ id: 'ElaborazioneInCartella' })
export type FiledItem = z.infer<typeof filedItem>

/** The filed returns of a client, without their boxes: one for each model and year, the newest first. */
export const clientReturns = clientItem
  .pick({ studio: true, denominazione: true, codiceFiscale: true, ateco: true })
  .extend({
    dichiarazioni: z.array(
      taxReturnItem.pick({ TelematicoType: true, Year: true, annoImposta: true, caricataIl: true, caricataDa: true }).extend({ codiceFiscale }),
    ),
  })
  .meta({ id: 'DichiarazioniDelCliente' })
export type ClientReturns = z.infer<typeof clientReturns>

/** The fields of a client by name. */
const fieldName = z.enum(keysOf(clientForm))
/** Merges the second client (`altro`) into the first. `scelte`: whose value stays, for each field that differs in the two. */
export const clientMerge = z
  .object({
    altro: storedId,
    scelte: z
      .array(z.object({ campo: fieldName, da: z.enum(['questo', 'altro']) }))
      .max(50)
      .default([]),
    prova: z.boolean().default(false).meta({ description: 'Dice soltanto che cosa farebbe' }),
  })
  .meta({ id: 'ClientiDaUnire' })
export type ClientMerge = z.output<typeof clientMerge>
/** `contrasti`: the fields whose value must be chosen. `porta`: what moves to the first client. `cliente`: null for a trial. */
export const clientMerged = z
  .object({
    contrasti: z.array(z.object({ campo: fieldName, etichetta: z.string(), questo: z.string(), altro: z.string() })),
    porta: z.object({ elaborazioni: z.int(), consegne: z.int(), promemoria: z.int() }),
    cliente: clientRecord.nullable(),
  })
  .meta({ id: 'ClientiUniti' })
export type ClientMerged = z.infer<typeof clientMerged>

/** The most days that a studio may take to answer. */
export const TRANSFER_DAYS_MAX = 90
export const clientTransferAsked = z
  .object({ studio: storedId, giorni: z.int().min(1).max(TRANSFER_DAYS_MAX).default(30) })
  .meta({ id: 'PassaggioChiesto', description: 'A quale studio della company, e per quanti giorni vale la richiesta' })
export const transferOutcomes = ['ACCETTATO', 'RIFIUTATO', 'RITIRATO'] as const
/** A client offered by one studio to another. `cliente`: the client's Id; null for a user who may not see the client. */
export const clientTransfer = z
  .object({
    id: storedId,
    cliente: storedId.nullable(),
    nome: z.string(),
    codiceFiscale: z.string(),
    da: z.string(),
    a: z.string(),
    chiestoDa: z.string(),
    chiestoIl: moment,
    scade: moment,
    esito: z.enum(['ATTESA', ...transferOutcomes, 'SCADUTO']),
    esitoDa: z.string().nullable(),
    esitoIl: moment.nullable(),
    puoRispondere: z.boolean(),
    puoRitirare: z.boolean(),
  })
  .meta({ id: 'Passaggio' })
export type ClientTransfer = z.infer<typeof clientTransfer>

const filter = words.max(200).nullable().optional()
const filters = {
  /** Part of the name, or the beginning of the tax code or VAT number. */
  testo: filter,
  tipo: tipo.nullable().optional(),
  stato: stato.nullable().optional(),
  seguitoDa: recordId.nullable().optional(),
  etichetta: filter,
  studio: recordId.nullable().optional(),
}
/** The most clients that one call may name. */
export const CLIENTS_AT_ONCE = 1000
const ids = z.array(storedId).max(CLIENTS_AT_ONCE)
export const clientFilters = z.strictObject({ ...filters, ids: ids.optional().meta({ description: 'Solo questi' }) }).meta({ id: 'ClientiFiltri' })
export type ClientFilters = z.output<typeof clientFilters>
/** By name; last changed first; by ATECO, by who follows the client, by state. In the last three, equal values are by name and missing values last. */
export const CLIENT_ORDERS = ['denominazione', 'recenti', 'ateco', 'seguitoDa', 'stato'] as const
/** `cursore`: from the answer of the page before, valid only for the same order. */
export const clientSearch = z
  .strictObject({
    ...filters,
    ordine: z.enum(CLIENT_ORDERS).default('denominazione'),
    quante: z.int().min(1).max(100).default(20),
    cursore: z.string().max(2000).nullable().optional(),
  })
  .meta({ id: 'ClientiRicerca' })
export type ClientSearch = z.output<typeof clientSearch>

/** One change for several clients. What is missing stays; labels are separated by commas. */
export const clientsChange = z
  .object({
    ids: ids.min(1),
    seguitoDa: recordId.nullable().optional(),
    stato: stato.optional(),
    aggiungi: words.max(300).nullable().optional().meta({ description: 'Etichette da aggiungere' }),
    togli: words.max(300).nullable().optional().meta({ description: 'Etichette da togliere' }),
  })
  .meta({ id: 'ClientiInsieme' })
export type ClientsChange = z.output<typeof clientsChange>

/** What a person has decided about the declarants of imported returns. A field that is missing stays as it is. */
export const returnClients = z
  .object({
    studio: storedId.optional(),
    nuovi: z
      .array(z.object({ codiceFiscale, denominazione, ateco: optional.ateco }))
      .max(5000)
      .default([]),
    cambi: z
      .array(z.object({ id: storedId, versione: moment, denominazione: denominazione.optional(), ateco: ateco.optional() }))
      .max(5000)
      .default([]),
  })
  .meta({ id: 'ClientiDaDichiarazioni' })
export type ReturnClients = z.output<typeof returnClients>

/** The refusal of a file that is not a CSV, of clients or of users. */
export const notCsv = 'Il file non è un CSV: le virgolette non si chiudono, oppure non è un testo'
/** The headings of a file that name no field: the values below them are not imported. */
export const unreadColumns = z.array(z.string()).meta({ description: 'Le colonne del file con un altro nome, che non si leggono' })
/** The most lines of an imported file. */
export const CLIENT_LINES_MAX = 5000
/** `esito` of a line. With one `ERRORE` nothing is stored. */
export const clientImport = z
  .object({
    salvati: z.boolean(),
    righe: z.array(z.object({ riga: z.int(), esito: z.enum(['NUOVO', 'AGGIORNATO', 'UGUALE', 'ERRORE']), denominazione: z.string(), testo: z.string() })),
    nonLette: unreadColumns,
  })
  .meta({ id: 'ClientiImportati' })
export type ClientImport = z.infer<typeof clientImport>
