/** What a failure of a file or of a stream means, in Italian. */

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'il disco è pieno, liberare spazio',
  EDQUOT: 'lo spazio concesso a questo utente è finito, liberarne',
  EROFS: 'il disco accetta solo letture, indicarne un altro',
  EISDIR: 'è una cartella, indicare un file',
  EACCES: 'manca il permesso, controllarlo',
  EPERM: 'manca il permesso, controllarlo',
  EIO: 'il disco non risponde, controllarlo',
  EAGAIN: 'non è pronto, riprovare',
}

/** The code of an error of the system; undefined for a defect of the program. */
const codeOf = (error: unknown): string | undefined => {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === undefined ? undefined : code
}

/** The reason of a failure of the system; null for a defect of the program. */
export function reasonOf(error: unknown): string | null {
  const code = codeOf(error)
  return code === undefined ? null : `${reasons[code] ?? 'il sistema la rifiuta'} (${code})`
}
