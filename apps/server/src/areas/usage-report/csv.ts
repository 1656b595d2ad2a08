/** A CSV file for Italian Excel: semicolons, a decimal comma, a byte order mark, and no text that Excel would run as a formula. */
import { format } from '@bilancia/contract'

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

/** The bytes of the file: the headings, then the rows. */
export const csv = (headings: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  new TextEncoder().encode(`\ufeff${[headings, ...rows].map((row) => row.map(written).join(';')).join('\r\n')}\r\n`)
