/**
 * The tables, one dialect for the embedded database and for PostgreSQL. After a change: `npx drizzle-kit generate` in
 * this workspace writes the migration; both are committed together.
 */
import type { KeyGroup } from '@bilancia/contract/api'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { policies } from './row-security.ts'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** Who wrote a record first and last, and when. The time of the last change identifies its version. */
export const stamps = { insertDate: moment().notNull().defaultNow(), insertUser: text(), updateDate: moment(), updateUser: text() }
/**
 * What a row keeps of the call that made it (`idempotency.ts`): its `Idempotency-Key`, so that the repeated call answers this row, and a SHA-256 that covers
 * its body, so that another body with the same key is refused.
 */
export const creation = { creationKey: text(), creationDigest: text() }
/** The key for sorting and searching a text: without accents and case, the same on both databases (`sort_key`, ordered bytewise). */
export const sorted = (of: string) => text().generatedAlwaysAs(sql.raw(`sort_key("${of}")`))

/** The licence holder. */
export const company = pgTable(
  'company',
  {
    id: id(),
    businessName: text().notNull(),
    vatNumber: text().notNull(),
    taxCode: text(),
    applicationName: text(),
    uiLogoUrl: text(),
    uiLogoBackground: text(),
    uiHome: text(),
    forfetariMenuName: text(),
    convMenuName: text(),
    budgetMenuName: text(),
    easystartName: text(),
    logoutUrl: text(),
    isLocked: boolean().notNull().default(false),
    isFederated: boolean().notNull().default(false),
    hasEasyStart: boolean().notNull().default(false),
    importEnabled: boolean().notNull().default(false),
    nameKey: sorted('business_name'),
    ...creation,
    ...stamps,
  },
  (t) => [unique('company_creation').on(t.insertUser, t.creationKey), policies.company],
)

/** A brand: name and look of the suite on the hosts that `BRAND_HOSTS` gives it. Colours and logo are written into the style of a page. */
export const brand = pgTable(
  'brand',
  {
    id: id(),
    code: text().notNull().unique('brand_by_code'),
    name: text().notNull(),
    motto: text().notNull(),
    /** A data address. */
    logo: text().notNull(),
    /** Width by height. */
    logoRatio: doublePrecision().notNull(),
    logoPlain: boolean().notNull(),
    primary: text().notNull(),
    primaryDark: text().notNull(),
    accent: text().notNull(),
    cover: text({ enum: ['TINTA', 'CERCHI', 'RAGGI'] }).notNull(),
    forfetariName: text().notNull(),
    convName: text().notNull(),
    budgetName: text().notNull(),
    formeName: text().notNull(),
    easystartName: text().notNull(),
    ...stamps,
  },
  (t) => [
    check('brand_colours', sql`${t.primary} ~* '^#[0-9a-f]{6}$' and ${t.primaryDark} ~* '^#[0-9a-f]{6}$' and ${t.accent} ~* '^#[0-9a-f]{6}$'`),
    // A semicolon would end the statement for drizzle-kit.
    check('brand_logo', sql`${t.logo} ~ '^data:image/(png|jpeg|svg[+]xml).base64,[A-Za-z0-9+/]+=*$'`),
    policies.brand,
  ],
)

/** The studio. */
export const agency = pgTable(
  'agency',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => company.id),
    name: text().notNull(),
    vatNumber: text(),
    code: text().notNull(),
    address: text(),
    cap: text(),
    city: text(),
    cityCode: text(),
    provinceCode: text(),
    /** From this day on its users cannot sign in. */
    disabled: date({ mode: 'string' }),
    state: text({ enum: ['A', 'D', 'S'] })
      .notNull()
      .default('A'),
    /** Maximum number of users. */
    principalCounter: integer().notNull().default(1),
    /** An OPERATOR sees only the clients that they follow. */
    assignedClientsOnly: boolean().notNull().default(false),
    /** The private diaries of payments show amounts too, not only who pays. */
    detailedDiaries: boolean().notNull().default(false),
    nameKey: sorted('name'),
    ...creation,
    ...stamps,
  },
  (t) => [
    unique('agency_creation').on(t.insertUser, t.creationKey),
    check('agency_state', sql`${t.state} in ('A', 'D', 'S')`),
    index('agency_by_name').on(sql`${t.nameKey} collate "C"`, t.id),
    index('agency_of_company').on(t.companyId),
    policies.agency,
  ],
)

/** The user; the embedded provider signs in with these credentials. */
export const principal = pgTable(
  'principal',
  {
    id: id(),
    companyId: integer().references(() => company.id),
    username: text().notNull(),
    /** `argon2id$…`: algorithm, parameters, salt and hash; null if an external provider keeps the password. */
    passwordHash: text(),
    /** The account at an external provider, from its first sign-in on: its issuer and its `sub`, which no rename changes. */
    externalIssuer: text(),
    externalSubject: text(),
    /** Chosen by somebody else; the user must change it at the next sign-in. */
    passwordTemporary: boolean().notNull().default(false),
    /** The studio in which a user of several studios works. If it is null or no longer one of theirs, the first one counts. */
    agencyId: integer().references(() => agency.id, { onDelete: 'set null' }),
    /** When and by whom the access was reset last, until the user has read it on the home page. */
    accessResetAt: moment(),
    accessResetBy: text(),
    surname: text().notNull(),
    name: text().notNull(),
    mail: text().notNull(),
    taxcode: text(),
    phone: text(),
    language: text(),
    avatarId: integer(),
    role: text({ enum: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] }).notNull(),
    disabled: date({ mode: 'string' }),
    applicationForfetari: boolean().notNull().default(true),
    applicationConvenienza: boolean().notNull().default(true),
    applicationBudget: boolean().notNull().default(true),
    applicationForme: boolean().notNull().default(true),
    applicationEasyStart: boolean().notNull().default(false),
    userCreation: boolean().notNull().default(false),
    reportEnabled: boolean().notNull().default(false),
    /** A closed user cannot sign in. The row stays, because calculations and accesses refer to it. */
    closedAt: moment(),
    surnameKey: sorted('surname'),
    nameKey: sorted('name'),
    usernameKey: sorted('username'),
    ...stamps,
  },
  (t) => [
    unique('principal_username').on(t.username),
    unique('principal_external').on(t.externalIssuer, t.externalSubject),
    index('principal_by_surname').on(sql`${t.surnameKey} collate "C"`, t.id),
    index('principal_of_company').on(t.companyId),
    /** `Mario` and `mario` are the same name, at sign-in and in the register. */
    unique('principal_username_once').on(t.usernameKey),
    policies.principal,
  ],
)

/** What a studio charges its clients per year for each form, in euro. Null: the studio has no price, and the benchmark counts. */
export const priceList = pgTable(
  'price_list',
  {
    agencyId: integer()
      .primaryKey()
      .references(() => agency.id, { onDelete: 'cascade' }),
    forfettario: doublePrecision(),
    dittaIndividuale: doublePrecision(),
    impresaFamiliare: doublePrecision(),
    professionista: doublePrecision(),
    studioAssociato: doublePrecision(),
    societaDiPersone: doublePrecision(),
    srl: doublePrecision(),
    ...stamps,
  },
  () => [policies.priceList],
)

/** A user's link to a studio. */
export const principalAuth = pgTable(
  'principal_auth',
  {
    id: id(),
    principalId: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    agencyId: integer()
      .notNull()
      .references(() => agency.id),
    ...stamps,
  },
  (t) => [unique('principal_auth_once').on(t.principalId, t.agencyId), index('principal_auth_agency').on(t.agencyId), policies.principalAuth],
)

/** One row per user, application and day. */
export const accessLog = pgTable(
  'access_log',
  {
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    application: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.principalId, t.application, t.day] }), policies.accessLog],
)

/**
 * What the lists of clients sort by before the name. `~` is greater than letters and digits: clients without the value come last. `case`, not `coalesce`:
 * under row-level security PostgreSQL uses an index only for expressions that it knows to reveal nothing, and `coalesce` is not among them.
 */
export const clientGroups = {
  ateco: (ateco: unknown): SQL<string> => sql`(case when ${ateco} is null then '~' else ${ateco} end) collate "C"`,
  stato: (stato: unknown): SQL<string> => sql`(case ${stato} when 'ATTIVO' then '1' when 'SOSPESO' then '2' else '3' end) collate "C"`,
  /** 0: nobody. The names of the followers are in another table, so the index gives only the clients of one follower. */
  seguitoDa: (seguitoDa: unknown): SQL<number> => sql`case when ${seguitoDa} is null then 0 else ${seguitoDa} end`,
} as const

/** A client of a studio. */
export const client = pgTable(
  'client',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => company.id),
    agencyId: integer()
      .notNull()
      .references(() => agency.id),
    tipo: text({ enum: ['PERSONA', 'SOCIETA'] }).notNull(),
    denominazione: text().notNull(),
    codiceFiscale: text().notNull(),
    partitaIva: text(),
    ateco: text(),
    comune: text(),
    seguitoDa: integer().references(() => principal.id, { onDelete: 'set null' }),
    stato: text({ enum: ['ATTIVO', 'SOSPESO', 'CESSATO'] }).notNull(),
    etichette: text(),
    /** JSON of mail, telephone and notes, sealed by the vault; null if all are empty. */
    sealed: text(),
    ...creation,
    denominazioneKey: sorted('denominazione'),
    ...stamps,
  },
  (t) => [
    unique('client_once').on(t.agencyId, t.codiceFiscale),
    unique('client_creation').on(t.agencyId, t.creationKey),
    /** Holds all that a search compares and the policy reads, so that a search reads only the rows that it finds. */
    index('client_by_name').on(
      t.agencyId,
      sql`${t.denominazioneKey} collate "C"`,
      t.id,
      ...[t.codiceFiscale, t.partitaIva, t.tipo, t.stato, t.companyId, t.seguitoDa],
    ),
    index('client_by_change').on(t.agencyId, t.updateDate, t.id),
    index('client_by_state').on(t.agencyId, clientGroups.stato(t.stato), sql`${t.denominazioneKey} collate "C"`, t.id),
    index('client_by_ateco').on(t.agencyId, clientGroups.ateco(t.ateco), sql`${t.denominazioneKey} collate "C"`, t.id),
    index('client_by_follower').on(t.agencyId, sql`(${clientGroups.seguitoDa(t.seguitoDa)})`, sql`${t.denominazioneKey} collate "C"`, t.id),
    policies.client,
  ],
)

/** The number of a client that was merged into another one. The old number leads to the client that has the folder now. */
export const clientAlias = pgTable(
  'client_alias',
  {
    formerId: integer().primaryKey(),
    clientId: integer()
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    /** The tax code that the merged client did not keep. Some of its returns have it. */
    codiceFiscale: text().notNull(),
    mergedAt: moment().notNull(),
  },
  (t) => [index('client_alias_of_client').on(t.clientId), policies.clientAlias],
)

/** A studio offers a client with its folder to another studio of the company. Open until it has an outcome or its time is over. */
export const clientTransfer = pgTable(
  'client_transfer',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => company.id),
    fromAgencyId: integer()
      .notNull()
      .references(() => agency.id, { onDelete: 'cascade' }),
    toAgencyId: integer()
      .notNull()
      .references(() => agency.id, { onDelete: 'cascade' }),
    /** JSON with name and tax code of the client, sealed: the studio that is asked does not see the client yet. */
    content: text().notNull(),
    askedBy: integer()
      .notNull()
      .references(() => principal.id),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    outcome: text({ enum: ['ACCETTATO', 'RIFIUTATO', 'RITIRATO', 'SCADUTO'] }),
    outcomeBy: integer().references(() => principal.id),
    outcomeAt: moment(),
  },
  (t) => [
    uniqueIndex('client_transfer_open').on(t.clientId).where(sql`outcome is null`),
    index('client_transfer_from').on(t.fromAgencyId),
    index('client_transfer_to').on(t.toAgencyId),
    policies.clientTransfer,
  ],
)

/** A key with which a studio's own program makes calls, in the name of the administrator who made the key. The key itself is shown once. */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => company.id),
    agencyId: integer()
      .notNull()
      .references(() => agency.id, { onDelete: 'cascade' }),
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    name: text().notNull(),
    /** SHA-256 of the key. */
    digest: text().notNull(),
    groups: jsonb().$type<readonly KeyGroup[]>().notNull(),
    insertedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    revokedAt: moment(),
    revokedBy: integer().references(() => principal.id),
    ...creation,
  },
  (t) => [
    unique('api_key_creation').on(t.principalId, t.creationKey),
    index('api_key_of_studio').on(t.agencyId),
    index('api_key_of_user').on(t.principalId),
    policies.apiKey,
  ],
)

/** A saved calculation: the typed values, their format, and the results at that time. */
export const calculation = pgTable(
  'calculation',
  {
    id: id(),
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    /** The first owner, if it was handed over. It counts as their work. */
    madeBy: integer().references(() => principal.id),
    /** The client in whose folder it is; there the users of the studio open it. */
    clientId: integer().references(() => client.id, { onDelete: 'set null' }),
    /** The calculation that it is a variant of. */
    variantOf: integer().references((): AnyPgColumn => calculation.id, { onDelete: 'set null' }),
    application: integer().notNull(),
    name: text().notNull(),
    displayName: text().notNull(),
    province: text().notNull(),
    vatId: text().notNull(),
    office: text().notNull(),
    /** From the state, for lists; null if the state has none. */
    taxYear: integer(),
    schemaVersion: integer().notNull(),
    /** JSON as text: a `jsonb` column refuses some of what a person can paste into a field (half an emoji). */
    state: text().notNull(),
    result: text(),
    /** SHA-256 of the artefact that gave the result; null for older calculations and those without a known year. */
    fingerprint: text(),
    ...creation,
    /** Blind index of its names (`words.ts`), so short that an index holds it; null in a row of an earlier version until the program has made it. */
    words: integer().array(),
    insertedAt: moment().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [
    unique('calculation_creation').on(t.principalId, t.creationKey),
    /** Holds all that a search compares and the policy reads, so that a search reads only the rows that it finds. */
    index('calculation_of_user').on(t.principalId, t.application, t.savedAt, t.id, t.clientId, t.words),
    index('calculation_made_by').on(t.madeBy),
    index('calculation_of_client').on(t.clientId),
    index('calculation_variants').on(t.variantOf),
    index('calculation_without_words').on(t.id).where(sql`words is null`),
    policies.calculation,
  ],
)

/** A version of a calculation that is open at its address. The one with the highest number is the current one; the others are the past. */
export const calculationVersion = pgTable(
  'calculation_version',
  {
    id: id(),
    calculationId: integer()
      .notNull()
      .references(() => calculation.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Given by a person, sealed; null for what autosave keeps. */
    name: text(),
    /** Who typed. */
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    /** Grows with every change of the calculation, over all its versions. */
    revision: integer().notNull(),
    /** How many fields differ from the version before. */
    fields: integer().notNull(),
    schemaVersion: integer().notNull(),
    /** JSON as text, sealed. */
    state: text().notNull(),
    startedAt: moment().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [
    unique('calculation_version_number').on(t.calculationId, t.number),
    index('calculation_version_of_user').on(t.principalId),
    policies.calculationVersion,
  ],
)

/** Advice that was given to a client. Its content never changes; only its outcome does. */
export const advice = pgTable(
  'advice',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    calculationId: integer().references(() => calculation.id, { onDelete: 'set null' }),
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    application: integer().notNull(),
    taxYear: integer(),
    fingerprint: text(),
    /** Sealed. */
    title: text().notNull(),
    /** The signed file, sealed: JWS in its JSON form, whose payload is an `AdviceContent`. */
    file: text().notNull(),
    deliveredAt: moment().notNull(),
    outcome: text({ enum: ['CONSEGNATA', 'ACCETTATA', 'NON_ACCETTATA', 'FATTA'] }).notNull(),
    outcomeAt: moment(),
    outcomeBy: integer().references(() => principal.id),
    ...creation,
  },
  (t) => [
    unique('advice_creation').on(t.principalId, t.creationKey),
    index('advice_of_client').on(t.clientId, t.deliveredAt),
    index('advice_of_calculation').on(t.calculationId),
    policies.advice,
  ],
)

/** A day on which to look at a client again. */
export const reminder = pgTable(
  'reminder',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    due: date({ mode: 'string' }).notNull(),
    /** Sealed. */
    content: text().notNull(),
    insertedAt: moment().notNull(),
    doneAt: moment(),
    doneBy: integer().references(() => principal.id),
    ...creation,
  },
  (t) => [
    unique('reminder_creation').on(t.principalId, t.creationKey),
    index('reminder_of_client').on(t.clientId, t.due),
    index('reminder_due').on(t.due).where(sql`done_at is null`),
    policies.reminder,
  ],
)

/** A day on which a taxpayer of a client pays, according to the calendar of one of the client's calculations. */
export const paymentDay = pgTable(
  'payment_day',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    calculationId: integer().references(() => calculation.id, { onDelete: 'set null' }),
    due: date({ mode: 'string' }).notNull(),
    /** Sealed: who pays, the total, how many payments. */
    content: text().notNull(),
    insertedAt: moment().notNull(),
  },
  (t) => [
    index('payment_day_due').on(t.due, t.clientId),
    index('payment_day_of_client').on(t.clientId),
    index('payment_day_of_calculation').on(t.calculationId),
    policies.paymentDay,
  ],
)

/** The private address at which the diary of a user reads the next payments of a studio's clients. The address itself is shown once. */
export const paymentDiary = pgTable(
  'payment_diary',
  {
    id: id(),
    principalId: integer()
      .notNull()
      .references(() => principal.id),
    agencyId: integer()
      .notNull()
      .references(() => agency.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address. */
    digest: text().notNull(),
    insertedAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [unique('payment_diary_once').on(t.principalId, t.agencyId), index('payment_diary_of_studio').on(t.agencyId), policies.paymentDiary],
)

/** Secrets that must survive a restart and never leave the server, such as signing keys and the data key. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: jsonb().notNull(), insertedAt: moment().notNull().defaultNow() }, () => [
  policies.secret,
])

/** Sessions, codes, grants and tokens of the embedded identity provider. */
export const oidcArtifact = pgTable(
  'oidc_artifact',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('oidc_grant').on(t.grantId),
    index('oidc_uid').on(t.uid),
    index('oidc_expiry').on(t.expiresAt),
    index('oidc_account').on(sql`(${t.payload} ->> 'accountId')`),
    policies.oidcArtifact,
  ],
)

/** Sign-outs that an external provider has reported (OpenID Connect Back-Channel Logout 1.0): tokens issued before are refused. */
export const externalLogout = pgTable(
  'external_logout',
  {
    /** `sid` or `sub` with its value. */
    key: text().primaryKey(),
    at: moment().notNull(),
  },
  () => [policies.externalLogout],
)

/** Sessions at an external provider whose sign-in is in the register. */
export const externalSession = pgTable(
  'external_session',
  {
    /** `sid` with its value, or the account and the day for a provider that does not name sessions. */
    key: text().primaryKey(),
    at: moment().notNull(),
  },
  () => [policies.externalSession],
)

/** Failed sign-ins by name and place, by name, and by address; shared by all server processes. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    /** Digest: a password typed into the wrong field must not be readable here. */
    key: text().primaryKey(),
    /** Digest of the name, for counts of a name. */
    name: text(),
    /** The count, less the failures that no longer count. */
    failures: doublePrecision().notNull(),
    lastAt: moment().notNull(),
    waitUntil: moment().notNull(),
  },
  (t) => [index('sign_in_attempt_name').on(t.name), index('sign_in_attempt_last').on(t.lastAt), policies.signInAttempt],
)

/** The calls of the current minute, by user or address; shared by all server processes (`minutes.ts`). */
export const callCount = pgTable(
  'call_count',
  {
    /** Digest. */
    key: text().primaryKey(),
    points: integer().notNull(),
    endsAt: moment().notNull(),
  },
  () => [policies.callCount],
)
