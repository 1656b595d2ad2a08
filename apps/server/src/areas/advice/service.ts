/** Delivers advice, shows it as delivered, recalculates it with today's law, and records its outcome. Also the reminders and the history of a client. */
import { isTaxYear, type piano, taxYears } from '@bilancia/contract'
import {
  type AdviceContent,
  type AdviceItem,
  type AdviceToday,
  type AuditAction,
  type HistoryLine,
  type Identity,
  outcomeNames,
  type Reminder,
  recordedAccesses,
  VERSION,
} from '@bilancia/contract/api'
import { and, eq, inArray } from 'drizzle-orm'
import { nameOf } from '../../platform/author-name.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { clientAlias, clientTransfer, reminder } from '../../platform/schema.ts'
import type { Kept } from '../../platform/vault/secrets.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { documentService } from '../calculations/documents.ts'
import { entitled, savableOf, stateOf } from '../calculations/service.ts'
import * as saved from '../calculations/store.ts'
import { ofTheClient } from '../clients/returns.ts'
import * as clients from '../clients/store.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { visible } from '../telematico/scope.ts'
import { taxReturn } from '../telematico/tables.ts'
import { byNorm, sealedFigure } from './norms.ts'
import { NotAsSigned, ownThumbprint, signedFile, type Verified, verifiedFile } from './signed.ts'
import * as store from './store.ts'

type State = Readonly<Record<string, unknown>>
/** The user who waits for a result. `gone` is aborted when they no longer wait. */
export type Asker = { readonly who: Identity; readonly gone: AbortSignal }

/** Reminders of the coming week. */
const AHEAD_DAYS = 7
const SHOWN_MAX = 50

/** A plan takes up to some seconds, so it is searched off the request thread. */
export const planSearch =
  ({ run }: Searches) =>
  ({ who, gone }: Asker) =>
  (state: State) =>
    run({ what: 'piano', state }, { who: who.Id, gone }).then(({ risultato }) => risultato)

export const adviceService = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'> & { readonly searches: Searches }) => {
  const { db, vault, clock, asProgram } = deps
  const at = { db, vault }
  const documents = documentService(deps)
  const secrets: Kept = { db, vault }

  const searched = planSearch(deps.searches)

  const present = async (who: Identity, id: number): Promise<store.Row> => {
    const row = await store.find(at, clients.mine(who), id)
    if (!row) throw new Refusal('CONSEGNA_NON_TROVATA', { id })
    entitled(who, row.application)
    return row
  }
  const ofClient = (who: Identity, id: number) => clients.present(db, who, id)

  /** The register names advice by its number, as it does clients: names do not belong in a register that cannot be erased. */
  const entered = async (who: Identity, action: AuditAction, { id, clientId }: Pick<store.Row, 'id' | 'clientId'>, changes = [said('Cliente', clientId)]) =>
    record(db, who, clock(), [{ kind: 'Consegna', action, recordId: id, recordName: `consegna ${id}`, companyId: who.CompanyId, changes }])

  /** The verified content of the file. Throws CONSEGNA_ALTERATA if it is not what this installation signed. */
  const signed = async ({ id, file }: store.Row): Promise<Verified> => {
    try {
      const verified = await verifiedFile(file)
      if (verified.thumbprint !== (await asProgram(() => ownThumbprint(secrets)))) throw new NotAsSigned('the key is not that of the installation')
      return verified
    } catch (cause) {
      if (!(cause instanceof NotAsSigned)) throw cause
      throw new Refusal('CONSEGNA_ALTERATA', { id }, { cause })
    }
  }

  const reminderOf = async (clientId: number, id: number): Promise<Reminder> => {
    const row = await store.findReminder(at, clientId, id)
    if (!row) throw new Refusal('PROMEMORIA_NON_TROVATO', { id })
    return told(row)
  }

  return {
    async deliver(asker: Asker, id: number, titolo: string, creation: Creation): Promise<AdviceItem> {
      const { who } = asker
      const { State, Cliente, Applicazione: application } = await documents.open(who, id)
      if (!Cliente) throw new Refusal('CONSEGNA_SENZA_CLIENTE')
      const before = await store.madeWith(at, who.Id, creation)
      if (before !== null) return item(await present(who, before))
      const { denominazione, codiceFiscale } = await ofClient(who, Cliente.id)
      const { annoImposta } = State
      if (!isTaxYear(annoImposta)) {
        const testo = `L'anno d'imposta dell'elaborazione non è valido: sceglierne uno dal ${taxYears[0]} al ${taxYears.at(-1)}`
        throw new Refusal('CAMPI_NON_VALIDI', { dettaglio: testo }, { campi: [{ campo: 'annoImposta', etichetta: "Anno d'imposta", testo }] })
      }
      const now = clock()
      const content: AdviceContent = {
        titolo,
        cliente: { denominazione, codiceFiscale },
        Applicazione: application,
        annoImposta,
        il: now.toISOString(),
        di: `${who.Surname} ${who.Name}`,
        programma: VERSION,
        formato: savableOf(application).format,
        State,
        ...(await today(application, State, searched(asker))),
      }
      // As the program: the signing key is a secret of the program.
      const file = await asProgram(() => signedFile(secrets, content))
      const row = {
        clientId: Cliente.id,
        calculationId: id,
        principalId: who.Id,
        application,
        taxYear: annoImposta,
        fingerprint: content.Impronta,
        title: titolo,
        file,
      }
      return db.transaction(async () => {
        const made = await store.insert(at, { ...row, deliveredAt: now, outcome: 'CONSEGNATA', ...creation })
        const delivered = made ?? (await store.madeWith(at, who.Id, creation))
        if (delivered === null) throw new Error('advice without a row')
        if (made !== null) await entered(who, 'Creazione', { id: made, clientId: Cliente.id })
        return item(await present(who, delivered))
      })
    },

    async open(who: Identity, id: number) {
      const row = await present(who, id)
      const { content, thumbprint } = await signed(row)
      await entered(who, 'Lettura', row)
      return { ...item(row), contenuto: content, chiave: thumbprint }
    },

    async file(who: Identity, id: number) {
      const row = await present(who, id)
      await signed(row)
      await entered(who, 'Esportazione', row)
      return { name: `Consegna${id}.json`, bytes: Buffer.from(row.file) }
    },

    /** Nothing is stored: the advice stays as it was. */
    async recalculate(asker: Asker, id: number): Promise<AdviceToday> {
      const row = await present(asker.who, id)
      const { State, formato, Risultato, cifre, Applicazione } = (await signed(row)).content
      const state = stateOf({ id, state: JSON.stringify(State), schemaVersion: formato }, savableOf(Applicazione))
      const now = await today(Applicazione, state, searched(asker))
      return {
        Impronta: now.Impronta,
        Risultato: now.Risultato,
        uguale: JSON.stringify(now.Risultato) === JSON.stringify(Risultato),
        ...(await byNorm(Applicazione, state, { cifre, Risultato }, now)),
      }
    },

    async decide(who: Identity, id: number, outcome: AdviceItem['esito']): Promise<AdviceItem> {
      const row = await present(who, id)
      await db.transaction(async () => {
        await store.decide(db, id, { outcome, outcomeAt: clock(), outcomeBy: who.Id })
        await entered(who, 'Modifica', row, [said('Esito', outcomeNames[outcome])])
      })
      return item(await present(who, id))
    },

    async history(who: Identity, asked: number) {
      const client = await ofClient(who, asked)
      const { id } = client
      const { creatoDa } = await clients.told(at, client)
      const found = await saved.filed(at, id)
      const delivered = (await store.ofClient(at, id)).map(item)
      const reminders = (await store.reminders(at, id)).map(told)
      const returns = await db
        .select({ type: taxReturn.type, year: taxReturn.taxYear, at: taxReturn.importedAt, by: taxReturn.importedByName })
        .from(taxReturn)
        .where(and(visible(who), ofTheClient(client), inArray(taxReturn.taxCode, await clients.codesOf(db, client))))
      const merged = await db.select().from(clientAlias).where(eq(clientAlias.clientId, id))
      const arrived = await db
        .select({ at: clientTransfer.outcomeAt, by: nameOf(clientTransfer.outcomeBy) })
        .from(clientTransfer)
        .where(and(eq(clientTransfer.clientId, id), eq(clientTransfer.outcome, 'ACCETTATO')))
      const line = (
        il: string,
        tipo: HistoryLine['tipo'],
        testo: string,
        di: string | null,
        of: { id?: number | null; Applicazione?: number } = {},
      ): HistoryLine => ({
        ...{ il, tipo, testo, di, id: of.id ?? null, Applicazione: of.Applicazione ?? null },
      })
      const lines = [
        line(client.insertDate.toISOString(), 'CLIENTE', 'Cliente aggiunto', creatoDa),
        ...merged.map((one) => line(one.mergedAt.toISOString(), 'CLIENTE', `Unito il cliente ${one.formerId} (${one.codiceFiscale})`, null)),
        ...arrived.flatMap(({ at: when, by }) => (when ? [line(when.toISOString(), 'CLIENTE', 'Arrivato da un altro studio', by)] : [])),
        ...returns.map(({ type, year, at: when, by }) => line(when.toISOString(), 'DICHIARAZIONE', `Dichiarazione ${type}, anno ${year}`, by)),
        ...found.map((one) =>
          line(one.insertedAt.toISOString(), 'ELABORAZIONE', `${toolOf(one.application)}: ${one.name}`, one.author, {
            id: one.id,
            Applicazione: one.application,
          }),
        ),
        ...delivered.map((one) => line(one.il, 'CONSEGNA', `Consegna: ${one.titolo}`, one.di, one)),
        ...delivered.flatMap((one) => (one.esitoIl ? [line(one.esitoIl, 'ESITO', `«${one.titolo}» ${outcomeNames[one.esito]}`, one.esitoDi, one)] : [])),
        ...reminders.flatMap((one) => (one.fattoIl ? [line(one.fattoIl, 'PROMEMORIA', `Fatto: ${one.testo}`, one.fattoDi)] : [])),
      ]
      return { righe: lines.sort((a, b) => b.il.localeCompare(a.il)), consegne: delivered, promemoria: reminders }
    },

    /** `creation`: a call repeated with its key answers the reminder that it made first. Throws IDEMPOTENZA_DIVERSA. */
    async remind(who: Identity, asked: number, { il, testo }: { readonly il: string; readonly testo: string }, creation: Creation): Promise<Reminder> {
      const { id, companyId } = await ofClient(who, asked)
      return db.transaction(async () => {
        const made = await store.insertReminder(at, { clientId: id, principalId: who.Id, due: il, content: testo, insertedAt: clock(), ...creation })
        if (made === null) return reminderOf(id, (await madeWith(db, reminder, eq(reminder.principalId, who.Id), creation)) ?? 0)
        await record(db, who, clock(), [
          { kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [said('Promemoria', il)] },
        ])
        return reminderOf(id, made)
      })
    },

    async closeReminder(who: Identity, asked: number, promemoria: number, done: boolean): Promise<Reminder> {
      const { id, companyId } = await ofClient(who, asked)
      await reminderOf(id, promemoria)
      return db.transaction(async () => {
        await store.closeReminder(db, promemoria, done ? { doneAt: clock(), doneBy: who.Id } : { doneAt: null, doneBy: null })
        const change = said('Promemoria', done ? 'fatto' : 'di nuovo da fare')
        await record(db, who, clock(), [{ kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [change] }])
        return reminderOf(id, promemoria)
      })
    },

    async due(who: Identity) {
      const last = dayInRome(new Date(clock().getTime() + AHEAD_DAYS * 86_400_000))
      return (await store.due(at, clients.mine(who), last, SHOWN_MAX)).map((row) => ({ ...told(row), cliente: row.clientId, nome: row.clientName }))
    },
  }
}

export const toolOf = (application: number) => recordedAccesses.get(application) ?? 'Elaborazione'

/** The result of today's program for a state, with every figure of law that it reads. */
export async function today(application: number, state: State, planOf: (state: State) => Promise<piano.Risultato>) {
  const { whole, cifre, piano: suo } = savableOf(application)
  const { risultato, quadro } = await whole(state)
  const plan = suo ? { piano: await planOf(suo.statoDi(state)) } : {}
  // Converted through JSON, because the JSON is signed and compared.
  const Risultato: Record<string, unknown> = JSON.parse(JSON.stringify({ ...risultato, quadro, ...plan }))
  // A state without a valid year has no figures of law. Its result says so in a message.
  const figures = isTaxYear(state.annoImposta) ? (await cifre(state)).map(sealedFigure) : []
  return { Impronta: lawOf(application, state), Risultato, cifre: figures }
}

/** The fingerprint of the law behind the whole result: of the year, or of all years where there is a plan. */
export function lawOf(application: number, state: State): string | null {
  const { fingerprint, piano: suo } = savableOf(application)
  const ofYear = fingerprint(state)
  return ofYear === null ? null : (suo?.impronta ?? ofYear)
}

const item = (row: store.Row): AdviceItem => ({
  ...{ id: row.id, titolo: row.title, Applicazione: row.application, annoImposta: row.taxYear, elaborazione: row.calculationId },
  ...{ il: row.deliveredAt.toISOString(), di: row.by, esito: row.outcome, esitoIl: row.outcomeAt?.toISOString() ?? null, esitoDi: row.outcomeByName },
  Impronta: row.fingerprint,
})

const told = ({ id, due, content, by, doneAt, doneByName }: store.ReminderRow): Reminder => ({
  ...{ id, il: due, testo: content, di: by, fattoIl: doneAt?.toISOString() ?? null, fattoDi: doneByName },
})
