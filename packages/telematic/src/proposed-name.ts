import { field } from './header.ts'
import type { Line } from './lines.ts'
import type { ReturnType } from './record-layouts/index.ts'
import { positions } from './record-layouts/positions.ts'

const { surname, givenName, company } = positions.B

/** The three characters of a tax code that follow from a name: consonants, then vowels, then X (D.M. 23/12/1976). */
function threeOf(name: string, isFirstName: boolean): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  const consonants = letters.replaceAll(/[AEIOU]/g, '')
  // Of a first name with four consonants or more the second is left out.
  const taken = isFirstName && consonants.length > 3 ? consonants.replace(/^(.)./, '$1') : consonants
  return `${taken}${letters.replaceAll(/[^AEIOU]/g, '')}XXX`.slice(0, 3)
}

/** Bytes 91 and 92 are apostrophes of Windows-1252, which in Latin-1 have no sign. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\x91\x92´`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
/** `DE LUCA` and `D'ANGELO` as they are written. */
const asWritten = (text: string): string => text.toLowerCase().replaceAll(/(^|[ '-])\p{L}/gu, (start) => start.toUpperCase())

/**
 * The name of the declarant. No official text confirms its position in the record, so somebody must check it. The name of a natural person is
 * proposed only if the first six characters of the tax code follow from it. Null if there is nothing to propose.
 */
export function proposedName(line: Line, type: ReturnType, taxCode: string): string | null {
  if (type === 'SC') {
    const name = clean(field(line, company))
    return /^[\p{L}\p{N}]/u.test(name) && /\p{L}{2}/u.test(name) && !/[^\p{L}\p{N} .,'’&()/+"-]/u.test(name) ? name : null
  }
  const [last, first] = [clean(field(line, surname)), clean(field(line, givenName))]
  const fits = last !== '' && first !== '' && `${threeOf(last, false)}${threeOf(first, true)}` === taxCode.slice(0, 6)
  return fits ? `${asWritten(last)} ${asWritten(first)}` : null
}
