/** Downloads a file. */
import type { CalledFile } from '../../api/client.ts'

const RELEASED_MS = 2000

/** Saves the file under its name. Its object URL is revoked after two seconds. */
export function download({ name, blob }: CalledFile) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_MS)
}
