/** The register: which rows each call leaves, and that nobody can change them. */
import { type Route, routes } from '@bilancia/contract/api'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { startRetention } from '../../src/areas/data/retention.ts'
import { createAdmin } from '../../src/areas/principals/create-admin.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { calculation, company, principal } from '../../src/platform/schema.ts'
import { asOwner } from '../support/database.ts'
import { aCompany, anAgency, aPrincipal } from '../support/records.ts'
import { sample, send } from '../support/returns.ts'
import { type Suite, suite } from '../support/suite.ts'

let server: Suite
let chief: string
let operator: string
let ownCompany: number
let ownAgency: number
let otherCompany: number
const STATE = { annoImposta: 2026, nomeCognome: 'Cliente Riservato', tipologia: 'IMPRESA', redditoContributiImposta: { ricavi: 43_210 } }

beforeAll(async () => {
  server = await suite()
  chief = await server.tokenOf(server.usernames.SUPERADMIN)
  operator = await server.tokenOf(server.usernames.OPERATOR)
  const { body } = await server.call(operator, 'GET', '/auth/identity')
  const me = body as { CompanyId: number; PrincipalAuth: { AgencyId: number }[] }
  ownCompany = me.CompanyId
  ownAgency = me.PrincipalAuth[0]?.AgencyId ?? 0
  otherCompany = server.companyId
})
afterAll(() => server.close())

type Made = { readonly Id: number; readonly ID: number; readonly UpdateDate: string | null }
const ask = async (token: string, method: string, path: string, body?: unknown): Promise<Made> => {
  const answer = await server.call(token, method, path, body)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200)
  return answer.body as Made
}
const rows = () => server.db.select().from(audit).orderBy(desc(audit.id))

/** The rows that each step leaves, as the register shows them. */
async function left(step: () => Promise<unknown>) {
  const before = (await rows()).length
  await step()
  const now = await rows()
  return now.slice(0, now.length - before).map((row) => `${row.username}: ${row.action} ${row.kind} «${row.recordName}» ${row.companyId ?? 'tutte'}`)
}

const marked = Object.entries<Route>(routes).flatMap(([name, { audit: how }]) => (how ? [name] : []))
/** Calls that do not touch anything that the register records. Written by hand, so that a new call must choose. */
const unmarked = [
  ...['settings', 'identity', 'loguser', 'license', 'clientError', 'comuni', 'irapRates', 'ticketSignOn', 'easyStart', 'applications', 'federation'],
  ...['lawFigures', 'usedForfetari', 'usedSimulazioniSrl', 'usedSchedaBudget', 'changesForfetari', 'changesSimulazioniSrl', 'changesSchedaBudget'],
  ...['calcolaForfetari', 'explainForfetari', 'curveForfetari', 'letterForfetari', 'calcolaSimulazioniSrl', 'explainSimulazioniSrl'],
  ...['calcolaSchedaBudget', 'explainSchedaBudget', 'confrontaSchedaBudget', 'saltiForfetari', 'saltiSimulazioniSrl', 'saltiSchedaBudget'],
  ...['calcolaConcordato', 'explainConcordato', 'usedConcordato'],
  ...['calcolaCalendario', 'explainCalendario', 'usedCalendario', 'exportCalendario'],
  ...['calcolaForme', 'explainForme', 'usedForme', 'curveForme', 'calcolaPiano', 'explainPiano'],
  ...['ottimizzaSimulazioniSrl', 'previewTelematico', 'telematicoScope', 'usernameExists', 'activeUsers', 'searchPrincipalAuth'],
  ...[
    'calculations',
    'searchCalculations',
    'lastCalculations',
    'searchTelematico',
    'searchCompanies',
    'searchAgencies',
    'searchPrincipals',
    'searchNews',
    'searchAudit',
  ],
  // Public, at an address with its digest.
  'logo',
  // Every user of the studio reads it beside their own work.
  'priceList',
  // A user's own access, a key that is not confirmed yet, and the access of another user on a page whose opening is recorded.
  ...['ownAccess', 'startSecondFactor', 'startPasskey', 'accessOf', 'searchClients', 'clientFollowers', 'clientCalculations', 'colleagues', 'news', 'hideNews'],
  // Every page of their addresses shows them.
  ...['brands', 'brand'],
  // A notice to oneself.
  'readAccessReset',
  // Changes only what the user's own pages and letters say.
  'chooseStudio',
  ...[
    // Opening the document that has them is recorded.
    'documentVersions',
    'variants',
    'recalculateAdvice',
    'clientHistory',
    'clientReturns',
    'dueReminders',
    'nextPayments',
    'paymentDiaries',
    'readPaymentDiary',
  ],
  ...['clientTransfers', 'transferStudios', 'apiKeys'],
]

describe('the rows of the register', () => {
  it('every call is either recorded or in the list of those that are not', () => expect([...marked, ...unmarked].sort()).toEqual(Object.keys(routes).sort()))

  it('a company: made, read, changed, in a list, deleted', async () => {
    let id = 0
    const steps = await left(async () => {
      const made = await ask(chief, 'POST', '/company', aCompany({ BusinessName: 'Alfa' }))
      id = made.Id
      await ask(chief, 'GET', `/company/${id}`)
      await ask(chief, 'POST', '/company', aCompany({ Id: id, BusinessName: 'Beta', UpdateDate: made.UpdateDate }))
      await ask(chief, 'POST', '/telematico/retention', { CompanyId: id, mesi: 12 })
      await ask(chief, 'POST', '/company/csv', {})
      await ask(chief, 'DELETE', '/company', id)
    })
    const who = server.usernames.SUPERADMIN
    expect(steps.toReversed()).toEqual([
      `${who}: Creazione Company «Alfa» ${id}`,
      `${who}: Lettura Company «Alfa» ${id}`,
      `${who}: Modifica Company «Beta» ${id}`,
      `${who}: Modifica Conservazione «Beta» ${id}`,
      expect.stringMatching(`${who}: Esportazione Company «Company\\d{8}.csv» tutte`),
      `${who}: Eliminazione Company «Beta» ${id}`,
    ])
    expect((await rows())[0]).toMatchObject({ recordId: id })
  })

  it('a studio, a user and their right, by an ADMIN in the own company or by a SUPERADMIN elsewhere', async () => {
    const steps = await left(async () => {
      const studio = await ask(chief, 'POST', '/agency', anAgency(otherCompany, { Name: 'Studio Nord', PrincipalCounter: 9 }))
      await ask(chief, 'GET', `/agency/${studio.Id}`)
      await ask(chief, 'POST', '/agency/csv', { CompanyId: otherCompany })
      const user = await ask(chief, 'POST', `/principal/user/${studio.Id}`, aPrincipal(otherCompany, { Username: 'nuovo' }))
      await ask(chief, 'GET', `/principal/${user.Id}`)
      await ask(chief, 'POST', '/principal', aPrincipal(otherCompany, { Id: user.Id, Username: 'nuovo', Surname: 'Neri', UpdateDate: user.UpdateDate }))
      const AgencyId = await server.addAgency({ name: 'Studio Sud', principalCounter: 9 })
      const right = await ask(chief, 'POST', '/principalauth', { Id: 0, PrincipalId: user.Id, AgencyId })
      await ask(chief, 'GET', `/principalauth/${right.Id}`)
      await ask(chief, 'DELETE', '/principalauth', right.Id)
      await ask(await server.tokenOf(server.usernames.ADMIN), 'POST', '/principal/csv', {})
      await ask(chief, 'POST', '/whatsnew/csv', {})
      await ask(chief, 'DELETE', '/principal', user.Id)
      await ask(chief, 'DELETE', '/agency', AgencyId)
    })
    const said = steps.toReversed().map((line) => line.slice(line.indexOf(':') + 2))
    expect(said).toEqual([
      `Creazione Studio «Studio Nord» ${otherCompany}`,
      `Lettura Studio «Studio Nord» ${otherCompany}`,
      expect.stringMatching(`Esportazione Studio «Studi\\d{8}.csv» ${otherCompany}`),
      `Creazione Utente «nuovo» ${otherCompany}`,
      `Lettura Utente «nuovo» ${otherCompany}`,
      `Modifica Utente «nuovo» ${otherCompany}`,
      `Creazione Autorizzazione «nuovo, Studio Sud» ${otherCompany}`,
      `Lettura Autorizzazione «nuovo, Studio Sud» ${otherCompany}`,
      `Eliminazione Autorizzazione «nuovo, Studio Sud» ${otherCompany}`,
      expect.stringMatching(/^Accesso Sessione/),
      expect.stringMatching(`Esportazione Utente «Utenti\\d{8}.csv» ${ownCompany}`),
      expect.stringMatching(`Esportazione What's New «WhatsNew\\d{8}.csv» tutte`),
      `Chiusura Utente «nuovo» ${otherCompany}`,
      `Eliminazione Studio «Studio Sud» ${otherCompany}`,
    ])
  })

  it('a calculation: saved, loaded, overwritten, deleted, by application and year, because its name is a client’s', async () => {
    const me = server.usernames.OPERATOR
    const steps = await left(async () => {
      const { ID } = await ask(operator, 'POST', `/consultools/elaborazioni/insert/44/${me}/Prima/1/Cliente%20Riservato/-/-`, STATE)
      await ask(operator, 'GET', `/consultools/elaborazione/44/${me}/${ID}`)
      await ask(operator, 'POST', `/consultools/elaborazioni/update/${me}/${ID}`, STATE)
      await ask(operator, 'DELETE', `/consultools/elaborazioni/delete/${me}/${ID}`)
    })
    expect(steps.toReversed()).toEqual(
      ['Creazione', 'Lettura', 'Modifica', 'Eliminazione'].map((action) => `${me}: ${action} Elaborazione «Forfetari 2026» ${ownCompany}`),
    )
  })

  it('an import, the load of a return, its deletion by hand and by age, the usage report', async () => {
    const steps = await left(async () => {
      const fields = { AgencyId: ownAgency, FileName: 'fornitura.txt' }
      expect(await send(server, operator, 'upload', { file: sample('pf-impresa-2026'), fields })).toMatchObject({ status: 200 })
      const form = { companyId: ownCompany, agencyId: ownAgency, year: 2026, cfImpresa: 'FTTDND96B67H501M' }
      await ask(operator, 'POST', '/telematico/load', form)
      const [{ Id = 0 } = {}] = (await server.call(operator, 'POST', '/telematico/search', { TaxCodeDichiarante: 'FTTDND96B67H501M' })).body as Made[]
      await ask(operator, 'DELETE', `/telematico/${Id}`)
      expect(await send(server, operator, 'upload', { file: sample('pf-impresa-2026'), fields })).toMatchObject({ status: 200 })
      await server.db
        .update(taxReturn)
        .set({ importedAt: new Date(0) })
        .where(sql`${taxReturn.taxCode} = 'FTTDND96B67H501M'`)
      ;(await startRetention(server.db, () => new Date()))()
      await ask(chief, 'POST', '/report/exportdata', { companyId: ownCompany })
    })
    const me = server.usernames.OPERATOR
    expect(steps.toReversed()).toEqual([
      `${me}: Importazione Dichiarazione «fornitura.txt (1 dichiarazione)» ${ownCompany}`,
      `${me}: Lettura Dichiarazione «PF 2026» ${ownCompany}`,
      `${me}: Eliminazione Dichiarazione «PF 2026» ${ownCompany}`,
      `${me}: Importazione Dichiarazione «fornitura.txt (1 dichiarazione)» ${ownCompany}`,
      `conservazione: Eliminazione Dichiarazione «PF 2026» ${ownCompany}`,
      `${server.usernames.SUPERADMIN}: Esportazione Utilizzo «DatiUtilizzo.xlsx» ${ownCompany}`,
    ])
  })

  it('the first user of an installation, whom a command makes', async () => {
    const given = { Username: 'primo', Surname: 'Rossi', Name: 'Mario', Mail: 'm@example.it' }
    expect(await left(() => createAdmin(server.db, given, new Date()))).toEqual(['crea-amministratore: Creazione Utente «primo» tutte'])
  })

  it('nothing if the call is refused', async () => {
    const refused = async () => {
      expect(await server.call(chief, 'DELETE', '/company', ownCompany)).toMatchObject({ status: 409 })
      expect(await server.call(chief, 'GET', '/company/999999')).toMatchObject({ status: 404 })
      expect(await server.call(chief, 'POST', '/company', aCompany({ BusinessName: '' }))).toMatchObject({ status: 422 })
      expect(await server.call(operator, 'POST', '/company/csv', {})).toMatchObject({ status: 403 })
    }
    expect(await left(refused)).toEqual([])
  })

  it('never a password, a state or a tax code', async () => {
    const all = JSON.stringify(await rows())
    expect(all).toContain('nuovo')
    for (const private_ of ['argon2id', 'Cliente Riservato', '43210', 'FTTDND96B67H501M']) expect(all).not.toContain(private_)
  })
})

describe('the row and the change are one', () => {
  it('no change of any kind is made if its row cannot be written', async () => {
    const me = server.usernames.OPERATOR
    const counts = async () => [
      await server.db.$count(company),
      await server.db.$count(principal),
      await server.db.$count(calculation),
      await server.db.$count(taxReturn),
    ]
    const before = await counts()
    await asOwner(server.db, sql`alter table audit rename to audit_away`)
    try {
      const made = aPrincipal(ownCompany, { Username: 'fantasma' })
      const answers = [
        await server.call(chief, 'POST', '/company', aCompany()),
        await server.call(chief, 'POST', `/principal/user/${ownAgency}`, made),
        await server.call(operator, 'POST', `/consultools/elaborazioni/insert/44/${me}/Persa/1/x/-/-`, STATE),
        await send(server, operator, 'upload', { file: sample('pf-impresa-2026'), fields: { AgencyId: ownAgency } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
      expect(await counts()).toEqual(before)
    } finally {
      await asOwner(server.db, sql`alter table audit_away rename to audit`)
    }
  })

  it.each([
    ['changed', sql`update audit set username = 'altri'`],
    ['deleted', sql`delete from audit where false`],
    ['emptied', sql`truncate audit`],
  ])('no row can be %s, not even by who owns the table', async (_, statement) => {
    const before = await rows()
    await expect(asOwner(server.db, statement)).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(await rows()).toEqual(before)
  })
})
