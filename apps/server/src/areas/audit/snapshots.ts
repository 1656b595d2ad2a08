/** The fields of a record for the register, before and after a change, with the labels of its form. */
import { format, forme } from '@bilancia/contract'
import { type AuditChange, type AuditKind, agencyForm, brandForm, companyForm, type Form, principalForm, whatsNewForm } from '@bilancia/contract/api'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { fromRow } from '../../platform/records.ts'
import { agency, brand, company, priceList, principal, principalAuth } from '../../platform/schema.ts'
import { toRecord as agencyRecord } from '../agencies/store.ts'
import { toRecord as companyRecord } from '../companies/store.ts'
import { wordsOf } from '../news/clean.ts'
import { toRecord as newsRecord } from '../news/store.ts'
import { whatsNew } from '../news/tables.ts'
import { toItem } from '../principals/record.ts'
import { taxReturnRetention } from '../telematico/tables.ts'

/** `shown`: the text in the register, which may be less than the value. */
type Field = { readonly label: string; readonly value: unknown; readonly shown: string | null }
export type Snapshot = readonly Field[]

/** The maximum number of shown characters. */
const LONGEST = 200
const HIDDEN = '(non riportato)'
/** Fields of which the register says only that they changed, never the values. */
const hidden: readonly string[] = ['Taxcode', 'TaxCode', 'Logo']

function text(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  const all = String(value)
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all
}

const field = (label: string, value: unknown): Field => ({ label, value, shown: text(value) })

function fields<R extends object>(form: Form<R>, record: R): Snapshot {
  const values = new Map<string, unknown>(Object.entries(record))
  return Object.entries<{ readonly label: string; readonly kind: string } | undefined>(form).flatMap(([name, asked]) => {
    if (!asked || !values.has(name)) return []
    const value = values.get(name)
    if (asked.kind === 'html' && typeof value === 'string') return [{ label: asked.label, value, shown: text(wordsOf(value)) }]
    const plain = field(asked.label, value)
    return [hidden.includes(name) && plain.shown !== null ? { ...plain, shown: HIDDEN } : plain]
  })
}

/** The company by its name. The register still compares the Id. */
async function withCompany(db: Db, id: number | null, snapshot: Snapshot): Promise<Snapshot> {
  const [found] = id === null ? [] : await db.select({ name: company.businessName }).from(company).where(eq(company.id, id))
  return snapshot.map((one) => (found && one.label === agencyForm.CompanyId.label ? { ...one, shown: found.name } : one))
}

const studios = (db: Db, which: SQL) =>
  db
    .select({ user: principal.username, studio: agency.name })
    .from(principalAuth)
    .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
    .innerJoin(principal, eq(principal.id, principalAuth.principalId))
    .where(which)
    .orderBy(principalAuth.id)

/** For calculations and returns the register only says that they changed. */
const lookups: Readonly<Partial<Record<AuditKind, (db: Db, id: number) => Promise<readonly Snapshot[]>>>> = {
  Company: async (db, id) => (await db.select().from(company).where(eq(company.id, id))).map((row) => fields(companyForm, companyRecord(row))),
  Marchio: async (db, id) => (await db.select().from(brand).where(eq(brand.id, id))).map((row) => fields(brandForm, fromRow(brandForm, row))),
  Studio: async (db, id) =>
    Promise.all(
      (await db.select().from(agency).where(eq(agency.id, id))).map((row) =>
        withCompany(db, row.companyId, fields(agencyForm, agencyRecord({ ...row, descCompany: null }))),
      ),
    ),
  Utente: async (db, id) => {
    const linked = await studios(db, eq(principalAuth.principalId, id))
    return Promise.all(
      (await db.select().from(principal).where(eq(principal.id, id))).map(async (row) => [
        ...(await withCompany(db, row.companyId, fields(principalForm, toItem({ ...row, agencyName: null })))),
        field('Chiuso il', row.closedAt?.toISOString()),
        field('Studi', linked.map(({ studio }) => studio).join(', ')),
      ]),
    )
  },
  Autorizzazione: async (db, id) => (await studios(db, eq(principalAuth.id, id))).map(({ user, studio }) => [field('Utente', user), field('Studio', studio)]),
  Conservazione: async (db, id) =>
    (await db.select().from(taxReturnRetention).where(eq(taxReturnRetention.companyId, id))).map(({ months }) => [
      field('Mesi di conservazione delle dichiarazioni', months),
    ]),
  Listino: async (db, id) =>
    (await db.select().from(priceList).where(eq(priceList.agencyId, id))).map((row) =>
      forme.nomiVoci.map((voce) => field(`${forme.voci[voce]}, € all'anno`, row[voce] === null ? null : format.amount(row[voce]))),
    ),
  "What's New": async (db, id) =>
    (await db.select().from(whatsNew).where(eq(whatsNew.id, id))).map((row) => [
      ...fields(whatsNewForm, newsRecord(row)),
      field('Data fine', row.expirationDate),
    ]),
}

/** Null if there is no such record, or if its kind has no fields in the register. */
export async function snapshotOf(db: Db, kind: AuditKind, id: number): Promise<Snapshot | null> {
  const [found] = (await lookups[kind]?.(db, id)) ?? []
  return found ?? null
}

/** The fields that differ. If one of the two snapshots is missing, all fields with a value. */
export function changesBetween(before: Snapshot | null, after: Snapshot | null): readonly AuditChange[] {
  const earlier = new Map((before ?? []).map((one) => [one.label, one]))
  const later = new Map((after ?? []).map((one) => [one.label, one]))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((Field) => {
    const [was, is] = [earlier.get(Field), later.get(Field)]
    if ((was?.value ?? null) === (is?.value ?? null)) return []
    const change = { Field, Before: was?.shown ?? null, After: is?.shown ?? null }
    return change.Before === null && change.After === null ? [] : [change]
  })
}
