/** The pages under `/idp` for a user who has no password yet or has forgotten it. They do not sign anybody in. */
import type { Dress } from '@bilancia/contract/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { traceOf } from '../failures.ts'
import type { Site } from '../sites.ts'
import type { Accounts } from './accounts.ts'
import { forgottenPage, messagePage } from './pages.ts'
import { chosenPasswordPage } from './step-pages.ts'

type Parts = { readonly siteOf: (request: FastifyRequest) => Site; readonly accounts: Accounts }

const ENDED = {
  title: 'Link scaduto',
  text: 'Questo link è già stato usato o è scaduto. Chiederne un altro dalla pagina di accesso, o a un amministratore.',
} as const
const SENT = 'Se esiste un utente con questo nome, tra poco riceve una mail con un link per scegliere la password.'
const ASK = 'Questo server non manda mail: chiedere un link a un amministratore.'

/** Mounts the pages. Forms must arrive parsed as URLSearchParams: `signInForm` adds the parser. */
export function linkPages(app: FastifyInstance, { siteOf, accounts }: Parts): void {
  const tokenOf = ({ params }: FastifyRequest) => String((params as { readonly token?: unknown }).token)
  const ended = (reply: FastifyReply, { dress, origin }: Site) => html(reply.code(410), messagePage(dress, { ...ENDED, link: `${origin}/` }))
  const choice = (dress: Dress, request: FastifyRequest, username: string, error?: string) =>
    chosenPasswordPage(dress, { action: request.url, username, ...(error !== undefined && { error }) })

  app.get('/link/:token', async (request, reply) => {
    const site = siteOf(request)
    const username = await accounts.linkOwner(tokenOf(request))
    return username === null ? ended(reply, site) : html(reply, choice(site.dress, request, username))
  })

  app.post('/link/:token', async (request, reply) => {
    const site = siteOf(request)
    const token = tokenOf(request)
    const username = await accounts.linkOwner(token)
    if (username === null) return ended(reply, site)
    const form = formOf(request)
    const password = form.get('password') ?? ''
    const refused = password === form.get('repeated') ? await accounts.useLink(token, password) : 'Le due password non sono uguali'
    if (refused !== null) return html(reply.code(422), choice(site.dress, request, username, refused))
    return html(
      reply,
      messagePage(site.dress, { title: 'Password salvata', text: `Ora si accede come ${username} con la nuova password.`, link: `${site.origin}/` }),
    )
  })

  app.get('/dimenticata', async (request, reply) => {
    const { dress, origin } = siteOf(request)
    if (accounts.mailLink === null) return html(reply, messagePage(dress, { title: 'Password dimenticata', text: ASK, link: `${origin}/` }))
    return html(reply, forgottenPage(dress, request.url))
  })

  app.post('/dimenticata', async (request, reply) => {
    const site = siteOf(request)
    // The answer does not wait for the mail, because the time would reveal whether the username exists.
    accounts
      .mailLink?.((formOf(request).get('username') ?? '').trim(), site)
      .catch((error: unknown) => request.log.error({ reason: traceOf(error) }, 'no mail with a link'))
    return html(reply, messagePage(site.dress, { title: 'Password dimenticata', text: SENT, link: `${site.origin}/` }))
  })
}

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())
const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').serializer(String).send(page)
