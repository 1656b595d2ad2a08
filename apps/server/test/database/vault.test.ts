/** What a copy of the database reveals with and without the master key. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { eq, type SQL, sql } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { opened } from '../../src/areas/calculations/store.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { DatabaseUnavailable, openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { createDurable } from '../../src/platform/embedded-files.ts'
import { migrate } from '../../src/platform/migrations.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { calculation, company, principal, secret } from '../../src/platform/schema.ts'
import { masterKeys } from '../../src/platform/vault/master-keys.ts'
import { sealStored } from '../../src/platform/vault/open.ts'
import { changeMasterKey, readSecret } from '../../src/platform/vault/secrets.ts'
import { dataFolder } from '../support/data-folder.ts'
import { asOwner, masterKeySettings, testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
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

it.runIf(!inject('postgresql'))(
  'a folder of an earlier version is backed up, and afterwards its tables have no readable rows; no row is sealed twice',
  async () => {
    const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()]
    const folder = join(dataDir, 'database')
    await createDurable(folder, async (client) => {
      await migrate(embeddedDriver(client))
      await client.exec(`insert into principal (username, surname, name, mail, role) values ('rossi', 'Rossi', 'Mario', 'r@example.it', 'OPERATOR');
      insert into calculation (principal_id, application, name, display_name, province, vat_id, office, schema_version, state, inserted_at, saved_at)
      values (1, 1, 'Pratica Quondamatteo', 'Zaccaria', '44', '-', '-', 1, '{}', now(), now()); checkpoint`)
    })
    const holding = () =>
      readdirSync(join(folder, 'base'), { recursive: true, encoding: 'utf8' }).filter((name) => {
        const file = join(folder, 'base', name)
        return statSync(file).isFile() && readFileSync(file).includes('Quondamatteo')
      })
    expect(holding()).toHaveLength(1)
    const settings = { ...masterKeySettings, databaseUrl: null, dataDir, backupDir, backupKey: await generateIdentity(), backupKeyFile: '' }
    const named = async () => {
      const open = await openDatabase(settings)
      const rows = await open.db.select().from(calculation)
      await open.close()
      return rows.map((row) => opened(open.vault, row).name)
    }
    expect(await named()).toEqual(['Pratica Quondamatteo'])
    expect(holding()).toEqual([])
    expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/^prima-dell-aggiornamento-/)])
    expect(await named()).toEqual(['Pratica Quondamatteo'])
    expect(readdirSync(backupDir)).toHaveLength(1)
  },
)

describe.runIf(!inject('postgresql'))('the master key', () => {
  /** The key of the copied data folders. */
  const [first = Buffer.alloc(0)] = masterKeySettings.masterKey
  const place = (dataDir?: string) => {
    const folder = temporaryFolder()
    const settings = {
      databaseUrl: null,
      dataDir: dataDir ?? join(folder, 'dati'),
      masterKey: null,
      masterKeyFile: join(folder, 'dati-maestra.key'),
      production: true,
    }
    return { settings, file: settings.masterKeyFile }
  }
  const refusal = async (settings: Parameters<typeof openDatabase>[0]): Promise<string> => {
    const error: unknown = await openDatabase(settings).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    return (error as Error).message
  }

  it('is made at the first start in a file that only its owner can read; if it is missing, wrong or damaged, it is asked for and not replaced', async () => {
    const { settings, file } = place()
    const first = await openDatabase(settings)
    const made = (await providerKeys(first, new Date())).signing
    await first.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { id } = masterKeys(settings).newest()

    renameSync(file, `${file}.altrove`)
    expect(await refusal(settings)).toBe(
      `Ciò che è nella base dati si apre con la chiave maestra «${id}», che in ${file} non c'è: rimettere quella (MASTER_KEY, o il file di MASTER_KEY_FILE). Nulla è stato cambiato.`,
    )
    expect(() => statSync(file)).toThrow()
    expect(await refusal({ ...settings, masterKey: [Buffer.alloc(32, 9)] })).toContain("che in MASTER_KEY non c'è")
    writeFileSync(file, 'rovinata\n')
    expect(await refusal(settings)).toContain(`Il file ${file} non contiene solo chiavi maestre`)
    rmSync(file)

    renameSync(`${file}.altrove`, file)
    const again = await openDatabase(settings)
    onTestFinished(again.close)
    expect((await providerKeys(again, new Date())).signing).toEqual(made)
  })

  it('can be changed while the server runs; the one before still opens older backups, but no longer this database', async () => {
    const { settings, file } = place(await dataFolder())
    writeFileSync(file, `${first.toString('base64')}\n`)
    const open = await openDatabase(settings)
    const before = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    const made = (await providerKeys(open, new Date())).signing
    await changeMasterKey(open)
    const after = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    expect([after.length, after[1], statSync(file).mode & 0o777]).toEqual([2, before[0], 0o600])
    expect((await providerKeys(open, new Date())).signing).toEqual(made)
    await open.close()
    const [newest, earlier] = after.map((text) => Buffer.from(text, 'base64'))
    if (!newest || !earlier) throw new Error('no keys')
    expect(await refusal({ ...settings, masterKey: [earlier] })).toContain("non c'è")
    const again = await openDatabase({ ...settings, masterKey: [newest] })
    onTestFinished(again.close)
    expect((await providerKeys(again, new Date())).signing).toEqual(made)
  })

  it('in MASTER_KEY is changed to the one that a person puts before it', async () => {
    const { settings } = place(await dataFolder())
    const [old, next] = [first, Buffer.alloc(32, 2)]
    const open = await openDatabase({ ...settings, masterKey: [old] })
    await expect(changeMasterKey(open)).rejects.toThrow('metterci davanti la nuova')
    await open.close()
    const both = await openDatabase({ ...settings, masterKey: [next, old] })
    await changeMasterKey(both)
    await both.close()
    await (await openDatabase({ ...settings, masterKey: [next] })).close()
  })

  it('must be set on a production server with PostgreSQL', () => {
    const { settings } = place()
    expect(() => masterKeys({ ...settings, databaseUrl: 'postgresql://unused' }).makeFirst()).toThrow(
      'In produzione con DATABASE_URL la chiave maestra va data',
    )
  })
})
