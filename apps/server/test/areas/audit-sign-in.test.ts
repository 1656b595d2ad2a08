/** The register about sign-ins, sign-outs, second factors and changes: field by field, never a secret. */
import type { AuditChange } from '@bilancia/contract/api'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NETWORKS, signInFailures } from '../../src/areas/audit/failures.ts'
import { audit, signInFailure } from '../../src/areas/audit/tables.ts'
import { removeEndedSessions } from '../../src/areas/own-access/sessions.ts'
import { company, oidcArtifact } from '../../src/platform/schema.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { aNews, aPrincipal } from '../support/records.ts'
import { browser, codeOf } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgetAttempts()
  await server.db.delete(signInFailure)
})

const failures = () => signInFailures(server.db, server.now)
const fieldText = ({ Field, Before, After }: AuditChange) => `${Field}: ${Before ?? '-'} > ${After ?? '-'}`
/** Rows about a user or another record, the oldest first, as `who: action kind [fields]`. */
async function told(recordName: string, kind?: (typeof audit.$inferSelect)['kind']): Promise<string[]> {
  const rows = await server.db
    .select()
    .from(audit)
    .where(and(eq(audit.recordName, recordName), kind && eq(audit.kind, kind)))
    .orderBy(audit.id)
  return rows.map(({ username, action, kind, changes }) => `${username}: ${action} ${kind} [${changes.map(fieldText).join('; ')}]`)
}
const here = 'Indirizzo: - > 127.0.0.1'

describe('signing in', () => {
  it('is recorded with the address and how it was proved, after earlier failures; so are sign-out, ended and expired sessions', async () => {
    const { id, username } = await server.addUser()
    const who = browser(server.origin)
    for (let i = 0; i < 7; i++) await server.attempt(username, 'sbagliata')
    await server.forgetAttempts()
    await server.attempt(username, PASSWORD, who)
    const confirm = await who.get(`${server.origin}/idp/session/end`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(confirm.body)?.[1] ?? ''
    await who.post(`${server.origin}/idp/session/end/confirm`, { xsrf, logout: 'yes' })
    const [here1] = [await server.enter(username), await server.enter(username)]
    await server.call(here1.access_token, 'POST', '/auth/sessions/end', { Id: null })
    await server.db.delete(oidcArtifact).where(eq(oidcArtifact.kind, 'Session'))
    await removeEndedSessions(server.db, server.now())
    expect(await told(username)).toEqual([
      `accesso: Accesso non riuscito Sessione [${here}; Tentativi: - > 7; Respinti per l'attesa: - > 2]`,
      `${username}: Accesso Sessione [${here}; Con: - > password]`,
      `${username}: Uscita Sessione []`,
      `${username}: Accesso Sessione [${here}; Con: - > password]`,
      `${username}: Accesso Sessione [${here}; Con: - > password]`,
      `${username}: Uscita Sessione [Sessioni chiuse: - > 1]`,
      'scadenza: Uscita Sessione []',
    ])
    const [row] = await server.db.select().from(audit).where(eq(audit.recordName, username))
    expect(row).toMatchObject({ recordId: id, companyId: server.companyId, principalId: null })
  })

  it('that fails becomes one row for each user, address and period of ten minutes, once the period is over', async () => {
    const { username } = await server.addUser()
    for (const address of ['203.0.113.7', '203.0.113.7', '198.51.100.1']) await failures().count({ username, address, waited: false })
    await failures().enter()
    expect(await told(username)).toEqual([])
    await server.later(10, () => failures().enter())
    expect((await told(username)).sort()).toEqual([
      'accesso: Accesso non riuscito Sessione [Indirizzo: - > 198.51.100.1; Tentativi: - > 1]',
      'accesso: Accesso non riuscito Sessione [Indirizzo: - > 203.0.113.7; Tentativi: - > 2]',
    ])
    expect(await server.db.$count(signInFailure)).toBe(0)
  })

  it('with unknown names does not fill the register: they are counted together, without the names', async () => {
    for (let i = 0; i < 200; i++) await failures().count({ username: `inventato-${i}`, address: `203.0.113.${i % 100}`, waited: false })
    expect(await server.db.$count(signInFailure)).toBe(NETWORKS + 1)
    await server.later(10, () => failures().enter())
    const rows = await told('nomi sconosciuti')
    expect(rows).toHaveLength(NETWORKS + 1)
    expect(rows.at(-1)).toMatch(/altri indirizzi; Tentativi: - > 160\]$|203\.0/)
    expect(JSON.stringify(await server.db.select().from(audit))).not.toContain('inventato')
  })

  it('is counted as failed if a code or the present password is wrong', async () => {
    const { username } = await server.addUser()
    const { access_token } = await server.enter(username)
    await server.call(access_token, 'POST', '/auth/password', { Current: 'sbagliata', New: 'cavallo graffetta lampione' })
    await server.later(10, () => failures().enter())
    expect((await told(username)).at(-1)).toBe(`accesso: Accesso non riuscito Sessione [${here}; Tentativi: - > 1]`)
  })
})

describe('a second factor', () => {
  it('is recorded when it is set or removed, by its user or by an administrator, and when its codes are used or renewed', async () => {
    const { id, username } = await server.addUser()
    const { access_token } = await server.enter(username)
    const { body } = await server.call(access_token, 'POST', '/auth/secondfactor/start', { Password: PASSWORD })
    const { Secret: key } = body as { Secret: string }
    const confirmed = await server.call(access_token, 'POST', '/auth/secondfactor/confirm', { Code: codeOf(key, server.now()) })
    const [recovery = ''] = (confirmed.body as { RecoveryCodes: string[] }).RecoveryCodes
    const { url, who } = await server.attempt(username, PASSWORD)
    await who.post(url, { code: '000000' })
    expect((await who.post(url, { code: recovery })).url).toContain('/callback?code=')
    await server.call(access_token, 'POST', '/auth/secondfactor/codes', { Password: PASSWORD })
    expect(await server.asAdmin('POST', `/principal/${id}/secondfactor/reset`)).toMatchObject({ status: 200 })
    const rows = await told(username)
    const admin = rows.at(-1)?.split(':')[0]
    expect(rows).toEqual([
      `${username}: Accesso Sessione [${here}; Con: - > password]`,
      `${username}: Creazione Secondo fattore [Codici di recupero: - > 8]`,
      `${username}: Modifica Secondo fattore [Codici di recupero: 8 > 7]`,
      `accesso: Accesso non riuscito Sessione [${here}; Tentativi: - > 1]`,
      `${username}: Accesso Sessione [${here}; Con: - > password e codice]`,
      `${username}: Modifica Secondo fattore [Codici di recupero, nuovi: - > 8]`,
      `${admin}: Eliminazione Secondo fattore []`,
      `${admin}: Uscita Sessione [Sessioni chiuse: - > 2]`,
    ])
    expect(admin).not.toBe(username)
    expect(JSON.stringify(await server.db.select().from(audit))).not.toContain(key)
  })
})

describe('a change', () => {
  it('of a user is recorded field by field; of a tax code only that it changed', async () => {
    const AgencyId = await server.addAgency({ principalCounter: 5, name: 'Studio Blu' })
    const given = aPrincipal(server.companyId, { Username: 'diario', Taxcode: 'BNCLRA80A41F205G' })
    const made = (await server.asAdmin('POST', `/principal/user/${AgencyId}`, given)).body as { Id: number; UpdateDate: string | null }
    const change = { ...given, ...made, Mail: 'nuova@example.it', ApplicationBudget: false, Taxcode: 'BNCLRA80A42F205L' }
    const { Id, UpdateDate } = made
    await server.asAdmin('POST', '/principal', { ...aPrincipal(server.companyId), ...change, Id, UpdateDate })
    const [creation, modification] = await told('diario', 'Utente')
    expect(creation).toContain('Mail: - > laura@example.it')
    expect(creation).toContain('Codice Fiscale: - > (non riportato)')
    expect(creation).toContain('Studi: - > Studio Blu')
    const [owner] = await server.db.select().from(company).where(eq(company.id, server.companyId))
    expect(creation).toContain(`Company: - > ${owner?.businessName};`)
    expect(modification?.replace(/^\w+/, '')).toBe(
      ': Modifica Utente [Mail: laura@example.it > nuova@example.it; ' + 'Codice Fiscale: (non riportato) > (non riportato); Budget4u: Sì > No]',
    )
    expect(JSON.stringify(await server.db.select().from(audit))).not.toMatch(/BNCLRA80|argon2id/)
  })

  it('of the waits is recorded if an administrator lifts them', async () => {
    const { id, username } = await server.addUser()
    for (let i = 0; i < 6; i++) await server.attempt(username, 'sbagliata')
    await server.asAdmin('POST', `/principal/${id}/unlock`)
    expect((await told(username)).at(-1)).toMatch(/Modifica Utente \[Attesa dopo accessi non riusciti: \d{4}-.*Z > tolta\]$/)
  })

  it('of a release note is recorded: made, changed, ended, opened again, deleted', async () => {
    const chief = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN' })).username)
    const ask = async (method: string, path: string, body?: unknown) =>
      (await server.call(chief, method, path, body)).body as { Id: number; UpdateDate: string }
    const made = await ask('POST', '/whatsNew', aNews({ Title: 'Nota' }))
    await ask(
      'POST',
      '/whatsNew',
      aNews({
        Id: made.Id,
        UpdateDate: made.UpdateDate,
        Title: 'Nota',
        HtmlContent: `<p><strong>Tre</strong>ni &amp; navi</p><ul><li>${'a'.repeat(400)}</li></ul>`,
      }),
    )
    await ask('POST', `/whatsNew/close/${made.Id}`)
    await ask('POST', `/whatsNew/open/${made.Id}`)
    await ask('DELETE', '/whatsNew', made.Id)
    const rows = (await told('Nota')).map((row) => row.slice(row.indexOf(':') + 2))
    expect(rows[0]).toBe("Creazione What's New [Versione: - > 1.8.0; Titolo: - > Nota]")
    expect(rows[1]).toBe(`Modifica What's New [Html content: - > Treni & navi ${'a'.repeat(187)}…]`)
    expect(rows[2]).toMatch(/^Modifica What's New \[Data fine: - > \d{4}-\d\d-\d\d\]$/)
    expect(rows[3]).toMatch(/^Modifica What's New \[Data fine: \d{4}-\d\d-\d\d > -\]$/)
    expect(rows[4]).toMatch(/^Eliminazione What's New \[Versione: 1\.8\.0 > -; Titolo: Nota > -/)
  })

  it('of a return or a calculation is recorded without its contents', async () => {
    const [row] = await server.db.select().from(audit).where(eq(audit.kind, 'Elaborazione')).orderBy(desc(audit.id)).limit(1)
    expect(row?.changes ?? []).toEqual([])
  })
})
