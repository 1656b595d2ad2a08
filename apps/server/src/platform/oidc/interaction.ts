/**
 * The sign-in page: shows the form, checks what was typed, and sends the browser on. After the password or the passkey come the required
 * steps: the code of the authenticator app, a password of the user's own, the activation of the app. The provider stores which steps are
 * done, so the browser cannot change that. Nobody is signed in before the last step. Each answer to a form is a redirect, so that 'Back' and
 * a reload never send a form again. The page that follows takes what it shows from the provider too, and the status of a refusal.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { z } from 'zod'
import { nulInForm, nulRefused } from '../no-nul.ts'
import type { Site } from '../sites.ts'
import type { Place, Vault } from '../vault/vault.ts'
import type { Account, Accounts } from './accounts.ts'
import type { Attempts, Trying } from './attempts.ts'
import type { Devices } from './devices.ts'
import { signInPage } from './pages.ts'
import { challengeOf } from './passkey-form.ts'
import { codePage, enrolmentPage, passwordPage, recoveryPage } from './step-pages.ts'

/** The provider at one address of the suite. */
type EmbeddedAt = { readonly provider: Provider; readonly site: Site }
type Parts = {
  readonly at: (request: FastifyRequest) => EmbeddedAt
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly devices: Devices
  readonly vault: Pick<Vault, 'seal' | 'open'>
}
/** The user whose password or passkey was right, and whether the second factor is done. */
const progressShape = z.object({ accountId: z.number(), by: z.enum(['password', 'passkey']), verified: z.boolean() }).readonly()
type Progress = z.infer<typeof progressShape>
/**
 * What the provider stores between two requests. `progress`: null after somebody who was known has started again. `username`: what was typed.
 * `refused`: shown once. `codes`: sealed recovery codes, until the user goes on.
 */
const stateShape = z
  .object({
    progress: progressShape.nullable().optional(),
    username: z.string().optional(),
    refused: z.object({ status: z.number(), error: z.string() }).readonly().optional(),
    codes: z.string().optional(),
  })
  .readonly()
type State = z.infer<typeof stateShape>
/** Answers with the next step, or sends the browser into the suite. */
type GoOn = (account: Account, progress: Progress) => Promise<FastifyReply>
type Refuse = (status: number, error: string, username?: string) => Promise<FastifyReply>
type Ways = { readonly goOn: GoOn; readonly refuse: Refuse }
type Step = 'code' | 'password' | 'enrolment'

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_FORM = 8 * 1024
/** As in the field. A longer name belongs to nobody, and would not fit in the cookie. */
const LONGEST_USERNAME = 200

/** The next required step, or null. */
function owed({ secondFactor, passwordTemporary }: Account, { verified }: Progress): Step | null {
  if (secondFactor === 'active' && !verified) return 'code'
  if (passwordTemporary) return 'password'
  return secondFactor === 'asked' ? 'enrolment' : null
}

/** How the user has proved who they are (RFC 8176). */
const proofsOf = ({ by, verified }: Progress): string[] => (by === 'passkey' ? ['pop', 'user'] : verified ? ['pwd', 'otp'] : ['pwd'])

/**
 * Mounts the two calls of the page. They throw the provider's `SessionNotFound` if the interaction is lost or expired. The page of a user who is
 * signed in leads into the suite instead: 'Back' after the sign-in comes here.
 */
export function signInForm(app: FastifyInstance, { at, accounts, attempts, devices, vault }: Parts): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_, body, done) => {
    const text = String(body)
    if (nulInForm(text)) done(nulRefused('nei dati'))
    else done(null, new URLSearchParams(text))
  })

  const deviceOf = ({ headers }: FastifyRequest, username: string) => devices.known(headers.cookie, username)
  const begin = async (what: Trying['what'], username: string, request: FastifyRequest) => {
    const attempt = await attempts.begin({ what, username, address: request.ip, device: deviceOf(request, username) })
    if (attempt.refused !== null) await accounts.failed({ username, address: request.ip, waited: true })
    return attempt
  }
  const failed = (username: string, { ip: address }: FastifyRequest) => accounts.failed({ username, address, waited: false })

  const pageOf = async (step: Step, account: Account, request: FastifyRequest, error?: string): Promise<string> => {
    const { dress } = at(request).site
    const asked = { action: request.url, username: account.username, ...(error !== undefined && { error }) }
    if (step === 'code') return codePage(dress, asked)
    return step === 'password'
      ? passwordPage(dress, asked)
      : enrolmentPage(dress, { ...asked, ...(await accounts.startSecondFactor(account, dress.brand.name)) })
  }

  const keep = (request: FastifyRequest, reply: FastifyReply, state: State) => at(request).provider.interactionResult(request.raw, reply.raw, state)
  /** Keeps this for the page, and sends the browser there. */
  const show = async (request: FastifyRequest, reply: FastifyReply, state: State) => {
    await keep(request, reply, state)
    return reply.redirect(request.url, 303)
  }

  /** The sign-in page for this request. */
  const firstPage = (request: FastifyRequest, typed: { readonly username?: string; readonly error?: string }) => {
    const { site } = at(request)
    const rpId = accounts.passkeyHost(site)
    return signInPage(site.dress, { action: request.url, ...typed, passkey: rpId === null ? null : { rpId, challenge: challengeOf(uidOf(request)) } })
  }

  app.get('/interaction/:uid', async (request, reply) => {
    const { provider, site } = at(request)
    const open = await provider.interactionDetails(request.raw, reply.raw).catch(async (error: unknown) => {
      if (error instanceof errors.SessionNotFound && (await isSignedIn(provider, request, reply))) return null
      throw error
    })
    if (open === null) return reply.redirect(`${site.origin}/`, 303)
    const { refused, ...state } = stateIn(open.result)
    if (refused) {
      await keep(request, reply, state)
      reply.code(refused.status)
    }
    const { progress = null, username, codes } = state
    const account = progress && (await accounts.account(progress.accountId))
    if (account && codes !== undefined)
      return html(reply, recoveryPage(site.dress, { action: request.url, codes: vault.open(placeOf(request), codes).split(' ') }))
    const step = progress && account && owed(account, progress)
    if (account && step) return html(reply, await pageOf(step, account, request, refused?.error))
    const { login_hint: hint } = open.params
    const name = username ?? (typeof hint === 'string' ? hint : undefined)
    return html(reply, firstPage(request, { ...(name !== undefined && { username: name }), ...(refused && { error: refused.error }) }))
  })

  app.post('/interaction/:uid', async (request, reply) => {
    const { provider } = at(request)
    const state = stateIn((await provider.interactionDetails(request.raw, reply.raw)).result)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const goOn = async (account: Account, progress: Progress) => {
      if (owed(account, progress) !== null) return show(request, reply, { progress })
      reply.raw.appendHeader('set-cookie', devices.remember(deviceOf(request, account.username), account.username))
      // The session ends when the browser closes.
      const next = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: String(account.id), remember: false, amr: proofsOf(progress) },
      })
      return reply.redirect(next, 303)
    }
    const anew = async (progress: Progress) => {
      const account = await accounts.account(progress.accountId)
      return account ? goOn(account, progress) : restart()
    }
    const restart = () => show(request, reply, { progress: null })

    const { progress = null } = state
    /** A refusal of the first page. Somebody who was already known has started again. */
    const refuse: Refuse = (status, error, username) =>
      show(request, reply, { ...(state.progress !== undefined && { progress: null }), ...(username !== undefined && { username }), refused: { status, error } })
    if (form.has('passkey')) return withPasskey(request, form, { goOn, refuse })
    if (form.has('username') || progress === null) return first(request, form, { goOn, refuse })
    const account = await accounts.account(progress.accountId)
    if (!account || form.has('restart')) return restart()
    const step = owed(account, progress)
    const again = (status: number, error: string) => show(request, reply, { progress, refused: { status, error } })
    const typed = (name: string) => form.get(name) ?? ''

    if (step === 'code') {
      const attempt = await begin('code', account.username, request)
      if (attempt.refused !== null) return again(429, attempt.refused)
      if (!(await accounts.checkCode(account.id, typed('code')))) {
        await failed(account.username, request)
        return again(401, 'Il codice non è corretto o è già stato usato')
      }
      await attempt.right()
      return goOn(account, { ...progress, verified: true })
    }
    if (step === 'password') {
      if (typed('password') !== typed('repeated')) return again(422, 'Le due password non sono uguali')
      const refused = await accounts.replacePassword(account.id, typed('password'))
      return refused === null ? anew(progress) : again(422, refused)
    }
    if (step === 'enrolment') {
      const codes = await accounts.confirmSecondFactor(account.id, typed('code'))
      if (typeof codes === 'string') return again(422, codes)
      return show(request, reply, { progress: { ...progress, verified: true }, codes: vault.seal(placeOf(request), codes.join(' ')) })
    }
    return goOn(account, progress)
  })

  /** Name and password. */
  async function first(request: FastifyRequest, form: URLSearchParams, { goOn, refuse }: Ways): Promise<FastifyReply> {
    const username = (form.get('username') ?? '').trim()
    const again = (status: number, error: string) => refuse(status, error, username.slice(0, LONGEST_USERNAME))
    const attempt = await begin('password', username, request)
    if (attempt.refused !== null) return again(429, attempt.refused)
    const account = await accounts.signIn(username, form.get('password') ?? '')
    if (typeof account === 'string') {
      await failed(username, request)
      return again(401, account)
    }
    await attempt.right()
    return goOn(account, { accountId: account.id, by: 'password', verified: false })
  }

  /** The device has checked its user, so no other step is needed. A signature cannot be guessed, so these attempts are not counted. */
  async function withPasskey(request: FastifyRequest, form: URLSearchParams, { goOn, refuse }: Ways): Promise<FastifyReply> {
    const account = await accounts.signInWithPasskey(form.get('passkey') ?? '', at(request).site, challengeOf(uidOf(request)))
    if (typeof account === 'string') {
      // The user is unknown or not proved.
      await failed('', request)
      return refuse(401, account)
    }
    return goOn(account, { accountId: account.id, by: 'passkey', verified: true })
  }
}

const isSignedIn = async (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId !== undefined

const uidOf = ({ params }: FastifyRequest) => String((params as { readonly uid?: unknown }).uid)

const placeOf = (request: FastifyRequest): Place => ['oidc_artifact', uidOf(request), 'codes']

/** What was kept for this interaction. */
const stateIn = (result: unknown): State => stateShape.safeParse(result).data ?? {}

const html = (reply: FastifyReply, body: string) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)
