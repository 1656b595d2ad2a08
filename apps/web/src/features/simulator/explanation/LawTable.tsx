/** A table of law in words: brackets with a rate, bands of a deduction, figures by code. */
import { format } from '@bilancia/contract'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'

/** A row of brackets or bands. The last bracket has no upper limit. */
type Entry = {
  readonly fino: number | null
  readonly aliquota?: number
  readonly base?: number
  readonly quota?: number
  readonly da?: number
  readonly su?: number
}

type Shown = { readonly heads: readonly [string, string]; readonly rows: readonly (readonly [string, string])[] }

/** The value of a `tabella` node, in two columns. */
export function LawTable({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { heads, rows } = shown(value)
  return (
    <Table size="small" aria-label={name} sx={{ my: 1, '& th, & td': { borderColor: 'hairline' }, '& thead th': { color: 'text.secondary' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0.5 }}>{heads[0]}</TableCell>
          <TableCell align="right" sx={{ pr: 0.5 }}>
            {heads[1]}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([range, figure]) => (
          <TableRow key={range}>
            <TableCell component="th" scope="row" sx={{ pl: 0.5, fontWeight: 400 }}>
              {range}
            </TableCell>
            <TableCell align="right" sx={{ pr: 0.5 }}>
              {figure}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function shown(value: unknown): Shown {
  if (!Array.isArray(value)) return { heads: ['Voce', 'Valore'], rows: Object.entries(value as object).map(([key, figure]) => [key, plain(figure)]) }
  const entries = value as readonly Entry[]
  const last = entries.at(-1)?.fino ?? null
  const rows = entries.map((entry, at) => [range(entries[at - 1]?.fino ?? null, entry.fino), figureOf(entry)] as const)
  if (entries.some((e) => e.aliquota !== undefined)) return { heads: ['Reddito', 'Aliquota'], rows }
  return { heads: ['Reddito', 'Importo'], rows: last === null ? rows : [...rows, [range(last, null), 'niente']] }
}

/** The rows of brackets or bands, in words. */
export const rowsOfTable = (value: readonly Entry[]): Shown['rows'] => shown(value).rows

const euro = (value: number) => `${format.shortAmount(value)} €`

function range(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'tutto' : `fino a ${euro(to)}`
  return to === null ? `oltre ${euro(from)}` : `oltre ${euro(from)}, fino a ${euro(to)}`
}

function figureOf(entry: Entry): string {
  const { aliquota, base, quota, da, su } = entry
  if (aliquota !== undefined) return format.percent(aliquota)
  if (base === undefined) return plain(entry)
  if (quota === undefined || da === undefined || su === undefined) return euro(base)
  const falling = `${euro(quota)} × (${euro(da)} − reddito) ÷ ${euro(su)}`
  return base ? `${euro(base)} + ${falling}` : falling
}

function plain(value: unknown): string {
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (value === null || typeof value !== 'object') return String(value ?? '—')
  return Object.entries(value)
    .map(([key, part]) => `${key} ${plain(part)}`)
    .join(', ')
}
