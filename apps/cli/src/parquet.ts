/** Writes rows as a Parquet file in a stream; only one row group is held in memory. */
import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { Column } from './columns.ts'
import { ERRORE, RIGA } from './formats.ts'

/** Number of cells in a row group: some tens of megabytes. */
const CELLS = 1_000_000

const elements: Readonly<Record<Column['type'], Omit<SchemaElement, 'name'>>> = {
  number: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
}

export class ParquetFile {
  readonly #bytes = new Bytewise()
  readonly #writer: ParquetWriter
  readonly #names: readonly string[]
  readonly #data: unknown[][]

  constructor(columns: readonly Column[]) {
    this.#names = [RIGA, ...columns.map(({ name }) => name), ERRORE]
    const optional = columns.map(({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...elements[type] }))
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      schema: [
        { name: 'root', num_children: this.#names.length },
        { name: RIGA, repetition_type: 'REQUIRED', type: 'INT32' },
        ...optional,
        { name: ERRORE, repetition_type: 'OPTIONAL', ...elements.text },
      ],
      createdBy: 'Bilancia',
    })
    this.#data = this.#names.map(() => [])
  }

  /** The bytes to write after some more rows. */
  add(rows: readonly (readonly unknown[])[]): Uint8Array {
    for (const row of rows) for (const [i, cell] of row.entries()) this.#data[i]?.push(cell)
    if ((this.#data[0]?.length ?? 0) * this.#names.length >= CELLS) this.#group()
    return this.#bytes.taken()
  }

  /** The rest of the file. */
  end(): Uint8Array {
    if (this.#data[0]?.length) this.#group()
    void this.#writer.finish()
    return this.#bytes.taken()
  }

  #group(): void {
    const columnData = this.#names.map((name, i): ColumnSource => ({ name, data: this.#data[i] ?? [] }))
    void this.#writer.write({ columnData, rowGroupSize: this.#data[0]?.length ?? 1 })
    for (const column of this.#data) column.length = 0
  }
}

/** A writer from which written bytes can be taken; positions continue. */
class Bytewise extends ByteWriter {
  taken(): Uint8Array {
    const bytes = this.getBytes().slice()
    this.index = 0
    return bytes
  }
}
