/** Saves and loads calculations: checks, format, migration. */
import { bringForward, changesBetween, keysOf } from '@bilancia/contract'
import {
  type ApplicationId,
  applications,
  type Calculation,
  type CalculationItem,
  type CalculationsSearch,
  DEFAULT_PROVINCE,
  type FiledItem,
  type Identity,
  LAST_SHOWN,
  type LastCalculation,
  refusal,
} from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { saidAt } from '../../platform/records.ts'
import { client } from '../../platform/schema.ts'
import { NotOpened, type Vault } from '../../platform/vault/vault.ts'
import { type Savable, savable, titleOf } from './savable.ts'
import { search } from './search.ts'
import * as store from './store.ts'
import * as versions from './versions.ts'

export type State = Readonly<Record<string, unknown>>
/** What a caller who overwrites a calculation has seen of it. */
type Seen = { readonly version?: string | undefined; readonly modifica?: string | undefined }

/** The name of a version that is the calculation as its author saved it. */
export const SAVED = 'Salvata'
/** The most calculations of a DEMO user. */
export const DEMO_MAX = 5

export const calculations = ({ db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>) => {
  const at = { db, vault }
  /** Still sealed. */
  const present = async (who: Identity, id: number): Promise<store.Row> => {
    const row = await store.find(at, who.Id, id)
    if (!row) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
    entitled(who, row.application)
    return row
  }

  /** The version open at the calculation's address becomes the saved state. The earlier version is kept. */
  const savedVersion = async ({ id, principalId, schemaVersion, state: text, savedAt }: store.Saved, state: State) => {
    const last = await versions.newest(at, id)
    if (!last) return
    const of = { calculationId: id, principalId, schemaVersion, state: text, startedAt: savedAt, savedAt }
    const fields = changesBetween(JSON.parse(last.state), state).length
    await versions.append(at, { ...of, number: last.number + 1, name: SAVED, revision: last.revision + 1, fields })
  }

  return {
    async list(who: Identity, application: number): Promise<CalculationItem[]> {
      entitled(who, application)
      return (await store.list(at, who.Id, application)).map(item)
    },

    /** In the given application, or in all that the caller may use. */
    async search(who: Identity, asked: CalculationsSearch) {
      const { Applicazione } = asked
      if (Applicazione) entitled(who, Applicazione)
      const mine = Object.values(applications).filter(({ id }) => (Applicazione ? id === Applicazione : isEntitled(who, id)))
      const { rows, cursore } = await search(
        at,
        who.Id,
        mine.map(({ id }) => id),
        asked,
      )
      return { righe: rows.map((row) => ({ ...item(row), Applicazione: row.application })), cursore }
    },

    /** In all applications that the caller may use. */
    async last(who: Identity): Promise<LastCalculation[]> {
      const mine = Object.values(applications).flatMap(({ id }) => (isEntitled(who, id) ? [id] : []))
      const rows = await store.last(at, who.Id, mine, LAST_SHOWN)
      return rows.map((row) => ({ ...item(row), Applicazione: row.application, Modifica: row.changedAt.toISOString() }))
    },

    /** Throws ELABORAZIONE_ILLEGGIBILE if this version cannot read the saved calculation, which stays unchanged. */
    load: async (who: Identity, id: number): Promise<Calculation> => whole(vault, await present(who, id)),

    /** The calculations in a client's folder whose tool the caller may use. The caller must see the client. */
    async filed(who: Identity, clientId: number): Promise<FiledItem[]> {
      const rows = await store.filed(at, clientId)
      return rows.filter(({ application }) => isEntitled(who, application)).map((row) => ({ ...item(row), ...ofFolder(who, row) }))
    },

    /**
     * Call it in a transaction. Puts a calculation of the caller into a client's folder; with null, takes it out of `from`. False if it is there already.
     * Throws ELABORAZIONE_NON_TROVATA.
     */
    async file(who: Identity, id: number, clientId: number | null, from?: number): Promise<boolean> {
      await store.lock(db, id)
      const before = (await present(who, id)).clientId
      if (before === clientId) return false
      // A key takes nothing out of the folders of another studio, which it does not see.
      if ('ApiKey' in who && before !== null && (await db.$count(client, eq(client.id, before))) === 0) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
      if (!(await store.moveTo(db, who.Id, id, clientId, from))) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
      return true
    },

    /** `creation`: a call repeated with its key answers the calculation that it made first. Throws IDEMPOTENZA_DIVERSA. */
    async insert(
      who: Identity,
      given: { application: number; name: string; displayName: string; province: string; vatId: string; office: string },
      state: State,
      creation: Creation,
    ) {
      entitled(who, given.application)
      const before = await store.madeWith(at, who.Id, creation)
      if (before) return item(store.legible(vault, before))
      const name = given.name.trim()
      if (name === '') throw new Refusal('NOME_MANCANTE')
      const row = {
        ...given,
        name,
        province: given.province || DEFAULT_PROVINCE,
        principalId: who.Id,
        ...(await frozen(state, savableOf(given.application))),
        ...creation,
      }
      const saved = await store.insert(at, row, clock(), who.Role === 'DEMO' ? DEMO_MAX : null)
      if (saved) return item(saved)
      // The same call may have come twice at once.
      const made = await store.madeWith(at, who.Id, creation)
      if (!made) throw new Refusal('LIMITE_DEMO')
      return item(store.legible(vault, made))
    },

    /**
     * `version`: the time at which the caller's copy was saved. `modifica`: that of the last change at the calculation's address that the caller has seen;
     * without it, none after `version`. If the database has other times, throws ELABORAZIONE_MODIFICATA.
     */
    async update(who: Identity, id: number, state: State, { version, modifica = version }: Seen) {
      const row = await present(who, id)
      const { application } = row
      const simulator = savableOf(application)
      const change = { ...(await frozen(state, simulator)), displayName: titleOf(simulator, state) }
      const saved = await db.transaction(async () => {
        await store.lock(db, id)
        const touched = await versions.lastTouch(db, id)
        if (touched && modifica && touched.savedAt.getTime() !== Date.parse(modifica)) return null
        const { name } = store.opened(vault, { id, name: row.name })
        const done = await store.update(at, who.Id, { id, name }, change, clock(), version ? new Date(version) : null)
        if (done) await savedVersion(done, state)
        return done
      })
      if (saved) return item(saved)
      const now = readable(vault, await present(who, id))
      // The same save came before, and its answer was lost.
      if (now.state === change.state) return item(now)
      const last = await versions.lastTouch(db, id)
      const da = last && last.principalId !== who.Id ? `da ${last.who || 'un altro utente'}` : "in un'altra scheda o su un altro dispositivo"
      throw new Refusal('ELABORAZIONE_MODIFICATA', { da, ...saidAt(last?.savedAt ?? now.savedAt) })
    },

    async remove(who: Identity, id: number): Promise<boolean> {
      await present(who, id)
      return store.remove(at, who.Id, id)
    },
  }
}

/** Throws unless the user may use the application. */
export function entitled(who: Identity, application: number): void {
  const code = refused(who, application)
  if (code) throw new Refusal(code)
}
export const isEntitled = (who: Identity, application: number): boolean => refused(who, application) === null

function refused(who: Identity, application: number) {
  const permission = keysOf(applications).find((name) => applications[name].id === application)
  return permission ? refusal(permission, who) : 'DIRITTO_MANCANTE'
}

/** The calculation as this version reads it. Throws ELABORAZIONE_ILLEGGIBILE. */
function whole(vault: Vault, sealed: store.Row): Calculation {
  const row = readable(vault, sealed)
  const State = stateOf(row, savableOf(row.application))
  return { ...item(row), State, Risultato: row.result === null ? null : JSON.parse(row.result) }
}

const ofFolder = ({ Id }: Identity, { application, author, principalId }: store.Listed & { readonly author: string }) => ({
  Applicazione: application,
  Autore: author,
  Mia: principalId === Id,
})

/** Throws RICHIESTA_NON_VALIDA if calculations of the application cannot be saved. */
export function savableOf(application: number): Savable {
  const found = (savable as Partial<Record<ApplicationId, Savable>>)[application as ApplicationId]
  if (!found) throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: `le elaborazioni della applicazione ${application} non si salvano ancora` })
  return found
}

/** The year of a state for lists; null if it has none. */
export const taxYearOf = ({ annoImposta }: State): number | null =>
  typeof annoImposta === 'number' && Number.isInteger(annoImposta) && Math.abs(annoImposta) < 10_000 ? annoImposta : null

/** The typed values and today's result, as stored. */
export async function frozen(state: State, { format, calcola, fingerprint }: Savable) {
  return {
    taxYear: taxYearOf(state),
    schemaVersion: format,
    state: JSON.stringify(state),
    result: JSON.stringify(await calcola(state)),
    fingerprint: fingerprint(state),
  }
}

/** Throws ELABORAZIONE_ILLEGGIBILE if the row was changed or moved. */
export function readable<T extends store.Locked>(vault: Vault, row: T): T {
  try {
    return store.opened(vault, row)
  } catch (cause) {
    if (!(cause instanceof NotOpened)) throw cause
    throw new Refusal('ELABORAZIONE_ILLEGGIBILE', { id: row.id, formato: row.schemaVersion }, { cause })
  }
}

/** The typed values in the current format. Throws ELABORAZIONE_ILLEGGIBILE if their format is newer than this program. */
export function stateOf({ id, state, schemaVersion }: Pick<store.Saved, 'id' | 'state' | 'schemaVersion'>, { migrations }: Savable): Record<string, unknown> {
  const forward = bringForward(JSON.parse(state), schemaVersion, migrations)
  if (!forward) throw new Refusal('ELABORAZIONE_ILLEGGIBILE', { id, formato: schemaVersion })
  return { ...forward }
}

export const item = ({ id, name, displayName, taxYear, savedAt, fingerprint }: store.Listed): CalculationItem => ({
  ID: id,
  NomeSimulazione: name,
  Identificativo: displayName,
  annoImposta: taxYear,
  TStamp: savedAt.toISOString(),
  Impronta: fingerprint,
})
