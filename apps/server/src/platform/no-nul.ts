/**
 * Refuses U+0000 in addresses and bodies, for all areas: no database stores it in a text, and nobody types it.
 * The provider reads the forms of its own calls, and refuses it there (`oidc/adapter.ts`).
 */
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
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nulInJson(body)) done(nulRefused('nei dati'))
    else void parse(request, body, done)
  })
}
