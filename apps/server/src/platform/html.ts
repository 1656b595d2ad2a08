/** What the server writes into HTML: escaped texts, and how a content policy names inline scripts and styles. */
import { createHash, randomBytes } from 'node:crypto'

/** Escapes a text for HTML. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The name of an inline script or style in a content policy: the digest of its text. */
export const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nonces = new WeakMap<object, string>()

/** The nonce that allows only the page's own style elements: new for every answer, the same in its policy and in the page. */
export function styleNonce(response: object): string {
  const known = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, known)
  return known
}
