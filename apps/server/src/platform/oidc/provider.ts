/** The embedded OpenID provider: authorization code with PKCE for one public client, our own page, without a page of consent. */
import { API_BASE } from '@bilancia/contract/api'
import { type AdapterFactory, type errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Config } from '../config.ts'
import { cookieName } from '../cookies.ts'
import { RETRY_AFTER } from '../failures.ts'
import { times } from '../kept.ts'
import type { Site } from '../sites.ts'
import type { Accounts } from './accounts.ts'
import { INTERACTION_S } from './adapter.ts'
import { ALGORITHM, type ProviderKeys } from './keys.ts'
import { failurePage, messagePage, signOutPage } from './pages.ts'
import { orUnavailable } from './unavailable.ts'

const MINUTE = 60
const SESSION = times.sessionHours * 60 * MINUTE
const SCOPES = ['openid', 'profile']

/** The path of the provider under the origin. */
export const PROVIDER_PATH = '/idp'
/** The issuer at one address of the suite: `iss` of its tokens. */
export const issuerOf = ({ origin }: Pick<Site, 'origin'>) => origin + PROVIDER_PATH
/** The audience of the access tokens at all addresses: `aud`. */
export const audienceOf = ({ origin }: Pick<Config, 'origin'>) => origin + API_BASE

type Parts = { readonly adapter: AdapterFactory; readonly config: Config; readonly site: Site; readonly accounts: Accounts; readonly keys: ProviderKeys }

/** Builds the provider of a site; `mountProvider` puts it under its path. All share users, keys and the table of artifacts. */
export function createProvider({ adapter, config, site, accounts, keys }: Parts): Provider {
  const { origin } = site
  const audience = audienceOf(config)
  const home = `${origin}/`
  const accountOf = orUnavailable(accounts.account)
  const sessionOpened = orUnavailable(accounts.sessionOpened)
  const api = { scope: 'api', audience, accessTokenFormat: 'jwt', accessTokenTTL: 10 * MINUTE, jwt: { sign: { alg: ALGORITHM } } } as const
  const provider = new Provider(issuerOf(site), {
    adapter,
    jwks: { keys: [...keys.signing] },
    cookies: { names: cookieNames(config), keys: [...keys.cookies], long: { signed: true }, short: { signed: true } },
    clients: [
      {
        client_id: config.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/callback`],
        post_logout_redirect_uris: [home],
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'] },
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: INTERACTION_S,
      // Counted from the sign-in. Using the session does not extend it.
      Session: (_, { loginTs }) => (loginTs === undefined ? SESSION : Math.max(1, loginTs + SESSION - Math.floor(Date.now() / 1000))),
      Grant: SESSION,
      // A rotation gives a new token with the same end.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION,
    },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    async findAccount(_, sub) {
      const account = await accountOf(Number(sub))
      if (!account) return undefined
      const claims = { sub, preferred_username: account.username, name: account.name }
      return { accountId: sub, claims: () => claims }
    },
    extraTokenClaims: async (ctx, token) => {
      const claims = await ctx.oidc.entities.Account?.claims('id_token', 'profile', {}, [])
      // The session and the grant of the token. A sign-out, or a second use of a code or refresh token, ends it (`tokens.ts`).
      const { sid, gid } = 'sessionUid' in token ? { sid: token.sessionUid, gid: token.grantId } : {}
      return { preferred_username: claims?.preferred_username, name: claims?.name, sid, gid }
    },
    loadExistingGrant: async (ctx) => {
      const { session } = ctx.oidc
      const [uid, principalId] = [session?.uid, Number(session?.accountId)]
      const opened = { uid: uid ?? '', principalId, userAgent: ctx.get('user-agent') || null, address: ctx.ip, proofs: session?.amr ?? [] }
      if (uid !== undefined) await sessionOpened(opened)
      return ownGrant(ctx, audience)
    },
    interactions: { url: (_, { uid }) => `${issuerOf(site)}/interaction/${uid}`, policy: signInOnly() },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => api,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          const { session, entities } = ctx.oidc
          // A request with the ID token of this session comes from the button 'Esci'.
          const confirmed = entities.IdTokenHint?.payload.sub === session?.accountId
          ctx.body = signOutPage(site.dress, { form, confirmed, link: home })
        },
        postLogoutSuccessSource(ctx) {
          ctx.body = messagePage(site.dress, { title: 'Uscita riuscita', text: `L'accesso a ${site.brand.name} è chiuso su questo browser.`, link: home })
        },
      },
    },
    renderError: (ctx) => sayFailure(ctx),
  })
  const sayFailure = (ctx: Pick<KoaContextWithOIDC, 'status' | 'type' | 'body'>) => {
    const { status } = ctx
    ctx.type = 'html'
    ctx.body = failurePage(site.dress, status, home)
    ctx.status = status
  }
  provider.use(async (ctx, next) => {
    // The library saves the session after its own answer.
    await next().catch((error: Partial<errors.OIDCProviderError>) => {
      provider.emit('server_error', ctx, error)
      ctx.remove('location')
      ctx.status = error.statusCode ?? 500
      sayFailure(ctx)
    })
    if (ctx.status === 503) ctx.set(RETRY_AFTER)
    // Our pages have the same origin. Pages of other origins may not read an answer.
    for (const name of Object.keys(ctx.response.headers)) if (name.startsWith('access-control-')) ctx.remove(name)
    const { route, params, session } = ctx.oidc ?? {}
    if (route === 'end_session_confirm' && params?.logout && session && ctx.status === 303) await accounts.signedOut(session.uid)
    if (ctx.status === 404 && !ctx.body) sayFailure(ctx)
  })
  return provider
}

/** The session cookie is for all paths of the provider, each other one for one sign-in. */
function cookieNames({ origin }: Pick<Config, 'origin'>) {
  const secure = origin.startsWith('https:')
  const one = { secure, path: PROVIDER_PATH }
  return {
    session: cookieName('_session', { secure, path: '/' }),
    interaction: cookieName('_interaction', one),
    resume: cookieName('_interaction_resume', one),
  }
}

/** Our only client gets every scope, and no page asks for consent. */
async function ownGrant(ctx: KoaContextWithOIDC, audience: string) {
  const { provider, session, client, account } = ctx.oidc
  if (!session || !client || !account) throw new Error('a grant needs session, client and account')
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing && existing.accountId === account.accountId) return existing
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(audience, 'api')
  await grant.save()
  return grant
}

/** Without the prompt of consent. If the user of a session may no longer sign in, the provider asks for a new sign-in. */
function signInOnly() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('account_refused', 'the user may no longer sign in', ({ oidc }) =>
        oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}
