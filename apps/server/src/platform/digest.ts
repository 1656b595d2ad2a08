/** The name of an inline script or style in a content policy: the digest of its text. */
import { createHash } from 'node:crypto'

export const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
