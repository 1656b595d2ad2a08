/** What a document contains now, and how a change is written into it: its state, its versions, its name, and the register. */
import { applyChanges, type Change, changesBetween } from '@bilancia/contract'
import type { Identity } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { record } from '../audit/store.ts'
import { subjectOf } from '../audit/subjects.ts'
import { givenName, isGiven } from './given-name.ts'
import { readable, SAVED, savableOf, stateOf, taxYearOf } from './service.ts'
import * as store from './store.ts'
import * as versions from './versions.ts'

/** Typing later than this after the start of a version makes a new one. */
const VERSION_MINUTES = 15
/** A state with every field filled in has 30 kB. */
const STATE_KB = 256

export function documentContents({ db, vault, clock, asProgram }: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>) {
  const at = { db, vault }

  /** The newest version of a calculation, if there is one, and its current state. Throws ELABORAZIONE_ILLEGGIBILE. */
  const contents = async (row: store.Locked) => contentsOf(row, await versions.newest(at, row.id))
  const contentsOf = (row: store.Locked, version: versions.Version | null) => {
    const { state, schemaVersion } = version ?? readable(vault, row)
    return { version, state: stateOf({ id: row.id, state, schemaVersion }, savableOf(row.application)) }
  }

  /** Stores the calculation as its author saved it, as its first version. As the program, because the version is the author's. */
  const firstVersion = async (row: store.Locked): Promise<versions.Version> => {
    const { state, schemaVersion } = readable(vault, row)
    const of = { calculationId: row.id, principalId: row.principalId, startedAt: row.savedAt, savedAt: row.savedAt, state, schemaVersion }
    const added = await asProgram(() => versions.append(at, { ...of, number: 1, name: SAVED, revision: 0, fields: 0 }))
    if (!added) throw new Error(`the calculation ${row.id} has a first version that was not locked`)
    return added
  }

  /** The newest two versions. A change goes into the newest; its changed fields are counted from the one before. */
  const newestTwo = (id: number) => versions.latest(at, id, 2)

  /** Makes the changes in one locked calculation, given its newest two versions. Returns the new state, and in `unlike` the changes that were not made. */
  const write = async (who: Identity, row: store.Locked, [newest, earlier]: readonly versions.Version[], changes: readonly Change[]) => {
    const { version, state: before } = contentsOf(row, newest ?? null)
    const { state, made, unlike } = applyChanges(before, changes)
    const seen = version?.revision ?? 0
    const name = store.titled(vault, row)
    if (made.length === 0) return { seen, revision: seen, state, unlike, name, touch: await versions.lastTouch(db, row.id) }
    const text = JSON.stringify(state)
    if (text.length > STATE_KB * 1024) throw new Refusal('DOCUMENTO_TROPPO_GRANDE', { limite: STATE_KB })
    const now = clock()
    const revision = seen + 1
    const change = { revision, schemaVersion: savableOf(row.application).format, state: text, savedAt: now }
    const last = version ?? (await firstVersion(row))
    if (last.name === null && last.principalId === who.Id && now.getTime() - last.startedAt.getTime() < VERSION_MINUTES * 60_000) {
      const fields = earlier ? changesBetween(JSON.parse(earlier.state), state).length : made.length
      await versions.overwrite(at, last.id, { ...change, fields })
    } else {
      const fields = made.length
      await versions.append(at, { ...change, calculationId: row.id, number: last.number + 1, name: null, principalId: who.Id, fields, startedAt: now })
      await recordChange(who, row.id)
    }
    const touch = { revision, savedAt: now, principalId: who.Id, who: `${who.Surname} ${who.Name}` }
    const taxYear = taxYearOf(state)
    if (taxYear === row.taxYear) return { seen, revision, state, unlike, name, touch }
    const listed = readable(vault, row)
    const another = await nameIn(listed, taxYear)
    await listAs({ ...listed, name: another, taxYear })
    return { seen, revision, state, unlike, name: another, touch }
  }

  /** As the program, because a colleague cannot overwrite the calculation. */
  const listAs = (row: Parameters<typeof store.listAs>[1]) => asProgram(() => store.listAs(at, row))

  /** The name of a calculation after a change of its year. A name that somebody has chosen stays. */
  const nameIn = async ({ id, name, displayName, taxYear: before, clientId, application }: store.Locked, taxYear: number | null) =>
    clientId === null || taxYear === null || before === null || !isGiven(name, displayName, before)
      ? name
      : givenName(displayName, taxYear, await namesIn(clientId, application, id))

  /** The names of the calculations of a tool in the folder of a client, without the calculation `but`. */
  const namesIn = async (clientId: number, application: number, but: number | null) =>
    (await store.filed(at, clientId)).flatMap((one) => (one.application === application && one.id !== but ? [one.name] : []))

  /** Puts a change of the calculation into the register. */
  const recordChange = async (who: Identity, id: number) => {
    const { name: recordName, companyId } = (await subjectOf(db, 'Elaborazione', id)) ?? { name: '', companyId: who.CompanyId }
    await record(db, who, clock(), [{ kind: 'Elaborazione', action: 'Modifica', recordId: id, recordName, companyId, changes: [] }])
  }

  return { contents, firstVersion, listAs, namesIn, newestTwo, recordChange, write }
}
