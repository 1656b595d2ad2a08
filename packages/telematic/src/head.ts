import { isDigit } from './bytes.ts'
import { field } from './header.ts'
import type { Journal } from './journal.ts'
import { type Line, OFFSET } from './lines.ts'
import type { ReturnType } from './record-layouts/index.ts'
import { positions } from './record-layouts/positions.ts'
import { shapeOf, wrongInTaxCode } from './tax-code.ts'

/** A check beyond the characters and their order: whether a tax code, without its blanks, is valid. */
export type TaxCodeCheck = (taxCode: string) => boolean

const { taxCode: TAX_CODE, module: MODULE } = positions
const CF = OFFSET + TAX_CODE.at - 1
const FIRST_MODULE = 1

/** Length of the head, which contains tax code and module of the record. */
export const HEAD_LENGTH = MODULE.at + MODULE.length - 1

/** Checks the tax code of a B record against the model of the file. */
export function checkDeclarant({ bytes }: Line, line: number, type: ReturnType, cf: string, valid: TaxCodeCheck, journal: Journal): void {
  const place = { line, position: TAX_CODE.at }
  const shape = shapeOf(bytes, CF)
  if (shape === null) journal.error('E020', { line, position: place.position + wrongInTaxCode(bytes, CF) })
  else if (!valid(cf)) journal.error('E020', place)
  else if (type === 'SC' && shape === 'personal') journal.error('E022', place)
  else if (type === 'PF' && shape === 'numeric') journal.warn('W022', place)
}

/** Whether a C record has the tax code of its B record (null if that was unreadable). An error is reported for the whole code. */
export function checkOwner(record: Line, line: number, owner: string | null, journal: Journal): boolean {
  if (owner === null || field(record, TAX_CODE) === owner) return true
  journal.error('E021', { line, position: TAX_CODE.at })
  return false
}

/** The module of a record, 0 if it has none. A B record belongs to the first. */
export function moduleOf({ bytes }: Line, line: number, record: 'B' | 'C', journal: Journal): number {
  let module = 0
  for (let i = 0; i < MODULE.length; i++) {
    const byte = bytes[OFFSET + MODULE.at - 1 + i] as number
    if (!isDigit(byte)) {
      journal.error('E023', { line, position: MODULE.at + i }, { regola: 'otto cifre, con gli zeri davanti' })
      return 0
    }
    module = module * 10 + byte - 0x30
  }
  if (module === 0) journal.error('E023', { line, position: MODULE.at }, { regola: 'i moduli si contano da 1' })
  else if (record === 'B' && module !== FIRST_MODULE) journal.error('E023', { line, position: MODULE.at }, { regola: 'il record B porta 00000001' })
  return module
}
