/** The text of a JSON body, which is always UTF-8 (RFC 8259, section 8.1). Bytes of another encoding would be stored as other letters. */
import { isUtf8 } from 'node:buffer'
import { wrongByte } from '@bilancia/contract'
import { Refusal } from './problem.ts'

const declared = (contentType = ''): string | undefined => /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]
/** ASCII is part of UTF-8. */
const isUtf8Name = (charset: string): boolean => /^(utf-?8|us-ascii)$/i.test(charset)

/** Throws CODIFICA_DICHIARATA or CODIFICA_DIVERSA. */
export function utf8Text(body: Buffer, contentType: string | undefined): string {
  const charset = declared(contentType)
  if (charset !== undefined && !isUtf8Name(charset)) throw new Refusal('CODIFICA_DICHIARATA', { codifica: charset.slice(0, 40) })
  const text = body.toString()
  if (isUtf8(body)) return text
  throw new Refusal('CODIFICA_DIVERSA', { byte: wrongByte(body) + 1 })
}
