/** The real server behind the pages of the browser tests, with demo data of its own. */
import { startServer } from '../../../../../e2e/support/server.ts'
import { freePort } from '../../../../server/test/support/port.ts'
import { signIn } from '../../../../server/test/support/sign-in.ts'

// The configuration forwards calls to this port, before the server starts.
process.env.BILANCIA_BROWSER_PORT ??= String(await freePort())
const port = Number(process.env.BILANCIA_BROWSER_PORT)
/** The address of the server, to which Vite forwards the calls of the pages. */
export const origin = `http://localhost:${port}`

/** Runs before the tests. Returns what ends the server. */
export async function setup(): Promise<() => Promise<void>> {
  const { close } = await startServer(port, {})
  return close
}

/** Longer than all tests: no page renews its token. On a slow machine the page of an earlier test would do so, and end the session of a later one. */
const NEVER_S = 3_600

/** What the sign-in library keeps in the browser of this demo user. */
export async function sessionOf(_: unknown, username: string): Promise<readonly [key: string, value: string]> {
  const tokens = await signIn(origin, username, `bilancia-${username}`)
  const profile = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString())
  const user = { ...tokens, expires_at: Math.floor(Date.now() / 1000) + NEVER_S, profile, token_type: 'Bearer', scope: 'openid profile api' }
  return [`oidc.user:${origin}/idp:bilancia`, JSON.stringify(user)]
}

/** The page as the server sends it. */
export const servedPage = async (): Promise<string> => (await fetch(`${origin}/`)).text()
