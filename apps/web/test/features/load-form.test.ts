import { loadForm } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { errori, senzaCodici } from '../../src/features/simulator/load/form.ts'
import type { LoadForm } from '../../src/features/simulator/load/load.ts'
import { destinationOf } from '../../src/features/telematico/destination.ts'
import { declarationYears } from '../../src/features/telematico/filters.ts'

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
