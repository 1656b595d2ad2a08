import { type Facts, type Message, type MessageCode, textOf } from './messages.ts'

const MAX_MESSAGES = 100

/** The place of an error. The journal adds the declarant. */
export type Place = { readonly line: number; readonly position: number }

/** The messages of one reading: errors (the hundredth stops it) and the first hundred warnings. */
export class Journal {
  readonly errors: Message[] = []
  readonly warnings: Message[] = []
  /** Warnings after the hundredth are counted but not kept. */
  moreWarnings = 0
  /** True if the reader must stop. */
  stopped = false
  /** The declarant whose records are being read. */
  cf: string | null = null

  get failed(): boolean {
    return this.errors.length > 0
  }

  error(code: MessageCode, { line, position }: Place, facts: Facts = {}): void {
    if (this.stopped) return
    if (this.errors.length === MAX_MESSAGES - 1) {
      this.errors.push({ code: 'E099', line, position, text: textOf('E099', {}), cf: null })
      this.stopped = true
      return
    }
    this.errors.push({ code, line, position, text: textOf(code, facts), cf: this.cf })
  }

  /** An error that makes the rest of the file unreadable: another format, another model, too large. */
  stop(code: MessageCode, place: Place, facts: Facts = {}): void {
    this.error(code, place, facts)
    this.stopped = true
  }

  warn(code: MessageCode, { line, position }: Place, facts: Facts = {}): void {
    if (this.stopped) return
    if (this.warnings.length === MAX_MESSAGES) this.moreWarnings++
    else this.warnings.push({ code, line, position, text: textOf(code, facts), cf: this.cf })
  }
}
