/**
 * The parameters of the administration lists: filters, page size, and the row to continue from. Like those of every list they are strict: a misspelt
 * filter would answer rows that nobody asked for.
 */
import { z } from 'zod'
import { roles } from './access.ts'
import { words } from './form-schemas.ts'
import { recordId } from './ids.ts'

/** Default number of rows on a page, the choices, and the value for all rows. */
export const PAGE_SIZE = 20
export const PAGE_SIZES = [10, 20, 30] as const
export const ALL_ROWS = -1
/** The labels of a table of rows. */
export const pagingLabels = { perPage: 'Righe per pagina', all: 'Tutte', empty: 'Nessun dato da visualizzare', loading: 'Caricamento...' } as const
/** 'a-b di n', from the number of the first row shown. */
export const rangeLabel = (from: number, to: number, count: number): string => `${from}-${to} di ${count}`

const filter = words.max(200).nullable().optional()
const id = recordId.nullable().optional()
/**
 * Keyset paging. Without a key: the first page. Forward: the rows after the row of `Query…` and `QueryId`. Back: those
 * before it. To go forward, send the sort field and Id of the last row shown; to go back, those of the first.
 */
export const pageOf = {
  Take: z
    .int()
    .min(ALL_ROWS)
    .max(1000)
    .refine((rows) => rows !== 0)
    .default(PAGE_SIZE),
  QueryId: id,
  PageDirection: z.enum(['forward', 'back']).default('forward'),
}

/** The sort field of a list (default: the first) and the direction. `pageOf` continues from the value of that field. */
const sortedBy = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  Order: z.enum(fields).default(fields[0]),
  Descending: z.boolean().default(false),
})
/** The columns by which the lists can be sorted. */
export const agencyOrders = ['Name', 'Code', 'VatNumber', 'Address'] as const
export const principalOrders = ['Surname', 'Name', 'Username', 'Mail', 'Role'] as const

export const companySearch = z.strictObject({ Id: id, BusinessName: filter }).meta({ id: 'CompanySearch' })

export const agencySearch = z
  .strictObject({ Id: id, CompanyId: id, Name: filter, Code: filter, VatNumber: filter, QueryName: filter, ...sortedBy(agencyOrders), ...pageOf })
  .meta({ id: 'AgencySearch' })

export const principalSearch = z
  .strictObject({
    AgencyId: id,
    CompanyId: id,
    Username: filter,
    Name: filter,
    Surname: filter,
    Role: z.enum(roles).nullable().optional(),
    /** Includes closed users. */
    Closed: z.boolean().nullable().optional(),
    QuerySurname: filter,
    ...sortedBy(principalOrders),
    ...pageOf,
  })
  .meta({ id: 'PrincipalSearch' })

/**
 * `IsForUser`: without the notes that the user has hidden; users may ask only for their own. `OnlyActive`: without ended notes. Rows are sorted by
 * title; the notes for a user are the newest first.
 */
export const whatsNewSearch = z
  .strictObject({
    Version: filter,
    PrincipalId: id,
    IsForUser: z.boolean().default(false),
    OnlyActive: z.boolean().default(false),
    QueryTitle: filter,
    ...pageOf,
  })
  .meta({ id: 'WhatsNewSearch' })

/** A page of rows, and the total number of rows. */
export const paged = <T extends z.ZodType>(row: T) => z.object({ ResultList: z.array(row), ListLength: z.int() })
