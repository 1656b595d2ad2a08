/** Tickets of the second provider: a grant of its token endpoint, and the address that gives a bearer a ticket for another application. */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { type CryptoKey, jwtVerify } from 'jose'
import { errors, type Provider } from 'oidc-provider'

/** The client of the suite's server. Its page is another client, without a secret. */
export const SERVER_CLIENT = { id: 'bilancia-server', secret: 'segreto-del-server' } as const

export type Tickets = {
  /** A ticket for this user, which works once. */
  readonly give: (username: string) => string
  /** `GET /ticket`: gives a ticket to the bearer. `asked` has the last request. */
  readonly answer: RequestListener
  readonly asked: () => Readonly<Record<string, string>>
}

/** Adds the grant `ticket` to the provider. Its tokens are valid for the suite's calls at `audience`. */
export function tickets(provider: Provider, { audience, key }: { readonly audience: string; readonly key: CryptoKey }): Tickets {
  const given = new Map<string, string>()
  const give = (username: string) => {
    const ticket = randomUUID()
    given.set(ticket, username)
    return ticket
  }

  provider.registerGrantType<{ readonly ticket?: string; readonly nonce?: string }>(
    'ticket',
    async (ctx) => {
      const { ticket = '', nonce } = ctx.oidc.params
      const accountId = given.get(ticket)
      if (accountId === undefined) throw new errors.InvalidGrant('unknown ticket')
      given.delete(ticket)
      ctx.oidc.entity('Account', { accountId, claims: () => ({ sub: accountId }) })
      const { client } = ctx.oidc
      const grantId = await new provider.Grant({ accountId, clientId: client.clientId }).save()
      const token = new provider.AccessToken({ client, accountId, grantId, gty: 'ticket', scope: 'api' })
      token.resourceServer = new provider.ResourceServer(audience, { scope: 'api', accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } })
      const idToken = new provider.IdToken({ sub: accountId }, { ctx })
      idToken.set('nonce', nonce)
      ctx.body = {
        access_token: await token.save(),
        id_token: await idToken.issue({ use: 'idtoken' }),
        scope: 'openid api',
        token_type: 'Bearer',
        expires_in: token.expiration,
      }
    },
    ['ticket', 'nonce'],
  )

  let asked: Readonly<Record<string, string>> = {}
  return {
    give,
    asked: () => asked,
    answer: async ({ url = '', headers }, response) => {
      asked = Object.fromEntries(new URL(url, provider.issuer).searchParams)
      const verified = await jwtVerify(headers.authorization?.replace('Bearer ', '') ?? '', key, { audience }).catch(() => null)
      const answer = verified?.payload.sub ? { ticket: give(verified.payload.sub) } : { status: 'Error', message: 'token rifiutato' }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    },
  }
}
