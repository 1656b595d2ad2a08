import type { Journal } from './journal.ts'
import { type Line, OFFSET } from './lines.ts'
import { positions } from './record-layouts/positions.ts'

const { length: LENGTH, control } = positions
const CONTROL = control.value.charCodeAt(0)
/** First byte of the UTF-8 of an accented letter. */
const UTF8_ACCENT = 0xc3

/** Checks length, control character and control bytes of a record. False if its content is unreadable. */
export function soundRecord(line: Line, number: number, journal: Journal): boolean {
  const { bytes, length } = line
  let sound = true
  if (length !== LENGTH || line.endless) {
    const causa = line.endless ? ': le righe non hanno una fine' : reason(line)
    const facts = { lunghezza: line.endless ? `oltre ${length - 1}` : length, attesa: LENGTH, causa }
    journal.error('E004', { line: number, position: Math.min(length, LENGTH) + 1 }, facts)
    sound = false
  } else if (bytes[OFFSET + control.at - 1] !== CONTROL) {
    journal.error('E005', { line: number, position: control.at })
    sound = false
  }
  const at = controlByte(line)
  if (at !== null) {
    const byte = (bytes[OFFSET + at] as number).toString(16).toUpperCase().padStart(2, '0')
    journal.error('E006', { line: number, position: at + 1 }, { byte })
    sound = false
  }
  return sound
}

/** Position of the first byte below a blank. Tests four bytes at a time. */
function controlByte({ bytes, words, length }: Line): number | null {
  const end = OFFSET + length
  for (let i = OFFSET; i < 4 && i < end; i++) if ((bytes[i] as number) < 0x20) return i - OFFSET
  let word = 1
  // A byte below 0x20 has its three high bits at zero: the subtraction borrows and sets the highest one.
  while (word < end >> 2 && (((words[word] as number) - 0x20202020) & ~(words[word] as number) & 0x80808080) === 0) word++
  for (let i = word << 2; i < end; i++) if ((bytes[i] as number) < 0x20) return i - OFFSET
  return null
}

function reason({ bytes, length }: Line): string {
  if (length === LENGTH - 1) return ': spesso è una lettera accentata persa, o un trasferimento in modo testo'
  if (length > LENGTH && bytes.subarray(OFFSET, OFFSET + length).includes(UTF8_ACCENT))
    return ': il file è stato convertito in UTF-8, che allunga le lettere accentate'
  return ''
}
