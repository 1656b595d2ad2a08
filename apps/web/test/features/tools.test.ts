import type { ApplicationRecord, Brand, Identity } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { cardsOf } from '../../src/features/home/cards.tsx'
import { areaGroups, suiteName, tools } from '../../src/features/shell/tools.tsx'
import { aBrand } from '../a-brand.ts'
import { aCompany, aUser } from './identities.ts'

const bilancia = aBrand
const stadera: Brand = {
  ...aBrand,
  name: 'Stadera',
  tools: { iforfettari: 'Scelta del regime', convsrl: 'Passaggio a Srl', budget4u: "Piano d'avvio", forme: 'Scelta della forma', easyStart: 'Consulenza' },
}
const shown = (identity: Identity, brand: Brand = bilancia) => tools(identity, brand).map(({ name, closed }) => [name, closed])

it('offers the simulators', () => {
  expect(shown(aUser())).toEqual([
    ['Forfetari', null],
    ['Convenienza Srl', null],
    ['Budget4u', null],
    ['Forme e piano', null],
  ])
})

it('closes a simulator to a user without its flag, in any role', () => {
  expect(shown(aUser({ Role: 'SUPERADMIN', ApplicationForfetari: false }))[0]).toEqual(['Forfetari', 'Non abilitato'])
})

it("uses the names that the user's company sets", () => {
  const named = aUser({ Company: { ...aCompany, ApplicationName: 'Fisco Facile', ForfetariMenuName: 'Minimi', BudgetMenuName: 'Primo anno' } })
  expect(shown(named).map(([name]) => name)).toEqual(['Minimi', 'Convenienza Srl', 'Primo anno', 'Forme e piano'])
  expect(suiteName(named, bilancia)).toBe('Fisco Facile')
})

it.each([bilancia, stadera])('uses the names of $name if the company sets none', (brand) => {
  const named = aUser({ Company: { ...aCompany, HasEasyStart: true, ConvMenuName: 'Verso la Srl' } })
  expect(shown(named, brand).map(([name]) => name)).toEqual([brand.tools.iforfettari, 'Verso la Srl', brand.tools.budget4u, brand.tools.forme])
  expect(suiteName(named, brand)).toBe(brand.name)
  expect(cardsOf([], named, brand).at(-1)?.name).toBe(brand.tools.easyStart)
})

it('shows only the pages that role and rights of the user open, in two groups', () => {
  const opened = (given: Partial<Identity>) => {
    const { clienti, amministrazione } = areaGroups(aUser(given))
    return [clienti, amministrazione].map((group) => group.map(({ path }) => path))
  }
  expect(opened({ Role: 'SUPERADMIN' })).toEqual([['/importtelematico'], ['/company', '/agency', '/principal', '/whatsnew', '/marchi', '/report', '/audit']])
  expect(opened({ Role: 'ADMIN' })).toEqual([['/clienti'], ['/agency', '/audit']])
  expect(opened({ Role: 'MANAGER', UserCreation: true })).toEqual([['/clienti'], ['/principal']])
  expect(opened({ Role: 'OPERATOR' })).toEqual([['/clienti'], []])
  expect(opened({ Role: 'DEMO', UserCreation: true, ReportEnabled: true })).toEqual([[], ['/report']])
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
const all = (['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'FORME', 'EASYSTART'] as const).map((type) => listed(type))
const withExternal = { ...aCompany, HasEasyStart: true }
const cards = (list: readonly ApplicationRecord[], identity: Identity) => cardsOf(list, identity, bilancia).map(({ name, closed }) => [name, closed])

it('has a card for every simulator, open if it is active in the list and the user has the right', () => {
  expect(cards([listed('BUDGET4U'), listed('CONVSRL', { inactive: true }), listed('IFORFETTARI')], aUser({ ApplicationBudget: false }))).toEqual([
    ['IFORFETTARI in elenco', null],
    ['CONVSRL in elenco', "Utente non autorizzato all'applicazione"],
    ['BUDGET4U in elenco', "Utente non autorizzato all'applicazione"],
    ['Forme e piano', "Utente non autorizzato all'applicazione"],
    ['Concordato preventivo', null],
  ])
  expect(cards([], aUser()).map(([, closed]) => closed)).toEqual(Array(4).fill("Utente non autorizzato all'applicazione"))
})

it('has the card of the external tool only if the company has it, open if the list contains it', () => {
  const last = (list: readonly ApplicationRecord[], identity: Identity) =>
    cards(list, identity)
      .slice(4)
      .findLast(([name]) => name !== 'Concordato preventivo')
  expect(last(all, aUser())).toBeUndefined()
  expect(last([], aUser({ Company: withExternal }))).toEqual(['Easy start', "Utente non autorizzato all'applicazione"])
  expect(last([listed('EASYSTART', { inactive: true })], aUser({ Company: withExternal }))).toEqual([
    'EASYSTART in elenco',
    "Utente non autorizzato all'applicazione",
  ])
  expect(last(all, aUser({ Company: { ...withExternal, EasystartName: 'Si parte' } }))).toEqual(['Si parte', null])
})

it('has the card of the concordato where one of its simulators opens', () => {
  const there = (given: Partial<Identity>, list = all) => cards(list, aUser(given)).some(([name]) => name === 'Concordato preventivo')
  expect([there({}), there({ ApplicationForfetari: false }), there({ ApplicationConvenienza: false })]).toEqual([true, true, true])
  expect(there({ ApplicationForfetari: false, ApplicationConvenienza: false })).toBe(false)
  expect(there({}, [listed('BUDGET4U')])).toBe(false)
  expect(areaGroups(aUser({ ApplicationForfetari: false })).strumenti.map(({ path }) => path)).toEqual(['/concordato'])
  expect(areaGroups(aUser({ ApplicationForfetari: false, ApplicationConvenienza: false })).strumenti).toEqual([])
})

it('gives a card the company’s name for the tool, and the description of the list', () => {
  const [first, second] = cardsOf(all, aUser({ Company: { ...aCompany, ForfetariMenuName: 'Minimi' } }), bilancia)
  expect(first).toMatchObject({ name: 'Minimi', description: 'Che cosa fa IFORFETTARI', path: '/iforf' })
  expect(second).toMatchObject({ name: 'CONVSRL in elenco' })
})
