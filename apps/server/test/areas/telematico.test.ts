import { setTimeout } from 'node:timers/promises'
import type { ImportSummary, Loaded, TaxReturnItem } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../../packages/telematic/test/tools/file.ts'
import { startRetention } from '../../src/areas/data/retention.ts'
import { sealerOf } from '../../src/areas/telematico/sealing.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { type Form, manyReturns, personCode, sample, send } from '../support/returns.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
let AgencyId: number
beforeAll(async () => {
  running = await suite()
  await running.db.delete(taxReturn)
  token = await running.tokenOf(running.usernames.OPERATOR)
  const { body } = await running.call(token, 'GET', '/telematico/scope')
  AgencyId = (body as { Agencies: { Id: number }[] }).Agencies[0]?.Id ?? 0
})
afterAll(() => running.close())
afterEach(async () => {
  await running.db.delete(taxReturn)
})

const mine = () => ({ AgencyId })
const upload = (form: Form, as = token) => send(running, as, 'upload', { fields: mine(), ...form })
const preview = (form: Form, as = token) => send(running, as, 'preview', { fields: mine(), ...form })
const list = async (filters: object = {}, as = token) => (await running.call(as, 'POST', '/telematico/search', filters)).body as readonly TaxReturnItem[]
const stored = () => running.db.$count(taxReturn)
/** The stored returns, with their boxes as JSON. */
const opened = async () => {
  const { open } = await sealerOf(running)
  return (await running.db.select().from(taxReturn)).map((row) => ({ ...row, modules: open(row, row.modules) }))
}

describe('a valid file', () => {
  it('is previewed without storing it, then stored with its owner and the user who imported it', async () => {
    const told = await preview({ file: sample('pf-impresa-2026') })
    expect(told).toMatchObject({
      status: 200,
      body: { esito: false, fornitura: 'RPF26', TelematicoType: 'PF', Year: 2026, annoImposta: 2025, AgencyId, avvisi: [], altriAvvisi: 0 },
    })
    const [declarant] = (told.body as ImportSummary).dichiaranti
    expect(declarant).toMatchObject({ TaxCodeDichiarante: 'FTTDND96B67H501M', contributiVersati: 14_590, sostituisce: null, verifiche: [] })
    expect(declarant?.quadri).toEqual(['RB', 'RG', 'RN', 'RP', 'RR', 'RV'])
    expect(await stored()).toBe(0)

    expect(await upload({ file: sample('pf-impresa-2026'), fields: { ...mine(), FileName: 'rossi.txt' } })).toMatchObject({
      status: 200,
      body: { esito: true },
    })
    expect(await list()).toMatchObject([
      {
        Year: 2026,
        annoImposta: 2025,
        TaxCodeDichiarante: 'FTTDND96B67H501M',
        TelematicoType: 'PF',
        DescCompany: 'Consulenti Riuniti S.r.l.',
        DescAgency: 'Studio Conti e Associati',
        NomeFile: 'rossi.txt',
        caricataDa: 'Neri Omar',
      },
    ])
  })

  it('replaces only the return of the same declarant, model and year, after saying so', async () => {
    await upload({ file: sample('pf-impresa-2026') })
    await upload({ file: sample('sc-2026') })
    const before = await list({ TelematicoType: 'PF' })
    const corrected = fileOf({ fornitura: 'RPF26', returns: [{ cf: 'FTTDND96B67H501M', modules: { 1: { RG002002: 7 } } }] })
    const [declarant] = ((await preview({ file: corrected })).body as ImportSummary).dichiaranti
    expect(declarant?.sostituisce).toMatchObject({ caricataIl: before[0]?.caricataIl, caricataDa: 'Neri Omar' })
    expect(declarant?.sostituisce?.testo).toMatch(/^Sostituisce la dichiarazione caricata il \d\d\/\d\d\/\d\d, \d\d:\d\d$/)
    const [company] = ((await preview({ file: sample('sc-2026') })).body as ImportSummary).dichiaranti
    expect(company?.sostituisce?.testo).toContain('Un periodo chiuso prima del 31/12')
    await upload({ file: corrected })
    const earlier = fileOf({ fornitura: 'RPF25', returns: [{ cf: 'FTTDND96B67H501M', modules: { 1: { RG002002: 6 } } }] })
    await upload({ file: earlier })
    expect((await list()).map(({ TelematicoType, Year }) => `${TelematicoType} ${Year}`).sort()).toEqual(['PF 2025', 'PF 2026', 'SC 2026'])
    const rows = await opened()
    expect(rows.find(({ modelYear, type }) => type === 'PF' && modelYear === 2026)?.modules).toBe('{"1":{"RG002002":7}}')
  })

  it('that has a declarant twice keeps the last return', async () => {
    const cf = personCode(1)
    const twice = fileOf({ fornitura: 'RPF26', returns: [1, 2].map((n) => ({ cf, modules: { 1: { RG002002: n } } })) })
    const { body } = await upload({ file: twice })
    expect(body).toMatchObject({ dichiaranti: [{ TaxCodeDichiarante: cf }], avvisi: [{ codice: 'W050' }] })
    expect((await opened()).map(({ modules }) => modules)).toEqual(['{"1":{"RG002002":2}}'])
  })

  it('is stored without data about health, religion or politics, and without the title page', async () => {
    await upload({
      file: fileOf({ fornitura: 'RPF26', returns: [{ cf: personCode(1), modules: { 1: { RG002002: 1, RP001002: 500, RN013001: 95, RP021001: 9 } } }] }),
    })
    const [row] = await opened()
    expect(JSON.parse(row?.modules ?? '')).toEqual({ 1: { RG002002: 1, RP021001: 9 } })
    expect(JSON.stringify(row)).not.toContain('FRONTESPIZIO')
  })

  it('is stored in the order of its declarants, so that two files with the same ones in another order never wait for each other', async () => {
    const [one = '', two = ''] = [personCode(1), personCode(2)].sort()
    const both = fileOf({ fornitura: 'RPF26', returns: [two, one].map((cf) => ({ cf, modules: { 1: { RG002002: 7 } } })) })
    expect(await upload({ file: both })).toMatchObject({ status: 200 })
    const lock = (tx: Db, cf: string) => tx.select({ id: taxReturn.id }).from(taxReturn).where(eq(taxReturn.taxCode, cf)).for('update')
    const { again } = await running.db.transaction(async (tx) => {
      await lock(tx, one)
      const answer = upload({ file: both })
      await setTimeout(500)
      await lock(tx, two)
      return { again: answer }
    })
    expect(await again).toMatchObject({ status: 200 })
  })

  it('of five hundred returns is stored completely', async () => {
    expect(await upload({ file: manyReturns(500) })).toMatchObject({ status: 200 })
    expect(await stored()).toBe(500)
    expect(await list({ Take: 10 })).toHaveLength(10)
  })
})

describe('a load', () => {
  it('of a return with several suitable quadri fills nothing until one is chosen, then only that one', async () => {
    const cf = personCode(1)
    const boxes = { RG002002: 50_000, RG012001: 52_000, RG024001: 20_000, LM022002: 40, LM022003: 12_000 }
    await upload({ file: fileOf({ fornitura: 'RPF26', returns: [{ cf, modules: { 1: boxes } }] }) })
    const [{ CompanyId: companyId } = { CompanyId: 0 }] = await list()
    const load = async (form: object) => {
      const { body } = await running.call(token, 'POST', '/telematico/load', { companyId, agencyId: AgencyId, year: 2026, cfImpresa: cf, ...form })
      return body as Loaded
    }
    expect(await load({ tipologia: 'IMPRESA' })).toMatchObject({
      primoCF: { codiceFiscale: cf, quadri: ['LM', 'RG'] },
      campi: [],
      avvisi: [],
      daScegliere: [
        { quadro: 'RG', ricavi: 50_000, reddito: 32_000 },
        { quadro: 'LM', ricavi: 12_000, reddito: null },
      ],
    })
    const chosen = await load({ tipologia: 'IMPRESA', quadro: 'LM' })
    expect(chosen).toMatchObject({
      daScegliere: [],
      avvisi: expect.arrayContaining([expect.stringContaining('il quadro RG, con ricavi o compensi 50.000,00 €')]),
    })
    expect(chosen.campi).toContainEqual(expect.objectContaining({ campo: 'redditoContributiImposta.ricavi', valore: 12_000 }))
    expect((await load({ tipologia: 'PROFESSIONE' })).daScegliere).toEqual([])
  })

  it('names the years if they differ, and every tax code without a return', async () => {
    await upload({ file: sample('sc-2026') })
    await upload({ file: fileOf({ fornitura: 'RPF25', returns: [{ cf: personCode(1), modules: { 1: { RB010013: 2_000, RN001005: 2_000 } } }] }) })
    const [{ CompanyId: companyId } = { CompanyId: 0 }] = await list()
    const people = { cfImpresa: '98084600638', year: 2026, cfCollab1: personCode(1), yearCf1: 2025, cfSocio3: personCode(2), yearS3: 2026 }
    const { body } = await running.call(token, 'POST', '/telematico/load', { isConvenienza: true, companyId, agencyId: AgencyId, ...people })
    expect(body).toMatchObject({
      primoCF: { TelematicoType: 'SC', Year: 2026, annoImposta: 2025, boxes: { RF004001: 90_772 } },
      collab1CF: { TelematicoType: 'PF', Year: 2025, annoImposta: 2024, boxes: { RB010013: 2_000 } },
      collab2CF: null,
      socio3CF: null,
      avvisi: expect.arrayContaining([
        `${personCode(2)}: nessuna dichiarazione 2026 caricata nello studio`,
        `Le dichiarazioni sono di anni diversi: 98084600638 modello SC 2026, redditi 2025; ${personCode(1)} modello PF 2025, redditi 2024`,
      ]),
    })
  })

  it('of a company leaves its taxes among the increases if asked not to move them', async () => {
    await upload({ file: sample('sc-2026') })
    const [{ CompanyId: companyId } = { CompanyId: 0 }] = await list()
    const form = { isConvenienza: true, companyId, agencyId: AgencyId, year: 2026, cfImpresa: '98084600638' }
    const values = async (more: object) => {
      const { campi } = (await running.call(token, 'POST', '/telematico/load', { ...form, ...more })).body as Loaded
      const of = (key: string) => campi.find(({ campo }) => campo.endsWith(key))?.valore
      return [of('utileAnteImposte'), of('variazioniAumento')]
    }
    // RF4 90.772, RF32 29.589, RF16 25.416
    expect(await values({})).toEqual([116_188, 4_173])
    expect(await values({ spostaImposte: false })).toEqual([90_772, 29_589])
  })
})

describe('the list', () => {
  it('is filtered, continues after the last record of a page, and does not show deleted returns', async () => {
    await upload({ file: manyReturns(5) })
    await upload({ file: sample('sc-2026') })
    expect(await list({ TelematicoType: 'SC' })).toMatchObject([{ TaxCodeDichiarante: '98084600638' }])
    expect(await list({ TaxCodeDichiarante: ' prvprv00a01h500' })).toEqual([])
    expect(await list({ TaxCodeDichiarante: personCode(3).toLowerCase() })).toMatchObject([{ TaxCodeDichiarante: personCode(3) }])
    expect(await list({ Year: 2025 })).toEqual([])
    expect(await list({ Year: 0 })).toHaveLength(6)

    const rows = await list()
    const all = rows.map(({ Id }) => Id)
    const [, second = 0] = all
    const After = { Id: second, caricataIl: rows[1]?.caricataIl }
    const next = async () => (await list({ After, Take: 3 })).map(({ Id }) => Id)
    expect(await next()).toEqual(all.slice(2, 5))

    expect(await running.call(token, 'DELETE', `/telematico/${second}`)).toMatchObject({ status: 200, body: true })
    expect((await list()).map(({ Id }) => Id)).toEqual(all.filter((id) => id !== second))
    expect(await next()).toEqual(all.slice(2, 5))
    expect(await running.call(token, 'DELETE', `/telematico/${second}`)).toMatchObject({ status: 404, body: { code: 'DICHIARAZIONE_NON_TROVATA' } })
  })
})

describe('retention', () => {
  it('deletes at the start the returns that their company no longer keeps, and nothing else', async () => {
    await upload({ file: manyReturns(2) })
    const now = Date.now()
    const months = (n: number) => new Date(now + n * 30.5 * 24 * 3_600_000)
    const admin = await running.tokenOf(running.usernames.ADMIN)
    const companyId = (await list())[0]?.CompanyId
    ;(await startRetention(running.db, () => months(23)))()
    expect(await stored()).toBe(2)
    expect(await running.call(admin, 'POST', '/telematico/retention', { CompanyId: companyId, mesi: 12 })).toMatchObject({ status: 200, body: true })
    expect((await running.call(admin, 'POST', '/telematico/retention', { CompanyId: 999, mesi: 12 })).status).toBe(403)
    ;(await startRetention(running.db, () => months(11)))()
    expect(await stored()).toBe(2)
    ;(await startRetention(running.db, () => months(13)))()
    expect(await stored()).toBe(0)
  })
})
