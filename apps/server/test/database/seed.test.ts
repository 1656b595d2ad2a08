import { convsrl, iforfettari, located } from '@bilancia/contract'
import { validTaxCode } from '@bilancia/telematic'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { savable } from '../../src/areas/calculations/savable.ts'
import { opened } from '../../src/areas/calculations/store.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { demoUsers } from '../../src/platform/demo-users.ts'
import { verifyPassword } from '../../src/platform/password.ts'
import { agency, calculation, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { seed } from '../../src/seed.ts'
import { testDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeEach(async () => {
  open = await testDatabase()
})
afterEach(() => open.close())

const given = { clock: () => new Date('2026-11-21T10:00:00Z'), simulators: savable }
const rows = async () => Promise.all([company, agency, principal, principalAuth, calculation].map((table) => open.db.$count(table)))

it('makes one company, two studios, one user for each role, two examples for two of them and three returns, once', async () => {
  expect(await seed(open, given)).toEqual(demoUsers)
  expect(await rows()).toEqual([1, 2, 5, 4, 4])
  expect(await seed(open, given)).toEqual(demoUsers)
  expect(await rows()).toEqual([1, 2, 5, 4, 4])
  expect(await open.db.$count(taxReturn)).toBe(3)
})

it('gives every demo user a password of twelve characters at least that signs in', async () => {
  await seed(open, given)
  for (const { username, password } of demoUsers) {
    const [user] = await open.db.select().from(principal).where(eq(principal.username, username))
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect(await verifyPassword(password, user?.passwordHash ?? '')).toBe(true)
  }
})

it('gives the company and its studios VAT numbers whose check digit is right', async () => {
  await seed(open, given)
  const numbers = [...(await open.db.select().from(company)), ...(await open.db.select().from(agency))].map(({ vatNumber }) => vatNumber ?? '')
  expect(numbers.filter((vatNumber) => !validTaxCode(vatNumber))).toEqual([])
})

it('adds nothing if there are users, and returns only existing demo users', async () => {
  await open.db.insert(principal).values({ username: 'rossi', surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'SUPERADMIN' })
  expect(await seed(open, given)).toEqual([])
  expect(await rows()).toEqual([0, 0, 1, 0, 0])
})

it('leaves nothing behind if it fails halfway', async () => {
  const failing = () => {
    throw new Error('no rules today')
  }
  await expect(seed(open, { ...given, simulators: { ...savable, 2: { ...savable[2], calcola: failing } } })).rejects.toThrow('no rules today')
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
  expect(await open.db.$count(taxReturn)).toBe(0)
})

it('saves examples with known fields, which the simulators accept without messages about them', async () => {
  await seed(open, given)
  const catalogs = { 1: iforfettari.catalog, 2: convsrl.catalog }
  const saved = (await open.db.select().from(calculation)).map((row) => opened(open.vault, row))
  expect(saved.map(({ application, displayName }) => `${application} ${displayName}`)).toEqual([
    '1 Mario Rossi',
    '2 Officina Verdi S.r.l.',
    '1 Mario Rossi',
    '2 Officina Verdi S.r.l.',
  ])
  for (const { application, name, state } of saved) {
    const known = new Set(located(catalogs[application as 1 | 2]).map(({ path }) => path))
    expect(
      paths(JSON.parse(state)).filter((path) => !known.has(path)),
      name,
    ).toEqual([])
    expect(await savable[application as 1 | 2].calcola(JSON.parse(state)), name).toMatchObject({ messaggi: [] })
  }
})

/** The paths of the fields of a state, as in the catalog: `soci[0].nome`. */
function paths(state: object, prefix = ''): readonly string[] {
  return Object.entries(state).flatMap(([key, value]) => {
    const path = Array.isArray(state) ? `${prefix}[${key}]` : [prefix, key].filter(Boolean).join('.')
    return typeof value === 'object' ? paths(value, path) : [path]
  })
}
