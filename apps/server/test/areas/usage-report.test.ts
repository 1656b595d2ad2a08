import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessLog, calculation, company } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let chief: string
let studioAt: number
beforeAll(async () => {
  server = await studio()
  studioAt = await server.addAgency({ name: 'Studio Ferri' })
  chief = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
  const anna = await server.addUser({ username: 'anna', surname: 'Neri', name: 'Anna', agencies: [studioAt] })
  const bruno = await server.addUser({ username: 'bruno', surname: '=1+1', name: 'Bruno' })
  const [other] = await server.db.insert(company).values({ businessName: 'Altra', vatNumber: '2' }).returning()
  const far = await server.addUser({ username: 'lontano', companyId: other?.id ?? 0, agencies: [] })
  const access = (principalId: number, application: number, day: string) => ({ principalId, application, day, at: new Date(`${day}T10:00:00Z`) })
  await server.db
    .insert(accessLog)
    .values([
      access(anna.id, 1, '2026-09-30'),
      access(anna.id, 1, '2026-10-01'),
      access(anna.id, 1, '2026-10-31'),
      access(anna.id, 2, '2026-10-05'),
      access(bruno.id, 99, '2026-10-02'),
      access(far.id, 1, '2026-10-01'),
    ])
  const at = (moment: string) => ({
    ...{ principalId: anna.id, application: 1, name: 'a', displayName: 'a', province: '44', vatId: '-', office: '-', schemaVersion: 1, state: '{}' },
    ...{ insertedAt: new Date(moment), savedAt: new Date(moment) },
  })
  // The last is already November in Italy and still October in UTC.
  await server.db.insert(calculation).values([at('2026-10-10T10:00:00Z'), at('2026-10-20T10:00:00Z'), at('2026-10-31T23:30:00Z')])
})
afterAll(() => server.close())

async function file(path: string, body: unknown, token = chief) {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the usage report', () => {
  it('is an Excel workbook of accesses and saved calculations by studio, user, application and month', async () => {
    const { name, type, bytes } = await file('/report/exportdata', { companyId: server.companyId })
    expect([name, type]).toEqual(['DatiUtilizzo.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
    expect(await readSheet(bytes, 'Utilizzo')).toEqual([
      ['Studio', 'Utente', 'Cognome', 'Nome', 'Applicazione', 'Mese', 'Accessi', 'Elaborazioni salvate'],
      ['Studio Ferri', 'anna', 'Neri', 'Anna', 'Forfetari', '09/2026', 1, 0],
      ['Studio Ferri', 'anna', 'Neri', 'Anna', 'Forfetari', '10/2026', 2, 2],
      ['Studio Ferri', 'anna', 'Neri', 'Anna', 'Convenienza Srl', '10/2026', 1, 0],
      ['Studio Ferri', 'anna', 'Neri', 'Anna', 'Forfetari', '11/2026', 0, 1],
      ['Studio Verdi', 'bruno', '=1+1', 'Bruno', 'Home', '10/2026', 1, 0],
    ])
  })

  it('has the sums of the months on another sheet', async () => {
    const { bytes } = await file('/report/exportdata', { companyId: server.companyId })
    expect(await readSheet(bytes, 'Totali mensili')).toEqual([
      ['Mese', 'Utenti', 'Accessi', 'Elaborazioni salvate'],
      ['09/2026', 1, 1, 0],
      ['10/2026', 2, 4, 2],
      ['11/2026', 1, 0, 1],
    ])
  })

  it('shows a MANAGER only the users of their own studios', async () => {
    const { username } = await server.addUser({ role: 'MANAGER', reportEnabled: true, agencies: [studioAt] })
    const { bytes } = await file('/report/exportdata', { companyId: server.companyId }, await server.tokenOf(username))
    const rows = await readSheet(bytes, 'Utilizzo')
    expect(new Set(rows.slice(1).map(([, user]) => user))).toEqual(new Set(['anna']))
  })

  it.each([{}, { companyId: null }, { companyId: 0 }])('of %j is refused, because it needs a company', async (body) => {
    expect(await server.call(chief, 'POST', '/report/exportdata', body)).toMatchObject({ status: 422, body: { title: 'Company non impostata' } })
  })
})

describe('a list as CSV', () => {
  it('has the columns of the screen, the rows of the filter, the day in its name, and no formulas', async () => {
    const { name, type, bytes } = await file('/principal/csv', { Username: 'bruno', Take: 1 })
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()).replaceAll('-', '')
    expect([name, type]).toEqual([`Utenti${day}.csv`, 'text/csv; charset=utf-8'])
    const [head, row, end, ...more] = bytes.toString('utf8').split('\r\n')
    expect(head).toBe('\ufeffDisabilitato dal;Id;Cognome;Nome;Studio;UserName;Mail;Ruolo')
    expect(row).toMatch(/^;\d+;'=1\+1;Bruno;Studio Verdi;bruno;rossi@example\.it;OPERATOR$/)
    expect([end, more]).toEqual(['', []])
  })

  it.each([
    ['/company/csv', 'Bloccata;Id;Nome;Codice Fiscale;Partita Iva;Logo;Nome App', 3],
    ['/agency/csv', 'Disabilitato dal;Id;Nome;Company;Partita Iva;Codice;Indirizzo', 3],
    ['/whatsnew/csv', 'Id;Versione;Titolo;Html content;Data fine', 1],
  ])('%s has all rows', async (path, head, lines) => {
    const rows = (await file(path, {})).bytes.toString('utf8').trim().split('\r\n')
    expect([rows[0], rows.length]).toEqual([head, lines])
  })
})
