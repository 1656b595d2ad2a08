/** AES-256-GCM with keys of 32 bytes: 12 bytes of nonce, 16 of tag, the encrypted bytes. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const BYTES = 32

export const newKey = (): Buffer => randomBytes(BYTES)

/** 32 bytes in base64, or null. */
export function keyIn(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  return key.length === BYTES && key.toString('base64') === text.trim() ? key : null
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** `bound`: what stands readable beside the bytes, and must be the same when they are opened. */
export function encrypt(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(bound))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Throws where the bytes were not encrypted with this key, bound to this. */
export function decrypt(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
}
