/** The operations on clients, with their checks and their entries in the register. */
import {
  type AuditAction,
  type ClientChange,
  type ClientInput,
  type ClientRecord,
  clientForm,
  currentStudio,
  followedOnly,
  type Identity,
} from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, constraintOf, refuseFields } from '../../platform/records.ts'
import { advice } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { calculations } from '../calculations/service.ts'
import { separate } from '../calculations/variants.ts'
import { studiosOf } from '../telematico/scope.ts'
import { clientErrors, normal } from './checks.ts'
import * as store from './store.ts'
import * as writes from './writes.ts'

type Changed = Omit<ClientInput, 'studio'>

/** The labels of the fields that differ. Their values are left out, because the register cannot be erased. */
export const changedFields = (before: Changed, now: Changed): readonly string[] =>
  Object.entries(clientForm).flatMap(([name, { label }]) => {
    const [was, is] = [new Map<string, unknown>(Object.entries(before)).get(name), new Map<string, unknown>(Object.entries(now)).get(name)]
    return (was || null) === (is || null) ? [] : [label]
  })

/** An entry of the register: a client by number, because the name must not stay in a register that cannot be erased; `fields` by label. */
export const entryOf = (action: AuditAction, { id, companyId }: store.Row, fields: readonly string[] = []) =>
  ({ kind: 'Cliente', action, recordId: id, recordName: `cliente ${id}`, companyId, changes: fields.map((field) => said(field, 'cambiato')) }) as const

export const clientService = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>) => {
  const { db, clock, asProgram } = deps
  const saved = calculations(deps)

  const present = (who: Identity, id: number) => store.present(db, who, id)

  /** The studio in which the caller keeps clients: the asked one, or the one that they work in. */
  const studio = (who: Identity, asked = currentStudio(who)?.AgencyId) => {
    const found = studiosOf(who).find(({ Id }) => Id === asked)
    if (!found) throw new Refusal('CLIENTI_STUDIO')
    return { agencyId: found.Id, companyId: found.CompanyId }
  }

  /** Throws if nobody who works in the studio has this Id, or if the caller could not see the client any more. */
  const checkFollower = async (who: Identity, agencyId: number, id: number | null) => {
    const refuse = (testo: string) => refuseFields([{ campo: 'seguitoDa', etichetta: clientForm.seguitoDa.label, testo: `Seguito da: ${testo}` }])
    if (followedOnly(who).includes(agencyId) && id !== who.Id)
      refuse('in questo studio ogni OPERATOR vede solo i clienti che segue, e questo non lo vedrebbe più; può affidarlo a un collega un MANAGER o un ADMIN')
    if (id === null) return
    const known = (await store.followers(db, who)).some((one) => one.id === id && one.studio === agencyId)
    if (!known) refuse('scegliere un utente dello studio')
  }

  const entered = (who: Identity, action: AuditAction, row: store.Row, fields: readonly string[] = []) =>
    record(db, who, clock(), [entryOf(action, row, fields)])

  /** Throws CLIENTE_PRESENTE, with the name of the client that has the code. */
  const taken = async (agencyId: number, codiceFiscale: string): Promise<never> => {
    const [other] = await store.withCodes(db, agencyId, [codiceFiscale])
    throw new Refusal('CLIENTE_PRESENTE', { codice: codiceFiscale, nome: other?.denominazione ?? 'un altro cliente' })
  }

  return {
    studio,
    checkFollower,
    record: async (who: Identity, id: number): Promise<ClientRecord> => store.recordFor(deps, await present(who, id)),

    /** `creation`: the same key in the same studio answers the client that it made first. Throws IDEMPOTENZA_DIVERSA. */
    async insert(who: Identity, { studio: asked, ...given }: ClientInput, creation: Creation): Promise<ClientRecord> {
      const place = studio(who, asked)
      const typed = normal({ ...given, seguitoDa: given.seguitoDa || store.firstFollower(who, place.agencyId) })
      refuseFields(clientErrors(typed))
      await checkFollower(who, place.agencyId, typed.seguitoDa)
      const row = await db.transaction(async () => {
        const created = await writes.insert(deps, who, { ...place, ...creation }, typed, clock())
        if (created) await entered(who, 'Creazione', created)
        return created
      })
      if (row) return store.recordFor(deps, row)
      const before = await store.madeWith(db, place.agencyId, creation)
      return before ? store.recordFor(deps, before) : taken(place.agencyId, typed.codiceFiscale)
    },

    async update(who: Identity, id: number, { versione, ...given }: ClientChange): Promise<ClientRecord> {
      const before = await store.presentAs(db, who, id)
      const typed = normal(given)
      refuseFields(clientErrors(typed))
      if (typed.seguitoDa !== before.seguitoDa) await checkFollower(who, before.agencyId, typed.seguitoDa)
      const [other] = await store.withCodes(db, before.agencyId, [typed.codiceFiscale])
      if (other && other.id !== id) return taken(before.agencyId, typed.codiceFiscale)
      const write = async () => {
        const row = await writes.update(deps, who, id, typed, clock(), versione)
        if (row) await entered(who, 'Modifica', row, changedFields(store.toRecord(deps, before), typed))
        return row
      }
      // Another client may have taken the code since the check.
      const saved = await db.transaction(write).catch((error: unknown) => {
        if (constraintOf(error) === '23505') return taken(before.agencyId, typed.codiceFiscale)
        throw error
      })
      if (saved) return store.recordFor(deps, saved)
      const now = await present(who, id)
      const record = await store.recordFor(deps, now)
      // The same save came before, and its answer was lost.
      if (changedFields(record, typed).length > 0) throw await changedMeanwhile(deps, who, now)
      return record
    },

    /** The folder of a client that the caller sees. */
    folder: async (who: Identity, id: number) => saved.filed(who, (await present(who, id)).id),

    /** Puts a calculation of the caller into the client's folder, or takes it out. */
    async file(who: Identity, id: number, calculation: number, into: 'folder' | 'own'): Promise<void> {
      const row = await present(who, id)
      await db.transaction(async () => {
        if (into === 'folder') await store.lock(db, who, row.id)
        const moved = await saved.file(who, calculation, into === 'folder' ? row.id : null, into === 'own' ? row.id : undefined)
        if (!moved) return
        if (into === 'folder') await asProgram(() => separate(db, calculation, row.id))
        const change = said('Elaborazione', into === 'folder' ? `${calculation} nella cartella` : `${calculation} tolta dalla cartella`)
        await record(db, who, clock(), [
          { kind: 'Cliente', action: 'Modifica', recordId: row.id, recordName: `cliente ${row.id}`, companyId: row.companyId, changes: [change] },
        ])
      })
    },

    /** Throws CLIENTE_CON_CONSEGNE: a client with advice can only be erased, with a receipt. */
    async remove(who: Identity, id: number): Promise<boolean> {
      const row = await store.presentAs(db, who, id)
      return db.transaction(async () => {
        await store.lock(db, who, id)
        if ((await db.$count(advice, eq(advice.clientId, id))) > 0) throw new Refusal('CLIENTE_CON_CONSEGNE', { id })
        const gone = await writes.remove(db, who, id)
        if (gone) await entered(who, 'Eliminazione', row)
        return gone
      })
    },
  }
}
