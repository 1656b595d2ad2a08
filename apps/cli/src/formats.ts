/** The output formats: a whole result or some of its places per line, or a table. */
import { calendario, format, type ObjectShape } from '@bilancia/contract'
import { type JsonWriter, jsonWriter } from '@bilancia/engine/json'
import type { Bytes } from './bytes.ts'
import { allColumns, type Column, cellOf, columnsOf } from './columns.ts'

export const formati = ['jsonl', 'csv', 'parquet'] as const
export type Formato = (typeof formati)[number]
/** The formats of a calendar of payments (`esporta.ts`). */
export const { formatiCalendario } = calendario
export type FormatoCalendario = calendario.FormatoCalendario
export const isFormatoCalendario = (formato: string): formato is FormatoCalendario => formatiCalendario.some((uno) => uno === formato)

export type Asked = { readonly campi: readonly string[] | null; readonly formato: Formato }

/** Writes one answer; also writes the row of a line without an answer. */
export type LineWriter = (
  | {
      readonly columns: null
      /** The whole result with its messages. */
      readonly result: (result: object, into: Bytes) => void
    }
  | {
      readonly columns: readonly Column[]
      readonly row: (values: readonly unknown[], riga: number, into: Bytes) => void
    }
) & { readonly refused: (riga: number, errore: string, into: Bytes) => void }

/** The fixed columns of a table: the line of the input before the requested ones, and the reason for missing values after them. */
export const RIGA = 'riga'
export const ERRORE = 'errore'

export const tableColumns = (risultato: ObjectShape, campi: Asked['campi']): readonly Column[] =>
  campi === null ? allColumns(risultato) : columnsOf(risultato, campi)

export const headings = (columns: readonly Column[]): readonly string[] => [RIGA, ...columns.map(({ name }) => name), ERRORE]

/** Throws `CampoSconosciuto`. */
export function lineWriter(risultato: ObjectShape, { campi, formato }: Asked): LineWriter {
  if (formato === 'jsonl') return campi === null ? whole(jsonWriter(risultato)) : chosen(columnsOf(risultato, campi))
  const columns = tableColumns(risultato, campi)
  // Threads pass the rows of a Parquet file as JSON, so JSON values stay as they are. The thread that writes the file builds its columns.
  const [line, cell] = formato === 'csv' ? [csvRow, cellOf] : [(cells: readonly unknown[]) => `${JSON.stringify(cells)}\n`, (value: unknown) => value]
  const nothing = columns.map(() => null)
  return {
    columns,
    row: (values, riga, into) => into.text(line([riga, ...columns.map((column, i) => cell(values[i], column)), null])),
    refused: (riga, errore, into) => into.text(line([riga, ...nothing, errore])),
  }
}

const refused: LineWriter['refused'] = (riga, errore, into) => into.text(`${JSON.stringify({ riga, errore })}\n`)

const NEWLINE = new Uint8Array([10])
const whole = (write: JsonWriter): LineWriter => ({
  columns: null,
  result: (result, into) => {
    into.put(write(result))
    into.put(NEWLINE)
  },
  refused,
})

const chosen = (columns: readonly Column[]): LineWriter => {
  const labels = columns.map(({ name }, i) => `${i ? ',' : '{'}${JSON.stringify(name)}:`)
  return {
    columns,
    row: (values, _, into) => {
      let text = ''
      for (let i = 0; i < labels.length; i++) text += labels[i] + (JSON.stringify(values[i]) ?? 'null')
      into.text(`${text}}\n`)
    },
    refused,
  }
}

/**
 * RFC 4180, as DuckDB and spreadsheets read it: commas, a decimal point, nothing for a missing value, and no text that
 * would be read as a formula.
 */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`
const csvCell = (cell: unknown): string => {
  const text = cell === null ? '' : typeof cell === 'string' ? format.cellText(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
