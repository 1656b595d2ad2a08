/** Filed returns in the database. Every statement is limited to what the user may see (`scope.ts`). */
import type { TaxReturnItem } from '@bilancia/contract/api'
import type { TaxReturn } from '@bilancia/telematic'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { chunks } from '../../platform/chunks.ts'
import type { Db } from '../../platform/connection.ts'
import { agency, company } from '../../platform/schema.ts'
import { record } from '../audit/store.ts'
import { ofReturn } from '../audit/subjects.ts'
import type { Place } from './scope.ts'
import type { Sealer } from './sealing.ts'
import { taxReturn, taxReturnRetention } from './tables.ts'

/** Rows of one statement; each has ten parameters. */
const AT_ONCE = 250

/** A return to store. `modules` is JSON, which is sealed on the way. */
export type Stored = Pick<TaxReturn, 'cf' | 'type' | 'modelYear' | 'taxYear'> & { readonly modules: string }

/** The user who imports. `name`: as shown in the list of returns. */
export type Importer = { readonly id: number; readonly username: string; readonly name: string }

export type Import = {
  readonly place: Place
  readonly fileName: string
  readonly by: Importer
  readonly at: Date
}

const at = ({ companyId, agencyId }: Place) =>
  and(eq(taxReturn.companyId, companyId), agencyId === null ? isNull(taxReturn.agencyId) : eq(taxReturn.agencyId, agencyId))

export type Earlier = { readonly cf: string; readonly importedAt: Date; readonly importedByName: string }

/** The stored returns that an import of these declarants would replace. */
export async function earlier(db: Db, place: Place, given: Pick<Stored, 'type' | 'modelYear'>, taxCodes: readonly string[]): Promise<readonly Earlier[]> {
  const found: Earlier[] = []
  for (const codes of chunks(taxCodes, AT_ONCE))
    found.push(
      ...(await db
        .select({ cf: taxReturn.taxCode, importedAt: taxReturn.importedAt, importedByName: taxReturn.importedByName })
        .from(taxReturn)
        .where(and(at(place), eq(taxReturn.type, given.type), eq(taxReturn.modelYear, given.modelYear), inArray(taxReturn.taxCode, codes)))),
    )
  return found
}

/** Stores all the returns or none. Each replaces a return of the same declarant, model and year in the same place. */
export const replace = (db: Db, { seal }: Sealer, { place, fileName, by, at: importedAt }: Import, returns: readonly Stored[]): Promise<void> =>
  db.transaction(async (tx) => {
    // In one order, so that two files with the same declarants never wait for each other.
    const ordered = returns.toSorted((a, b) => (a.cf < b.cf ? -1 : 1))
    for (const some of chunks(ordered, AT_ONCE))
      await tx
        .insert(taxReturn)
        .values(
          some.map(({ cf: taxCode, modules, ...rest }) => {
            const owner = { ...place, ...rest, taxCode }
            return { ...owner, modules: seal(owner, modules), fileName, importedBy: by.id, importedByName: by.name, importedAt }
          }),
        )
        .onConflictDoUpdate({
          target: [taxReturn.companyId, taxReturn.agencyId, taxReturn.type, taxReturn.taxCode, taxReturn.modelYear],
          set: {
            modules: sql`excluded.modules`,
            fileName: sql`excluded.file_name`,
            importedBy: sql`excluded.imported_by`,
            importedByName: sql`excluded.imported_by_name`,
            importedAt: sql`excluded.imported_at`,
          },
        })
    const recordName = `${fileName} (${returns.length} ${returns.length === 1 ? 'dichiarazione' : 'dichiarazioni'})`
    await record(tx, { Id: by.id, Username: by.username }, importedAt, [
      { kind: 'Dichiarazione', action: 'Importazione', recordName, companyId: place.companyId },
    ])
  })

export type Filters = {
  readonly companyId: number | null
  readonly agencyId: number | null
  readonly type: 'PF' | 'SC' | null
  readonly taxCode: string | null
  readonly modelYear: number | null
}

type Last = Pick<TaxReturnItem, 'Id' | 'caricataIl'>

/** The latest imported first. `after`: the last record of the page before, which may be gone. */
export async function search(db: Db, mine: SQL | undefined, filters: Filters, take: number, after: Last | null): Promise<TaxReturnItem[]> {
  const { companyId, agencyId, type, taxCode, modelYear } = filters
  const rows = await db
    .select({ row: taxReturn, company: company.businessName, agency: agency.name })
    .from(taxReturn)
    .innerJoin(company, eq(company.id, taxReturn.companyId))
    .leftJoin(agency, eq(agency.id, taxReturn.agencyId))
    .where(
      and(
        mine,
        companyId === null ? undefined : eq(taxReturn.companyId, companyId),
        agencyId === null ? undefined : eq(taxReturn.agencyId, agencyId),
        type === null ? undefined : eq(taxReturn.type, type),
        taxCode === null ? undefined : eq(taxReturn.taxCode, taxCode),
        modelYear === null ? undefined : eq(taxReturn.modelYear, modelYear),
        after ? sql`(${taxReturn.importedAt}, ${taxReturn.id}) < (${after.caricataIl}::timestamptz, ${after.Id}::int)` : undefined,
      ),
    )
    .orderBy(desc(taxReturn.importedAt), desc(taxReturn.id))
    .limit(take)
  return rows.map(({ row, company: DescCompany, agency: DescAgency }) => ({
    Id: row.id,
    Year: row.modelYear,
    annoImposta: row.taxYear,
    TaxCodeDichiarante: row.taxCode,
    TelematicoType: row.type,
    CompanyId: row.companyId,
    AgencyId: row.agencyId,
    DescCompany,
    DescAgency,
    NomeFile: row.fileName,
    caricataDa: row.importedByName,
    caricataIl: row.importedAt.toISOString(),
  }))
}

export async function remove(db: Db, mine: SQL | undefined, id: number): Promise<boolean> {
  return (
    (
      await db
        .delete(taxReturn)
        .where(and(mine, eq(taxReturn.id, id)))
        .returning({ id: taxReturn.id })
    ).length > 0
  )
}

/** `modules` is still sealed. */
export type Found = typeof taxReturn.$inferSelect

/** The returns of these declarants within a company: first those of the studio, then those of the company itself. */
export const find = (db: Db, mine: SQL | undefined, { companyId, agencyId }: Place, taxCodes: readonly string[]): Promise<Found[]> =>
  db
    .select()
    .from(taxReturn)
    .where(
      and(
        mine,
        eq(taxReturn.companyId, companyId),
        agencyId === null ? isNull(taxReturn.agencyId) : or(eq(taxReturn.agencyId, agencyId), isNull(taxReturn.agencyId)),
        inArray(taxReturn.taxCode, [...taxCodes]),
      ),
    )
    .orderBy(sql`${taxReturn.agencyId} nulls last`)

/** How many months each company keeps its returns. Only companies that have chosen. */
export const retentions = (db: Db): Promise<(typeof taxReturnRetention.$inferSelect)[]> => db.select().from(taxReturnRetention)

/** Sets how many months the company keeps its returns. */
export async function keepFor(db: Db, companyId: number, months: number): Promise<void> {
  await db.insert(taxReturnRetention).values({ companyId, months }).onConflictDoUpdate({ target: taxReturnRetention.companyId, set: { months } })
}

/** Deletes the returns that are older than their company keeps them. Returns their number. */
export const purge = (db: Db, now: Date, defaultMonths: number): Promise<number> =>
  db.transaction(async (tx) => {
    const chosen = tx.select({ months: taxReturnRetention.months }).from(taxReturnRetention).where(eq(taxReturnRetention.companyId, taxReturn.companyId))
    const gone = await tx
      .delete(taxReturn)
      .where(sql`${taxReturn.importedAt} < ${now.toISOString()}::timestamptz - make_interval(months => coalesce((${chosen}), ${defaultMonths}::int))`)
      .returning({ id: taxReturn.id, type: taxReturn.type, modelYear: taxReturn.modelYear, companyId: taxReturn.companyId })
    const rows = gone.map((row) => ({ recordId: row.id, recordName: ofReturn(row).name, companyId: row.companyId }))
    for (const some of chunks(rows, AT_ONCE))
      await record(
        tx,
        { program: 'conservazione' },
        now,
        some.map((row) => ({ kind: 'Dichiarazione', action: 'Eliminazione', ...row })),
      )
    return gone.length
  })

/**
 * Moves the returns of these tax codes to another studio, sealed for their new owner. If that studio has the same return, the one imported last stays.
 * Call it in a transaction and as the program. Returns the number of moved returns.
 */
export async function moveReturns(db: Db, { open, seal }: Sealer, from: Place, to: number, codes: readonly string[]): Promise<number> {
  const rows = await db
    .select()
    .from(taxReturn)
    .where(and(at(from), inArray(taxReturn.type, ['PF', 'SC']), inArray(taxReturn.taxCode, ['', ...codes])))
  let came = 0
  for (const row of rows) {
    const { companyId, type, taxCode, modelYear } = row
    const same = and(at({ companyId, agencyId: to }), eq(taxReturn.type, type), eq(taxReturn.taxCode, taxCode), eq(taxReturn.modelYear, modelYear))
    const [theirs] = await db.select({ id: taxReturn.id, importedAt: taxReturn.importedAt }).from(taxReturn).where(same)
    const stays = theirs && theirs.importedAt >= row.importedAt
    if (theirs) await db.delete(taxReturn).where(eq(taxReturn.id, stays ? row.id : theirs.id))
    if (stays) continue
    const modules = seal({ ...row, agencyId: to }, open(row, row.modules))
    await db.update(taxReturn).set({ agencyId: to, modules }).where(eq(taxReturn.id, row.id))
    came += 1
  }
  return came
}
