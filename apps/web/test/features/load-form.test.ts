import { gruppi } from '@bilancia/contract'
import { loadForm } from '@bilancia/contract/api'
import { QueryClient, skipToken } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { errori, proposed, senzaCodici, yearOf } from '../../src/features/simulator/load/form.ts'
import { LoadDataDialog } from '../../src/features/simulator/load/LoadDataDialog.tsx'
import { LoadedDialog } from '../../src/features/simulator/load/LoadedDialog.tsx'
import type { LoadForm } from '../../src/features/simulator/load/load.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { destinationOf } from '../../src/features/telematico/destination.ts'
import { declarationYears } from '../../src/features/telematico/filters.ts'
import { aCompany, aUser } from './identities.ts'
import { inState, rendered, user } from './rendered.ts'

const form = (given: Partial<LoadForm> = {}): LoadForm => ({
  isConvenienza: true,
  isForme: false,
  companyId: 1,
  agencyId: 2,
  telematicoType: 'SC',
  year: 2025,
  cfImpresa: '01234567890',
  yearCf1: null,
  cfCollab1: '',
  yearCf2: null,
  cfCollab2: '',
  yearS3: null,
  cfSocio3: '',
  quadro: null,
  spostaImposte: true,
  ...given,
})
const testi = (given: Partial<LoadForm>) => errori(form(given)).map(({ testo }) => testo)

it('needs nothing more if a code has its year', () => {
  expect(testi({})).toEqual([])
})

it('needs company, studio and kind of return', () => {
  expect(testi({ companyId: null, agencyId: null, telematicoType: null })).toEqual([
    'La company è obbligatorio',
    'Lo studio è obbligatorio',
    'Il tipo telematico è obbligatorio',
  ])
})

it.each([
  [{ year: null }, 'Richiesto anno e partita iva impresa'],
  [{ yearCf1: 2025 }, 'Richiesto anno e CF primo socio'],
  [{ cfCollab2: 'RSSMRA80A01H501U' }, 'Richiesto anno e CF secondo socio'],
  [{ yearS3: 2025 }, 'Richiesto anno e CF terzo socio'],
] as const)('asks for year and code together: %o', (given, testo) => {
  expect(testi(given)).toEqual([testo])
})

it('needs the third partner only for a company', () => {
  expect(testi({ isConvenienza: false, yearS3: 2025 })).toEqual([])
})

it('needs at least one code', () => {
  expect(testi({ year: null, cfImpresa: '' })).toEqual(['Richiesto almeno un codice fiscale da cui scaricare'])
  expect(senzaCodici(form({ cfImpresa: '' }))).toBe(true)
})

it('offers the years of the declarations that the server accepts, the newest first', () => {
  // The server's own bounds: the model of 2027 does not exist yet.
  const accepted = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028].filter((year) => loadForm.safeParse({ companyId: 1, year }).success)
  expect(declarationYears).toEqual(accepted.toReversed())
  expect(declarationYears).not.toContain(2027)
})

it('an import without a destination says what is missing: the company to a SUPERADMIN, the studio to the others', () => {
  const scope = { Companies: [{ Id: 1, BusinessName: 'Alfa', mesiConservazione: 12 }], Agencies: [{ Id: 2, CompanyId: 1, Name: 'Beta' }] }
  const nowhere = { CompanyId: null, AgencyId: null }
  expect(destinationOf('SUPERADMIN', scope, nowhere)).toEqual({ where: 'La company è obbligatorio', ready: false })
  expect(destinationOf('ADMIN', scope, { ...nowhere, CompanyId: 1 })).toEqual({ where: 'Scegliere studio di competenza', ready: false })
  expect(destinationOf('SUPERADMIN', scope, { ...nowhere, CompanyId: 1 }).ready).toBe(true)
  expect(destinationOf('OPERATOR', scope, { CompanyId: 1, AgencyId: 2 })).toEqual({ where: 'Studio di competenza: Beta', ready: true })
})

const stored = (TaxCodeDichiarante: string, TelematicoType: 'PF' | 'SC', Year: number, AgencyId: number | null = 2) => ({
  ...{ TaxCodeDichiarante, TelematicoType, Year, AgencyId },
})
const archive = [
  stored('RSSMRA80A01H501U', 'PF', 2025),
  stored('01234567890', 'SC', 2026),
  stored('RSSMRA80A01H501U', 'PF', 2026),
  stored('VRDGNN70A01H501Z', 'PF', 2026, null),
  stored('BNCLRA70A41H501K', 'PF', 2026, 3),
]

it('proposes each code with returns of the chosen studio or of the company itself, with their years; companies only where one is asked for', () => {
  const of = (given: Partial<LoadForm>, cf: 'cfImpresa' | 'cfCollab1') => proposed(archive, form(given), cf)
  const rossi = { code: 'RSSMRA80A01H501U', years: [2026, 2025] }
  const verdi = { code: 'VRDGNN70A01H501Z', years: [2026] }
  expect(of({}, 'cfImpresa')).toEqual([rossi, { code: '01234567890', years: [2026] }, verdi])
  expect(of({}, 'cfCollab1')).toEqual([rossi, verdi])
  expect(of({ isConvenienza: false }, 'cfImpresa')).toEqual([rossi, verdi])
  expect(of({ agencyId: 3 }, 'cfCollab1')).toEqual([verdi, { code: 'BNCLRA70A41H501K', years: [2026] }])
})

it('gives a proposed code a year in which it has a return, and leaves the year of any other code', () => {
  const known = proposed(archive, form(), 'cfCollab1')
  expect(yearOf(known, 'RSSMRA80A01H501U', null)).toBe(2026)
  expect(yearOf(known, 'RSSMRA80A01H501U', 2025)).toBe(2025)
  expect(yearOf(known, 'VRDGNN70A01H501Z', 2025)).toBe(2026)
  expect(yearOf(known, 'RSSMRA80A01', 2024)).toBe(2024)
  expect(yearOf(known, '', null)).toBeNull()
})

it('the dialog proposes the codes, and asks for them only if the user may list the returns', () => {
  const KEY = ['telematico', 'stored', 1]
  const dialog = (queries: QueryClient, ImportEnabled: boolean) =>
    rendered(createElement(LoadDataDialog, { isConvenienza: false, isForme: false, cfImpresa: '', onClose: () => {} }), {
      ...{ queries, who: aUser({ ...user, Company: { ...aCompany, ImportEnabled } }), simulation: createSimulation(simulator, 1) },
    })
  const asks = (ImportEnabled: boolean) => {
    const queries = new QueryClient()
    dialog(queries, ImportEnabled)
    return queries.getQueryCache().find({ queryKey: KEY })?.options.queryFn !== skipToken
  }
  expect([asks(true), asks(false)]).toEqual([true, false])
  const queries = new QueryClient()
  queries.setQueryData(KEY, archive)
  const html = dialog(queries, true)
  const [, list] = /<label[^>]*>Codice fiscale primo collaboratore<.*?<input[^>]* list="([^"]+)"/s.exec(html) ?? []
  expect(html.includes(`<datalist id="${list}"><option value="RSSMRA80A01H501U">2026, 2025</option>`)).toBe(true)
})

it('the question about hand-typed values names them like the form: a choice by its name, an emptied amount by a dash', () => {
  const byHand = [
    { campo: 'regimeForfettario.gruppo', valore: 3 },
    { campo: 'redditoContributiImposta.ricavi', valore: 500 },
  ].map((one) => ({ ...one, daDove: 'quadro LM', caselle: [], codiceFiscale: 'X' }))
  const loaded = { primoCF: null, collab1CF: null, collab2CF: null, socio3CF: null, campi: byHand, avvisi: [], daScegliere: [] }
  const values = { regimeForfettario: { gruppo: 9 }, redditoContributiImposta: { ricavi: null } }
  const simulation = inState(createSimulation(simulator, 1), { values })
  const { onReplace, onKeep, onClose } = { onReplace: () => {}, onKeep: () => {}, onClose: () => {} }
  const html = rendered(createElement(LoadedDialog, { loaded, byHand, onReplace, onKeep, onClose }), { simulation })
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line?.replaceAll(/\s/g, ' '))
  expect(lines).toEqual([`Gruppo di settore: ${gruppi[9]} a mano, ${gruppi[3]} da quadro LM`, 'Ricavi o compensi: — a mano, 500,00 € da quadro LM'])
})
