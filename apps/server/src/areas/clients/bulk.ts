/** One change for several clients: all of them or none. */
import type { ClientsChange, Identity } from '@bilancia/contract/api'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { refuseFields } from '../../platform/records.ts'
import { client } from '../../platform/schema.ts'
import { record } from '../audit/store.ts'
import { clientErrors, labelsOf } from './checks.ts'
import { changedFields, clientService, entryOf } from './service.ts'
import * as store from './store.ts'

/** Returns the number of changed clients; a client that already has the values is not written. Throws CLIENTE_NON_TROVATO if the caller does not see one. */
export async function changeClients(deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>, who: Identity, asked: ClientsChange): Promise<number> {
  const { db, clock } = deps
  const ids = [...new Set(asked.ids)]
  return db.transaction(async () => {
    const rows = await db
      .select()
      .from(client)
      .where(and(inArray(client.id, ids), store.mine(who)))
      .orderBy(client.id)
      .for('update')
    const missing = ids.find((id) => !rows.some((row) => row.id === id))
    if (missing !== undefined) throw store.unknown(who, missing)
    if (asked.seguitoDa !== undefined)
      for (const agencyId of new Set(rows.map((row) => row.agencyId))) await clientService(deps).checkFollower(who, agencyId, asked.seguitoDa || null)
    const changes = rows.flatMap((row) => {
      const before = store.toRecord(deps, row)
      const after = changed(before, asked)
      const fields = changedFields(before, after)
      return fields.length === 0 ? [] : [{ row, after, fields }]
    })
    for (const { after } of changes) refuseFields(clientErrors(after).filter(({ campo }) => campo === 'etichette'))
    const labels = JSON.stringify(changes.map(({ row: { id }, after: { etichette } }) => ({ id, etichette })))
    const written: SQL[] = [sql`etichette = made.etichette`]
    if (asked.seguitoDa !== undefined) written.push(sql`seguito_da = ${asked.seguitoDa || null}::int`)
    if (asked.stato !== undefined) written.push(sql`stato = ${asked.stato}`)
    await db.execute(
      sql`update client set ${sql.join(written, sql`, `)}, update_user = ${who.Username},
          update_date = greatest(${clock().toISOString()}::timestamptz, client.update_date + interval '1 millisecond')
        from jsonb_to_recordset(${labels}::jsonb) as made (id int, etichette text) where client.id = made.id`,
    )
    await record(
      db,
      who,
      clock(),
      changes.map(({ row, fields }) => entryOf('Modifica', row, fields)),
    )
    return changes.length
  })
}

type Changed = Parameters<typeof changedFields>[0]

function changed(before: Changed, { seguitoDa, stato, aggiungi, togli }: ClientsChange): Changed {
  const gone = labelsOf(togli).map((label) => label.toLowerCase())
  const kept = labelsOf(before.etichette).filter((label) => !gone.includes(label.toLowerCase()))
  const there = kept.map((label) => label.toLowerCase())
  const labels = [...kept, ...labelsOf(aggiungi).filter((label) => !there.includes(label.toLowerCase()))]
  return {
    ...before,
    seguitoDa: seguitoDa === undefined ? before.seguitoDa : seguitoDa || null,
    stato: stato ?? before.stato,
    etichette: labels.join(', ') || null,
  }
}
