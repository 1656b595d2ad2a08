/** Statements for PGlite, with values in the form of node-postgres and times in the form of PostgreSQL. */
import { type PGlite, type Transaction, types } from '@electric-sql/pglite'
import { asWritten, type Connection, type Statement } from './statement.ts'

export const embeddedOptions = { parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') } } as const

const parsers = Object.fromEntries(asWritten.map((oid) => [oid, (text: string) => text]))

export const asked =
  (client: PGlite | Transaction): Connection['ask'] =>
  async ({ text, values, rows }: Statement) =>
    (await client.query<unknown>(text, [...values], { parsers, rowMode: rows === 'arrays' ? 'array' : 'object' })).rows
