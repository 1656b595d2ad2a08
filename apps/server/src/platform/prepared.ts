/**
 * Names for statements that come again, so that PostgreSQL parses and plans each once a connection: with the policies of the rows that is half the time
 * of a short statement. Texts of which there are many, as those of a list of values, stay without a name and take no memory of the server.
 */
import { createHash } from 'node:crypto'

/** The statements of all areas are some three hundred. */
const NAMES = 500
/** A text that has come this often comes again. */
const OFTEN = 3
const LONGEST = 20_000

/** The name of a text, or undefined where it has none yet. One for all connections of a pool. */
export function namesOfStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  let seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === NAMES || text.length > LONGEST) return known
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size >= NAMES) seen = new Map()
    seen.set(text, times)
    if (times < OFTEN) return undefined
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    seen.delete(text)
    return name
  }
}
