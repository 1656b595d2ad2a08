/** The caller of a statement: in calls without conditions, in transactions, next to statements of the program. */
import { setImmediate } from 'node:timers/promises'
import { API_BASE, type Identity, routes } from '@bilancia/contract/api'
import { eq, isNull, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { recorder } from '../../src/areas/audit/recorder.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { authStore, toIdentity } from '../../src/areas/auth/store.ts'
import { toRecord } from '../../src/areas/companies/store.ts'
import { callers } from '../../src/platform/callers.ts'
import type { Db, OpenDatabase } from '../../src/platform/connection.ts'
import { DatabaseUnavailable, openDatabase } from '../../src/platform/database.ts'
import { mounting } from '../../src/platform/mount.ts'
import { repeatedFiles } from '../../src/platform/repeated-files.ts'
import { calculation, company, principal } from '../../src/platform/schema.ts'
import { masterKeySettings, testDatabase } from '../support/database.ts'
import { login } from '../support/database-owner.ts'
import { filled, type Ids, identityOf, type Person, persons } from '../support/row-owners.ts'

let open: OpenDatabase
let wall: ReturnType<typeof callers>
let ids: Ids
beforeAll(async () => {
  open = await testDatabase()
  wall = callers(open.driver)
  ids = await filled(open.db)
})
afterAll(() => open.close())

const as = <T>(name: Person, work: () => T | Promise<T>) => wall.asCaller(identityOf(ids, name), work)
const companies = async (db: Db) => (await db.select().from(company)).map(({ businessName }) => businessName).sort()
const saved = async (db: Db) => (await db.select().from(calculation)).length

/** The failure of a statement that was never sent. */
const refused = (why: string) => ({ cause: { message: expect.stringContaining(why) } })

describe('a call', () => {
  const clock = () => new Date()
  const app = Fastify()
  beforeAll(async () => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.decorateRequest('who', null)
    const authenticate = async ({ headers }: { readonly headers: object }): Promise<Identity> => {
      const user = await authStore(open.db).user({ username: 'who' in headers ? String(headers.who) : '' })
      if (!user) throw new Error('nobody')
      return toIdentity(user)
    }
    const charge = () => ({ headers: {}, over: null })
    const mount = mounting(app, { authenticate, asCaller: wall.asCaller, charge, recorded: recorder(wall.db, clock), repeated: repeatedFiles(clock) })
    // These two ask for the whole table.
    mount(routes.searchCompanies, async () => (await wall.db.select().from(company)).map(toRecord))
    mount(routes.deleteCompany, async () => (await wall.db.update(calculation).set({ name: 'di tutti' }).returning()).length > 0)
  })
  afterAll(() => app.close())
  const ask = async (who: Person, method: 'POST' | 'DELETE', path: string, payload: object | string) => {
    const answer = await app.inject({ method, url: API_BASE + path, headers: { who, 'content-type': 'application/json' }, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  it('whose handler has no condition answers only the rows of the caller', async () => {
    const names = async (who: Person) => (await ask(who, 'POST', '/company/search', {})).map((row: { readonly BusinessName: string }) => row.BusinessName)
    expect(await names('admin')).toEqual(['A'])
    expect(await names('stranger')).toEqual(['B'])
    expect((await names('chief')).sort()).toEqual(['A', 'B'])
  })

  it('that is recorded changes only the rows of the caller, in one transaction with its row in the register', async () => {
    const before = await open.db.$count(audit)
    await ask('chief', 'DELETE', '/company', String(ids.company.get('A')))
    const changed = (await open.db.select().from(calculation)).filter(({ name }) => name === 'di tutti')
    expect(changed.map(({ principalId }) => principalId)).toEqual([ids.principal.get('chief')])
    expect(await open.db.$count(audit)).toBe(before + 1)
  })
})

describe('a statement', () => {
  it('without a caller is refused before it reaches the database', async () => {
    await expect(companies(wall.db)).rejects.toMatchObject(refused('for nobody'))
    await expect(wall.db.$count(company)).rejects.toMatchObject(refused('for nobody'))
    await expect(wall.db.transaction(companies)).rejects.toThrow('for nobody')
    await expect(wall.asProgram(() => companies(wall.db))).rejects.toThrow('for nobody')
  })

  it('leaves no trace of its caller on the connection', async () => {
    await as('operator', () => Promise.all(Array.from({ length: 12 }, () => companies(wall.db))))
    expect(new Set(await Promise.all(Array.from({ length: 12 }, () => open.db.$count(company))))).toEqual(new Set([2]))
  })

  it('of two callers at once gives each their own rows, alone and in transactions', async () => {
    const asked = Array.from({ length: 30 }, (_, i) => (i % 2 ? ('operator' as const) : ('stranger' as const)))
    const answers = asked.map((who, i) => as(who, () => (i % 3 ? companies(wall.db) : wall.db.transaction(companies))))
    expect(await Promise.all(answers)).toEqual(asked.map((who) => (who === 'operator' ? ['A'] : ['B'])))
  })

  it('of the caller sees only the caller’s rows after one of the program in the same transaction', () =>
    as('operator', () =>
      wall.db.transaction(async (tx) => {
        expect(await wall.asProgram(() => saved(tx))).toBe(persons.length)
        expect([await saved(tx), await saved(wall.db)]).toEqual([1, 1])
      }),
    ))

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['for a reason of its own', () => Promise.reject(new Error('no'))],
    ['in a transaction of its own', (db) => db.transaction((tx) => tx.execute(sql`select 1 / 0`))],
    ['in that of the caller', (db) => db.execute(sql`select 1 / 0`)],
  ])('of the caller stays theirs after one of the program that fails %s', (_, fail) =>
    as('operator', () =>
      wall.db.transaction(async (tx) => {
        await expect(wall.db.transaction(() => wall.asProgram(() => fail(wall.db)))).rejects.toThrow()
        expect([await saved(tx), await saved(wall.db)]).toEqual([1, 1])
        expect(await wall.asProgram(() => saved(wall.db))).toBe(persons.length)
      }),
    ),
  )

  it('of the caller is refused while one of the program runs in the same transaction', () =>
    as('operator', () =>
      wall.db.transaction(async () => {
        const [bound, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const program = wall.asProgram(async () => {
          bound.resolve()
          await release.promise
        })
        await bound.promise
        await expect(saved(wall.db)).rejects.toMatchObject(refused('beside one of the program'))
        release.resolve()
        await program
        expect(await saved(wall.db)).toBe(1)
      }),
    ))

  it('is refused after its transaction has ended, because its connection may be another caller’s', async () => {
    const ended = Promise.withResolvers<void>()
    const late = await as('operator', async () => {
      let after = Promise.resolve(0)
      await wall.db.transaction(async () => {
        after = ended.promise.then(() => saved(wall.db))
      })
      return { after }
    })
    ended.resolve()
    await expect(late.after).rejects.toMatchObject(refused('after its transaction'))
  })

  it('of the program that is not over when its transaction fails names nobody on the connection, which may be another caller’s', async () => {
    const [bound, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let late = Promise.resolve<unknown>(null)
    const failed = as('operator', () =>
      wall.db.transaction(async () => {
        late = wall.asProgram(async () => {
          bound.resolve()
          await release.promise
          return saved(wall.db)
        })
        await bound.promise
        throw new Error('no')
      }),
    )
    await expect(failed).rejects.toThrow('no')
    await as('stranger', () =>
      wall.db.transaction(async (tx) => {
        expect(await companies(tx)).toEqual(['B'])
        release.resolve()
        await expect(late).rejects.toMatchObject(refused('after its transaction'))
        expect(await companies(tx)).toEqual(['B'])
        expect(await tx.execute(sql`select caller_reach() as reach`)).toEqual([{ reach: 'company' }])
      }),
    )
  })

  it('of the program is refused at once beside another one of the program in the same transaction', () =>
    as('operator', () =>
      wall.db.transaction(async () => {
        const both = await Promise.allSettled([1, 2].map(() => wall.asProgram(() => saved(wall.db))))
        expect(both).toMatchObject([{ value: persons.length }, { reason: { message: expect.stringContaining('beside one of the program') } }])
        expect(await saved(wall.db)).toBe(1)
      }),
    ))

  it('of the caller sees only the caller’s rows after the program has left a part of the transaction behind', () =>
    as('operator', async () => {
      const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let late = Promise.resolve<unknown>(null)
      const whole = wall.db.transaction(async () => {
        const program = wall.asProgram(async () => {
          late = wall.db.transaction(async () => {
            begun.resolve()
            await release.promise
            throw new Error('late')
          })
          await begun.promise
          throw new Error('no')
        })
        await expect(program).rejects.toThrow('no')
        release.resolve()
        await expect(late).rejects.toThrow('late')
        return saved(wall.db)
      })
      await expect(whole).rejects.toMatchObject(refused('after its transaction or part'))
      expect(await saved(wall.db)).toBe(1)
    }))

  it('of a part of a transaction does not undo one of another part beside it', async () => {
    const renamed = (name: string) => wall.db.transaction(() => wall.db.update(company).set({ businessName: name }))
    const before = await as('chief', () => companies(wall.db))
    const both = as('chief', () =>
      wall.db.transaction(async () => {
        const parts = [renamed('Z'), wall.db.transaction(() => Promise.reject(new Error('no')))]
        return (await Promise.allSettled(parts)).map(({ status }) => status)
      }),
    )
    await expect(both).resolves.toEqual(['fulfilled', 'rejected'])
    expect(await as('chief', () => companies(wall.db))).toEqual(['Z', 'Z'])
    for (const name of before) await as(name === 'A' ? 'admin' : 'stranger', () => wall.db.update(company).set({ businessName: name }))
    expect(await as('chief', () => companies(wall.db))).toEqual(before)
  })

  it('that fails undoes its transaction, which then fails too, even if its work goes on', async () => {
    const kept = as('chief', () =>
      wall.db.transaction(async (tx) => {
        await tx.update(company).set({ businessName: 'Z' })
        await expect(tx.execute(sql`select 1 / 0`)).rejects.toThrow()
      }),
    )
    await expect(kept).rejects.toThrow('not kept')
    expect(await as('chief', () => companies(wall.db))).not.toContain('Z')
  })

  it('waits for an earlier one of the same transaction that was sent at the same moment', async () => {
    const warnings: Error[] = []
    const warned = (warning: Error) => warnings.push(warning)
    process.on('warning', warned)
    const found = await as('chief', () => wall.db.transaction((tx) => Promise.all([companies(tx), saved(tx), companies(tx)])))
    // Node reports a warning a moment later.
    await setImmediate()
    process.off('warning', warned)
    expect(found[0]).toEqual(found[2])
    expect(warnings).toEqual([])
  })

  it('that fails beside another undoes the changes of both, and the connection still works', async () => {
    const both = as('chief', () => wall.db.transaction((tx) => Promise.all([tx.execute(sql`select 1 / 0`), tx.update(company).set({ businessName: 'Z' })])))
    await expect(both).rejects.toThrow()
    expect(await as('chief', () => companies(wall.db))).not.toContain('Z')
  })

  it('that is alone in a transaction runs inside it', async () => {
    const inserted = as('operator', () => wall.db.transaction(() => wall.db.select({ name: company.businessName }).from(company)))
    expect(await inserted).toEqual([{ name: 'A' }])
  })

  it('that joins a table without a match has null there', async () => {
    const [chief] = await as('chief', () => wall.db.select().from(principal).leftJoin(company, eq(company.id, principal.companyId)).where(isNull(company.id)))
    expect(chief).toMatchObject({ principal: { username: 'chief' }, company: null })
  })
})

describe.runIf(inject('postgresql'))('a login that sees every row', () => {
  it('and cannot use another role is refused with what to do', async () => {
    const { name, url, drop } = await login('bypassrls')
    const opening = openDatabase({ ...masterKeySettings, databaseUrl: url, dataDir: '' })
    await expect(opening).rejects.toThrow(DatabaseUnavailable)
    await expect(opening).rejects.toThrow(`L'utente ${name} di PostgreSQL scavalca la protezione delle righe`)
    await drop()
  })

  it('and may create roles works in a role that does not', async () => {
    const { url, drop } = await login('bypassrls createrole')
    const { db, close } = await openDatabase({ ...masterKeySettings, databaseUrl: url, dataDir: '' })
    expect(await db.execute(sql`select current_user as who`)).toEqual([{ who: 'bilancia_app' }])
    await close()
    await drop()
  })
})
