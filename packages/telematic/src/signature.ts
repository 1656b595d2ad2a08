import { latin1 } from './bytes.ts'
import type { Facts, MessageCode } from './messages.ts'

type Foreign = { readonly code: MessageCode; readonly facts: Facts }

const IN_CHIARO = 'caricare il file telematico, in chiaro e non compresso'
const RISALVARE = 'caricare il file originale, o salvarlo di nuovo con codifica ANSI (nel Blocco note: «Salva con nome», casella «Codifica»)'
const convertito = (codifica: string) => `File di testo che un altro programma ha salvato in ${codifica}`

const starts: readonly { readonly bytes: readonly number[]; readonly formato: string; readonly rimedio?: string }[] = [
  { bytes: [0x50, 0x4b], formato: 'Archivio ZIP' },
  { bytes: [0x1f, 0x8b], formato: 'Archivio compresso (gzip)' },
  { bytes: [0x52, 0x61, 0x72, 0x21], formato: 'Archivio compresso (RAR)' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], formato: 'Archivio compresso (7z)' },
  { bytes: [0x25, 0x50, 0x44, 0x46], formato: 'Documento PDF, che è la stampa della dichiarazione' },
  { bytes: [0xef, 0xbb, 0xbf], formato: convertito('UTF-8 con BOM'), rimedio: RISALVARE },
  { bytes: [0xff, 0xfe], formato: convertito('UTF-16'), rimedio: RISALVARE },
  { bytes: [0xfe, 0xff], formato: convertito('UTF-16'), rimedio: RISALVARE },
  { bytes: [0x41, 0x00], formato: convertito('UTF-16'), rimedio: RISALVARE },
  { bytes: [0x00, 0x41], formato: convertito('UTF-16'), rimedio: RISALVARE },
  { bytes: [0x3c], formato: 'Documento XML o HTML' },
]

/** The format of a file whose first bytes are not those of a supply; null if they may be. */
export function foreignFormat(bytes: Uint8Array, from: number, to: number): Foreign | null {
  const first = bytes[from]
  const second = bytes[from + 1]
  const der = to - from > 1 && first === 0x30 && second !== undefined && second >= 0x80 && second <= 0x84
  if (der || /^(-----BEGIN|MI[A-Z])/.test(latin1(bytes, from, Math.min(to, from + 10)))) return { code: 'E003', facts: {} }
  const known = starts.find((start) => to - from >= start.bytes.length && start.bytes.every((byte, i) => bytes[from + i] === byte))
  return known ? { code: 'E002', facts: { formato: known.formato, rimedio: known.rimedio ?? IN_CHIARO } } : null
}
