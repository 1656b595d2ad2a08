/** Mail, telephone and notes of a client. No list needs them, and they are sealed so that a backup does not reveal them. */
import type { ClientRecord } from '@bilancia/contract/api'
import type { Vault } from '../../platform/vault/vault.ts'

export type Box = Pick<ClientRecord, 'mail' | 'telefono' | 'note'>
const EMPTY: Box = { mail: null, telefono: null, note: null }
const place = (id: number) => ['client', id, 'sealed'] as const

/** Null if there is nothing to keep. */
export const sealedBox = (vault: Vault, id: number, { mail, telefono, note }: Box): string | null =>
  mail || telefono || note ? vault.seal(place(id), JSON.stringify({ mail: mail || null, telefono: telefono || null, note: note || null })) : null

/** Throws `NotOpened`. */
export const openedBox = (vault: Vault, id: number, sealed: string | null): Box =>
  sealed === null ? EMPTY : { ...EMPTY, ...JSON.parse(vault.open(place(id), sealed)) }
