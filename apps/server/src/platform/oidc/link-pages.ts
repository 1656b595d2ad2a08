/**
 * The pages under `/idp` for a user who has no password yet or has forgotten it. They do not sign anybody in. As in the sign-in, each answer to
 * a form is a redirect. What the page of a link then says is sealed in a short cookie of that page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieHeader, cookieName, cookiesIn } from '../cookies.ts'
import { traceOf } from '../failures.ts'
import type { Site } from '../sites.ts'
import { NotOpened, type Place, type Vault } from '../vault/vault.ts'
import type { Accounts } from './accounts.ts'
import { forgottenPage, messagePage } from './pages.ts'
import { PROVIDER_PATH } from './provider.ts'
import { chosenPasswordPage } from './step-pages.ts'

type Parts = {
  readonly siteOf: (request: FastifyRequest) => Site
  readonly accounts: Accounts
  readonly vault: Pick<Vault, 'seal' | 'open'>
  readonly secure: boolean
}
/** `refused`: shown once. `saved`: the user whose password was saved. */
const noticeShape = z.object({ refused: z.string().optional(), saved: z.string().optional() }).readonly()
type Notice = z.infer<typeof noticeShape>

const NOTICE_S = 300
const MAIL_SENT = '?inviata'

const ENDED = {
  title: 'Link scaduto',
  text: 'Questo link è già stato usato o è scaduto. Chiederne un altro dalla pagina di accesso, o a un amministratore.',
} as const
const SENT = 'Se esiste un utente con questo nome, tra poco riceve una mail con un link per scegliere la password.'
const ASK = 'Questo server non manda mail: chiedere un link a un amministratore.'

/** Mounts the pages. Forms must arrive parsed as URLSearchParams: `signInForm` adds the parser. */
export function linkPages(app: FastifyInstance, { siteOf, accounts, vault, secure }: Parts): void {
  const tokenOf = ({ params }: FastifyRequest) => String((params as { readonly token?: unknown }).token)
  const name = cookieName('esito', { secure, path: PROVIDER_PATH })
  const placeOf = (request: FastifyRequest): Place => ['access_link', tokenOf(request), 'said']
  const pathOf = (request: FastifyRequest) => `${PROVIDER_PATH}/link/${encodeURIComponent(tokenOf(request))}`
  const cookie = (request: FastifyRequest, value: string, maxAgeS: number) => cookieHeader({ name, value, path: pathOf(request), maxAgeS, secure })
  /** Keeps this for the page, and sends the browser there. */
  const show = (request: FastifyRequest, reply: FastifyReply, notice: Notice) =>
    reply.header('set-cookie', cookie(request, vault.seal(placeOf(request), JSON.stringify(notice)), NOTICE_S)).redirect(pathOf(request), 303)
  const noticeFor = (request: FastifyRequest): Notice => {
    const sealed = cookiesIn(request.headers.cookie).get(name)
    try {
      return sealed ? noticeShape.parse(JSON.parse(vault.open(placeOf(request), sealed))) : {}
    } catch (error) {
      if (error instanceof NotOpened) return {}
      throw error
    }
  }

  app.get('/link/:token', async (request, reply) => {
    const { dress, origin } = siteOf(request)
    const { refused: error, saved } = noticeFor(request)
    if (saved !== undefined)
      return html(reply, messagePage(dress, { title: 'Password salvata', text: `Ora si accede come ${saved} con la nuova password.`, link: `${origin}/` }))
    if (error !== undefined) reply.code(422).header('set-cookie', cookie(request, '', 0))
    const username = await accounts.linkOwner(tokenOf(request))
    if (username === null) return html(reply.code(410), messagePage(dress, { ...ENDED, link: `${origin}/` }))
    return html(reply, chosenPasswordPage(dress, { action: request.url, username, ...(error !== undefined && { error }) }))
  })

  app.post('/link/:token', async (request, reply) => {
    const token = tokenOf(request)
    const username = await accounts.linkOwner(token)
    if (username === null) return reply.redirect(pathOf(request), 303)
    const form = formOf(request)
    const password = form.get('password') ?? ''
    const refused = password === form.get('repeated') ? await accounts.useLink(token, password) : 'Le due password non sono uguali'
    return show(request, reply, refused === null ? { saved: username } : { refused })
  })

  app.get('/dimenticata', async (request, reply) => {
    const { dress, origin } = siteOf(request)
    const message = accounts.mailLink === null ? ASK : request.url.endsWith(MAIL_SENT) ? SENT : null
    if (message !== null) return html(reply, messagePage(dress, { title: 'Password dimenticata', text: message, link: `${origin}/` }))
    return html(reply, forgottenPage(dress, request.url))
  })

  app.post('/dimenticata', async (request, reply) => {
    // The answer does not wait for the mail, because the time would reveal whether the username exists.
    accounts
      .mailLink?.((formOf(request).get('username') ?? '').trim(), siteOf(request))
      .catch((error: unknown) => request.log.error({ reason: traceOf(error) }, 'no mail with a link'))
    return reply.redirect(`${PROVIDER_PATH}/dimenticata${MAIL_SENT}`, 303)
  })
}

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())
const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').serializer(String).send(page)
