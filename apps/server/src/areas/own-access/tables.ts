/** The tables of a user's own access: with what they prove who they are, and from where. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { walls } from '../../platform/row-security.ts'
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
    /** The step of the last code taken: none is taken twice. */
    lastStep: integer().notNull().default(0),
    /** Hashes, as of passwords, of the recovery codes not yet used. */
    recovery: jsonb().$type<readonly string[]>().notNull().default([]),
    insertedAt: moment().notNull(),
    /** Null until the app has shown its first code: it is not asked for before. */
    confirmedAt: moment(),
  },
  () => [walls.secondFactor],
)

/** From where a session of the embedded provider was opened; the session itself is a row of `oidc_artifact`. */
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
  (t) => [index('sign_in_session_of_user').on(t.principalId), walls.signInSession],
)

/** A link with which a user chooses their password, once. A user has one at most. */
export const accessLink = pgTable(
  'access_link',
  {
    principalId: integer()
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the link carries. */
    digest: text().notNull(),
    madeAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  () => [walls.accessLink],
)
