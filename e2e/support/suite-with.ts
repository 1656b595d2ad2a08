/** A separate suite with its own settings, data and identity provider. */
import { freePort } from '../../apps/server/test/support/port.ts'
import { type SecondProvider, secondProvider } from '../../apps/server/test/support/second-provider.ts'
import { SERVER_CLIENT } from '../../apps/server/test/support/tickets.ts'
import { startServer } from './server.ts'

export type OwnSuite = {
  readonly origin: string
  readonly provider: SecondProvider
  /** A call as a user. Throws the text of a refusal. */
  readonly call: <T>(username: string, method: string, path: string, body?: object) => Promise<T>
  readonly close: () => Promise<void>
}

/**
 * The server process with demo data, whose users sign in at a second provider. `hosts`: further hosts that the provider may
 * return to.
 */
export async function suiteWith(settings: Readonly<Record<string, string>>, hosts: readonly string[] = []): Promise<OwnSuite> {
  const port = await freePort()
  const others = hosts.map((host) => `http://${host}:${port}`)
  const provider = await secondProvider(`http://localhost:${port}`, undefined, others)
  const { origin, close } = await startServer(port, {
    OIDC_ISSUER: provider.issuer,
    OIDC_SECOND_FACTOR: 'no',
    SSO_TOKEN_URL: `${provider.issuer}/token`,
    SSO_TICKET_URL: `${provider.issuer}/ticket`,
    SSO_CLIENT_ID: SERVER_CLIENT.id,
    SSO_CLIENT_SECRET: SERVER_CLIENT.secret,
    ...settings,
  })

  const tokens = new Map<string, Promise<string>>()
  const tokenOf = async (username: string) => {
    const token = tokens.get(username) ?? exchange(origin, provider.tickets.give(username))
    tokens.set(username, token)
    return token
  }
  return {
    origin,
    provider,
    call: async (username, method, path, body) => {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${await tokenOf(username)}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
      return response.json()
    },
    close: async () => {
      await close()
      await provider.close()
    },
  }
}

async function exchange(origin: string, ticket: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  })
  const { access_token }: { readonly access_token: string } = await response.json()
  return access_token
}
