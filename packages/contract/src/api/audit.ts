/** The register of reads and changes: the columns of a row, and how a route declares its entry. Its words are those on screen. */
import { z } from 'zod'
import { words } from './form-schemas.ts'
import { recordId } from './ids.ts'
import { pageOf } from './searches.ts'

/** What was read or changed. */
export const auditKinds = [
  'Company',
  'Studio',
  'Chiave',
  'Cliente',
  'Utente',
  'Autorizzazione',
  'Elaborazione',
  'Consegna',
  'Dichiarazione',
  'Conservazione',
  'Listino',
  'Addizionali comunali',
  'Utilizzo',
  "What's New",
  'Marchio',
  'Registro',
  'Sessione',
  'Secondo fattore',
  'Passkey',
] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditActions = [
  'Lettura',
  'Creazione',
  'Modifica',
  'Eliminazione',
  'Importazione',
  'Esportazione',
  'Accesso',
  'Accesso non riuscito',
  'Uscita',
  'Chiusura',
  'Passaggio',
] as const
export type AuditAction = (typeof auditActions)[number]

/** How a route declares its entry in the register. */
export type Audited = {
  readonly kind: AuditKind
  /** `Salvataggio`: a creation where the body's Id is 0, else a change. */
  readonly action: AuditAction | 'Salvataggio'
  /** Where to find the record's Id: `company` is the company in the body. A file has none. */
  readonly id?: 'params' | 'body' | 'answer' | 'company'
  /** Written by the handler in its own transaction, because only the handler knows the records. */
  readonly byHandler?: true
}

/** One field of a record before and after, as text. Never a secret, and no field of a calculation or a return. */
const auditChange = z.object({ Field: z.string(), Before: z.string().nullable(), After: z.string().nullable() })
export type AuditChange = z.infer<typeof auditChange>

const two = '2-digit'
const moment = new Intl.DateTimeFormat('it-IT', { day: two, month: two, year: 'numeric', hour: two, minute: two, timeZone: 'Europe/Rome' })

/** A day or a time of the stored row as written in Italy; any other text as it is. */
function shown(text: string | null): string | null {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(T[\d:.]+Z)?$/.exec(text ?? '') ?? []
  if (text === null || year === undefined) return text
  return time === undefined ? `${day}/${month}/${year}` : moment.format(new Date(text))
}

/** The text in lists and files: `Mail: a@b.it → c@d.it`. */
export function changeText({ Field, Before, After }: AuditChange): string {
  const now = shown(After)
  if (Before === null) return `${Field}: ${now}`
  return `${Field}: ${shown(Before)} → ${now ?? '(tolto)'}`
}

/** A row of the register: Id and name of the record, and the changed fields, never the whole record. */
export const auditRow = z
  .object({
    Id: z.int(),
    /** ISO with milliseconds. */
    At: z.iso.datetime(),
    /** Null for an action of the program itself. */
    PrincipalId: recordId.nullable(),
    Username: z.string(),
    Action: z.enum(auditActions),
    Kind: z.enum(auditKinds),
    RecordId: recordId.nullable(),
    RecordName: z.string(),
    CompanyId: recordId.nullable(),
    DescCompany: z.string().nullable(),
    Changes: z.array(auditChange),
    /** The position of the row in the chain, and its SHA-256; null until it is sealed, within a second. */
    Position: z.int().nullable(),
    Previous: z.string().nullable(),
    Hash: z.string().nullable(),
  })
  .meta({ id: 'RigaRegistro' })
export type AuditRow = z.infer<typeof auditRow>

const day = z.iso.date().nullable().optional()
/** Newest rows first. `From` and `To` are days in Italy, both included. */
export const auditSearch = z
  .strictObject({
    Username: words.max(200).nullable().optional(),
    Kind: z.enum(auditKinds).nullable().optional(),
    Action: z.enum(auditActions).nullable().optional(),
    /** Only the rows of one record, together with `Kind`. */
    RecordId: recordId.nullable().optional(),
    From: day,
    To: day,
    CompanyId: recordId.nullable().optional(),
    ...pageOf,
  })
  .meta({ id: 'RegistroSearch' })
/** Maximum number of rows in one file. */
export const AUDIT_FILE_MAX = 100_000
