/**
 * Opens the vault of a database. At the first start it seals what an earlier version stored readable, in one transaction, so that a failed start can
 * be repeated.
 */
import { sql } from 'drizzle-orm'
import { type Db, programsDatabase } from '../connection.ts'
import { secret } from '../schema.ts'
import { type Connection, command, type Driver } from '../statement.ts'
import { keyIn, newKey } from './aes-gcm.ts'
import { keyOf, type MasterKeys, NoMasterKey } from './master-keys.ts'
import { DATA_KEY, readSecret } from './secrets.ts'
import { openedSecret, sealedSecret, type Vault, vaultWith } from './vault.ts'

/** Rows read at once; ten rows are some hundred kB. */
const AT_ONCE = 200

/** The sealed columns of each table: the name in the vault, and in the database. */
const sealedColumns = [
  { table: 'calculation', id: 'id', columns: { name: 'name', displayName: 'display_name', vatId: 'vat_id', state: 'state', result: 'result' } },
  { table: 'second_factor', id: 'principal_id', columns: { secret: 'secret' } },
] as const

/** Whether an earlier version stored readable values in the tables. Must be asked by the owner of the tables. */
export async function isReadable(on: Connection): Promise<boolean> {
  const [found] = await on.ask({ text: `select 1 from secret where name = '${DATA_KEY}'`, values: [], rows: 'objects' })
  return found === undefined
}

/** Throws `NoMasterKey` if no key opens the data key. Must be asked by the owner of the tables. */
export async function checkMasterKey(on: Connection, masterKeys: MasterKeys): Promise<void> {
  const [found] = await on.ask({ text: `select value from secret where name = '${DATA_KEY}'`, values: [], rows: 'arrays' })
  if (Array.isArray(found)) openedSecret(masterKeys, DATA_KEY, found[0])
}

/** `driver`: of the owner of the tables, outside a transaction, while no other process opens it. Throws `NoMasterKey`; nothing has changed then. */
export async function openVault(driver: Driver, masterKeys: MasterKeys): Promise<Vault> {
  const db = programsDatabase(driver)
  const found = await readSecret({ db, vault: { masterKeys } }, DATA_KEY)
  if (found === undefined) {
    masterKeys.makeFirst()
    const { vault, changed } = await db.transaction((tx) => sealStored(tx, masterKeys))
    // The old readable rows are still in the files of the tables. On the embedded database nothing else would remove them. No transaction may be open.
    for (const table of changed) await driver.ask(command(`vacuum full ${table}`))
    return vault
  }
  const key = typeof found === 'string' ? keyIn(found) : null
  if (!key) throw new NoMasterKey('La chiave dei dati che è nella base dati non si legge: ripristinare una copia di sicurezza.')
  return vaultWith(masterKeys, keyOf(key))
}

/** Seals all readable values, in the transaction of `db`. Returns the tables that had rows. */
export async function sealStored(db: Db, masterKeys: MasterKeys): Promise<{ readonly vault: Vault; readonly changed: readonly string[] }> {
  const data = newKey()
  const vault = vaultWith(masterKeys, keyOf(data))
  for (const { name, value } of await db.select().from(secret))
    await db.execute(sql`update secret set value = ${JSON.stringify(sealedSecret(masterKeys, name, value))}::jsonb where name = ${name}`)
  const changed: string[] = []
  for (const one of sealedColumns) if (await sealTable(db, vault, one)) changed.push(one.table)
  await withoutNames(db)
  await db.insert(secret).values({ name: DATA_KEY, value: sealedSecret(masterKeys, DATA_KEY, data.toString('base64')) })
  return { vault, changed }
}

/** Seals the rows of a table. Returns whether it has any. */
async function sealTable(db: Db, { seal }: Vault, { table, id, columns }: (typeof sealedColumns)[number]): Promise<boolean> {
  const [name, key] = [sql.identifier(table), sql.identifier(id)]
  const all = Object.entries<string>(columns)
  let last = 0
  for (;;) {
    const rows = await db.execute<Record<string, string | null> & { readonly key: number }>(
      sql`select ${key} as key, ${sql.join(
        all.map(([, column]) => sql.identifier(column)),
        sql`, `,
      )} from ${name} where ${key} > ${last} order by ${key} limit ${AT_ONCE}`,
    )
    for (const row of rows) {
      const sealed = all.map(([called, column]) => {
        const text = row[column]
        return sql`${sql.identifier(column)} = ${typeof text === 'string' ? seal([table, row.key, called], text) : null}`
      })
      await db.execute(sql`update ${name} set ${sql.join(sealed, sql`, `)} where ${key} = ${row.key}`)
      last = row.key
    }
    if (rows.length < AT_ONCE) return last > 0
  }
}

/** In earlier versions the register named a calculation by its name, which contains a client's name. Replaces it with application and year. */
async function withoutNames(db: Db): Promise<void> {
  for (const statement of [
    'alter table audit disable trigger audit_append_only',
    `update audit set record_name = coalesce((select concat_ws(' ', case application when 1 then 'Forfetari' when 2 then 'Convenienza Srl' else 'Budget4u' end, tax_year)
       from calculation where calculation.id = audit.record_id), '') where kind = 'Elaborazione'`,
    'alter table audit enable trigger audit_append_only',
  ])
    await db.execute(sql.raw(statement))
}
