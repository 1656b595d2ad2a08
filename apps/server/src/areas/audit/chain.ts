/**
 * The register as a chain: the hash of a row covers its contents and the hash of the row before. Anybody who changes,
 * removes or moves a row must recompute all later hashes, and cannot match a hash that is kept elsewhere.
 */
import { createHash } from 'node:crypto'
import type { audit, auditSeal } from './tables.ts'

type Row = Omit<typeof audit.$inferSelect, 'usernameKey'>
export type Seal = typeof auditSeal.$inferSelect

/** Stands for the previous hash in the first row. */
export const ORIGIN = '0'.repeat(64)

/** The hashed text: one JSON array in UTF-8, `null` for missing values, times in ISO with milliseconds. */
export const canonical = (position: number, previous: string, row: Row): string =>
  JSON.stringify([
    ...[previous, position, row.id, row.at.toISOString(), row.principalId, row.username],
    ...[row.action, row.kind, row.recordId, row.recordName, row.companyId],
    row.changes.map(({ Field, Before, After }) => [Field, Before, After]),
  ])

export function sealOf(before: Pick<Seal, 'position' | 'hash'> | null, row: Row): Seal {
  const [position, previous] = [(before?.position ?? 0) + 1, before?.hash ?? ORIGIN]
  const hash = createHash('sha256')
    .update(canonical(position, previous, row))
    .digest('hex')
  return { position, auditId: row.id, previous, hash }
}

/** A seal to be kept elsewhere: `1523:9f…`. */
export const headText = ({ position, hash }: Pick<Seal, 'position' | 'hash'>): string => `${position}:${hash}`

/** Null if it is not a seal. */
export function headIn(text: string): Pick<Seal, 'position' | 'hash'> | null {
  const [, position, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(text.trim()) ?? []
  return position === undefined || hash === undefined ? null : { position: Number(position), hash }
}
