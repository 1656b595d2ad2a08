import { type Facts, type Message, type MessageCode, textOf } from './messages.ts'

const MAX_MESSAGES = 100

/** Where a fault was found; the declarant is added by the journal. */
export type Place = { readonly line: number; readonly position: number }

/** The messages of one reading: errors up to the hundredth, which stops it, and the first hundred warnings. */
export class Journal {
  readonly errors: Message[] = []
  readonly warnings: Message[] = []
  /** Warnings beyond the hundredth, counted and not kept. */
  moreWarnings = 0
  /** Set when nothing more is to be read. */
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

  /** An error after which the rest of the file says nothing: another format, another model, too large. */
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
