import { comune } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { loadCapitals } from '../../src/areas/comuni/capitals.ts'
import { find, replaceYear } from '../../src/areas/comuni/store.ts'
import { readTreasuryFile, type Surcharge } from '../../src/areas/comuni/treasury-file.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { testDatabase } from '../support/database.ts'
import { type Studio, studio } from '../support/studio.ts'
import { file, row } from '../treasury-rows.ts'

/** A whole list. Every day PostgreSQL shows how fast it is, and the embedded database stores several parts of one. */
const ALL = 7900
const MANY = inject('postgresql') ? ALL : howMany(1500, ALL)

let database: OpenDatabase
let server: Studio
beforeAll(async () => {
  database = await testDatabase()
  await loadCapitals(database.db)
  server = await studio({}, database)
})
afterAll(() => server.close())

const names = async (text: string, year = 2025, limit = 20) => (await find(database.db, year, text, limit)).map((one) => one.comune)

describe('the look-up', () => {
  it.each([
    ['forli', 'FORLÌ'],
    ['Forlì', 'FORLÌ'],
    ["FORLI'", 'FORLÌ'],
    ['reggio emilia', 'REGGIO EMILIA'],
    ['emilia', 'REGGIO EMILIA'],
    ['reg em', 'REGGIO EMILIA'],
    ["l'aquila", "L'AQUILA"],
    ['l’aquila', "L'AQUILA"],
    ['laquila', "L'AQUILA"],
    ['aquila', "L'AQUILA"],
    ['FC', 'FORLÌ'],
    ['d704', 'FORLÌ'],
    ['D704', 'FORLÌ'],
  ])('finds %s', async (text, name) => {
    expect((await names(text))[0]).toBe(name)
  })
  it.each(['', '   ', "'", '%', '(&|!:*)'])('finds nothing for %j', async (text) => {
    expect(await names(text)).toEqual([])
  })
  it('lists matches at the beginning of the name before those of another word, up to the limit', async () => {
    expect(await names('ca', 2025, 3)).toEqual(['CAGLIARI', 'CALTANISSETTA', 'CAMPOBASSO'])
    expect((await names('m')).slice(0, 2)).toEqual(['MACERATA', 'MANTOVA'])
  })
  it('gives the figures of the requested year, or of the latest year before it', async () => {
    const [roma2023] = await find(database.db, 2023, 'H501', 1)
    expect(roma2023).toMatchObject({ anno: 2023 })
    // Forlì has published nothing for 2026 by August.
    const [forli2026] = await find(database.db, 2026, 'D704', 1)
    expect(forli2026).toEqual({
      codiceCatastale: 'D704',
      comune: 'FORLÌ',
      provincia: 'FC',
      anno: 2025,
      sogliaEsenzione: 15_000,
      scaglioni: [
        { finoA: 28_000, aliquota: 0.55 },
        { finoA: 50_000, aliquota: 0.78 },
        { finoA: null, aliquota: 0.79 },
      ],
      esenzioniParticolari: null,
      fonte: 'capoluoghi',
    })
    expect(await find(database.db, 2019, 'D704', 1)).toEqual([])
  })
})

describe('the capitals', () => {
  it('are all there in each year, in the shape of the contract', async () => {
    const codes = new Set<string>()
    for (const year of [2020, 2021, 2022, 2023, 2024, 2025, 2026])
      for (const letter of 'abcdefghijklmnopqrstuvwxyz')
        for (const one of await find(database.db, year, letter, 200)) {
          expect(comune.safeParse(one).error).toBeUndefined()
          const limits = one.scaglioni.map(({ finoA }) => finoA ?? Number.POSITIVE_INFINITY)
          expect(limits, `${one.comune} ${one.anno}`).toEqual([...new Set(limits)].sort((a, b) => a - b))
          expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY)
          if (year === 2025) codes.add(one.codiceCatastale)
        }
    expect(codes.size).toBe(109)
  })
  it('are loaded once: a second start changes nothing', async () => {
    const before = await find(database.db, 2025, 'F205', 1)
    await loadCapitals(database.db)
    expect(await find(database.db, 2025, 'F205', 5)).toEqual(before)
  })
})

describe('an import', () => {
  let db: OpenDatabase['db']
  beforeAll(async () => {
    const another = await testDatabase()
    db = another.db
    await loadCapitals(db)
    return another.close
  })
  const cesena: Surcharge = { code: 'C573', name: 'CESENA', province: 'FC', exemption: 15_000, brackets: [{ finoA: null, aliquota: 0.7 }], special: null }

  it('is all or nothing', async () => {
    const broken = { ...cesena, code: 'Z999', name: 'con un carattere \u0000 vietato' }
    await expect(replaceYear(db, 2025, [{ ...cesena, code: 'F205' }, broken], ['D704'], 'elenco.csv')).rejects.toThrow()
    expect(await find(db, 2025, 'F205', 1)).toMatchObject([{ comune: 'MILANO', fonte: 'capoluoghi' }])
    expect(await find(db, 2025, 'D704', 1)).toMatchObject([{ anno: 2025 }])
  })
  it('replaces the year of its comuni and leaves other years; for a comune without an act the year before counts', async () => {
    const milano = { ...cesena, code: 'F205', name: 'MILANO', province: 'MI', exemption: 1 }
    await replaceYear(db, 2025, [milano, cesena], ['D704'], 'elenco.csv')
    expect(await find(db, 2025, 'F205', 1)).toMatchObject([{ anno: 2025, sogliaEsenzione: 1, fonte: 'elenco.csv' }])
    expect(await find(db, 2024, 'F205', 1)).toMatchObject([{ anno: 2024, sogliaEsenzione: 23_000, fonte: 'capoluoghi' }])
    expect(await find(db, 2026, 'D704', 1)).toMatchObject([{ anno: 2024 }])
    expect(await find(db, 2026, 'cese', 1)).toMatchObject([{ comune: 'CESENA', anno: 2025 }])
    await replaceYear(db, 2025, [{ ...cesena, exemption: 2 }], [], 'nuovo.csv')
    expect(await find(db, 2025, 'C573', 5)).toMatchObject([{ sogliaEsenzione: 2, fonte: 'nuovo.csv' }])
  })
  it('stores thousands of comuni in seconds, and each is found at once', async () => {
    const many = Array.from({ length: MANY }, (_, i) =>
      row(`${'ABCDEFGH'[Math.floor(i / 1000)]}${String(i % 1000).padStart(3, '0')};COMUNE ${i};PD`, 'CONFERMA', [[',8', 'Aliquota unica']]),
    )
    const start = performance.now()
    const { rows } = readTreasuryFile(file(...many), 2025)
    await replaceYear(db, 2025, rows, [], 'elenco.csv')
    expect(performance.now() - start).toBeLessThan(30_000)
    await find(db, 2025, 'comune 1', 20)
    const asked = performance.now()
    expect(await find(db, 2025, `comune ${MANY - 1}`, 20)).toHaveLength(1)
    expect(performance.now() - asked).toBeLessThan(1000)
  })
})

describe('the call', () => {
  it('answers the comuni to signed-in users, 401 to others and 400 to a wrong year', async () => {
    const token = await server.tokenOf((await server.addUser()).username)
    const { status, body } = await server.call(token, 'GET', `/comuni?anno=2026&q=${encodeURIComponent('Forlì')}`)
    expect(status).toBe(200)
    expect(body).toMatchObject([{ codiceCatastale: 'D704', comune: 'FORLÌ', anno: 2025 }])
    expect((await server.call(token, 'GET', '/comuni?anno=2026&q=')).body).toEqual([])
    expect((await server.call(token, 'GET', '/comuni?anno=1999&q=milano')).status).toBe(400)
    expect((await server.call(null, 'GET', '/comuni?anno=2026&q=milano')).status).toBe(401)
  })
})
