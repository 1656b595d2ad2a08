/**
 * The sign-in page: shows the form, checks what was typed, and sends the browser on. After the password or the passkey come the required
 * steps: the code of the authenticator app, a password of the user's own, the activation of the app. The provider stores which steps are
 * done, so the browser cannot change that. Nobody is signed in before the last step.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { nulInForm, nulRefused } from '../no-nul.ts'
import type { Site } from '../sites.ts'
import type { Account, Accounts } from './accounts.ts'
import type { Attempts, Trying } from './attempts.ts'
import type { Devices } from './devices.ts'
import { signInPage } from './pages.ts'
import { challengeOf } from './passkey-form.ts'
import { codePage, enrolmentPage, passwordPage, recoveryPage } from './step-pages.ts'

/** The provider at one address of the suite. */
type EmbeddedAt = { readonly provider: Provider; readonly site: Site }
type Parts = { readonly at: (request: FastifyRequest) => EmbeddedAt; readonly accounts: Accounts; readonly attempts: Attempts; readonly devices: Devices }
/** The user whose password or passkey was right, and whether the second factor is done. */
type Progress = { readonly accountId: number; readonly by: 'password' | 'passkey'; readonly verified: boolean }
/** Answers with the next step, or sends the browser into the suite. */
type GoOn = (account: Account, progress: Progress) => Promise<FastifyReply>
type Step = 'code' | 'password' | 'enrolment'

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_FORM = 8 * 1024

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
export function signInForm(app: FastifyInstance, { at, accounts, attempts, devices }: Parts): void {
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
    const { params, result } = open
    const progress = progressIn(result)
    const account = progress && (await accounts.account(progress.accountId))
    const step = progress && account && owed(account, progress)
    if (account && step) return html(reply, await pageOf(step, account, request))
    const hint = params.login_hint
    return html(reply, firstPage(request, typeof hint === 'string' ? { username: hint } : {}))
  })

  app.post('/interaction/:uid', async (request, reply) => {
    const { provider, site } = at(request)
    const { result } = await provider.interactionDetails(request.raw, reply.raw)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const keep = (progress: Progress | null) => provider.interactionResult(request.raw, reply.raw, { progress })
    const goOn = async (account: Account, progress: Progress) => {
      const step = owed(account, progress)
      if (step !== null) {
        await keep(progress)
        return html(reply, await pageOf(step, account, request))
      }
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
    const restart = async () => {
      await keep(null)
      return reply.redirect(request.url, 303)
    }

    const progress = progressIn(result)
    if (form.has('passkey')) return withPasskey(request, reply, form, goOn)
    if (form.has('username') || progress === null) return first(request, reply, form, goOn)
    const account = await accounts.account(progress.accountId)
    if (!account || form.has('restart')) return restart()
    const step = owed(account, progress)
    const again = async (status: number, error: string) => html(reply.code(status), await pageOf(step ?? 'code', account, request, error))
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
      await keep({ ...progress, verified: true })
      return html(reply, recoveryPage(site.dress, { action: request.url, codes }))
    }
    return goOn(account, progress)
  })

  /** Name and password. */
  async function first(request: FastifyRequest, reply: FastifyReply, form: URLSearchParams, goOn: GoOn): Promise<FastifyReply> {
    const username = (form.get('username') ?? '').trim()
    const again = (status: number, error: string) => html(reply.code(status), firstPage(request, { username, error }))
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
  async function withPasskey(request: FastifyRequest, reply: FastifyReply, form: URLSearchParams, goOn: GoOn): Promise<FastifyReply> {
    const account = await accounts.signInWithPasskey(form.get('passkey') ?? '', at(request).site, challengeOf(uidOf(request)))
    if (typeof account === 'string') {
      // The user is unknown or not proved.
      await failed('', request)
      return html(reply.code(401), firstPage(request, { error: account }))
    }
    return goOn(account, { accountId: account.id, by: 'passkey', verified: true })
  }
}

const isSignedIn = async (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId !== undefined

const uidOf = ({ params }: FastifyRequest) => String((params as { readonly uid?: unknown }).uid)

/** Which steps of this interaction are done. */
function progressIn(result: Readonly<Record<string, unknown>> | undefined): Progress | null {
  const progress = result?.progress
  if (typeof progress !== 'object' || progress === null || !('accountId' in progress) || !('verified' in progress)) return null
  if (typeof progress.accountId !== 'number') return null
  return { accountId: progress.accountId, by: 'by' in progress && progress.by === 'passkey' ? 'passkey' : 'password', verified: progress.verified === true }
}

const html = (reply: FastifyReply, body: string) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)
