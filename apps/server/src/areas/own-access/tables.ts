/** The tables of a user's own access: second factor, passkeys, sessions, links. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
import { moment, principal } from '../../platform/schema.ts'

/** An authenticator app (RFC 6238); a user has one at most. */
export const secondFactor = pgTable(
  'second_factor',
  {
    principalId: integer()
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** Base32, sealed by the vault. It must be read back to compare codes, so it cannot be a hash. */
    secret: text().notNull(),
    /** The step of the last accepted code. No code is accepted twice. */
    lastStep: integer().notNull().default(0),
    /** Hashes of the unused recovery codes, in the form of passwords. */
    recovery: jsonb().$type<readonly string[]>().notNull().default([]),
    insertedAt: moment().notNull(),
    /** Null until the first code of the app. Until then sign-in does not ask for a code. */
    confirmedAt: moment(),
  },
  () => [policies.secondFactor],
)

/** A passkey (WebAuthn). It works at one host, the relying party, as long as this row exists. */
export const passkey = pgTable(
  'passkey',
  {
    /** The id that its authenticator gave it, base64url. */
    id: text().primaryKey(),
    principalId: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    rpId: text().notNull(),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it has signed; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    insertedAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('passkey_of_user').on(t.principalId), policies.passkey],
)

/** The origin of a session of the embedded provider. The session itself is a row of `oidc_artifact`. */
export const signInSession = pgTable(
  'sign_in_session',
  {
    /** `uid` of the session. */
    uid: text().primaryKey(),
    principalId: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull(),
    userAgent: text(),
    address: text(),
  },
  (t) => [index('sign_in_session_of_user').on(t.principalId), policies.signInSession],
)

/** A link with which a user chooses their password, once. A user has one at most. */
export const accessLink = pgTable(
  'access_link',
  {
    principalId: integer()
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link. */
    digest: text().notNull(),
    madeAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  () => [policies.accessLink],
)

/** Somebody has asked to take the password or the second factor away from an administrator, and another may confirm it. */
export const accessRequest = pgTable(
  'access_request',
  {
    principalId: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    askedBy: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    what: text({ enum: ['password', 'secondfactor'] }).notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    confirmedBy: integer().references(() => principal.id, { onDelete: 'set null' }),
    confirmedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.principalId, t.askedBy, t.what] }), policies.accessRequest],
)
