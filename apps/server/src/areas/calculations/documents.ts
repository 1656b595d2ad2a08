/**
 * Documents: calculations that are open at their address, for their author or, in the folder of a client, for the users of the studio. Typed values are
 * merged field by field into the newest version; the calculation itself stays as its author saved it.
 */
import { carriedOver, changesFor, setPath, taxYears, valueAt } from '@bilancia/contract'
import {
  type Autosave,
  type Autosaved,
  type Document,
  type Identity,
  type NewDocument,
  type NewVariant,
  refusal,
  VARIANTS_MAX,
  type VariantItem,
  type VersionItem,
} from '@bilancia/contract/api'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as clients from '../clients/store.ts'
import { documentContents } from './document-contents.ts'
import { givenName } from './given-name.ts'
import { titleOf } from './savable.ts'
import { DEMO_MAX, entitled, frozen, isEntitled, item, readable, type State, savableOf, stateOf } from './service.ts'
import * as store from './store.ts'
import { lockWithFirst } from './variants.ts'
import * as versions from './versions.ts'

type New = Omit<store.New, 'principalId' | 'displayName' | 'vatId' | 'office' | 'province' | keyof Creation> & Creation

export const documentService = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>) => {
  const { db, vault, clock, asProgram } = deps
  const at = { db, vault }
  const { contents, firstVersion, listAs, namesIn, newestTwo, recordChange, write } = documentContents(deps)

  const present = async (who: Identity, id: number): Promise<store.Documented> => {
    const found = await store.document(at, reachOf(who), id)
    if (!found) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
    entitled(who, found.row.application)
    return found
  }

  /** Locks a calculation and its variants until the end of the transaction. Of the variants it returns only those whose simulator the caller may use. */
  const locked = async (who: Identity, id: number) => {
    const rows = await store.lockedGroup(at, reachOf(who), id)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
    entitled(who, row.application)
    return { row, variants: rows.filter((one) => one !== row && isEntitled(who, one.application)) }
  }

  const whole = async (who: Identity, found: store.Documented): Promise<Document> => {
    const { version, state: State } = await contents(found.row)
    const touch = version && (await versions.lastTouch(db, found.row.id))
    const row = readable(vault, found.row)
    const asSaved = !version || version.savedAt.getTime() === row.savedAt.getTime()
    return {
      ...item(row),
      Applicazione: row.application,
      Autore: found.author,
      Mia: row.principalId === who.Id,
      Cliente: found.client,
      Revisione: version?.revision ?? 0,
      Modifica: asSaved ? null : touched(touch),
      State,
      Risultato: asSaved && row.result !== null ? JSON.parse(row.result) : null,
    }
  }

  const listed = async (id: number): Promise<VersionItem[]> =>
    (await versions.list(at, id)).map(({ number, name, who, startedAt, savedAt, fields }) => ({
      ...{ numero: number, nome: name, di: who, dal: startedAt.toISOString(), il: savedAt.toISOString(), campi: fields },
    }))

  /** A new calculation, or the one that the same call has made before. */
  const created = async (who: Identity, given: New, state: State) => {
    const { application, creationKey, creationDigest } = given
    const place = { province: who.provinciaDefault, vatId: '-', office: who.ufficioDefault }
    const row = { ...given, ...place, principalId: who.Id, displayName: titleOf(savableOf(application), state) }
    const saved = await store.insert(at, row, clock(), who.Role === 'DEMO' ? DEMO_MAX : null)
    const made = saved ?? (await store.madeWith(at, who.Id, { creationKey, creationDigest }))
    if (!made) throw new Refusal('LIMITE_DEMO')
    return whole(who, await present(who, made.id))
  }

  const insertVariant = async (who: Identity, id: number, asked: NewVariant, creation: Creation): Promise<Document> => {
    const { nome: name, Applicazione, parti } = asked
    const found = await present(who, id)
    const { application: own, clientId } = found.row
    const application = Applicazione ?? own
    entitled(who, application)
    const { state: all } = await contents(found.row)
    const some = parti ? partsOf(all, parti, savableOf(own).title) : all
    const state = application === own ? some : carriedOver(some, own, application)
    const given = { application, name, ...creation, ...(await frozen(state, savableOf(application))) }
    const made = await db.transaction(async () => {
      // As the program: a caller's own variant may be of a calculation, or in a folder, that the caller does not see any more.
      const now = await asProgram(async () => {
        if (clientId !== null && !(await clients.lockIfThere(db, clientId))) return null
        // One after the other, so that two calls do not pass the limit together.
        return lockWithFirst(db, found.row)
      })
      // It has just left its deleted client, or gone into another folder, which is not locked, and which the caller may not see.
      if (!now || (now.clientId !== null && now.clientId !== clientId)) return null
      // Its client may just have moved to another studio.
      await present(who, id)
      const root = now.variantOf ?? id
      const row = { ...given, clientId: now.clientId, variantOf: root }
      const group = await store.group(at, reachOf(who), root)
      const again = creation.creationKey !== null && group.some((one) => one.row.principalId === who.Id && one.row.creationKey === creation.creationKey)
      if (group.length >= VARIANTS_MAX && !again) throw new Refusal('VARIANTI_TROPPE', { massimo: VARIANTS_MAX - 1 })
      return created(who, row, state)
    })
    return made ?? insertVariant(who, id, asked, creation)
  }

  return {
    open: async (who: Identity, id: number): Promise<Document> => whole(who, await present(who, id)),

    /** Makes a document in the folder of a client, with the client's name and the current year, and a number if the folder has that name. */
    async insert(who: Identity, { Applicazione: application, Cliente, NomeSimulazione }: NewDocument, creation: Creation): Promise<Document> {
      entitled(who, application)
      const client = await clients.present(db, who, Cliente)
      const savable = savableOf(application)
      const thisYear = Number(dayInRome(clock()).slice(0, 4))
      const annoImposta = taxYears.findLast((year) => year <= thisYear) ?? taxYears[0]
      const state = setPath<State>({ annoImposta }, savable.title, client.denominazione)
      const name = NomeSimulazione?.trim() || givenName(client.denominazione, annoImposta, await namesIn(client.id, application, null))
      const row = { application, name, clientId: client.id, ...creation, ...(await frozen(state, savable)) }
      return db.transaction(async () => {
        await clients.lock(db, who, client.id)
        return created(who, row, state)
      })
    },

    async autosave(who: Identity, id: number, { Revisione, cambi }: Autosave): Promise<Autosaved> {
      if (cambi.length === 0) {
        const found = await present(who, id)
        const touch = await versions.lastTouch(db, id)
        const Modifica = touched(touch)
        const NomeSimulazione = store.titled(vault, found.row)
        if ((touch?.revision ?? 0) === Revisione) return { Revisione, State: null, contrasti: [], Modifica, NomeSimulazione }
        const { version, state } = await contents(found.row)
        return { Revisione: version?.revision ?? 0, State: state, contrasti: [], Modifica, NomeSimulazione }
      }
      return db.transaction(async () => {
        // Sent together. The versions are read after the lock, because the database runs the statements of a transaction in turn.
        const [{ row, variants }, newest] = await Promise.all([locked(who, id), newestTwo(id)])
        const { seen, revision, state, unlike, name, touch } = await write(who, row, newest, cambi)
        // Fields that the calculation and its variants have in common change in all of them.
        for (const variant of variants) await write(who, variant, await newestTwo(variant.id), changesFor(cambi, row.application, variant.application))
        return {
          Revisione: revision,
          State: seen === Revisione ? null : state,
          contrasti: unlike.map(({ percorso }) => ({ percorso, valore: valueAt(state, percorso) })),
          Modifica: touched(touch),
          NomeSimulazione: name,
        }
      })
    },

    /** Does nothing if it already has this name. */
    async rename(who: Identity, id: number, nome: string) {
      await db.transaction(async () => {
        const row = readable(vault, (await locked(who, id)).row)
        if (row.name === nome) return
        await listAs({ ...row, name: nome })
        await recordChange(who, id)
      })
      return { NomeSimulazione: nome }
    },

    versions: async (who: Identity, id: number): Promise<VersionItem[]> => listed((await present(who, id)).row.id),

    async version(who: Identity, id: number, numero: number) {
      const { row } = await present(who, id)
      const found = await versions.find(at, id, numero)
      if (!found) throw new Refusal('VERSIONE_NON_TROVATA', { numero, id })
      const { name, who: di, startedAt, savedAt, state, schemaVersion } = found
      const State = stateOf({ id, state, schemaVersion }, savableOf(row.application))
      return { numero, nome: name, di, dal: startedAt.toISOString(), il: savedAt.toISOString(), State }
    },

    /** Names the newest version. As the program, because another user may have written it. */
    async nameVersion(who: Identity, id: number, nome: string): Promise<VersionItem[]> {
      await db.transaction(async () => {
        const { row } = await locked(who, id)
        const { id: version } = (await versions.newest(at, id)) ?? (await firstVersion(row))
        await asProgram(() => versions.rename(at, version, nome))
        await recordChange(who, id)
      })
      return listed(id)
    },

    async variants(who: Identity, id: number): Promise<VariantItem[]> {
      const { row } = await present(who, id)
      const root = row.variantOf ?? row.id
      const group = await store.group(at, reachOf(who), root)
      return group
        .filter((one) => isEntitled(who, one.row.application))
        .map(({ row: one, author }) => ({
          ...item(readable(vault, one)),
          Applicazione: one.application,
          Autore: author,
          Mia: one.principalId === who.Id,
          Prima: one.id === root,
        }))
    },

    insertVariant,
  }
}

/** The caller's own calculations, and those in the folders of the clients that the caller sees. */
const reachOf = (who: Identity): store.Reach => ({
  principalId: who.Id,
  clients: refusal('clienti', who) === null ? clients.mine(who) : sql`false`,
  key: 'ApiKey' in who,
})

/** The chosen parts of a state, always with its year and its name. */
function partsOf(state: State, parts: readonly string[], title: string): State {
  const chosen = Object.fromEntries(Object.entries(state).filter(([key]) => key === 'annoImposta' || parts.includes(key)))
  return setPath<State>(chosen, title, valueAt(state, title))
}

const touched = (touch: versions.Touched | null) => touch && { di: touch.who, il: touch.savedAt.toISOString() }
