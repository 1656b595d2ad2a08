/** The sign-in page: shows the form, checks what was typed, sends the browser on. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Accounts } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { signInPage } from './pages.ts'

type Parts = { readonly provider: Provider; readonly accounts: Accounts; readonly attempts: Attempts }

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_FORM = 8 * 1024

/** Mounts the two calls of the page; a lost or expired interaction throws the provider's `SessionNotFound`. */
export function signInForm(app: FastifyInstance, { provider, accounts, attempts }: Parts): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_, body, done) => done(null, new URLSearchParams(String(body))))

  app.get('/interaction/:uid', async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw)
    const hint = params.login_hint
    return html(reply, signInPage({ action: request.url, ...(typeof hint === 'string' && { username: hint }) }))
  })

  app.post('/interaction/:uid', async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const username = (form.get('username') ?? '').replaceAll('\0', '').trim()
    const again = (status: number, error: string) => html(reply.code(status), signInPage({ action: request.url, username, error }))

    const minutes = await attempts.begin(username, request.ip)
    if (minutes !== null) return again(429, `Troppi tentativi: riprovare tra ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'}`)
    const account = await accounts.signIn(username, form.get('password') ?? '')
    if (typeof account === 'string') return again(401, account)
    await attempts.succeed(username, request.ip)
    // Not remembered: closing the browser ends the session.
    const next = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: String(account.id), remember: false } })
    return reply.redirect(next, 303)
  })
}

const html = (reply: FastifyReply, body: string) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)
