import { type Brand, brands, type Identity } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { administration, easyStart, suiteName, tools } from '../../src/features/shell/tools.tsx'

const company = {
  Id: 1,
  BusinessName: 'Studi Riuniti S.r.l.',
  ApplicationName: null,
  UiLogoUrl: null,
  UiLogoBackground: null,
  UiHome: null,
  EasystartName: null,
  ForfetariMenuName: null,
  ConvMenuName: null,
  BudgetMenuName: null,
  LogoutUrl: null,
  IsLocked: false,
  ImportEnabled: false,
  IsFederated: false,
  HasEasyStart: false,
}

const user = (given: Partial<Identity> = {}): Identity => ({
  Id: 1,
  Username: 'mrossi',
  Surname: 'Rossi',
  Name: 'Maria',
  Role: 'OPERATOR',
  Disabled: null,
  CompanyId: 1,
  Company: company,
  PrincipalAuth: [],
  ApplicationForfetari: true,
  ApplicationConvenienza: true,
  ApplicationBudget: true,
  ApplicationEasyStart: false,
  UserCreation: false,
  ReportEnabled: false,
  provinciaDefault: '44',
  ufficioDefault: '-',
  ...given,
})

const { bilancia } = brands
const shown = (identity: Identity, brand: Brand = bilancia) => tools(identity, brand).map(({ name, closed }) => [name, closed])

it('offers the three simulators', () => {
  expect(shown(user())).toEqual([
    ['Forfetari', null],
    ['Convenienza Srl', null],
    ['Budget4u', null],
  ])
})

it('closes a simulator to a user without its flag, whatever the role', () => {
  expect(shown(user({ Role: 'SUPERADMIN', ApplicationForfetari: false }))[0]).toEqual(['Forfetari', 'Non abilitato'])
})

it("takes the names that the user's company gives", () => {
  const named = user({ Company: { ...company, ApplicationName: 'Fisco Facile', ForfetariMenuName: 'Minimi', BudgetMenuName: 'Primo anno' } })
  expect(shown(named).map(([name]) => name)).toEqual(['Minimi', 'Convenienza Srl', 'Primo anno'])
  expect(suiteName(named, bilancia)).toBe('Fisco Facile')
})

it.each(Object.values(brands))('takes the names of $name where the company gives none', (brand) => {
  const named = user({ Company: { ...company, HasEasyStart: true, ConvMenuName: 'Verso la Srl' } })
  expect(shown(named, brand).map(([name]) => name)).toEqual([brand.tools.forfetari, 'Verso la Srl', brand.tools.budget])
  expect(suiteName(named, brand)).toBe(brand.name)
  expect(easyStart(named, brand)?.name).toBe(brand.tools.easyStart)
  expect(easyStart(user({ Company: { ...company, HasEasyStart: true, EasystartName: 'Avvio' } }), brand)?.name).toBe('Avvio')
})

it('shows the external tool only where the company has it', () => {
  expect(easyStart(user({ ApplicationEasyStart: true }), bilancia)).toBeNull()
  expect(easyStart(user({ Company: { ...company, HasEasyStart: true } }), bilancia)?.closed).toBe('Non abilitato')
})

it('shows of administration only what the role and the rights of the user open', () => {
  const opened = (given: Partial<Identity>) => administration(user(given)).map(({ path }) => path)
  expect(opened({ Role: 'SUPERADMIN' })).toEqual(['/company', '/agency', '/principal', '/whatsnew', '/importtelematico', '/report', '/audit'])
  expect(opened({ Role: 'ADMIN' })).toEqual(['/agency', '/audit'])
  expect(opened({ Role: 'MANAGER', UserCreation: true })).toEqual(['/principal'])
  expect(opened({ Role: 'DEMO', UserCreation: true, ReportEnabled: true })).toEqual(['/report'])
})
