/** Decodes a CSV file. */

import { Mendable } from '../../platform/mendable.ts'

/** The file is not the list. The message is an Italian sentence that says what to do. */
export class UnreadableFile extends Mendable {}

/** Decodes UTF-8, else Windows-1252, and drops a byte order mark. Throws `UnreadableFile` if the file is not text or is a web page. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('Il file è un archivio o una cartella di lavoro, non un CSV: estrarre il CSV e riprovare.')
  const text = decoded(bytes)
  if (text.trim() === '') throw new UnreadableFile('Il file è vuoto: scaricarlo di nuovo.')
  if (/^\s*<(!doctype|html|\?xml|head|body|script|meta)/i.test(text))
    throw new UnreadableFile("Il file è una pagina web, non il CSV: il sito ha risposto con una pagina. Scaricare di nuovo l'elenco.")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a zero byte shows that the file is not text
  if (/\u0000/.test(text)) throw new UnreadableFile("Il file contiene dati che non sono testo: non è il CSV dell'elenco.")
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
