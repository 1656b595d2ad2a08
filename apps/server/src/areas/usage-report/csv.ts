/** CSV files: those that the server writes, and those that a user brings. */
import { format, keysOf } from '@bilancia/contract'
import { notCsv } from '@bilancia/contract/api'
import { parse } from 'csv-parse/sync'

const two = '2-digit'
const seconds = { hour: two, minute: two, second: two } as const
const moment = new Intl.DateTimeFormat('it-IT', { day: two, month: two, year: 'numeric', ...seconds, timeZone: 'Europe/Rome' })
/** A time of the database as it is written in Italy. */
export const momentCell = (at: string): string => moment.format(new Date(at))

export type Cell = string | number | boolean | null

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'Sì' : 'No'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const safe = format.cellText(cell)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The bytes of a file for Italian Excel, the headings, then the rows: semicolons, a decimal comma, a byte order mark, and no text that Excel would run as a formula. */
export const csv = (headings: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  new TextEncoder().encode(`\ufeff${[headings, ...rows].map((row) => row.map(written).join(';')).join('\r\n')}\r\n`)

/** A line of a file that a user brings. `riga`: its number in the file. */
export type CsvLine<N extends string> = { readonly riga: number; readonly of: ReadonlyMap<N, string> }
/** `unread`: the headings that are no label. */
type CsvLines<N extends string> = { readonly lines: readonly CsvLine<N>[]; readonly unread: readonly string[] }

type Asked<N extends string> = {
  readonly labels: Readonly<Record<N, string>>
  /** The columns that the file must have. */
  readonly required: readonly N[]
  readonly max: number
  /** The rows in words: 'clienti'. */
  readonly what: string
  readonly refuse: (text: string) => Error
}

const and = new Intl.ListFormat('it-IT')

/**
 * The rows by field. The headings are labels of a form, in any order. Semicolons, tabs or commas, or what a first line `sep=;` says. A row without any
 * value, as spreadsheets leave at the end, does not count. Throws `refuse` with what is wrong with the file as a whole.
 */
export function csvLines<N extends string>(text: string, { labels, required, max, what, refuse }: Asked<N>): CsvLines<N> {
  const names = keysOf(labels)
  const [first = ''] = text.split(/\r?\n/, 1)
  const named = /^\ufeff?sep=([;,\t])$/i.exec(first)?.[1]
  const delimiter = named ?? [';', '\t'].find((mark) => first.includes(mark)) ?? ','
  const from_line = named ? 2 : 1
  const rows: { readonly values: readonly string[]; readonly riga: number }[] = []
  try {
    const on_record = (values: string[], { lines: riga }: { readonly lines: number }) => {
      rows.push({ values, riga })
      return null
    }
    parse(text, {
      bom: true,
      delimiter,
      from_line,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record,
    })
  } catch {
    throw refuse(notCsv)
  }
  const [head, ...body] = rows
  const found = (head?.values ?? []).map((heading) => names.find((name) => labels[name].toLowerCase() === heading.toLowerCase()))
  // A label may contain a comma.
  const quoted = (name: N) => `«${labels[name]}»`
  const lacking = required.filter((name) => !found.includes(name)).map(quoted)
  if (lacking.length > 0)
    throw refuse(
      `Nella prima riga ${lacking.length === 1 ? 'manca la colonna' : 'mancano le colonne'} ${and.format(lacking)}. Le colonne sono: ${names.map(quoted).join(', ')}`,
    )
  const twice = found.find((name, i) => name !== undefined && found.indexOf(name) !== i)
  if (twice) throw refuse(`Nella prima riga la colonna ${quoted(twice)} c’è due volte: lasciarne una`)
  if (body.length === 0) throw refuse(`Il file non ha ${what}: dopo la prima riga non c’è nulla`)
  if (body.length > max) throw refuse(`Il file ha ${body.length} ${what}: dividerlo, al più ${max} per volta`)
  const lines = body.map(({ values, riga }) => ({
    riga,
    of: new Map(found.flatMap((name, i) => (name === undefined ? [] : [[name, format.cellValue(values[i] ?? '')] as const]))),
  }))
  return { lines, unread: (head?.values ?? []).filter((heading, i) => heading !== '' && found[i] === undefined) }
}
