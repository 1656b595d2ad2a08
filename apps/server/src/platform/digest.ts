/** What a content policy calls an inline script or style: the digest of its text. */
import { createHash } from 'node:crypto'

export const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
