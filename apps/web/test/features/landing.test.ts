/** The page after sign-in, given the home page of the company. */
import { companyForm, companyHome, fieldErrors } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { landing } from '../../src/features/auth/landing.ts'
import { blankOf } from '../../src/features/records/detail/draft.ts'
import { aCompany, aUser } from './identities.ts'

const at = (UiHome: string | null, rights = {}) => aUser({ Company: { ...aCompany, UiHome }, ...rights })

describe('a sign-in', () => {
  it('without a requested page opens that of the company', () => {
    expect(landing(undefined, at('/budget'))).toBe('/budget')
    expect(landing({ returnTo: '/home' }, at('/budget'))).toBe('/budget')
  })

  it('opens the requested page, with any home page of the company', () => expect(landing({ returnTo: '/iforf?x=1' }, at('/budget'))).toBe('/iforf?x=1'))

  it('opens no page without the right', () => {
    expect(landing(undefined, at('/budget', { ApplicationBudget: false }))).toBe('/')
    expect(landing(undefined, at('/company', { Role: 'ADMIN' }))).toBe('/')
    expect(landing(undefined, at('/company', { Role: 'SUPERADMIN' }))).toBe('/company')
  })

  it.each([null, '', 'https://studiriuniti.example', '//altrove.example', '/\\altrove.example', 'javascript:alert(1)', '/nessuna', '/iforf/../altro'])(
    'stays in the suite, at its own home page, with %j',
    (UiHome) => expect(landing(undefined, at(UiHome))).toBe('/'),
  )
})

describe('the home page of a company', () => {
  it.each([
    '/altro',
    'iforf',
    '//altrove.example',
    '/\\altrove.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://altrove.example',
    'https://',
    'https://a b.example',
    'https://a.example/"><script>',
  ])('cannot be %j, and the form says what it can be', (UiHome) => {
    expect(companyHome(UiHome)).toBeNull()
    const errors = fieldErrors(companyForm, { ...blankOf(companyForm), BusinessName: 'Studi Riuniti', VatNumber: '1', UiHome })
    expect(errors).toEqual([
      {
        campo: 'UiHome',
        etichetta: 'Pagina iniziale',
        testo:
          'Pagina iniziale: serve una pagina della suite (/iforf, /convsrl, /budget, /forme, /clienti, /concordato, /company, /agency, /principal, /whatsnew, /marchi, /importtelematico, /report, /audit) oppure un indirizzo che comincia con https:// o http://',
      },
    ])
  })

  it.each(['/convsrl', '/audit', 'https://studiriuniti.example/clienti?a=1', 'HTTP://studiriuniti.example'])('can be %s', (UiHome) =>
    expect(fieldErrors(companyForm, { ...blankOf(companyForm), BusinessName: 'Studi Riuniti', VatNumber: '1', UiHome })).toEqual([]),
  )
})
