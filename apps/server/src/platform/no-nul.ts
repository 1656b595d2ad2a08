/**
 * Refuses what cannot be kept, for all areas: U+0000 in addresses and bodies, which no database stores in a text and nobody types, and bodies in
 * another encoding than UTF-8.
 * The provider reads the forms of its own calls, and refuses it there (`oidc/adapter.ts`).
 */
import { isUtf8 } from 'node:buffer'
import { wrongByte } from '@bilancia/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './problem.ts'

/** In percent-encoded text: addresses and forms. */
export const nulInForm = (text: string): boolean => text.includes('%00') || text.includes('\0')
/** After an odd number of backslashes it would be six letters. */
const nulInJson = (text: string): boolean => text.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(text)

export const nulRefused = (where: "nell'indirizzo" | 'nei dati'): Refusal => new Refusal('CARATTERE_NULLO', { dove: where })

/** Call this before any route is added. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (nulInForm(url)) throw nulRefused("nell'indirizzo")
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = utf8Text(body, request.headers['content-type'])
      if (nulInJson(text)) throw nulRefused('nei dati')
      void parse(request, text, done)
    } catch (refused) {
      done(refused as Error)
    }
  })
}

/**
 * The text of a JSON body, which is always UTF-8 (RFC 8259, section 8.1). Bytes of another encoding would be stored as other letters.
 * Throws CODIFICA_DICHIARATA or CODIFICA_DIVERSA.
 */
function utf8Text(body: Buffer, contentType: string | undefined): string {
  const charset = declared(contentType)
  if (charset !== undefined && !isUtf8Name(charset)) throw new Refusal('CODIFICA_DICHIARATA', { codifica: charset.slice(0, 40) })
  const text = body.toString()
  if (isUtf8(body)) return text
  throw new Refusal('CODIFICA_DIVERSA', { byte: wrongByte(body) + 1 })
}

const declared = (contentType = ''): string | undefined => /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]
/** ASCII is part of UTF-8. */
const isUtf8Name = (charset: string): boolean => /^(utf-?8|us-ascii)$/i.test(charset)
