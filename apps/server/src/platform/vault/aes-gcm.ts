/** AES-256-GCM with keys of 32 bytes. The result is 12 bytes of nonce, 16 of tag, then the encrypted bytes. */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const BYTES = 32

export const newKey = (): Buffer => randomBytes(BYTES)

/** 32 bytes from base64; null if the text is something else. */
export function keyIn(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  return key.length === BYTES && key.toString('base64') === text.trim() ? key : null
}

/** For bytes Node makes a key object at each call, which takes four times as long as the encryption of a short text. */
type Key = KeyObject | Buffer

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** `bound`: readable data that must be the same for `decrypt`. */
export function encrypt(key: Key, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(bound))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Throws if the bytes were not encrypted with this key and this `bound`. */
export function decrypt(key: Key, bytes: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
}
