/** What goes wrong with the bytes of a file, for the server and the command line alike: another encoding, and what the system refuses. */

/** The first byte that is not UTF-8, from 0; -1 if there is none. A wrong byte is read as U+FFFD, so the text written again differs from there on. */
export function wrongByte(bytes: Uint8Array): number {
  const again = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  return bytes.findIndex((one, at) => one !== again[at])
}

/** By the code of the system: what happened, what to do, and whether another place would do as well. */
const refusals: Readonly<Record<string, readonly [happened: string, mend: string, elsewhere: boolean]>> = {
  ENOENT: ["la cartella non c'è", 'crearla', true],
  ENOTDIR: ["la cartella non c'è", 'crearla', true],
  EISDIR: ['è una cartella', 'indicare un file', false],
  ENOSPC: ['il disco è pieno', 'liberare spazio', true],
  EDQUOT: ['lo spazio concesso a questo utente è finito', 'liberarne', true],
  EROFS: ['il disco accetta solo letture', 'renderlo scrivibile', true],
  EACCES: ['manca il permesso', 'darlo', true],
  EPERM: ['manca il permesso', 'darlo', true],
  ENAMETOOLONG: ['il nome è troppo lungo', 'abbreviarlo', false],
  EIO: ['il disco non risponde', 'controllarlo', true],
  EAGAIN: ['non è pronto', 'riprovare', false],
}

/** `elsewhere`: how a person names another place («indicare un'altra cartella»). Null for a code without words. */
export function refusedFile(code: string, elsewhere?: string): string | null {
  const found = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  if (!found) return null
  const [happened, mend, too] = found
  return `${happened}, ${mend}${too && elsewhere ? ` o ${elsewhere}` : ''}`
}
