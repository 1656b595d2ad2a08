/** Who makes a call, and who may sign in. */
import { type ErrorCode, errors, type Identity } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Accounts } from '../../platform/oidc/accounts.ts'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import { Refusal } from '../../platform/problem.ts'
import { demoUsers } from '../../platform/seed.ts'
import { type Bearer, tokenVerifier } from '../../platform/tokens.ts'
import { toIdentity } from './identity.ts'
import { dayInRome, signInRefusal } from './sign-in-checks.ts'
import { authStore } from './store.ts'

/** A calculation call has no time for the database: a change of a user reaches other processes within this. */
const REMEMBERED_MS = 10_000
const WRONG = 'Nome utente o password non corretti'

export type Users = Accounts & Pick<Deps, 'authenticate'>

type Parts = { readonly db: Db; readonly clock: () => Date; readonly config: Config }

/** The users as calls and sign-in see them; one per process, because it remembers who called. */
export function users({ db, clock, config }: Parts): Users {
  const store = authStore(db)
  const verify = tokenVerifier({ db, clock, config })
  const remembered = new LRUCache<string, Identity>({ max: 5000, ttl: REMEMBERED_MS, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const unknownHash = hashPassword('nobody has this one')

  const refusalOf = (identity: Identity): ErrorCode | null => signInRefusal(identity, dayInRome(clock()))

  const load = async (bearer: Bearer): Promise<Identity> => {
    const user = await store.user(bearer)
    if (!user) throw new Refusal('UTENTE_NON_VALIDO')
    return toIdentity(user)
  }

  const allowed = async (bearer: Bearer, key: string): Promise<Identity> => {
    const before = remembered.get(key)
    if (before) return before
    const identity = await load(bearer)
    const code = refusalOf(identity)
    if (code) throw new Refusal(code)
    remembered.set(key, identity)
    return identity
  }

  return {
    async authenticate(request, { evenDisabled = false } = {}) {
      const bearer = await verify(tokenOf(request))
      return evenDisabled ? load(bearer) : allowed(bearer, 'id' in bearer ? String(bearer.id) : `@${bearer.username}`)
    },
    async account(id) {
      const user = Number.isSafeInteger(id) ? await store.user({ id }) : null
      return user && refusalOf(toIdentity(user)) === null ? accountOf(user.principal) : null
    },
    // An unknown name costs the same time as a wrong password, and nothing else is said before the password is right.
    async signIn(username, password) {
      const user = await store.user({ username })
      const right = await verifyPassword(password, user?.principal.passwordHash ?? (await unknownHash))
      if (!user?.principal.passwordHash || !right) return WRONG
      // Everybody can read the demo passwords in the source.
      const demo = config.production && demoUsers.some((known) => known.password === password)
      const code = demo ? 'PASSWORD_DIMOSTRATIVA' : refusalOf(toIdentity(user))
      return code ? errors[code].testo : accountOf(user.principal)
    },
  }
}

const accountOf = ({ id, username, name, surname }: { readonly id: number; readonly username: string; readonly name: string; readonly surname: string }) => ({
  id,
  username,
  name: `${name} ${surname}`,
})

function tokenOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal('NON_AUTENTICATO')
  return token
}
