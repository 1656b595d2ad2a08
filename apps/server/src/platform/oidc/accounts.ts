/** What the provider asks of the users it signs in. */
import type { Site } from '../sites.ts'

export type Account = {
  readonly id: number
  readonly username: string
  readonly name: string
  /** Chosen by somebody else, to be changed before anything else. */
  readonly passwordTemporary: boolean
  /** `asked`: the role needs one and there is none yet. */
  readonly secondFactor: 'active' | 'asked' | 'none'
}

/** Base32, and the picture of it as an SVG. */
export type Enrolment = { readonly secret: string; readonly qr: string }

export type Accounts = {
  /** The account with this id, as long as it may sign in. */
  readonly account: (id: number) => Promise<Account | null>
  /** The account, or the Italian sentence that refuses it. */
  readonly signIn: (username: string, password: string) => Promise<Account | string>
  /** The host whose passkeys sign in at this site; null where there are none. */
  readonly passkeyHost: (site: Site) => string | null
  /** The account whose passkey gave this answer (JSON) to the challenge, or the Italian sentence that refuses it. */
  readonly signInWithPasskey: (answer: string, site: Site, challenge: string) => Promise<Account | string>
  /** Gives a password of their own to whoever has one by somebody else. Answers the Italian sentence that refuses it, or null. */
  readonly replacePassword: (id: number, password: string) => Promise<string | null>
  /** Whose link this is, by username; null where it is no longer good. */
  readonly linkOwner: (token: string) => Promise<string | null>
  /** Gives the owner of the link this password. Answers the Italian sentence that refuses it, or null. */
  readonly useLink: (token: string, password: string) => Promise<string | null>
  /** Sends a link to whoever has this name, if somebody has it; null where no mail can be sent. */
  readonly mailLink: ((username: string, site: Site) => Promise<void>) | null
  /** Whether the code of the authenticator app, or the recovery code, is right. */
  readonly checkCode: (id: number, code: string) => Promise<boolean>
  /** `suite` is what the app on the telephone calls the suite. */
  readonly startSecondFactor: (account: Account, suite: string) => Promise<Enrolment>
  /** The recovery codes, or the Italian sentence that refuses the code. */
  readonly confirmSecondFactor: (id: number, code: string) => Promise<readonly string[] | string>
  readonly sessionOpened: (session: {
    readonly uid: string
    readonly principalId: number
    readonly userAgent: string | null
    readonly address: string | null
  }) => Promise<void>
  /** The user has ended this session. */
  readonly signedOut: (uid: string) => Promise<void>
  /** Counts a sign-in that did not succeed; `waited`: it was refused without a look. */
  readonly failed: (failure: { readonly username: string; readonly address: string; readonly waited: boolean }) => Promise<void>
  /** Enters what was counted into the register. */
  readonly enterFailures: () => Promise<void>
  /** Forgets from where the sessions came that have ended. */
  readonly removeEndedSessions: () => Promise<void>
}
