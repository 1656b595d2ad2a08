/** A CSV file for Italian Excel: semicolons, a decimal comma, a byte order mark, and no text that Excel would run as a formula. */
import { format } from '@bilancia/contract'

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
