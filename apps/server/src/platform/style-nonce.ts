/** The word by which a page lets its own style elements in, and no other: new for every answer, in its policy and in the page itself. */
import { randomBytes } from 'node:crypto'

const nonces = new WeakMap<object, string>()

/** Of this answer, however often it is asked for. */
export function styleNonce(response: object): string {
  const known = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, known)
  return known
}
