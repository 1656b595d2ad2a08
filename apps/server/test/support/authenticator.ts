/** A device with one passkey, in software: makes it and answers challenges as a browser hands them on (WebAuthn level 3, attestation `none`). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, PasskeyCreation, Registration } from '@bilancia/contract/api'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** `verifies`: whether it checks finger, face or PIN; `origin`: which page it believes to be on. */
type Way = { readonly origin: string; readonly rpId?: string; readonly verifies?: boolean }

/** `counts`: whether it says how often it has signed. Those that are copied between the devices of their user do not. */
export function authenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let counter = 0

  const authenticatorData = (rpId: string, verifies: boolean, more: number, rest: Buffer): Buffer => {
    const flags = PRESENT | (verifies ? VERIFIED : 0) | more
    const count = Buffer.alloc(4)
    if (counts) count.writeUInt32BE(++counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string, origin: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const cose = () => {
    const numbers: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]
    return Buffer.from(isoCBOR.encode(new Map(numbers.map(([key, value]) => [key, typeof value === 'number' ? value : new Uint8Array(value)]))))
  }

  return {
    id,
    make({ challenge, rp }: PasskeyCreation, { origin, rpId = rp.id, verifies = true }: Way): Registration {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const data = authenticatorData(rpId, verifies, WITH_KEY, Buffer.concat([Buffer.alloc(16), length, credential, cose()]))
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<never, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },
    answer(challenge: string, { origin, rpId = new URL(origin).hostname, verifies = true }: Way): Assertion {
      const data = authenticatorData(rpId, verifies, 0, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
