/**
 * The boxes of a return are kept encrypted (AES-256-GCM), bound to whose they are: what is moved to another row does not
 * open. The text is `v1.` and, in base64, 12 bytes of nonce, 16 of tag, the encrypted JSON.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Refusal } from '../../platform/problem.ts'
import type { taxReturn } from './tables.ts'

/** Whose boxes: what stands beside them in their row, readable. */
export type Owner = Pick<typeof taxReturn.$inferSelect, 'companyId' | 'agencyId' | 'type' | 'taxCode' | 'modelYear'>

export type Sealer = {
  readonly seal: (owner: Owner, boxes: string) => string
  /** Throws DICHIARAZIONE_ILLEGGIBILE where the text was not sealed with this key for this owner. */
  readonly open: (owner: Owner, sealed: string) => string
}

const CIPHER = 'aes-256-gcm'
/** How a sealed text begins. */
export const MARK = 'v1.'
const NONCE = 12
const TAG = 16

const bound = ({ companyId, agencyId, type, taxCode, modelYear }: Owner) => Buffer.from(JSON.stringify([companyId, agencyId, type, taxCode, modelYear]))

/** Whether boxes are sealed: those of the first versions were not. */
export const isSealed = (text: string): boolean => text.startsWith(MARK)

/** Seals and opens with a key of 32 bytes. */
export const sealerWith = (key: Buffer): Sealer => ({
  seal(owner, boxes) {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(owner))
    const sealed = [cipher.update(boxes, 'utf8'), cipher.final()]
    return MARK + Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64')
  },
  open(owner, text) {
    try {
      if (!isSealed(text)) throw new Error('boxes that are not sealed')
      const bytes = Buffer.from(text.slice(MARK.length), 'base64')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(bound(owner))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
    } catch (cause) {
      throw new Refusal('DICHIARAZIONE_ILLEGGIBILE', { codice: owner.taxCode }, { cause })
    }
  },
})
