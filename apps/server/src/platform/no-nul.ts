/**
 * U+0000 in an address or in what is sent is refused, here for all areas: no database keeps it in a text, and nobody types it.
 * The forms of the provider's own calls it reads itself, and refuses it there (`oidc/adapter.ts`).
 */
import type { FastifyInstance } from 'fastify'
import { Refusal } from './problem.ts'

/** In percent-encoded text: addresses and forms. */
export const nulInForm = (text: string): boolean => text.includes('%00') || text.includes('\0')
/** A backslash before it, or an odd number of them, would make it six letters. */
const nulInJson = (text: string): boolean => text.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(text)

export const nulRefused = (where: "nell'indirizzo" | 'nei dati'): Refusal => new Refusal('CARATTERE_NULLO', { dove: where })

/** Before any route is added. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (nulInForm(url)) throw nulRefused("nell'indirizzo")
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nulInJson(body)) done(nulRefused('nei dati'))
    else void parse(request, body, done)
  })
}
