/** A server on which users come in by the real provider, with its clock and the doors that their tests knock at. */
import { signInAttempt } from '../../src/platform/schema.ts'
import { browser, codeOf, openSignIn, signIn } from './sign-in.ts'
import { PASSWORD, studio } from './studio.ts'

export type OwnAccess = Awaited<ReturnType<typeof ownAccess>>

/** The caller closes it. */
export async function ownAccess() {
  const server = await studio()
  const admin = await server.addUser({ role: 'ADMIN', userCreation: true })
  let ahead = 0
  /** What the server's clock says. */
  const now = () => new Date(Date.now() + ahead)
  const wait = (minutes: number) => {
    ahead += minutes * 60_000
    server.wait(minutes)
  }
  return {
    ...server,
    now,
    /** What a process remembers of a session ends. */
    forgotten() {
      wait(1.1)
    },
    /** Does something when so much time has passed; tokens are issued by the real clock, so it is turned back. */
    async later<T>(minutes: number, act: () => Promise<T>): Promise<T> {
      wait(minutes)
      return act().finally(() => wait(-minutes))
    },
    /** What the app shows in half a minute: the server takes it already, and the one of now is used up. */
    nextCode: (key: string) => codeOf(key, new Date(now().getTime() + 30_000)),
    forgetAttempts: () => server.db.delete(signInAttempt),
    enter: (username: string, password = PASSWORD) => signIn(server.origin, username, password, { now }),
    asAdmin: async (method: string, path: string, body?: unknown) => server.call(await server.tokenOf(admin.username), method, path, body),
    /** Name and password typed on the sign-in page, and the answer. */
    async attempt(username: string, password: string, who = browser(server.origin)) {
      const { page } = await openSignIn(server.origin, who)
      return { url: page.url, answer: await who.post(page.url, { username, password }), who }
    },
  }
}
