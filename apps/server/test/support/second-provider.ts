/** An external OpenID provider: a plain `oidc-provider` with its own users, keys, pages and settings. */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { freePort } from './port.ts'
import { SERVER_CLIENT, type Tickets, tickets } from './tickets.ts'

export const CLIENT_ID = 'bilancia-studio'

export type SecondProvider = { readonly issuer: string; readonly tickets: Tickets; readonly close: () => Promise<void> }

/** Signs in anybody under the typed name. `origin` is that of the suite; `others` are its addresses with a brand. */
export async function secondProvider(origin: string, port?: number, others: readonly string[] = []): Promise<SecondProvider> {
  const at = port ?? (await freePort())
  const issuer = `http://127.0.0.1:${at}`
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'loro', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['una chiave di prova'] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [origin, ...others].map((address) => `${address}/callback`),
        post_logout_redirect_uris: [origin, ...others].map((address) => `${address}/`),
      },
      {
        client_id: SERVER_CLIENT.id,
        client_secret: SERVER_CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['ticket'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    clientAuthMethods: ['none', 'client_secret_post'],
    // The page asks for its tokens from another origin.
    clientBasedCORS: () => true,
    scopes: ['openid', 'profile', 'offline_access'],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, preferred_username: sub }) }),
    extraTokenClaims: (ctx) => ({ preferred_username: ctx.oidc.entities.Account?.accountId }),
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => `${origin}/api`,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: 'api', accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }),
      },
    },
  })
  const ours = tickets(provider, { audience: `${origin}/api`, key: publicKey })
  const callback = provider.callback()
  const server = createServer((request, response) => (request.url?.startsWith('/ticket?') ? ours.answer : callback)(request, response))
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  return {
    issuer,
    tickets: ours,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
