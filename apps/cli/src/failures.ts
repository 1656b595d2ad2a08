/** What a failure of a file or of a stream means, in Italian. */
import { refusedFile } from '@bilancia/contract'

/** The code of an error of the system; undefined for a defect of the program. */
const codeOf = (error: unknown): string | undefined => {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === undefined ? undefined : code
}

/** The reason of a failure of the system; null for a defect of the program. */
export function reasonOf(error: unknown): string | null {
  const code = codeOf(error)
  return code === undefined ? null : `${refusedFile(code) ?? 'il sistema la rifiuta'} (${code})`
}
