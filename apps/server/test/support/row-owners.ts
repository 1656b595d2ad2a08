/** Two companies, three studios and their users, with rows of each in every table. */
import type { Role } from '@bilancia/contract/api'
import { audit, auditSeal, signInFailure } from '../../src/areas/audit/tables.ts'
import { clientError } from '../../src/areas/client-errors/tables.ts'
import { logo } from '../../src/areas/companies/tables.ts'
import { principalWhatsNew, whatsNew } from '../../src/areas/news/tables.ts'
import { accessLink, accessRequest, passkey, secondFactor, signInSession } from '../../src/areas/own-access/tables.ts'
import { taxReturn, taxReturnRetention } from '../../src/areas/telematico/tables.ts'
import type { Callers } from '../../src/platform/callers.ts'
import type { Db } from '../../src/platform/connection.ts'
import * as schema from '../../src/platform/schema.ts'
import { advice, apiKey, client, clientAlias, clientTransfer, paymentDay, paymentDiary, priceList, reminder } from '../../src/platform/schema.ts'

const {
  agency,
  company,
  principal,
  principalAuth,
  accessLog,
  calculation,
  calculationVersion,
  callCount,
  externalLogout,
  externalSession,
  oidcArtifact,
  secret,
  signInAttempt,
} = schema

const places = ['A', 'B'] as const
/** The company of each studio. */
const studios = { a1: 'A', a2: 'A', b1: 'B' } as const
type Place = (typeof places)[number]
export type Studio = keyof typeof studios
/** Every user has a row in each table of users. The SUPERADMIN has neither company nor studio. */
const people = {
  operator: { role: 'OPERATOR', studio: 'a1' },
  colleague: { role: 'OPERATOR', studio: 'a1' },
  manager: { role: 'MANAGER', studio: 'a1' },
  beside: { role: 'MANAGER', studio: 'a2' },
  admin: { role: 'ADMIN', studio: 'a1' },
  stranger: { role: 'ADMIN', studio: 'b1' },
  chief: { role: 'SUPERADMIN', studio: null },
} as const satisfies Readonly<Record<string, { readonly role: Role; readonly studio: Studio | null }>>
export type Person = keyof typeof people
export const persons = Object.keys(people) as Person[]

export type Ids = { readonly company: Map<Place, number>; readonly agency: Map<Studio, number>; readonly principal: Map<Person, number> }

const now = new Date('2026-11-21T10:00:00Z')

/** Adds one row to every table for each owner; returns the Ids by name. */
export async function filled(db: Db): Promise<Ids> {
  const ids: Ids = { company: new Map<Place, number>(), agency: new Map<Studio, number>(), principal: new Map<Person, number>() }
  for (const name of places) {
    const [row] = await db.insert(company).values({ businessName: name, vatNumber: '1' }).returning()
    ids.company.set(name, row?.id ?? 0)
  }
  const companyOf = (studio: Studio) => ids.company.get(studios[studio]) ?? 0
  const aReturn = { type: 'PF', taxCode: 'X', modelYear: 2026, taxYear: 2025, modules: 'v1.', fileName: 'f', importedByName: 'x', importedAt: now } as const
  const clients = new Map<Studio, number>()
  for (const name of Object.keys(studios) as Studio[]) {
    const [row] = await db
      .insert(agency)
      .values({ companyId: companyOf(name), name, code: name })
      .returning()
    ids.agency.set(name, row?.id ?? 0)
    await db.insert(priceList).values({ agencyId: row?.id ?? 0 })
    await db.insert(taxReturn).values({ ...aReturn, companyId: companyOf(name), agencyId: row?.id })
    const aClient = { tipo: 'PERSONA', denominazione: 'c', codiceFiscale: 'X', stato: 'ATTIVO' } as const
    const [kept] = await db
      .insert(client)
      .values({ ...aClient, companyId: companyOf(name), agencyId: row?.id ?? 0 })
      .returning()
    clients.set(name, kept?.id ?? 0)
  }
  for (const companyId of ids.company.values()) {
    await db.insert(taxReturn).values({ ...aReturn, companyId })
    await db.insert(taxReturnRetention).values({ companyId, months: 12 })
    await db.insert(logo).values({ companyId, digest: 'd', type: 'image/png', content: 'c', insertedAt: now })
  }
  const [note] = await db.insert(whatsNew).values({ title: 't', version: '1' }).returning()
  for (const [name, { role, studio }] of Object.entries(people)) {
    const companyId = studio && companyOf(studio)
    const [user] = await db.insert(principal).values({ companyId, username: name, surname: 'S', name: 'N', mail: 'm', role }).returning()
    const principalId = user?.id ?? 0
    ids.principal.set(name as Person, principalId)
    if (studio) await db.insert(principalAuth).values({ principalId, agencyId: ids.agency.get(studio) ?? 0 })
    await db.insert(accessRequest).values({ principalId, askedBy: principalId, what: 'password', askedAt: now, expiresAt: now })
    await db.insert(accessLink).values({ principalId, digest: 'd', madeAt: now, expiresAt: now })
    await db.insert(accessLog).values({ principalId, application: 1, day: '2026-11-21', at: now })
    const [saved] = await db
      .insert(calculation)
      .values({
        ...{ principalId, application: 1, name: 'c', displayName: 'd', province: '44', vatId: '-', office: '-' },
        ...{ schemaVersion: 1, state: '{}', insertedAt: now, savedAt: now },
      })
      .returning()
    const typed = { number: 1, revision: 0, fields: 0, schemaVersion: 1, state: '{}', startedAt: now, savedAt: now }
    await db.insert(calculationVersion).values({ ...typed, principalId, calculationId: saved?.id ?? 0 })
    if (studio) await db.insert(paymentDiary).values({ principalId, agencyId: ids.agency.get(studio) ?? 0, digest: 'd', insertedAt: now })
    await db.insert(principalWhatsNew).values({ principalId, whatsNewId: note?.id ?? 0, hide: true, at: now })
    await db.insert(secondFactor).values({ principalId, secret: 'A', insertedAt: now })
    await db.insert(passkey).values({ id: name, principalId, rpId: 'h', name: 'n', publicKey: 'k', counter: 0, insertedAt: now })
    await db.insert(signInSession).values({ uid: name, principalId, startedAt: now })
    await db.insert(oidcArtifact).values({ kind: 'Session', id: name, uid: name, payload: { accountId: String(principalId) } })
    await db.insert(oidcArtifact).values({ kind: 'RefreshToken', id: name, payload: { accountId: '0' } })
    const entry = { at: now, principalId, username: name, action: 'Lettura', kind: 'Utente', recordName: 'r', companyId } as const
    const [entered] = await db.insert(audit).values(entry).returning({ auditId: audit.id })
    await db.insert(auditSeal).values({ position: principalId, auditId: entered?.auditId ?? 0, previous: '-', hash: '-' })
  }
  const principalId = ids.principal.get('operator') ?? 0
  const agencyOf = (name: Studio) => ids.agency.get(name) ?? 0
  for (const [name, companyId] of [...ids.agency].map(([one]) => [one, companyOf(one)] as const))
    await db.insert(apiKey).values({ companyId, agencyId: agencyOf(name), principalId, name: 'k', digest: 'd', groups: [], insertedAt: now, expiresAt: now })
  for (const [from, to] of [
    ['a1', 'a2'],
    ['b1', 'b1'],
  ] as const) {
    const place = { clientId: clients.get(from) ?? 0, companyId: companyOf(from), fromAgencyId: agencyOf(from), toAgencyId: agencyOf(to) }
    await db.insert(clientTransfer).values({ ...place, content: 'c', askedBy: principalId, askedAt: now, expiresAt: now })
  }
  for (const [name, clientId] of clients)
    await db.insert(clientAlias).values({ formerId: 900_000 + agencyOf(name), clientId, codiceFiscale: 'X', mergedAt: now })
  for (const clientId of clients.values()) {
    await db.insert(advice).values({ clientId, principalId, application: 1, title: 't', file: 'f', deliveredAt: now, outcome: 'CONSEGNATA' })
    await db.insert(reminder).values({ clientId, principalId, due: '2026-12-01', content: 't', insertedAt: now })
    await db.insert(paymentDay).values({ clientId, due: '2026-11-30', content: 't', insertedAt: now })
  }
  await db.insert(secret).values({ name: 'chiave', value: 1 })
  await db.insert(callCount).values({ key: 'k', points: 1, endsAt: now })
  await db.insert(signInAttempt).values({ key: 'k', failures: 1, lastAt: now, waitUntil: now })
  await db.insert(externalLogout).values({ key: 'sub k', at: now })
  await db.insert(externalSession).values({ key: 'fornitore sid k', at: now })
  await db.insert(signInFailure).values({ principalId: 0, network: 'n', since: now, failures: 1, waited: 0, lastAt: now })
  await db.insert(clientError).values({ at: now, message: 'm' })
  return ids
}

/** The identity that `asCaller` passes to the database. */
export function identityOf(ids: Ids, name: Person): Parameters<Callers['asCaller']>[0] {
  const { role, studio } = people[name]
  const CompanyId = studio && (ids.company.get(studios[studio]) ?? 0)
  return {
    Id: ids.principal.get(name) ?? 0,
    Role: role,
    CompanyId,
    PrincipalAuth: studio ? [{ AgencyId: ids.agency.get(studio) ?? 0, Agency: { AssignedClientsOnly: false } }] : [],
  }
}
