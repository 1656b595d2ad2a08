/** What the provider needs to know about users. */
import type { Site } from '../sites.ts'

export type Account = {
  readonly id: number
  readonly username: string
  readonly name: string
  /** Somebody else chose the password: the user must change it first. */
  readonly passwordTemporary: boolean
  /** `asked`: the role requires one, and the user has none yet. */
  readonly secondFactor: 'active' | 'asked' | 'none'
}

/** The key in base32, and its QR code as SVG. */
export type Enrolment = { readonly secret: string; readonly qr: string }

export type Accounts = {
  /** The account with this id, if it may sign in. */
  readonly account: (id: number) => Promise<Account | null>
  /** The account, or an Italian sentence with the reason for the refusal. */
  readonly signIn: (username: string, password: string) => Promise<Account | string>
  /** The host whose passkeys work at this site; null if none do. */
  readonly passkeyHost: (site: Site) => string | null
  /** The account whose passkey gave this answer (JSON) to the challenge, or an Italian sentence with the reason for the refusal. */
  readonly signInWithPasskey: (answer: string, site: Site, challenge: string) => Promise<Account | string>
  /** Replaces a password that somebody else chose. Returns an Italian sentence if the new one is refused, otherwise null. */
  readonly replacePassword: (id: number, password: string) => Promise<string | null>
  /** The username of the owner of the link; null if the link is no longer valid. */
  readonly linkOwner: (token: string) => Promise<string | null>
  /** Sets the password of the owner of the link. Returns an Italian sentence if it is refused, otherwise null. */
  readonly useLink: (token: string, password: string) => Promise<string | null>
  /** Sends a link to the user with this name, if there is one; null if the server cannot send mail. */
  readonly mailLink: ((username: string, site: Site) => Promise<void>) | null
  /** Whether the code is right: one of the authenticator app, or a recovery code. */
  readonly checkCode: (id: number, code: string) => Promise<boolean>
  /** `suite`: the name of the suite in the app on the telephone. */
  readonly startSecondFactor: (account: Account, suite: string) => Promise<Enrolment>
  /** The recovery codes, or an Italian sentence if the code is refused. */
  readonly confirmSecondFactor: (id: number, code: string) => Promise<readonly string[] | string>
  readonly sessionOpened: (session: {
    readonly uid: string
    readonly principalId: number
    readonly userAgent: string | null
    readonly address: string | null
    /** `pwd`, `otp`, `pop`, `user` (RFC 8176). */
    readonly proofs: readonly string[]
  }) => Promise<void>
  /** Records that the user has ended this session. */
  readonly signedOut: (uid: string) => Promise<void>
  /** Counts a failed sign-in. `waited`: it was refused because the user must wait, and the password was not checked. */
  readonly failed: (failure: { readonly username: string; readonly address: string; readonly waited: boolean }) => Promise<void>
  /** Writes the counts into the register. */
  readonly enterFailures: () => Promise<void>
  /** Deletes the addresses of ended sessions. */
  readonly removeEndedSessions: () => Promise<void>
}
