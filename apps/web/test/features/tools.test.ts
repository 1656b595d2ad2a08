import type { ApplicationRecord, Identity } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { cardsOf } from '../../src/features/home/cards.tsx'
import { administration, suiteName, tools } from '../../src/features/shell/tools.tsx'

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

const shown = (identity: Identity) => tools(identity).map(({ name, closed }) => [name, closed])

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
  expect(tools(named).map(({ name }) => name)).toEqual(['Minimi', 'Convenienza Srl', 'Primo anno'])
  expect(suiteName(named)).toBe('Fisco Facile')
})

it('shows of administration only what the role and the rights of the user open', () => {
  const opened = (given: Partial<Identity>) => administration(user(given)).map(({ path }) => path)
  expect(opened({ Role: 'SUPERADMIN' })).toEqual(['/company', '/agency', '/principal', '/whatsnew', '/importtelematico', '/report', '/audit'])
  expect(opened({ Role: 'ADMIN' })).toEqual(['/agency', '/audit'])
  expect(opened({ Role: 'MANAGER', UserCreation: true })).toEqual(['/principal'])
  expect(opened({ Role: 'DEMO', UserCreation: true, ReportEnabled: true })).toEqual(['/report'])
})

const listed = (Type: ApplicationRecord['Type'], given: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  Type,
  Guid: Type.toLowerCase(),
  Nome: `${Type} in elenco`,
  Descrizione: `Che cosa fa ${Type}`,
  Url: null,
  inactive: false,
  ...given,
})
const all = (['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'EASYSTART'] as const).map((type) => listed(type))
const withExternal = { ...company, HasEasyStart: true }
const cards = (list: readonly ApplicationRecord[], identity: Identity) => cardsOf(list, identity).map(({ name, closed }) => [name, closed])

it('has a card for every simulator, open where the list has it active and the user has the right', () => {
  expect(cards([listed('BUDGET4U'), listed('CONVSRL', { inactive: true }), listed('IFORFETTARI')], user({ ApplicationBudget: false }))).toEqual([
    ['IFORFETTARI in elenco', null],
    ['CONVSRL in elenco', 'Non abilitato'],
    ['BUDGET4U in elenco', 'Non abilitato'],
  ])
  expect(cards([], user()).map(([, closed]) => closed)).toEqual(['Non abilitato', 'Non abilitato', 'Non abilitato'])
})

it('has the card of the external tool only where the company has it, open where the list contains it', () => {
  const last = (list: readonly ApplicationRecord[], identity: Identity) => cards(list, identity)[3]
  expect(last(all, user())).toBeUndefined()
  expect(last([], user({ Company: withExternal }))).toEqual(['Easy start', 'Non abilitato'])
  expect(last([listed('EASYSTART', { inactive: true })], user({ Company: withExternal }))).toEqual(['EASYSTART in elenco', 'Non abilitato'])
  expect(last(all, user({ Company: { ...withExternal, EasystartName: 'Si parte' } }))).toEqual(['Si parte', null])
})

it('calls a card as the company calls the tool, and tells of it what the list tells', () => {
  const [first, second] = cardsOf(all, user({ Company: { ...company, ForfetariMenuName: 'Minimi' } }))
  expect(first).toMatchObject({ name: 'Minimi', description: 'Che cosa fa IFORFETTARI', path: '/iforf' })
  expect(second).toMatchObject({ name: 'CONVSRL in elenco' })
})
