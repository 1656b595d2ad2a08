/** What all records of administration share: who wrote them and when, forms, concurrent edits. */
import { type FieldError, type Form, type FormField, fieldErrors, type Identity, type ValuesOf } from '@bilancia/contract/api'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Callers } from './callers.ts'
import { Refusal } from './problem.ts'
import { principal } from './schema.ts'

type Stamps = { readonly insertDate: Date; readonly insertUser: string | null; readonly updateDate: Date | null; readonly updateUser: string | null }

/** The stamps in the names of the specification. */
export const stampsOf = ({ insertDate, insertUser, updateDate, updateUser }: Stamps) => ({
  InsertDate: insertDate.toISOString(),
  InsertUser: insertUser,
  UpdateDate: updateDate?.toISOString() ?? null,
  UpdateUser: updateUser,
})

/** The columns of a form have the names of its fields, with a small first letter. */
type Columns<F> = { readonly [K in keyof F & string as Uncapitalize<K>]: ValuesOf<F>[K] }
/** The columns that a save writes: no fixed field. */
type Written<F> = Columns<{ [K in keyof F as F[K] extends { readonly fixed: true } ? never : K]: F[K] }>

const column = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The fields of a form from the columns of its table. */
export function fromRow<F extends Readonly<Record<string, FormField>>>(form: F, row: Columns<F>): ValuesOf<F> {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(Object.keys(form).map((name) => [name, values.get(column(name))])) as ValuesOf<F>
}

/** The columns for the typed values of a form. An empty text is stored as null. */
export function toRow<F extends Readonly<Record<string, FormField>>>(form: F, given: ValuesOf<F>): Written<F> {
  const values = new Map<string, unknown>(Object.entries(given))
  const written = Object.entries(form).filter(([, { fixed }]) => !fixed)
  return Object.fromEntries(written.map(([name]) => [column(name), values.get(name) === '' ? null : values.get(name)])) as Written<F>
}

/** The stamps of a new record. */
export const inserted = (who: Pick<Identity, 'Username'>, now: Date) => ({ insertDate: now, insertUser: who.Username })

/** The stamps of a change. The time always increases, so that no two versions have the same. */
export const updated = (who: Pick<Identity, 'Username'>, now: Date, before: Column) => ({
  updateDate: sql`greatest(${now.toISOString()}::timestamptz, ${before} + interval '1 millisecond')`,
  updateUser: who.Username,
})

/** True if nobody has saved the record since the caller read it. */
export const unchanged = (updateDate: Column, version: string | null): SQL =>
  sql`${updateDate} is not distinct from ${version === null ? null : new Date(version).toISOString()}::timestamptz`

const when = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options })
const hour = when({ hour: '2-digit', minute: '2-digit' })
const day = when({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** When something was saved, for a sentence. The day too: a page may stay open overnight. */
export const saidAt = (at: Date) => ({ ora: hour.format(at), giorno: day.format(at) })

/** Whether the row already is what a save would write: the same save came before, and its answer was lost. It is not a conflict. */
export function holds(row: object, columns: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(columns).every(([name, value]) => value === undefined || (value ?? null) === (stored.get(name) ?? null))
}

/** The refusal of a save whose record somebody else has changed. Only a SUPERADMIN reads the name of a user of another company. */
export async function changedMeanwhile(
  { db, asProgram }: Pick<Callers, 'db' | 'asProgram'>,
  { Role, CompanyId }: Pick<Identity, 'Role' | 'CompanyId'>,
  { updateDate, updateUser }: Pick<Stamps, 'updateDate' | 'updateUser'>,
): Promise<Refusal> {
  const ofCompany = Role === 'SUPERADMIN' ? undefined : sql`${principal.companyId} is not distinct from ${CompanyId}`
  // As the program: they may work in a studio that the caller does not see.
  const [author] = await asProgram(() =>
    db
      .select({ name: sql<string>`${principal.surname} || ' ' || ${principal.name}` })
      .from(principal)
      .where(and(eq(principal.username, updateUser ?? ''), ofCompany)),
  )
  return new Refusal('RECORD_MODIFICATO', { utente: author?.name ?? 'Un altro utente', ...saidAt(updateDate ?? new Date(0)) })
}

/** Throws CAMPI_NON_VALIDI with all errors of the form. */
export function checkForm<R extends object>(form: Form<R>, record: R): void {
  refuseFields(fieldErrors(form, record))
}

/** The same with further errors, in the order of the form. */
export function checkFormAnd<R extends object>(form: Form<R>, record: R, more: readonly FieldError[]): void {
  const all = fieldErrors(form, record)
  const order = Object.keys(form)
  // If the form refuses a field, its own error says more, so only that one is kept.
  const added = more.filter(({ campo }) => !all.some((one) => one.campo === campo))
  refuseFields([...all, ...added].toSorted((a, b) => order.indexOf(a.campo) - order.indexOf(b.campo)))
}

/** Throws CAMPI_NON_VALIDI if there are errors. */
export function refuseFields(campi: readonly FieldError[]): void {
  if (campi.length > 0) throw new Refusal('CAMPI_NON_VALIDI', { dettaglio: campi.map(({ testo }) => testo).join('; ') }, { campi: [...campi] })
}

/** The PostgreSQL error code (`23505` unique, `23503` reference), or undefined. */
export const constraintOf = (error: unknown): string | undefined => (error as { readonly cause?: { readonly code?: string } }).cause?.code

/** Runs a deletion. Throws the given refusal if other records still refer to the record. */
export async function removing(remove: () => Promise<boolean>, inUse: () => Refusal): Promise<boolean> {
  try {
    return await remove()
  } catch (error) {
    throw constraintOf(error) === '23503' ? inUse() : error
  }
}
