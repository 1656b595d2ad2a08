/** Calls for several users at once: the import of a CSV file, one change of all chosen users, the report of their use of the suite. */
import { z } from 'zod'
import { unreadColumns } from './clients.ts'
import { recordId, storedId } from './ids.ts'

/** The most users of an imported file, and of a change. */
export const USER_LINES_MAX = 500

export const usersFile = z.object({ csv: z.string().max(300_000), AgencyId: storedId, prova: z.boolean().default(false) }).meta({ id: 'UtentiFile' })
/** `esito` of a line. With one `ERRORE` nothing is stored. `Id`: the new user, once stored. */
export const usersImport = z
  .object({
    salvati: z.boolean(),
    righe: z.array(z.object({ riga: z.int(), esito: z.enum(['NUOVO', 'ERRORE']), utente: z.string(), testo: z.string(), Id: recordId.nullable() })),
    nonLette: unreadColumns,
  })
  .meta({ id: 'UtentiImportati' })
export type UsersImport = z.infer<typeof usersImport>

/** `Disabled`: from which day, or null to enable them again. */
export const usersChange = z.object({ ids: z.array(storedId).min(1).max(USER_LINES_MAX), Disabled: z.iso.date().nullable() }).meta({ id: 'UtentiInsieme' })
export type UsersChange = z.infer<typeof usersChange>

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .nullable()
  .default(null)
/** `dal` and `al` are months like `2026-11`, both included. */
export const usageAsked = z.object({ companyId: recordId.nullable().default(null), dal: month, al: month })
/** One user, application (as in the access log) and month. `agency` is null for a user without a studio. */
export const usageRow = z
  .object({
    agency: z.string().nullable(),
    username: z.string(),
    surname: z.string(),
    name: z.string(),
    application: z.int(),
    month: z.string(),
    accesses: z.int(),
    calculations: z.int(),
  })
  .meta({ id: 'Utilizzo' })
export type UsageRow = z.infer<typeof usageRow>
