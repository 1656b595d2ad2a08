import { iforfettari as contratto, located } from '@bilancia/contract'
import { iforfettari } from '@bilancia/tax-rules'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/platform/database.ts'
import { verifyPassword } from '../../src/platform/password.ts'
import { agency, calculation, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { demoUsers, seed } from '../../src/platform/seed.ts'
import { testDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeEach(async () => {
  open = await testDatabase()
})
afterEach(() => open.close())

const given = { clock: () => new Date('2026-11-21T10:00:00Z'), calcola: iforfettari.calcola }
const rows = async () => Promise.all([company, agency, principal, principalAuth, calculation].map((table) => open.db.$count(table)))

it('makes one company, two studios, one user for each role and examples for two of them, once', async () => {
  expect(await seed(open.db, given)).toEqual(demoUsers)
  expect(await rows()).toEqual([1, 2, 5, 4, 6])
  expect(await seed(open.db, given)).toEqual(demoUsers)
  expect(await rows()).toEqual([1, 2, 5, 4, 6])
})

it('gives every demo user a password of twelve characters at least that signs in', async () => {
  await seed(open.db, given)
  for (const { username, password } of demoUsers) {
    const [user] = await open.db.select().from(principal).where(eq(principal.username, username))
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect(await verifyPassword(password, user?.passwordHash ?? '')).toBe(true)
  }
})

it('adds nothing where somebody already works, and tells no sign-in that does not exist', async () => {
  await open.db.insert(principal).values({ username: 'rossi', surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'SUPERADMIN' })
  expect(await seed(open.db, given)).toEqual([])
  expect(await rows()).toEqual([0, 0, 1, 0, 0])
})

it('leaves nothing behind where it fails halfway', async () => {
  const failing = () => {
    throw new Error('no rules today')
  }
  await expect(seed(open.db, { ...given, calcola: failing })).rejects.toThrow('no rules today')
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
})

it('saves examples of fields that exist, which the simulator takes without a remark on any of them', async () => {
  await seed(open.db, given)
  const known = new Set(located(contratto.catalog).map(({ path }) => path))
  for (const { name, state } of await open.db.select().from(calculation)) {
    expect(
      paths(JSON.parse(state)).filter((path) => !known.has(path)),
      name,
    ).toEqual([])
    const { messaggi } = iforfettari.calcola(JSON.parse(state)) as { readonly messaggi: readonly { readonly id: string }[] }
    expect(
      messaggi.filter(({ id }) => id === 'VALORE_NON_VALIDO'),
      name,
    ).toEqual([])
  }
})

/** Of the fields that a state names. */
const paths = (state: object, prefix = ''): readonly string[] =>
  Object.entries(state).flatMap(([key, value]) => (typeof value === 'object' ? paths(value, `${prefix}${key}.`) : [prefix + key]))
