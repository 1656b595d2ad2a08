/** A suite of its own, beside the one of the other tests: its settings, its data, its provider of identities. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/test/support/port.ts'
import { type SecondProvider, secondProvider } from '../../apps/server/test/support/second-provider.ts'
import { SERVER_CLIENT } from '../../apps/server/test/support/tickets.ts'

export type OwnSuite = {
  readonly origin: string
  readonly provider: SecondProvider
  /** A call in the name of a user; throws what a refusal says. */
  readonly call: <T>(username: string, method: string, path: string, body?: object) => Promise<T>
  readonly close: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')

/** The server process with demo data, whose users sign in at the second provider. */
export async function suiteWith(settings: Readonly<Record<string, string>>): Promise<OwnSuite> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const provider = await secondProvider(origin)
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-sua-'))
  const sso = {
    OIDC_ISSUER: provider.issuer,
    SSO_TOKEN_URL: `${provider.issuer}/token`,
    SSO_TICKET_URL: `${provider.issuer}/ticket`,
    SSO_CLIENT_ID: SERVER_CLIENT.id,
    SSO_CLIENT_SECRET: SERVER_CLIENT.secret,
  }
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, TZ: 'Europe/Rome', ...sso, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await answers(`${origin}/api/settings`)

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
      server.kill('SIGTERM')
      await ended
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
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

const PATIENCE_MS = 60_000

async function answers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
