/** Identifies the user of a call, and decides who may sign in. */
import { setTimeout } from 'node:timers/promises'
import { type ErrorCode, errors, type Identity, type Role, secondFactorRoles } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import type { OpenDatabase } from '../../platform/connection.ts'
import { demoUsers } from '../../platform/demo-users.ts'
import type { Deps, Federation } from '../../platform/deps.ts'
import type { ExternalAccount } from '../../platform/external-tokens.ts'
import { isAway, isBusy } from '../../platform/failures.ts'
import { mailer } from '../../platform/mail.ts'
import type { Account, Accounts } from '../../platform/oidc/accounts.ts'
import { hashOfNobody, verifyPassword } from '../../platform/password.ts'
import { Refusal } from '../../platform/problem.ts'
import { type Bearer, tokenVerifier } from '../../platform/tokens.ts'
import { signInFailures } from '../audit/failures.ts'
import { keyHolders } from '../keys/holder.ts'
import { accessLinks } from '../own-access/links.ts'
import { passkeys, rpIdOf } from '../own-access/passkeys.ts'
import { passwords } from '../own-access/password.ts'
import { secondFactors } from '../own-access/second-factor.ts'
import { isOpen, recordSession, removeEndedSessions, signedOut } from '../own-access/sessions.ts'
import { externalUsers } from './external.ts'
import { dayInRome, signInRefusal } from './sign-in-checks.ts'
import { authStore, toIdentity, type User } from './store.ts'

/**
 * How long a user is remembered, so that calculations need no query. A change of the user reaches calls that the register does not record within this
 * time.
 */
const REMEMBERED_MS = 10_000
/** While the database is slow or away, a user remembered for up to this time may still calculate. Other calls fail on their own queries. */
const TRUSTED_MS = 60_000
const SLOW_MS = 250
const WRONG = 'Nome utente o password non corretti'

/** `externalSignOut`: handles a logout token of the external provider. Throws if it is not one. */
export type Users = Accounts & Pick<Deps, 'authenticate' | 'readAgain'> & { readonly externalSignOut: (token: string) => Promise<void> }

type Parts = Pick<OpenDatabase, 'db' | 'vault'> & { readonly clock: () => Date; readonly config: Config; readonly federation: Federation }

/** The users for calls and sign-in. One object per process, because it remembers users. */
export function users({ db, vault, clock, config, federation }: Parts): Users {
  const store = authStore(db)
  const verify = tokenVerifier({ db, vault, clock, config })
  const remembered = new LRUCache<string, { readonly identity: Identity; readonly at: number }>({
    max: 5000,
    ttl: TRUSTED_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  const [beingLoaded, nextLoads] = [new Map<string, Promise<Identity>>(), new Map<string, Promise<Identity>>()]
  const unknownHash = hashOfNobody()

  const refusalOf = (identity: Identity): ErrorCode | null => signInRefusal(identity, dayInRome(clock()))

  const factors = secondFactors({ db, vault }, clock)
  const keys = passkeys({ db, vault }, clock)
  const own = passwords(db, clock)
  const failures = signInFailures(db, clock)
  const links = accessLinks(db, clock, config)
  const send = mailer(config)
  const programs = keyHolders(db, clock, store)
  const externals = externalUsers(db, clock, config)

  const load = async (bearer: Bearer): Promise<Identity> => {
    if ('id' in bearer && !(await isOpen(db, bearer))) throw new Refusal('NON_AUTENTICATO')
    const user = 'id' in bearer ? await store.user(bearer) : await externals.user(bearer.account)
    if (!user) throw new Refusal('UTENTE_NON_VALIDO')
    return toIdentity(user)
  }

  const checked = async (bearer: Bearer, key: string, address: string): Promise<Identity> => {
    const at = clock().getTime()
    try {
      const identity = await load(bearer)
      const code = refusalOf(identity)
      if (code) throw new Refusal(code)
      if ('account' in bearer) await externals.opened(bearer.account, identity.Id, address)
      remembered.set(key, { identity, at })
      return identity
    } catch (error) {
      if (error instanceof Refusal) remembered.delete(key)
      throw error
    }
  }

  /** Runs once for all calls that wait for the same user. */
  const loaded = (bearer: Bearer, key: string, address: string): Promise<Identity> => {
    const found = beingLoaded.get(key) ?? checked(bearer, key, address).finally(() => beingLoaded.delete(key))
    beingLoaded.set(key, found)
    return found
  }

  /**
   * Starts after the call has come. Calls that come while a read of their user runs share the next one: a user takes one of the few connections at a time.
   * If the database is busy or away for the running read, it is for them too.
   */
  const loadedNow = (bearer: Bearer, key: string, address: string): Promise<Identity> => {
    const running = beingLoaded.get(key)
    if (!running) return loaded(bearer, key, address)
    const found =
      nextLoads.get(key) ??
      running
        .catch((error: unknown) => {
          if (isAway(error) || isBusy(error)) throw error
        })
        .finally(() => nextLoads.delete(key))
        .then(() => loaded(bearer, key, address))
    nextLoads.set(key, found)
    return found
  }

  const allowed = async (bearer: Bearer, key: string, address: string): Promise<Identity> => {
    const before = remembered.get(key)
    if (!before) return loaded(bearer, key, address)
    if (clock().getTime() - before.at < REMEMBERED_MS) return before.identity
    const answer = loaded(bearer, key, address).catch((error: unknown) => {
      if (isAway(error) || isBusy(error)) return before.identity
      throw error
    })
    const slow = new AbortController()
    try {
      return await Promise.race([answer, setTimeout(SLOW_MS, before.identity, { signal: slow.signal })])
    } finally {
      slow.abort()
    }
  }

  const accountOf = async ({ principal: { id, username, name, surname, role, passwordTemporary } }: User): Promise<Account> => {
    const asked = needsSecondFactor(config, { role, username })
    const active = (await factors.recoveryLeft(id)) !== null
    return { id, username, name: `${name} ${surname}`, passwordTemporary, secondFactor: active ? 'active' : asked ? 'asked' : 'none' }
  }

  return {
    async authenticate(request, { now = false, evenDisabled = false } = {}) {
      if (programs.isKey(request)) return federation.known(await programs.holder(request))
      const bearer = await verify(tokenOf(request))
      const key = 'id' in bearer ? `${bearer.id} ${bearer.session} ${bearer.grant}` : keyOf(bearer.account)
      const who = evenDisabled ? await load(bearer) : await (now ? loadedNow : allowed)(bearer, key, request.ip)
      return federation.open(who, request.headers.authorization ?? '')
    },
    readAgain(id) {
      for (const [key, { identity }] of remembered.entries()) if (identity.Id === id) remembered.delete(key)
    },
    async account(id) {
      const user = Number.isSafeInteger(id) ? await store.user({ id }) : null
      return user && refusalOf(toIdentity(user)) === null ? accountOf(user) : null
    },
    // An unknown name takes the same time as a wrong password. No other reason is told before the password is right.
    async signIn(username, password) {
      const user = await store.user({ username })
      const right = await verifyPassword(password, user?.principal.passwordHash ?? unknownHash)
      if (!user?.principal.passwordHash || !right) return WRONG
      // The demo passwords are public.
      const demo = config.production && demoUsers.some((known) => known.password === password)
      const code = demo ? 'PASSWORD_DIMOSTRATIVA' : refusalOf(toIdentity(user))
      return code ? errors[code].testo : accountOf(user)
    },
    passkeyHost: rpIdOf,
    async signInWithPasskey(answer, site, challenge) {
      const id = await keys.signIn(answer, site, challenge)
      const user = id === null ? null : await store.user({ id })
      if (!user) return errors.PASSKEY_RIFIUTATA.testo
      const code = refusalOf(toIdentity(user))
      return code ? errors[code].testo : accountOf(user)
    },
    async replacePassword(id, password) {
      const user = await store.user({ id })
      if (!user?.principal.passwordTemporary) return null
      return own.replace(user.principal, password, { temporary: false })
    },
    linkOwner: links.owner,
    useLink: links.use,
    mailLink: send && ((username, site) => links.mail(username, site, send)),
    checkCode: (id, code) => factors.check(id, code),
    startSecondFactor: ({ id, username }, suite) => factors.start(id, username, suite),
    async confirmSecondFactor(id, code) {
      const codes = await factors.confirm(id, code)
      if (codes === 'wrong') return errors.CODICE_ERRATO.testo
      return codes === 'expired' ? errors.CHIAVE_SCADUTA.testo : codes
    },
    sessionOpened: (session) => recordSession(db, session, clock()),
    signedOut: (uid) => signedOut(db, uid, clock()),
    removeEndedSessions: () => removeEndedSessions(db, clock()),
    externalSignOut: externals.signOut,
    failed: failures.count,
    enterFailures: () => failures.enter(),
  }
}

/** Whether the user must have a second factor. Demo users need none outside production. */
export const needsSecondFactor = (
  { production }: Pick<Config, 'production'>,
  { role, username }: { readonly role: Role; readonly username: string },
): boolean => secondFactorRoles.includes(role) && (production || !demoUsers.some((demo) => demo.username === username))

/** The key includes every claim that decides about access. */
const keyOf = ({ subject, session, issuedAt, proofs }: ExternalAccount): string => JSON.stringify([subject, session, issuedAt, proofs])

function tokenOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal('NON_AUTENTICATO')
  return token
}
