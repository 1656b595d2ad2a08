/**
 * Names repeated statements, so that PostgreSQL parses and plans each only once per connection. With row-level policies, that is more than half the time
 * of a short statement. Statements with many different texts, such as those with a list of values, get no name and take no memory of the database.
 */
import type { Connection, Driver, Statement } from './statement.ts'

/** The statements of all areas are some three hundred. */
const NAMES = 500
/** A text gets a name when it has come this often. */
const OFTEN = 3
const LONGEST = 20_000

/** Two drivers of one session must not give one name to two texts. */
let drivers = 0

/** The name of a text, or undefined where it has none yet. */
export function namesOfStatements(): (text: string) => string | undefined {
  const mine = ++drivers
  const names = new Map<string, string>()
  let seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === NAMES || text.length > LONGEST) return known
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size >= NAMES) seen = new Map()
    seen.set(text, times)
    if (times < OFTEN) return undefined
    const name = `s${mine}_${names.size}`
    names.set(text, name)
    seen.delete(text)
    return name
  }
}

/** The driver with names. Not for migrations, because a new column changes what a planned statement returns. */
export function prepared({ ask, transaction }: Driver): Driver {
  const named = namesOfStatements()
  const withName = (statement: Statement): Statement => {
    // A command without values, like the one that names a caller, needs no plan.
    const name = statement.values.length > 0 ? named(statement.text) : undefined
    return name ? { ...statement, name } : statement
  }
  const over = (on: Connection): Connection => ({ ask: (statement) => on.ask(withName(statement)) })
  return {
    ask: (statement, opening) => ask(withName(statement), opening),
    transaction: (work, opening) => transaction((on) => work(over(on)), opening),
  }
}
