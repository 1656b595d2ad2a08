/**
 * The role that row-level security binds. The owner of the tables is bound by FORCE; a superuser, whom the embedded
 * database and some a PostgreSQL work as, and whoever has BYPASSRLS never are: they work in a role that is.
 */
import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

const ROLE = 'bilancia_app'

/** The login sees every row, and cannot be bound. */
export class Unbound extends Error {}

/** Roles are of the whole server: another database of it may be making this one. */
const MAKE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then execute 'grant ${ROLE} to ' || quote_ident(current_user); end if;
exception when duplicate_object or unique_violation then null;
end $$`

/** Rows are read and written in it, tables neither made nor emptied; which migrations there are is read. */
const GRANT = [
  `grant usage on schema public to ${ROLE}`,
  `grant select, insert, update, delete on all tables in schema public to ${ROLE}`,
  `grant usage, select on all sequences in schema public to ${ROLE}`,
  `grant usage on schema drizzle to ${ROLE}`,
  `grant select on drizzle.__drizzle_migrations to ${ROLE}`,
]

const bypasses = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select 1 from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)`)).length > 0

/** The role to work in, made and granted what it needs, or null where the login itself is bound. After every migration. Throws `Unbound`. */
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
