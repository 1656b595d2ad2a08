/** What a copy of the database reveals with and without the master key. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { opened } from '../../src/areas/calculations/store.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { calculation, company, principal, secret } from '../../src/platform/schema.ts'
import { masterKeys } from '../../src/platform/vault/master-keys.ts'
import { sealStored } from '../../src/platform/vault/open.ts'
import { readSecret } from '../../src/platform/vault/secrets.ts'
import { asOwner, masterKeySettings, testDatabase } from '../support/database.ts'
import { sample, send } from '../support/returns.ts'
import { codeOf, signIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

const keys = masterKeys({ ...masterKeySettings, databaseUrl: null })
const STATE = { annoImposta: 2026, nomeCognome: 'Zaccaria Quondamatteo', note: 'QNDZCR80A01H501X', tipologia: 'IMPRESA' }
const named = ['Pratica Quondamatteo', 'Zaccaria Quondamatteo', 'QNDZCR80A01H501X', '09876543210']

let running: Studio
let me: { readonly id: number; readonly username: string }
let token: string
const insert = (name: string) =>
  running.call(
    token,
    'POST',
    `/consultools/elaborazioni/insert/44/${me.username}/${encodeURIComponent(name)}/1/${encodeURIComponent(STATE.nomeCognome)}/09876543210/-`,
    STATE,
  )
const load = (id: number) => running.call(token, 'GET', `/consultools/elaborazione/44/${me.username}/${id}`)
const list = async () =>
  (await running.call(token, 'GET', `/consultools/elaborazioni/44/${me.username}/1`)).body as { readonly ID: number; readonly NomeSimulazione: string }[]

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await running.db.execute<{ readonly name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`)
  const rows: string[] = []
  for (const { name } of tables)
    for (const { row } of await running.db.execute<{ readonly row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`)) rows.push(row)
  return rows.join('\n')
}

beforeAll(async () => {
  running = await studio({}, await testDatabase(), { write: () => undefined })
  await running.db.update(company).set({ importEnabled: true }).where(eq(company.id, running.companyId))
  me = await running.addUser()
  token = await running.tokenOf(me.username)
})
afterAll(() => running.close())

describe('a copy of every table', () => {
  it('holds no key, no second factor, and no name or tax code of a saved calculation', async () => {
    const { body } = (await running.call(token, 'POST', '/auth/secondfactor/start', { Password: PASSWORD })) as { body: { Secret: string } }
    expect((await running.call(token, 'POST', '/auth/secondfactor/confirm', { Code: codeOf(body.Secret) })).status).toBe(200)
    expect((await insert('Pratica Quondamatteo')).status).toBe(200)
    const [{ ID } = { ID: 0 }] = await list()
    expect((await load(ID)).body).toMatchObject({ State: STATE, NomeSimulazione: 'Pratica Quondamatteo', Identificativo: STATE.nomeCognome })
    expect((await send(running, token, 'upload', { file: sample('pf-impresa-2026'), fields: { AgencyId: running.agencyId } })).status).toBe(200)
    const { signing, cookies } = await providerKeys(running, new Date())
    const returnsKey = JSON.stringify(await readSecret(running, 'telematico-key'))
    const hidden = [...named, body.Secret, ...signing.map(({ d = '' }) => d), ...cookies, ...(returnsKey.match(/[\w+/=]{40,}/g) ?? []), '129938']
    expect(hidden.every((text) => text.length > 5)).toBe(true)
    const whole = await dump()
    expect(whole).toContain(me.username)
    expect(hidden.filter((text) => whole.includes(text) || whole.includes(Buffer.from(text).toString('base64').slice(0, -4)))).toEqual([])
  })

  it('cannot be used to make a valid token', async () => {
    const { access_token } = await signIn(running.origin, (await running.addUser()).username, PASSWORD)
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    const [{ kid = '' } = {}] = (await providerKeys(running, new Date())).signing
    const found = (await running.db.select().from(secret)).map(({ value }) => String(value))
    expect(found.length).toBeGreaterThan(2)
    const identity = async (bearer: string) => (await running.call(bearer, 'GET', '/auth/identity')).status
    expect(await identity(access_token)).toBe(200)
    for (const value of found) {
      await expect(Promise.resolve().then(() => importJWK(JSON.parse(value), 'ES256'))).rejects.toThrow()
      for (const key of [value, Buffer.from(value.split('.')[2] ?? '', 'base64')]) {
        const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid }).sign(Buffer.from(key))
        expect(await identity(forged)).toBe(401)
      }
    }
  })
})

it('a sealed text that was moved to another row or changed cannot be read; others can, and it is still listed', async () => {
  await insert('Una')
  await insert('Altra')
  const [other, one] = await list()
  await running.db.execute(
    sql`update calculation set state = o.state, name = o.name from calculation o where calculation.id = ${one?.ID ?? 0} and o.id = ${other?.ID ?? 0}`,
  )
  expect(await load(one?.ID ?? 0)).toMatchObject({ status: 422, body: { code: 'ELABORAZIONE_ILLEGGIBILE' } })
  expect((await load(other?.ID ?? 0)).status).toBe(200)
  expect((await list()).map(({ NomeSimulazione }) => NomeSimulazione).slice(0, 2)).toEqual(['Altra', 'Non leggibile'])
})

describe('readable values of an earlier version', () => {
  it('are sealed at the first start, all or nothing, and read as before', async () => {
    const before = await testDatabase()
    onTestFinished(before.close)
    const { db } = before
    const ofOwner = (statement: SQL) => asOwner(db, statement)
    await db.delete(secret)
    await db.insert(secret).values({ name: 'oidc-cookies', value: [{ key: 'biscotto', since: '2026-01-01T00:00:00.000Z' }] })
    const user = { username: 'rossi', surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'OPERATOR' } as const
    const [{ id: principalId } = { id: 0 }] = await db.insert(principal).values(user).returning()
    const row = { principalId, application: 1, province: '44', vatId: '-', office: '-', schemaVersion: 1, insertedAt: new Date(), savedAt: new Date() }
    // More rows than are read at once; one is long enough to be compressed, one has a name that looks sealed.
    const rows = Array.from({ length: 203 }, (_, k) => ({
      ...{ ...row, name: k === 7 ? 's1.finto.AAAA' : `Pratica ${k}`, displayName: `Cliente ${k}`, taxYear: 2026 },
      state: JSON.stringify({ ...STATE, note: 'à'.repeat(k * 10) }),
    }))
    await db.insert(calculation).values(rows)
    await db.insert(secondFactor).values({ principalId, secret: 'JBSWY3DPEHPK3PXP', insertedAt: new Date() })
    const [{ id: first } = { id: 0 }] = await db.select({ id: calculation.id }).from(calculation).orderBy(calculation.id)
    await db.execute(
      sql`insert into audit (at, username, action, kind, record_id, record_name) values (now(), 'rossi', 'Creazione', 'Elaborazione', ${first}, 'Pratica 0'), (now(), 'rossi', 'Creazione', 'Elaborazione', 999999, 'Cancellata')`,
    )
    const start = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local role none`)
        return (await sealStored(tx, keys)).vault
      })
    const states = async () => (await db.select().from(calculation).orderBy(calculation.id)).map(({ state }) => state)

    await ofOwner(sql`create function no() returns trigger language plpgsql as $$ begin raise exception 'il disco è pieno'; end $$`)
    await ofOwner(sql`create trigger no before update on second_factor execute function no()`)
    await expect(start()).rejects.toThrow()
    expect(await states()).toEqual(rows.map(({ state }) => state))
    await ofOwner(sql`drop trigger no on second_factor`)

    const vault = await start()
    expect((await states()).join('')).not.toContain('Quondamatteo')
    const found = (await db.select().from(calculation).orderBy(calculation.id)).map((one) => opened(vault, one))
    expect(found.map(({ name, displayName, state }) => ({ name, displayName, state }))).toEqual(
      rows.map(({ name, displayName, state }) => ({ name, displayName, state })),
    )
    const [factor] = await db.select().from(secondFactor)
    expect(factor?.secret).not.toContain('JBSWY3')
    expect(vault.open(['second_factor', principalId, 'secret'], factor?.secret ?? '')).toBe('JBSWY3DPEHPK3PXP')
    expect((await providerKeys({ db, vault }, new Date())).cookies).toEqual(['biscotto'])
    expect(await db.execute(sql`select record_name from audit order by id`)).toEqual([{ record_name: 'Forfetari 2026' }, { record_name: '' }])
    await expect(db.execute(sql`delete from audit`)).rejects.toThrow()
  })
})
