/** How answers are written: a whole result or some of its places a line, or a table. */
import { type JsonWriter, jsonWriter } from '@bilancia/engine/json'
import type { Bytes } from './bytes.ts'
import { allColumns, type Column, cellOf, columnsOf, valueIn } from './columns.ts'
import type { CommandLineSimulator } from './simulators.ts'

export const formati = ['jsonl', 'csv', 'parquet'] as const
export type Formato = (typeof formati)[number]
export type Asked = { readonly campi: readonly string[] | null; readonly formato: Formato }

/** Writes one answer where its line is due, and a line that has none. */
export type LineWriter = {
  /** The result with its messages; the others say in their place why a line was not calculated. */
  readonly whole: boolean
  readonly result: (result: object, riga: number, into: Bytes) => void
  readonly refused: (riga: number, errore: string, into: Bytes) => void
}

/** The columns of a table: before those asked for the line of the input, after them why it has no values. */
export const RIGA = 'riga'
export const ERRORE = 'errore'

export const tableColumns = ({ schema }: Pick<CommandLineSimulator, 'schema'>, campi: Asked['campi']): readonly Column[] =>
  campi === null ? allColumns(schema.risultato) : columnsOf(schema.risultato, campi)

export const headings = (columns: readonly Column[]): readonly string[] => [RIGA, ...columns.map(({ name }) => name), ERRORE]

/** Throws `CampoSconosciuto`. */
export function lineWriter(simulator: Pick<CommandLineSimulator, 'schema'>, { campi, formato }: Asked): LineWriter {
  if (formato === 'jsonl') return campi === null ? whole(jsonWriter(simulator.schema.risultato)) : chosen(columnsOf(simulator.schema.risultato, campi))
  const columns = tableColumns(simulator, campi)
  // Rows of a Parquet file go from thread to thread as JSON; its columns are made where it is written, JSON values as they are.
  const [row, cell] = formato === 'csv' ? [csvRow, cellOf] : [(cells: readonly unknown[]) => `${JSON.stringify(cells)}\n`, valueIn]
  const nothing = columns.map(() => null)
  return {
    whole: false,
    result: (result, riga, into) => into.text(row([riga, ...columns.map((column) => cell(result, column)), null])),
    refused: (riga, errore, into) => into.text(row([riga, ...nothing, errore])),
  }
}

const refusedLine: LineWriter['refused'] = (riga, errore, into) => into.text(`${JSON.stringify({ riga, errore })}\n`)

const NEWLINE = new Uint8Array([10])
const whole = (write: JsonWriter): LineWriter => ({
  whole: true,
  result: (result, _, into) => {
    into.put(write(result))
    into.put(NEWLINE)
  },
  refused: refusedLine,
})

const chosen = (columns: readonly Column[]): LineWriter => {
  const labels = columns.map(({ name }, i) => `${i ? ',' : '{'}${JSON.stringify(name)}:`)
  return {
    whole: false,
    result: (result, _, into) => {
      let text = ''
      for (let i = 0; i < columns.length; i++) text += labels[i] + (JSON.stringify(valueIn(result, columns[i] as Column)) ?? 'null')
      into.text(`${text}}\n`)
    },
    refused: refusedLine,
  }
}

/** RFC 4180, as DuckDB and a spreadsheet read it: commas, a decimal point, nothing for what is not there. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`
const csvCell = (cell: unknown): string => {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
