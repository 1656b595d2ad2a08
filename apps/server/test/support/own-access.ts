/** A server where users sign in with the real provider, with its clock and the calls of the user's own access. */
import { signInAttempt } from '../../src/platform/schema.ts'
import { browser, codeOf, openSignIn, signIn } from './sign-in.ts'
import { PASSWORD, studio } from './studio.ts'

export type OwnAccess = Awaited<ReturnType<typeof ownAccess>>

/** The caller must close it. */
export async function ownAccess() {
  const server = await studio()
  const admin = await server.addUser({ role: 'ADMIN', userCreation: true })
  let ahead = 0
  /** The time of the server. */
  const now = () => new Date(Date.now() + ahead)
  const wait = (minutes: number) => {
    ahead += minutes * 60_000
    server.wait(minutes)
  }
  return {
    ...server,
    now,
    /** Waits until the server no longer remembers sessions and must read them again. */
    forgotten() {
      wait(1.1)
    },
    /** Does something after some minutes. Then the clock is turned back, because tokens are issued by the real clock. */
    async later<T>(minutes: number, act: () => Promise<T>): Promise<T> {
      wait(minutes)
      return act().finally(() => wait(-minutes))
    },
    /** The app's code of half a minute later: already accepted, and different from the present one, which is used up. */
    nextCode: (key: string) => codeOf(key, new Date(now().getTime() + 30_000)),
    forgetAttempts: () => server.db.delete(signInAttempt),
    enter: (username: string, password = PASSWORD) => signIn(server.origin, username, password, { now }),
    asAdmin: async (method: string, path: string, body?: unknown) => server.call(await server.tokenOf(admin.username), method, path, body),
    /** Types name and password on the sign-in page and returns the answer. */
    async attempt(username: string, password: string, who = browser(server.origin)) {
      const { page } = await openSignIn(server.origin, who)
      return { url: page.url, answer: await who.post(page.url, { username, password }), who }
    },
  }
}
