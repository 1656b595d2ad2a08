/** The name of a calculation that nobody has named: client and year, and a number if the folder has that name. */
import { NAME_MAX } from '@bilancia/contract/api'

/** The first name that is not taken. */
export function givenName(title: string, year: number, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = numbered(title, year, number)
    if (!taken.includes(name)) return name
  }
}

/** Whether nobody has chosen this name. One typed in the same form counts as given. */
export const isGiven = (name: string, title: string, year: number): boolean => name === numbered(title, year, Number(/ \((\d{1,4})\)$/.exec(name)?.[1] ?? 1))

function numbered(title: string, year: number, number: number): string {
  const end = number === 1 ? ` ${year}` : ` ${year} (${number})`
  return `${cut(title, NAME_MAX - end.length)}${end}`
}

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
