/** From the embedded database to PostgreSQL in one command. */
import { cpSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { savable } from '../../src/areas/calculations/savable.ts'
import { opened } from '../../src/areas/calculations/store.ts'
import { move } from '../../src/platform/backup/move.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { calculation, company } from '../../src/platform/schema.ts'
import { seed } from '../../src/seed.ts'
import { dataFolder } from '../support/data-folder.ts'
import { masterKeySettings } from '../support/database.ts'
import { login } from '../support/database-owner.ts'
import { temporaryFolder } from '../support/folder.ts'

describe.runIf(inject('postgresql'))('a move', () => {
  it('moves every row to an empty PostgreSQL with an ordinary login, with the keys, and keeps the folder', async () => {
    const { url, drop } = await login()
    onTestFinished(drop)
    const dataDir = join(temporaryFolder(), 'dati')
    const environment = { DATA_DIR: dataDir, BACKUP_KEY: await generateIdentity(), NODE_ENV: 'production' }
    await expect(move(readConfig(environment))).rejects.toThrow('Manca DATABASE_URL')
    const settings = readConfig({ ...environment, DATABASE_URL: url })
    await expect(move(settings)).rejects.toThrow("non c'è una base dati incorporata")

    cpSync(await dataFolder(), dataDir, { recursive: true })
    writeFileSync(`${dataDir}-maestra.key`, `${masterKeySettings.masterKey[0]?.toString('base64')}\n`)
    const before = await openDatabase(readConfig(environment))
    await seed(before, { clock: () => new Date(), simulators: savable })
    const rows = (await before.db.select().from(calculation).orderBy(calculation.id)).map((row) => opened(before.vault, row))
    await expect(move(settings)).rejects.toThrow('è in uso dal processo')
    await before.close()
    await expect(move(readConfig({ ...environment, DATABASE_URL: 'postgresql://nessuno@127.0.0.1:1/dati' }))).rejects.toThrow('non è raggiungibile')
    expect(existsSync(join(dataDir, 'database'))).toBe(true)

    const { counts, aside } = await move(settings)
    expect(counts.calculation?.righe).toBe(rows.length)
    expect(readdirSync(dataDir)).toEqual([aside.slice(dataDir.length + 1)])
    const after = await openDatabase(settings)
    onTestFinished(after.close)
    expect((await after.db.select().from(calculation).orderBy(calculation.id)).map((row) => opened(after.vault, row))).toEqual(rows)
    const [made] = await after.db.insert(company).values({ businessName: 'Nuova', vatNumber: '9' }).returning()
    expect(made?.id).toBe(2)

    // As the command says how to go back.
    renameSync(aside, join(dataDir, 'database'))
    await expect(move(settings)).rejects.toThrow('contiene già dei dati')
  })
})
