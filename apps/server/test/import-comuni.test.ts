import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { audit } from '../src/areas/audit/tables.ts'
import { importSurchargesCommand, yearOf } from '../src/areas/comuni/import.ts'
import { find } from '../src/areas/comuni/store.ts'
import { sentenceOf } from '../src/platform/command.ts'
import { readConfig } from '../src/platform/config.ts'
import { listenForCommands } from '../src/platform/control.ts'
import { dataFolder } from './support/data-folder.ts'
import { openedAt } from './support/database.ts'
import { capitals2025, file, nothing } from './treasury-rows.ts'

describe('the year of a list', () => {
  it.each([
    ['Add_comunale_irpef2025.csv', undefined, 2025],
    ['Add_comunale_irpef2024 (1).csv', undefined, 2024],
    ['elenco.csv', '2026', 2026],
    ['Add_comunale_irpef2025.csv', '2025', 2025],
  ])('%s with --anno=%s is of %d', (name, option, year) => {
    expect(yearOf(name, option)).toBe(year)
  })
  it.each([
    ['elenco.csv', undefined, 'non dice di quale anno'],
    ['Add_comunale_irpef2025.csv', '2024', "dice 2025 e l'opzione dice 2024"],
    ['Add_comunale_irpef2019.csv', undefined, 'dal 2020 al 2027'],
    ['elenco.csv', 'duemila', 'dal 2020 al 2027'],
  ])('%s with --anno=%s is refused', (name, option, sentence) => {
    expect(() => yearOf(name, option)).toThrow(sentence)
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-comuni-'))
  const list = join(folder, 'Add_comunale_irpef2025.csv')
  writeFileSync(list, file(...capitals2025, nothing('A006;ABBADIA;SI'), 'A001;ABANO TERME;PD'))
  const dataDir = join(folder, 'dati')
  afterAll(() => rmSync(folder, { recursive: true }))

  const importa = (...args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const program = join(import.meta.dirname, '../src/areas/comuni/import.ts')
      const child = spawn(process.execPath, ['--liftoff-only', program, ...args], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
      })
      let [out, err] = ['', '']
      child.stdout.on('data', (text) => (out += text))
      child.stderr.on('data', (text) => (err += text))
      child.on('close', (code) => resolve({ code, out, err }))
    })

  it('stores the list and says what it did; a running server does it; if another program has the folder, it says so', async () => {
    cpSync(await dataFolder(), dataDir, { recursive: true })
    const { code, out, err } = await importa(list)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('righe lette               11')
    expect(out).toContain('comuni registrati         10')
    expect(out).toContain('    riga 12, ABANO TERME A001: ha 3 colonne invece di 34\n')
    const database = await openedAt(dataDir)
    const { db, close } = database
    expect(await find(db, 2025, 'L219', 1)).toMatchObject([{ comune: 'TORINO', sogliaEsenzione: 11_790, fonte: 'Add_comunale_irpef2025.csv' }])
    const register = await db.select().from(audit)
    expect(register).toMatchObject([
      {
        username: 'importa-addizionali',
        principalId: null,
        action: 'Importazione',
        kind: 'Addizionali comunali',
        recordName: 'Add_comunale_irpef2025.csv, anno 2025',
      },
    ])
    const busy = await importa(list)
    const server = await listenForCommands([importSurchargesCommand], database, readConfig({ DATA_DIR: dataDir }))
    const asked = await importa(list)
    server.close()
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('comuni registrati'), err: '' })
    expect(await db.$count(audit)).toBe(2)
    await close()
    expect(busy).toMatchObject({ code: 1, out: '' })
    expect(busy.err).toMatch(/^La cartella dei dati .* è in uso/)
  }, 120_000)
  // Without a process of its own: the refused import above ends with exit code 1.
  it.each([
    [['manca2025.csv'], 'non esiste'],
    [['--pippo'], 'Opzione sconosciuta'],
    [[import.meta.filename, '--anno=2025'], 'La prima riga non è'],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { read, usage } = importSurchargesCommand
    const refusal = () => {
      try {
        return read({ args, cwd: folder })
      } catch (error) {
        return sentenceOf(error, usage)
      }
    }
    expect(refusal()).toContain(sentence)
  })
})
