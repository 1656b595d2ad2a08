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

const HASH_DIGITS = 64
/** Why a text is not a whole seal, as it is told to who wrote it; null if it is one. */
export function faultOfHead(text: string): string | null {
  const [, position, hash = ''] = /^(\d+):(.*)$/.exec(text.trim()) ?? []
  if (headIn(text)) return null
  if (position === undefined) return 'prima dei due punti serve la posizione, dopo l’impronta'
  if (/[^0-9a-f]/.test(hash)) return `l'impronta dopo i due punti ha solo le cifre da 0 a 9 e le lettere minuscole da a a f`
  if (hash.length !== HASH_DIGITS)
    return `l'impronta dopo i due punti ha ${HASH_DIGITS} cifre, e qui ${hash.length === 1 ? 'ce n’è 1' : `ce ne sono ${hash.length}`}`
  return 'la posizione prima dei due punti non è quella di una riga'
}

/** Null if it is not a seal. */
export function headIn(text: string): Pick<Seal, 'position' | 'hash'> | null {
  const [, position, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(text.trim()) ?? []
  return position === undefined || hash === undefined ? null : { position: Number(position), hash }
}
