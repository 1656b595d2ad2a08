/** The nonce that allows only the page's own style elements. It is new for every answer, in its policy and in the page. */
import { randomBytes } from 'node:crypto'

const nonces = new WeakMap<object, string>()

/** The nonce of this answer; every call returns the same. */
export function styleNonce(response: object): string {
  const known = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, known)
  return known
}
