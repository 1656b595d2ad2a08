import { latin1 } from './bytes.ts'
import { Elements } from './elements.ts'
import { checkDeclarant, checkOwner, HEAD_LENGTH, moduleOf, type TaxCodeCheck } from './head.ts'
import { field, type Header, readHeader } from './header.ts'
import { Journal } from './journal.ts'
import { type Line, Lines, OFFSET } from './lines.ts'
import { duePeriodi } from './messages.ts'
import { soundRecord } from './physical.ts'
import { proposedName } from './proposed-name.ts'
import { positions } from './record-layouts/positions.ts'
import { foreignFormat } from './signature.ts'
import { shapeOf } from './tax-code.ts'
import type { ReadReturn } from './tax-return.ts'

export type Limits = { readonly maxBytes: number; readonly maxReturns: number }

/** The state of one reading: takes chunks of bytes, gives complete returns. */
export class Reader {
  readonly journal = new Journal()
  header: Header | null = null
  /** Counts the records with letters after C, which some models have. */
  readonly otherRecords: Record<string, number> = {}
  readonly #limits: Limits
  readonly #validTaxCode: TaxCodeCheck
  readonly #lines = new Lines((line) => this.#line(line))
  readonly #counts = { B: 0, C: 0 }
  readonly #seen = new Set<string>()
  #elements: Elements | null = null
  #ready: ReadReturn[] = []
  #bytes = 0
  #number = 0
  #opened: { readonly line: number; readonly head: string | null; proposedName: string | null } | null = null
  #closed = false

  constructor(limits: Limits, validTaxCode: TaxCodeCheck) {
    this.#limits = limits
    this.#validTaxCode = validTaxCode
  }

  push(chunk: Uint8Array): void {
    if (this.journal.stopped) return
    this.#lines.push(chunk.subarray(0, this.#limits.maxBytes - this.#bytes))
    this.#bytes += chunk.length
    if (this.#bytes <= this.#limits.maxBytes) return
    this.journal.stop('E007', { line: this.#number + 1, position: 1 }, { limite: `oltre ${this.#limits.maxBytes.toLocaleString('it-IT')} byte` })
  }

  /** The complete returns since the last call. After an error there are none. */
  take(): readonly ReadReturn[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  finish(): void {
    const { journal } = this
    if (journal.stopped || !this.#lines.finish() || journal.stopped) return
    const { onlyLf, lastMissing, endOfFile } = this.#lines.ends
    const last = { line: this.#number, position: positions.length + 1 }
    if (this.#number === 0) {
      journal.stop('E001', { line: 1, position: 1 })
      return
    }
    journal.cf = null
    if (onlyLf) journal.warn('W001', { line: 1, position: positions.length + 1 })
    if (lastMissing) journal.warn('W002', last)
    if (endOfFile) journal.warn('W003', last)
    // The Z record is missing if the last record has another type.
    if (!this.#closed) journal.error('E008', { line: this.#number, position: 1 }, { record: 'coda Z', causa: 'file troncato' })
  }

  /** Reads one line and returns whether to continue. */
  #line(line: Line): boolean {
    const { journal } = this
    const number = ++this.#number
    const foreign = number === 1 && foreignFormat(line.bytes, OFFSET, OFFSET + line.length)
    if (foreign) journal.stop(foreign.code, { line: 1, position: 1 }, foreign.facts)
    else {
      const type = line.length > 0 ? String.fromCharCode(line.bytes[OFFSET] as number) : ''
      if (type === 'B' || type === 'Z') this.#close()
      const sound = soundRecord(line, number, journal)
      if (number === 1) this.#first(type, line)
      else if (this.#closed) this.#misplaced(type, 'dopo il record di coda Z')
      else if (type === 'B') this.#openReturn(line, sound)
      else if (type === 'C' && this.#opened) this.#boxes(line, sound)
      else if (type === 'Z') this.#last(line, sound)
      else if (/^[D-Y]$/.test(type) && this.#opened) this.otherRecords[type] = (this.otherRecords[type] ?? 0) + 1
      else if (/^[C-Y]$/.test(type)) this.#misplaced(type, 'prima di un record B')
      else if (sound || type !== '') this.#misplaced(type, 'in questo punto')
    }
    return !journal.stopped
  }

  #misplaced(type: string, dove: string): void {
    this.journal.error('E009', { line: this.#number, position: 1 }, { tipo: type.replace(/[^ -~]/, '?'), dove })
  }

  #first(type: string, line: Line): void {
    const { supplier } = positions.A
    const readable = line.length >= supplier.at + supplier.length - 1
    if (type !== 'A') {
      this.journal.stop('E008', { line: 1, position: 1 }, { record: 'testa A', causa: "non è un file telematico, o ne manca l'inizio" })
      return
    }
    const read = readable ? readHeader(line, this.journal) : null
    if (!read) {
      this.journal.stopped = true
      return
    }
    this.header = read.header
    this.#elements = new Elements(this.journal, read.layout)
    const from = OFFSET + supplier.at - 1
    if (shapeOf(line.bytes, from) === null || !this.#validTaxCode(read.header.supplier)) this.journal.warn('W012', { line: 1, position: supplier.at })
  }

  #openReturn(line: Line, sound: boolean): void {
    const { journal, header } = this
    const place = { line: this.#number, position: positions.taxCode.at }
    this.#counts.B++
    const head = line.length >= HEAD_LENGTH ? field(line, positions.taxCode) : null
    const opened = { line: this.#number, head, proposedName: null as string | null }
    this.#opened = opened
    this.#elements?.open()
    if (this.#counts.B > this.#limits.maxReturns) {
      const limite = `più di ${this.#limits.maxReturns.toLocaleString('it-IT')} dichiarazioni`
      journal.stop('E007', { ...place, position: 1 }, { limite })
      return
    }
    if (head === null || !sound || !header) return
    const cf = head.trim()
    opened.proposedName = proposedName(line, header.type, cf)
    journal.cf = cf
    checkDeclarant(line, this.#number, header.type, cf, this.#validTaxCode, journal)
    moduleOf(line, this.#number, 'B', journal)
    if (this.#seen.has(cf)) journal.warn('W050', place, { periodi: duePeriodi[header.type] })
    this.#seen.add(cf)
  }

  #boxes(line: Line, sound: boolean): void {
    this.#counts.C++
    if (!sound || !checkOwner(line, this.#number, this.#opened?.head ?? null, this.journal)) return
    const module = moduleOf(line, this.#number, 'C', this.journal)
    if (module > 0) this.#elements?.read(line, this.#number, module)
  }

  /** The end of a return. It is complete when the next B record or the Z record is read. */
  #close(): void {
    const { header, journal } = this
    const opened = this.#opened
    this.#opened = null
    if (!opened || !header || !this.#elements) return
    const modules = this.#elements.close()
    if (Object.keys(modules).length === 0 && !journal.failed) journal.warn('W041', { line: opened.line, position: 1 })
    if (!journal.failed && opened.head !== null) {
      const { type, modelYear, taxYear } = header
      this.#ready.push({ cf: opened.head.trim(), type, modelYear, taxYear, modules, proposedName: opened.proposedName })
    }
    journal.cf = null
  }

  #last(line: Line, sound: boolean): void {
    this.#closed = true
    if (!sound) return
    for (const record of ['B', 'C'] as const) {
      const counter = positions.Z[record]
      const declared = latin1(line.bytes, OFFSET + counter.at - 1, OFFSET + counter.at - 1 + counter.length)
      const presenti = this.#counts[record]
      if (/^[0-9]+$/.test(declared) && Number(declared) === presenti) continue
      const dichiarati = /^[0-9]+$/.test(declared) ? `dichiarati ${Number(declared)}` : 'non è un numero'
      this.journal.error('E040', { line: this.#number, position: counter.at }, { record, dichiarati, presenti })
    }
  }
}
