/**
 * The boxes of a return are stored encrypted (AES-256-GCM) and bound to their owner: copied to another row they do not open. The text is `v1.` and,
 * in base64, 12 bytes of nonce, 16 of tag, the encrypted JSON.
 */
import { Refusal } from '../../platform/problem.ts'
import { decrypt, encrypt } from '../../platform/vault/aes-gcm.ts'
import type { taxReturn } from './tables.ts'

/** The owner of the boxes: the readable columns of the same row. */
type Owner = Pick<typeof taxReturn.$inferSelect, 'companyId' | 'agencyId' | 'type' | 'taxCode' | 'modelYear'>

export type Sealer = {
  readonly seal: (owner: Owner, boxes: string) => string
  /** Throws DICHIARAZIONE_ILLEGGIBILE if the text was not sealed with this key for this owner. */
  readonly open: (owner: Owner, sealed: string) => string
}

/** A sealed text begins with this. */
export const MARK = 'v1.'

const bound = ({ companyId, agencyId, type, taxCode, modelYear }: Owner) => JSON.stringify([companyId, agencyId, type, taxCode, modelYear])

/** Whether the boxes are sealed. The first versions did not seal them. */
const isSealed = (text: string): boolean => text.startsWith(MARK)

/** Seals and opens with a key of 32 bytes. */
export const sealerWith = (key: Buffer): Sealer => ({
  seal(owner, boxes) {
    return MARK + encrypt(key, Buffer.from(boxes), bound(owner)).toString('base64')
  },
  open(owner, text) {
    try {
      if (!isSealed(text)) throw new Error('the boxes are not sealed')
      return decrypt(key, Buffer.from(text.slice(MARK.length), 'base64'), bound(owner)).toString()
    } catch (cause) {
      throw new Refusal('DICHIARAZIONE_ILLEGGIBILE', { codice: owner.taxCode }, { cause })
    }
  },
})
