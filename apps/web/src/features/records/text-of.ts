import { notCsv } from '@bilancia/contract/api'

/** The text of a file: UTF-8, or what Excel in Italy writes. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The text of a file that should be a CSV. Throws if it cannot be one: a picture holds U+0000, which the server refuses in any text. Throws if it is
 * too long for a call.
 */
export function csvOf(text: string): string {
  if (text.includes('\0')) throw new Error(notCsv)
  if (new Blob([JSON.stringify(text)]).size > CSV_BYTES_MAX) throw new Error('Il file è troppo grande: dividerlo in più file, al più 800 kB ciascuno')
  return text
}
const CSV_BYTES_MAX = 900_000

/** What a file has that nobody reads, in words; null if it has nothing of the kind. */
export const unreadIn = (columns: readonly string[] = []): string | null =>
  columns.length === 0 ? null : `Colonne che non si leggono, perché hanno un altro nome: ${columns.map((one) => `«${one}»`).join(', ')}.`
