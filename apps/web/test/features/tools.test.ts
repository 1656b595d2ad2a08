import { type Brand, brands, type Identity } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { administration, easyStart, suiteName, tools } from '../../src/features/shell/tools.tsx'
import { aCompany, aUser } from './identities.ts'

const { bilancia } = brands
const shown = (identity: Identity, brand: Brand = bilancia) => tools(identity, brand).map(({ name, closed }) => [name, closed])

it('offers the three simulators', () => {
  expect(shown(aUser())).toEqual([
    ['Forfetari', null],
    ['Convenienza Srl', null],
    ['Budget4u', null],
  ])
})

it('closes a simulator to a user without its flag, whatever the role', () => {
  expect(shown(aUser({ Role: 'SUPERADMIN', ApplicationForfetari: false }))[0]).toEqual(['Forfetari', 'Non abilitato'])
})

it("takes the names that the user's company gives", () => {
  const named = aUser({ Company: { ...aCompany, ApplicationName: 'Fisco Facile', ForfetariMenuName: 'Minimi', BudgetMenuName: 'Primo anno' } })
  expect(shown(named).map(([name]) => name)).toEqual(['Minimi', 'Convenienza Srl', 'Primo anno'])
  expect(suiteName(named, bilancia)).toBe('Fisco Facile')
})

it.each(Object.values(brands))('takes the names of $name where the company gives none', (brand) => {
  const named = aUser({ Company: { ...aCompany, HasEasyStart: true, ConvMenuName: 'Verso la Srl' } })
  expect(shown(named, brand).map(([name]) => name)).toEqual([brand.tools.forfetari, 'Verso la Srl', brand.tools.budget])
  expect(suiteName(named, brand)).toBe(brand.name)
  expect(easyStart(named, brand)?.name).toBe(brand.tools.easyStart)
  expect(easyStart(aUser({ Company: { ...aCompany, HasEasyStart: true, EasystartName: 'Avvio' } }), brand)?.name).toBe('Avvio')
})

it('shows the external tool only where the company has it', () => {
  expect(easyStart(aUser({ ApplicationEasyStart: true }), bilancia)).toBeNull()
  expect(easyStart(aUser({ Company: { ...aCompany, HasEasyStart: true } }), bilancia)?.closed).toBe('Non abilitato')
})

it('shows of administration only what the role and the rights of the user open', () => {
  const opened = (given: Partial<Identity>) => administration(aUser(given)).map(({ path }) => path)
  expect(opened({ Role: 'SUPERADMIN' })).toEqual(['/company', '/agency', '/principal', '/whatsnew', '/importtelematico', '/report', '/audit'])
  expect(opened({ Role: 'ADMIN' })).toEqual(['/agency', '/audit'])
  expect(opened({ Role: 'MANAGER', UserCreation: true })).toEqual(['/principal'])
  expect(opened({ Role: 'DEMO', UserCreation: true, ReportEnabled: true })).toEqual(['/report'])
})
