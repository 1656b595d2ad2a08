/** Hands a file to the person. */
import type { CalledFile } from '../../api/client.ts'

const RELEASED_MS = 2000

/** The browser keeps the file under its name; the address made for it lasts two seconds. */
export function download({ name, blob }: CalledFile) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_MS)
}
