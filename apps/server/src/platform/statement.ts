/** A statement, and what a database driver does with it. */

export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly rows: 'arrays' | 'objects' }

/** Times and dates come as PostgreSQL writes them. */
export type Connection = { readonly ask: (statement: Statement) => Promise<readonly unknown[]> }

export type Driver = Connection & {
  /** All of the work on one connection, kept if it ends well and taken back if it fails. */
  readonly transaction: <T>(work: (on: Connection) => Promise<T>) => Promise<T>
  /** One transaction of these statements, sent at once; the rows of the last. A driver without it sends them one by one. */
  readonly together?: (statements: readonly Statement[]) => Promise<readonly unknown[]>
}

/** A statement without values whose rows do not matter. */
export const command = (text: string): Statement => ({ text, values: [], rows: 'objects' })

/** Asked twice it does no harm. */
export const reads = ({ text }: Statement): boolean => /^select\b/i.test(text)

/** The types of `date`, `timestamp` and `timestamptz`, whose text is handed over as it is. */
export const asWritten: readonly number[] = [1082, 1114, 1184]

/** It leaves nothing that must reach the disk. A function that writes does not belong in a `select` of its own. */
export const harmless = (statement: Statement): boolean => reads(statement) || /^(set|savepoint|release|rollback)\b/i.test(statement.text)
