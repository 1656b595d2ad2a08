/** What is written into clients: new ones, changes, deletions. Every statement is limited to the studios of the caller. */
import { type ClientInput, clientForm, type Identity } from '@bilancia/contract/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { nextIds } from '../../platform/next-id.ts'
import { toRow, updated } from '../../platform/records.ts'
import { client } from '../../platform/schema.ts'
import { sealedBox } from './sealed.ts'
import { mine, type Row, type Stored } from './store.ts'

type Written = Omit<ClientInput, 'studio'>
type New = Creation & { readonly companyId: number; readonly agencyId: number }

/** The columns of what was typed. */
function columns({ vault }: Pick<Stored, 'vault'>, id: number, given: Written) {
  const { mail, telefono, note, ...open } = toRow(clientForm, given)
  return { ...open, sealed: sealedBox(vault, id, { mail, telefono, note }) }
}

/** Undefined if the studio has the tax code, or the key, already. */
export const insert = async (at: Stored, who: Identity, place: New, given: Written, now: Date): Promise<Row | undefined> =>
  (await insertAll(at, who, place, [given], now))[0]

/** Clients in one statement: a file of thousands, one by one, would hold up everybody for half a minute. Leaves out those whose tax code the studio has. */
export async function insertAll(
  { db, vault }: Stored,
  who: Identity,
  { companyId, agencyId, creationKey, creationDigest }: New,
  given: readonly Written[],
  now: Date,
): Promise<readonly Row[]> {
  const ids = await nextIds(db, 'client', given.length)
  const stamp = { insertDate: now, insertUser: who.Username, updateDate: now, updateUser: who.Username }
  const rows = given.flatMap((one, k) => {
    const id = ids[k]
    return id === undefined ? [] : [{ id, companyId, agencyId, creationKey, creationDigest, ...columns({ vault }, id, one), ...stamp }]
  })
  return db.insert(client).overridingSystemValue().values(rows).onConflictDoNothing().returning()
}

/** Undefined if somebody else has saved since `version`. Without `version` it always saves. */
export async function update({ db, vault }: Stored, who: Identity, id: number, given: Written, now: Date, version?: string): Promise<Row | undefined> {
  const same = version === undefined ? undefined : eq(client.updateDate, new Date(version))
  const [row] = await db
    .update(client)
    .set({ ...columns({ vault }, id, given), ...updated(who, now, client.updateDate) })
    .where(and(eq(client.id, id), same, mine(who)))
    .returning()
  return row
}

type Change = { readonly id: number; readonly given: Written; readonly version: string }

/** The same for many clients in one statement. Returns the Ids of those that were saved. */
export async function updateAll({ db, vault }: Stored, who: Identity, changes: readonly Change[], now: Date): Promise<ReadonlySet<number>> {
  const rows = changes.map(({ id, given, version }) => {
    const { tipo, denominazione, codiceFiscale, partitaIva, ateco, comune, seguitoDa, stato, etichette, sealed } = columns({ vault }, id, given)
    const texts = [tipo, denominazione, codiceFiscale, partitaIva, ateco, comune, stato, etichette, sealed].map((text) => sql`${text}::text`)
    return sql`(${id}::int, ${version}::timestamptz, ${seguitoDa}::int, ${sql.join(texts, sql`, `)})`
  })
  const { updateDate, updateUser } = updated(who, now, client.updateDate)
  const saved = await db.execute<{ readonly id: number }>(
    sql`update client set seguito_da = made.seguito_da, tipo = made.tipo, denominazione = made.denominazione, codice_fiscale = made.codice_fiscale,
          partita_iva = made.partita_iva, ateco = made.ateco, comune = made.comune, stato = made.stato, etichette = made.etichette, sealed = made.sealed,
          update_date = ${updateDate}, update_user = ${updateUser}
        from (values ${sql.join(rows, sql`, `)}) as made (id, version, seguito_da, tipo, denominazione, codice_fiscale, partita_iva, ateco, comune, stato,
          etichette, sealed)
        where client.id = made.id and client.update_date = made.version and ${mine(who)} returning client.id`,
  )
  return new Set(saved.map(({ id }) => id))
}

export const remove = async (db: Db, who: Identity, id: number): Promise<boolean> =>
  (
    await db
      .delete(client)
      .where(and(eq(client.id, id), mine(who)))
      .returning({ id: client.id })
  ).length > 0
