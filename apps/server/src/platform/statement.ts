/** A statement, and the interface of a database driver. */

/** `name`: under which a connection keeps the plan. */
export type Statement = { readonly name?: string; readonly text: string; readonly values: readonly unknown[]; readonly rows: 'arrays' | 'objects' }

/** Times and dates are in the text form of PostgreSQL. */
export type Connection = { readonly ask: (statement: Statement) => Promise<readonly unknown[]> }

/** `opening`: a command that runs first in the transaction, sent with its begin. */
export type Driver = {
  /** Runs one statement in a transaction of its own. */
  readonly ask: (statement: Statement, opening?: Command) => Promise<readonly unknown[]>
  /** Runs all of the work on one connection. It is committed if it succeeds and rolled back if it fails. */
  readonly transaction: <T>(work: (on: Connection) => Promise<T>, opening?: Command) => Promise<T>
}

/** A statement without values whose rows do not matter. */
export type Command = Statement & { readonly values: readonly [] }
export const command = (text: string): Command => ({ text, values: [], rows: 'objects' })

/** Whether running the statement twice does no harm. */
export const reads = ({ text }: Statement): boolean => /^select\b/i.test(text)

/** The types `date`, `timestamp` and `timestamptz`, whose text is passed on unchanged. */
export const asWritten: readonly number[] = [1082, 1114, 1184]

/** Whether the statement writes nothing. So a plain `select` must not call a function that writes. */
export const harmless = (statement: Statement): boolean => reads(statement) || /^(set|savepoint|release|rollback)\b/i.test(statement.text)
