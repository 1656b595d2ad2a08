/**
 * The database role to which row-level security applies. FORCE applies it to the owner of the tables. It never applies to a
 * superuser (the login of the embedded database and of some PostgreSQL servers) or to a role with BYPASSRLS: such a login works in
 * another role.
 */
import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

const ROLE = 'bilancia_app'

/** The login sees every row, and no other role can be made for it. */
export class Unbound extends Error {}

/** Roles belong to the whole server: another database on it may be making the same one at this moment. */
const MAKE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then execute 'grant ${ROLE} to ' || quote_ident(current_user); end if;
exception when duplicate_object or unique_violation then null;
end $$`

/** The role reads and writes rows, and reads the list of migrations. It neither makes nor empties tables. */
const GRANT = [
  `grant usage on schema public to ${ROLE}`,
  `grant select, insert, update, delete on all tables in schema public to ${ROLE}`,
  `grant usage, select on all sequences in schema public to ${ROLE}`,
  `grant usage on schema drizzle to ${ROLE}`,
  `grant select on drizzle.__drizzle_migrations to ${ROLE}`,
]

const bypasses = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select 1 from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)`)).length > 0

/** Makes the role to work in, with its rights. Null if row-level security applies to the login itself. Called after every migration. Throws `Unbound`. */
export async function boundRole(db: Db): Promise<string | null> {
  if (!(await bypasses(db))) return null
  try {
    for (const statement of [MAKE, ...GRANT]) await db.execute(sql.raw(statement))
    const open = await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${ROLE}`))
      return bypasses(tx)
    })
    if (!open) return ROLE
  } catch (cause) {
    throw new Unbound(`no role ${ROLE}`, { cause })
  }
  throw new Unbound(`${ROLE} bypasses row-level security`)
}
