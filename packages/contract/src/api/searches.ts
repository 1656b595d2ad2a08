/** What the lists of administration ask for: filters, page size, and the row from which to go on. */
import { z } from 'zod'
import { roles } from './access.ts'
import { recordId, words } from './records.ts'

/** Rows of a page at first, the choices, and the value that stands for all rows. */
export const PAGE_SIZE = 20
export const PAGE_SIZES = [10, 20, 30] as const
export const ALL_ROWS = -1
/** What a table of rows is labelled with. */
export const pagingLabels = { perPage: 'Righe per pagina', all: 'Tutte', empty: 'Nessun dato da visualizzare', loading: 'Caricamento...' } as const
/** 'a-b di n', from the number of the first row shown. */
export const rangeLabel = (from: number, to: number, count: number): string => `${from}-${to} di ${count}`

const filter = words.max(200).nullable().optional()
const id = recordId.nullable().optional()
/**
 * Keyset paging: without a key the first page; forward the rows after the row of `Query…` and `QueryId`, back those
 * before it. Give the sort field and Id of the last row shown to go forward, of the first to go back.
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

export const companySearch = z.object({ Id: id, BusinessName: filter }).meta({ id: 'CompanySearch' })

export const agencySearch = z
  .object({ Id: id, CompanyId: id, Name: filter, Code: filter, VatNumber: filter, QueryName: filter, ...pageOf })
  .meta({ id: 'AgencySearch' })

export const principalSearch = z
  .object({
    AgencyId: id,
    Username: filter,
    Name: filter,
    Surname: filter,
    Role: z.enum(roles).nullable().optional(),
    QuerySurname: filter,
    ...pageOf,
  })
  .meta({ id: 'PrincipalSearch' })

/**
 * `IsForUser`: without those that the user has hidden; anybody may ask it of themselves. `OnlyActive`: not ended.
 * Rows by title; the news of a user from the latest.
 */
export const whatsNewSearch = z
  .object({
    Version: filter,
    PrincipalId: id,
    IsForUser: z.boolean().default(false),
    OnlyActive: z.boolean().default(false),
    QueryTitle: filter,
    ...pageOf,
  })
  .meta({ id: 'WhatsNewSearch' })

/** A page of rows and how many rows there are in all. */
export const paged = <T extends z.ZodType>(row: T) => z.object({ ResultList: z.array(row), ListLength: z.int() })
