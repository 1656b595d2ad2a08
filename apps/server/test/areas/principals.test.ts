import { setTimeout } from 'node:timers/promises'
import type { AccessLink, PrincipalRecord } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/platform/connection.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { during } from '../support/during.ts'
import { aPrincipal } from '../support/records.ts'
import { choosePassword, signIn } from '../support/sign-in.ts'
import { type Studio, studio } from '../support/studio.ts'

const HTML = `<img src=x onerror=alert(1)>`
const SECRET = 'quattro parole messe insieme'

let server: Studio
let agencyId: number
const usernames = new Map<string, string>()
beforeAll(async () => {
  server = await studio()
  agencyId = await server.addAgency({ principalCounter: 1000 })
  for (const role of ['SUPERADMIN', 'ADMIN', 'MANAGER'] as const)
    usernames.set(role, (await server.addUser({ role, agencies: [agencyId], userCreation: true })).username)
})
afterAll(() => server.close())

const call = async (role: string, method: string, path: string, body?: unknown) =>
  server.call(await server.tokenOf(usernames.get(role) ?? role), method, path, body)
const user = (given: Parameters<typeof aPrincipal>[1] = {}) => aPrincipal(server.companyId, given)
const create = (role: string, given: Parameters<typeof aPrincipal>[1], at = agencyId) => call(role, 'POST', `/principal/user/${at}`, user(given))
const created = async (given: Parameters<typeof aPrincipal>[1], role = 'SUPERADMIN', at = agencyId): Promise<PrincipalRecord> => {
  const { status, body } = await create(role, given, at)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as PrincipalRecord
}

describe('a studio that changes at the same moment', () => {
  let other = 0
  let made = 0
  beforeAll(async () => {
    const [row] = await server.db.insert(company).values({ businessName: 'Accanto', vatNumber: '3' }).returning()
    other = row?.id ?? 0
    await server.tokenOf(usernames.get('SUPERADMIN') ?? '')
  })
  const gone = (id: number) => (tx: Db) => tx.delete(agency).where(eq(agency.id, id))
  const moved = (id: number) => (tx: Db) => tx.update(agency).set({ companyId: other }).where(eq(agency.id, id))
  const changes = { gone: [gone, 404, 'AGENCY_NON_TROVATA'], moved: [moved, 422, 'STUDIO_ALTRA_COMPANY'] } as const

  it.each(['gone', 'moved'] as const)('gets no new user when it is just %s', async (what) => {
    const [change, status, code] = changes[what]
    const studioId = await server.addAgency()
    const answer = await during(server.db, change(studioId), () => create('SUPERADMIN', { Username: `nato${++made}` }, studioId))
    expect(answer).toMatchObject({ status, body: { code } })
  })

  it.each(['gone', 'moved'] as const)('is given to no user when it is just %s', async (what) => {
    const [change, status, code] = changes[what]
    const studioId = await server.addAgency()
    const { Id: PrincipalId } = await created({ Username: `legato${++made}` })
    const link = () => call('SUPERADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId, AgencyId: studioId })
    expect(await during(server.db, change(studioId), link)).toMatchObject({ status, body: { code } })
  })

  it('is not given to a user who is just moved to another company', async () => {
    const { id: PrincipalId } = await server.addUser({ agencies: [] })
    const leaves = (tx: Db) => tx.update(principal).set({ companyId: other }).where(eq(principal.id, PrincipalId))
    const link = () => call('SUPERADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId, AgencyId: agencyId })
    expect(await during(server.db, leaves, link)).toMatchObject({ status: 422, body: { code: 'STUDIO_ALTRA_COMPANY' } })
  })

  it('and its user keep their company when one is just given to the other', async () => {
    const { id, username } = await server.addUser({ agencies: [] })
    const studioId = await server.addAgency()
    const given = async (tx: Db) => {
      await tx.select().from(principal).where(eq(principal.id, id)).for('no key update')
      await tx.insert(principalAuth).values({ principalId: id, agencyId: studioId, insertDate: new Date() })
    }
    const record = (await call('SUPERADMIN', 'GET', `/principal/${id}`)).body as PrincipalRecord
    const leaves = () => call('SUPERADMIN', 'POST', '/principal', { ...user(record), Username: username, CompanyId: other })
    expect(await during(server.db, given, leaves)).toMatchObject({ status: 409, body: { code: 'COMPANY_CON_STUDI' } })
  })

  it('takes a licence for a user who is just given to it and enabled again', async () => {
    const full = await server.addAgency({ principalCounter: 0 })
    const { Id: principalId, ...rest } = await created({ Username: `tornato${++made}`, Disabled: '2020-01-01' })
    const given = async (tx: Db) => {
      await tx.select().from(principal).where(eq(principal.id, principalId)).for('no key update')
      await tx.insert(principalAuth).values({ principalId, agencyId: full, insertDate: new Date() })
    }
    const enabled = () => call('SUPERADMIN', 'POST', '/principal', { ...user(rest), Id: principalId, Disabled: null })
    expect(await during(server.db, given, enabled)).toMatchObject({ status: 409, body: { code: 'LICENZE_ESAURITE' } })
  })

  const locked = (tx: Db, id: number) => tx.select().from(principal).where(eq(principal.id, id)).for('no key update')
  const disabled = async () => {
    const { Id, ...rest } = await created({ Username: `tornato${++made}`, Disabled: '2020-01-01' })
    return { Id, enabled: () => call('SUPERADMIN', 'POST', '/principal', { ...user(rest), Id, Disabled: null }) }
  }

  it('and was the last one of a user does not let them be enabled when it is just taken from them', async () => {
    const { Id, enabled } = await disabled()
    const taken = async (tx: Db) => {
      await locked(tx, Id)
      await tx.delete(principalAuth).where(eq(principalAuth.principalId, Id))
    }
    expect(await during(server.db, taken, enabled)).toMatchObject({ status: 400, body: { code: 'STUDIO_MANCANTE' } })
  })

  it('is locked before a user who is enabled, as when it is given to them, so that neither call waits for the other', async () => {
    const { Id, enabled } = await disabled()
    const { asked } = await server.db.transaction(async (tx) => {
      await tx.select().from(agency).where(eq(agency.id, agencyId)).for('update')
      const answer = enabled()
      await setTimeout(300)
      await locked(tx, Id)
      return { asked: answer }
    })
    expect(await asked).toMatchObject({ status: 200, body: { Disabled: null } })
  })

  it('is locked before all users who are enabled together, so that a call that gives it to one of them and they do not wait for each other', async () => {
    const [first, second] = [await disabled(), await disabled()]
    const studioId = await server.addAgency()
    await server.db.update(principalAuth).set({ agencyId: studioId }).where(eq(principalAuth.principalId, second.Id))
    const { asked } = await server.db.transaction(async (tx) => {
      await tx.select().from(agency).where(eq(agency.id, studioId)).for('update')
      const answer = call('SUPERADMIN', 'POST', '/principal/insieme', { ids: [first.Id, second.Id], Disabled: null })
      await setTimeout(300)
      await locked(tx, first.Id)
      return { asked: answer }
    })
    expect(await asked).toMatchObject({ status: 200, body: { cambiati: 2 } })
  })

  it('is given to twelve users of several studios who are enabled together', async () => {
    const studios = [await server.addAgency({ principalCounter: 20 }), await server.addAgency({ principalCounter: 20 })]
    for (let n = 0; n < 5; n++) {
      const users = await Promise.all(Array.from({ length: 12 }, (_, i) => server.addUser({ agencies: studios.slice(i % 2), disabled: '2020-01-01' })))
      expect(await call('ADMIN', 'POST', '/principal/insieme', { ids: users.map(({ id }) => id), Disabled: null })).toMatchObject({
        status: 200,
        body: { cambiati: 12 },
      })
      expect(await call('ADMIN', 'POST', '/principal/insieme', { ids: users.map(({ id }) => id), Disabled: '2020-01-01' })).toMatchObject({ status: 200 })
    }
  })

  it('a company that is just deleted gets no user', async () => {
    const [row] = await server.db.insert(company).values({ businessName: 'Che va', vatNumber: '4' }).returning()
    const deleted = (tx: Db) => tx.delete(company).where(eq(company.id, row?.id ?? 0))
    const born = () => create('SUPERADMIN', { Username: 'senza', Role: 'SUPERADMIN', CompanyId: row?.id ?? 0 }, 0)
    expect(await during(server.db, deleted, born)).toMatchObject({ status: 404, body: { code: 'COMPANY_NON_TROVATA' } })
  })
})

describe('a user', () => {
  it('is created in a studio, chooses a password with the link, signs in, is changed and deleted; no password is shown', async () => {
    const record = await created({ Username: 'nuovo', Surname: HTML, Phone: '051', Language: 'it', AvatarId: 3 }, 'MANAGER')
    expect(record).toMatchObject({ Surname: HTML, Phone: '051', Language: 'it', AvatarId: 3, InsertUser: usernames.get('MANAGER'), UpdateDate: null })
    expect(record.PrincipalAuth).toMatchObject([{ PrincipalId: record.Id, AgencyId: agencyId, Agency: { Name: 'Studio Verdi' } }])
    expect(JSON.stringify(record)).not.toMatch(/password|argon2/i)
    const { body } = await call('MANAGER', 'POST', `/principal/${record.Id}/link`)
    await choosePassword((body as AccessLink).Address ?? '', SECRET)
    expect((await signIn(server.origin, 'nuovo', SECRET)).access_token).toBeTruthy()
    const change = { ...user(record), Surname: 'Neri' }
    expect(await call('ADMIN', 'POST', '/principal', change)).toMatchObject({ status: 200, body: { Surname: 'Neri', UpdateUser: usernames.get('ADMIN') } })
    expect(await call('ADMIN', 'DELETE', '/principal', record.Id)).toMatchObject({ status: 200, body: true })
    await expect(signIn(server.origin, 'nuovo', SECRET)).rejects.toThrow('Nome utente o password non corretti')
  })

  it('from a call without the field for Forme gets Forme if they have the three simulators; a change without the field leaves it', async () => {
    const { ApplicationForme: _, ...known } = user({ Username: 'senza.forme' })
    const made = async (given: object) => {
      const { status, body } = await call('MANAGER', 'POST', `/principal/user/${agencyId}`, { ...known, ...given })
      expect(status, JSON.stringify(body)).toBe(200)
      return body as PrincipalRecord
    }
    expect(await made({ Username: 'senza.budget', ApplicationBudget: false })).toMatchObject({ ApplicationForme: false })
    const record = await made({})
    expect(record).toMatchObject({ ApplicationForme: true })
    const change = { ...known, Id: record.Id, Surname: 'Neri', ApplicationBudget: false, UpdateDate: record.UpdateDate }
    expect(await call('MANAGER', 'POST', '/principal', change)).toMatchObject({ status: 200, body: { Surname: 'Neri', ApplicationForme: true } })
  })

  it('is refused with all errors at once, in the words of the form', async () => {
    const body = { Username: '', Name: ' ', Surname: '', Mail: 'nessuna', CompanyId: null }
    expect(await create('SUPERADMIN', body)).toMatchObject({
      status: 422,
      body: {
        code: 'CAMPI_NON_VALIDI',
        campi: [
          { testo: 'Lo userName è obbligatorio' },
          { testo: 'Il Cognome è obbligatorio' },
          { testo: 'Il Nome è obbligatorio' },
          { testo: 'Invalid mail' },
          { testo: 'La company è obbligatoria' },
        ],
      },
    })
    expect(await create('SUPERADMIN', { Username: 'con spazio', Mail: '' })).toMatchObject({
      body: { campi: [{ testo: 'Username: senza spazi' }, { testo: 'La mail è obbligatorio' }] },
    })
  })

  it('has a unique username, without regard to case, also if two take it at once', async () => {
    await created({ Username: 'Unico' })
    for (const name of ['Unico', 'UNICO', 'unico']) {
      expect(await call('MANAGER', 'GET', `/principal/exists/${name}`)).toMatchObject({ status: 200, body: true })
      expect(await create('ADMIN', { Username: name })).toMatchObject({ status: 409, body: { title: 'Nome utente già presente' } })
    }
    expect(await call('MANAGER', 'GET', '/principal/exists/nessuno')).toMatchObject({ body: false })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => create('ADMIN', { Username: ['gara', 'Gara', 'GARA', 'garà'][i % 4] ?? '' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })

  it.each([
    ['SUPERADMIN', ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO']],
    ['ADMIN', ['MANAGER', 'OPERATOR', 'DEMO']],
    ['MANAGER', ['MANAGER', 'OPERATOR']],
  ] as const)('created by a %s is one of %j', async (creator, may) => {
    for (const Role of ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const) {
      const { status, body } = await create(creator, { Username: `${creator}-${Role}`, Role })
      expect([Role, status]).toEqual([Role, may.some((one) => one === Role) ? 200 : 403])
      if (status !== 200) expect(body).toMatchObject({ code: 'RUOLO_NON_AMMESSO' })
    }
  })

  it('keeps the username once created', async () => {
    const record = await created({ Username: 'fisso' })
    expect(await call('SUPERADMIN', 'POST', '/principal', user({ ...record, Username: 'altro' }))).toMatchObject({ status: 422, body: { code: 'CAMPO_FISSO' } })
  })

  it('never creates users as OPERATOR or DEMO, and gets the report only from a SUPERADMIN', async () => {
    const rights = { UserCreation: true, ReportEnabled: true }
    expect(await created({ Username: 'r1', Role: 'OPERATOR', ...rights })).toMatchObject({ UserCreation: false, ReportEnabled: true })
    expect(await created({ Username: 'r2', Role: 'DEMO', ...rights })).toMatchObject({ UserCreation: false, ReportEnabled: true })
    const byAdmin = await created({ Username: 'r3', Role: 'MANAGER', ...rights }, 'ADMIN')
    expect(byAdmin).toMatchObject({ UserCreation: true, ReportEnabled: false })
    const given = await call('SUPERADMIN', 'POST', '/principal', user({ ...byAdmin, ReportEnabled: true }))
    expect(given.body).toMatchObject({ ReportEnabled: true })
    const again = await call('ADMIN', 'POST', '/principal', user({ ...(given.body as PrincipalRecord), ReportEnabled: false }))
    expect(again.body).toMatchObject({ ReportEnabled: true })
  })

  it('keeps the first of two edits at once, and tells the second editor who has saved', async () => {
    const record = await created({ Username: 'conteso' })
    await call('ADMIN', 'POST', '/principal', user({ ...record, Name: 'Prima' }))
    expect(await call('MANAGER', 'POST', '/principal', user({ ...record, Name: 'Seconda' }))).toMatchObject({
      status: 409,
      body: { code: 'RECORD_MODIFICATO', title: expect.stringContaining('Rossi Mario ha salvato') },
    })
    expect(await call('MANAGER', 'GET', `/principal/${record.Id}`)).toMatchObject({ body: { Name: 'Prima' } })
  })

  it('without a studio is nobody but a SUPERADMIN, when created and when saved, unless disabled', async () => {
    for (const [who, Role] of [
      ['MANAGER', 'OPERATOR'],
      ['ADMIN', 'OPERATOR'],
      ['SUPERADMIN', 'ADMIN'],
    ] as const)
      expect(await create(who, { Username: 'solo1', Role }, 0)).toMatchObject({ status: 400, body: { title: 'Scegliere studio di competenza' } })
    expect(await created({ Username: 'solo2', Role: 'SUPERADMIN' }, 'SUPERADMIN', 0)).toMatchObject({ PrincipalAuth: [], agencyName: null })
    const { id } = await server.addUser({ role: 'OPERATOR', agencies: [] })
    const before = (await call('SUPERADMIN', 'GET', `/principal/${id}`)).body as PrincipalRecord
    expect(await call('SUPERADMIN', 'POST', '/principal', user({ ...before, Phone: '1' }))).toMatchObject({ status: 400, body: { code: 'STUDIO_MANCANTE' } })
    expect(await call('SUPERADMIN', 'POST', '/principal', user({ ...before, Disabled: '2020-01-01' }))).toMatchObject({ status: 200 })
  })

  it('has a valid tax code, and the same as another user is said', async () => {
    expect(await create('ADMIN', { Username: 'codice0', Taxcode: 'RSSMRA80A01H501X' })).toMatchObject({ status: 422, body: { campi: [{ campo: 'Taxcode' }] } })
    const first = await created({ Username: 'codice1', Taxcode: 'fttdnd96b67h501m' })
    expect(first).toMatchObject({ Taxcode: 'FTTDND96B67H501M' })
    expect(await created({ Username: 'codice2', Taxcode: 'FTTDND96B67H501M' })).toMatchObject({
      Warnings: [`Il Codice Fiscale FTTDND96B67H501M è anche dell'utente «codice1» (Id ${first.Id})`],
    })
  })
})

describe('licences', () => {
  const full = 'Non ci sono licenze disponibili per lo studio per attivare un utente'

  it('are used up when the active users of the studio reach their number, also if many come at once', async () => {
    const at = await server.addAgency({ principalCounter: 3 })
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => create('SUPERADMIN', { Username: `licenza${i}` }, at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body).toMatchObject({ title: full })
    expect(await call('SUPERADMIN', 'GET', `/principal/activeusers/${at}`)).toMatchObject({ body: 3 })
  })

  it('are not used by a disabled user, and are needed again for a user who is enabled or linked to the studio', async () => {
    const at = await server.addAgency({ principalCounter: 1 })
    await created({ Username: 'attivo' }, 'SUPERADMIN', at)
    const resting = await created({ Username: 'fermo', Disabled: '2020-01-01' }, 'SUPERADMIN', at)
    expect(await call('SUPERADMIN', 'POST', '/principal', user({ ...resting, Disabled: null }))).toMatchObject({ status: 409, body: { title: full } })
    const other = await created({ Username: 'altrove' })
    const link = { Id: 0, PrincipalId: other.Id, AgencyId: at }
    expect(await call('SUPERADMIN', 'POST', '/principalauth', link)).toMatchObject({ status: 409, body: { title: full } })
  })
})

describe('an authorisation', () => {
  it('is added by an ADMIN; only a SUPERADMIN opens, changes and removes it', async () => {
    const { Id: PrincipalId } = await created({ Username: 'autorizzato' })
    const [second, third] = [await server.addAgency({ name: 'Secondo' }), await server.addAgency({ name: 'Terzo' })]
    const { status, body } = await call('ADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId, AgencyId: second })
    expect([status, body]).toMatchObject([200, { PrincipalId, Agency: { Name: 'Secondo' } }])
    const { Id } = body as { readonly Id: number }
    const moved = { Id, PrincipalId, AgencyId: third }
    for (const answer of [
      await call('ADMIN', 'GET', `/principalauth/${Id}`),
      await call('ADMIN', 'POST', '/principalauth', moved),
      await call('ADMIN', 'DELETE', '/principalauth', Id),
      await call('MANAGER', 'POST', '/principalauth', { ...moved, Id: 0 }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
    expect(await call('SUPERADMIN', 'GET', `/principalauth/${Id}`)).toMatchObject({ body: { AgencyId: second } })
    expect(await call('SUPERADMIN', 'POST', '/principalauth', moved)).toMatchObject({ status: 200, body: { Id, Agency: { Name: 'Terzo' } } })
    const list = await call('MANAGER', 'POST', '/principalauth/search', { PrincipalId })
    expect(list.body).toMatchObject([{ AgencyId: agencyId }, { AgencyId: third }])
    expect(await call('SUPERADMIN', 'DELETE', '/principalauth', Id)).toMatchObject({ status: 200, body: true })
    expect(await call('SUPERADMIN', 'DELETE', '/principalauth', Id)).toMatchObject({ status: 404 })
  })

  it('is given once, and only for a studio of the same company', async () => {
    const { Id: PrincipalId } = await created({ Username: 'doppio' })
    const twice = await call('SUPERADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId, AgencyId: agencyId })
    expect(twice).toMatchObject({ status: 409, body: { code: 'AUTORIZZAZIONE_PRESENTE' } })
    const [other] = await server.db.insert(company).values({ businessName: 'Altra', vatNumber: '2' }).returning()
    const elsewhere = await server.addAgency({ companyId: other?.id ?? 0 })
    expect(await call('SUPERADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId, AgencyId: elsewhere })).toMatchObject({
      status: 422,
      body: { code: 'STUDIO_ALTRA_COMPANY' },
    })
  })
})
