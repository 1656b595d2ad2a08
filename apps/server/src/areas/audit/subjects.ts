/** The name and the company of a record for the register, read from its table. */
import { type AuditKind, recordedAccesses } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { agency, brand, calculation, company, principal, principalAuth } from '../../platform/schema.ts'
import { whatsNew } from '../news/tables.ts'
import { taxReturn } from '../telematico/tables.ts'

export type Subject = { readonly name: string; readonly companyId: number | null }

const ofCompany = (db: Db, id: number) => db.select({ name: company.businessName, companyId: company.id }).from(company).where(eq(company.id, id))
const ofStudio = (db: Db, id: number) => db.select({ name: agency.name, companyId: agency.companyId }).from(agency).where(eq(agency.id, id))

const lookups: Readonly<Partial<Record<AuditKind, (db: Db, id: number) => PromiseLike<readonly Subject[]>>>> = {
  Company: ofCompany,
  Conservazione: ofCompany,
  Marchio: async (db, id) => (await db.select({ name: brand.name }).from(brand).where(eq(brand.id, id))).map(({ name }) => ({ name, companyId: null })),
  Studio: ofStudio,
  Listino: ofStudio,
  Utente: (db, id) => db.select({ name: principal.username, companyId: principal.companyId }).from(principal).where(eq(principal.id, id)),
  Autorizzazione: async (db, id) => {
    const found = await db
      .select({ username: principal.username, studio: agency.name, companyId: agency.companyId })
      .from(principalAuth)
      .innerJoin(principal, eq(principal.id, principalAuth.principalId))
      .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
      .where(eq(principalAuth.id, id))
    return found.map(({ username, studio, companyId }) => ({ name: `${username}, ${studio}`, companyId }))
  },
  "What's New": async (db, id) => {
    const found = await db.select({ title: whatsNew.title, version: whatsNew.version }).from(whatsNew).where(eq(whatsNew.id, id))
    return found.map(({ title, version }) => ({ name: title || version, companyId: null }))
  },
  // By application and year, because the name that a user gives it is often that of a client.
  Elaborazione: async (db, id) => {
    const found = await db
      .select({ application: calculation.application, taxYear: calculation.taxYear, companyId: principal.companyId })
      .from(calculation)
      .innerJoin(principal, eq(principal.id, calculation.principalId))
      .where(eq(calculation.id, id))
    return found.map(({ application, taxYear, companyId }) => ({ name: [recordedAccesses.get(application), taxYear].filter(Boolean).join(' '), companyId }))
  },
  Dichiarazione: async (db, id) => (await db.select().from(taxReturn).where(eq(taxReturn.id, id))).map(ofReturn),
}

/** By model and year, because the register must not say whose return it is. */
export const ofReturn = ({ type, modelYear, companyId }: Pick<typeof taxReturn.$inferSelect, 'type' | 'modelYear' | 'companyId'>): Subject => ({
  name: `${type} ${modelYear}`,
  companyId,
})

/** Null if there is no such record. */
export async function subjectOf(db: Db, kind: AuditKind, id: number): Promise<Subject | null> {
  const [found] = (await lookups[kind]?.(db, id)) ?? []
  return found ?? null
}
