/**
 * The signed file of a piece of advice: a JWS in its JSON form (RFC 7515) with the public key in its header. Verification finds any changed byte.
 * Anybody can sign such a file with a key of their own, so only the thumbprint of the key shows who signed it.
 */
import { type AdviceContent, adviceContent } from '@bilancia/contract/api'
import { calculateJwkThumbprint, EmbeddedJWK, exportJWK, type FlattenedJWS, FlattenedSign, flattenedVerify, generateKeyPair, importJWK, type JWK } from 'jose'
import { type Kept, secretOnce } from '../../platform/vault/secrets.ts'

const ALGORITHM = 'ES256'
const TYPE = 'bilancia-consegna'

/** Never rotated, so that a file can be recognised as ours for years. */
const signingKey = (kept: Kept): Promise<JWK> =>
  secretOnce<JWK>(kept, 'advice-signing', async () => exportJWK((await generateKeyPair(ALGORITHM, { extractable: true })).privateKey))

const publicPart = ({ kty, crv, x, y }: JWK): JWK => ({ kty, crv, x, y }) as JWK

export async function signedFile(kept: Kept, content: AdviceContent): Promise<string> {
  const key = await signingKey(kept)
  const payload = new TextEncoder().encode(JSON.stringify(content))
  const file = await new FlattenedSign(payload).setProtectedHeader({ alg: ALGORITHM, typ: TYPE, jwk: publicPart(key) }).sign(await importJWK(key, ALGORITHM))
  return JSON.stringify(file)
}

/** The thumbprint of the installation's key (RFC 7638). */
export const ownThumbprint = async (kept: Kept): Promise<string> => calculateJwkThumbprint(publicPart(await signingKey(kept)))

/** The file is not a signed one, or was changed after it was signed. */
export class NotAsSigned extends Error {}

export type Verified = { readonly content: AdviceContent; readonly thumbprint: string }

/** Throws `NotAsSigned`. */
export async function verifiedFile(text: string): Promise<Verified> {
  try {
    const file = JSON.parse(text) as FlattenedJWS
    const { payload, protectedHeader } = await flattenedVerify(file, EmbeddedJWK, { algorithms: [ALGORITHM] })
    if (protectedHeader?.typ !== TYPE || !protectedHeader.jwk) throw new Error('not a file of advice')
    return { content: adviceContent.parse(JSON.parse(new TextDecoder().decode(payload))), thumbprint: await calculateJwkThumbprint(protectedHeader.jwk) }
  } catch (cause) {
    throw new NotAsSigned('the signature is not of this content', { cause })
  }
}
