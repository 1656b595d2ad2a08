/** The paged and searched list of one's calculations: by beginnings of words, each once, only one's own, and nothing readable in the index. */
import { routes } from '@bilancia/contract/api'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexSome, wordsIn } from '../../src/areas/calculations/words.ts'
import { calculation } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let author: User
const names = ['Rossi, artigiano', 'Caffè Più', 'Bianchi 2026', 'rossini e figli', 'Officina Verdi']
beforeAll(async () => {
  server = await studio()
  author = await server.addUser()
  for (const name of names) await save(author, name, { nomeCognome: `Cliente di ${name}` })
})
afterAll(() => server.close())

const save = async (by: User, name: string, state: object = {}, application = 1) => {
  const path = `/consultools/elaborazioni/insert/44/${by.username}/${encodeURIComponent(name)}/${application}/Cliente/-/-`
  const { status, body } = await server.call(await server.tokenOf(by.username), 'POST', path, { annoImposta: 2026, ...state })
  expect(status, JSON.stringify(body)).toBe(200)
  return routes.insertCalculation.answer.parse(body)
}
const ask = async (by: User, body: object) => server.call(await server.tokenOf(by.username), 'POST', '/elaborazioni/search', body)
const search = async (by: User, body: object) => routes.searchCalculations.answer.parse((await ask(by, body)).body)
const found = async (testo: string, by = author) => (await search(by, { Applicazione: 1, testo })).righe.map(({ NomeSimulazione }) => NomeSimulazione)

describe('the saved calculations', () => {
  it('are found by the beginnings of words of name, client and year, without accents and case; all words must be there', async () => {
    expect(await found('ross')).toEqual(['rossini e figli', 'Rossi, artigiano'])
    expect(await found('ROSSI art')).toEqual(['Rossi, artigiano'])
    expect(await found('caffe piu')).toEqual(['Caffè Più'])
    expect(await found('ossi')).toEqual([])
    expect(await found('2026 off')).toEqual(['Officina Verdi'])
    expect(await found('f')).toEqual(['rossini e figli'])
    expect(await found('rossinissimamente')).toEqual([])
    expect(await found('')).toHaveLength(names.length)
  })

  it('are paged by a cursor, the newest first, each once', async () => {
    for (const quante of [1, 2, 5, 20]) {
      const seen: string[] = []
      let cursore: string | null = null
      do {
        const page: Awaited<ReturnType<typeof search>> = await search(author, { quante, cursore })
        expect(page.righe.length).toBeLessThanOrEqual(quante)
        seen.push(...page.righe.map(({ NomeSimulazione }) => NomeSimulazione))
        cursore = page.cursore
      } while (cursore !== null)
      expect(seen).toEqual(names.toReversed())
    }
    for (const cursore of ['x', ...['[1,2]', '["0000-01-01T00:00:00Z",2]'].map((one) => Buffer.from(one).toString('base64url'))])
      expect((await ask(author, { cursore })).status).toBe(400)
  })

  it('are only one’s own, in the tools that one may use', async () => {
    const other = await server.addUser({ applicationForfetari: false })
    expect((await search(other, {})).righe).toEqual([])
    expect((await ask(other, { Applicazione: 1 })).status).toBe(403)
    const chief = await server.addUser({ role: 'SUPERADMIN' })
    expect((await search(chief, { testo: 'rossi' })).righe).toEqual([])
  })

  it('that were overwritten are found under the new name of the client, and not under the earlier one', async () => {
    const { ID } = await save(author, 'Sovrascritta')
    const path = `/consultools/elaborazioni/update/${author.username}/${ID}`
    const body = { annoImposta: 2026, nomeCognome: 'Zanzottera Ugo' }
    expect((await server.call(await server.tokenOf(author.username), 'POST', path, body)).status).toBe(200)
    expect(await found('zanzot sovra')).toEqual(['Sovrascritta'])
    expect(await found('cliente sovra')).toEqual([])
  })

  it('of an earlier version are found before the server has indexed them, and through the index afterwards', async () => {
    await server.db.update(calculation).set({ words: null }).where(eq(calculation.principalId, author.id))
    expect(await found('ross')).toEqual(['rossini e figli', 'Rossi, artigiano'])
    while ((await indexSome({ db: server.db, vault: server.vault })) > 0);
    expect(await server.db.$count(calculation, isNull(calculation.words))).toBe(0)
    expect(await found('ross')).toEqual(['rossini e figli', 'Rossi, artigiano'])
    // A row without its word numbers is not found, because the search now uses them.
    await server.db.update(calculation).set({ words: [] }).where(eq(calculation.principalId, author.id))
    expect(await found('ross')).toEqual([])
  })

  it('with more words in the name than the index has room for are saved, and found by each word', async () => {
    const many = Array.from({ length: 400 }, (_, n) => `parola${n * 7919}`)
    const { ID } = await save(author, 'Lunghissima')
    const path = `/consultools/elaborazioni/update/${author.username}/${ID}`
    expect((await server.call(await server.tokenOf(author.username), 'POST', path, { annoImposta: 2026, nomeCognome: many.join(' ') })).status).toBe(200)
    expect(await found(`${many.at(-1)} lunghis`)).toEqual(['Lunghissima'])
    expect(await found('altra lunghis')).toEqual([])
  })

  it('leave no readable word in the index', async () => {
    const { ID } = await save(author, 'Segretissima')
    const [row] = await server.db.select().from(calculation).where(eq(calculation.id, ID))
    expect(row?.words?.length).toBeGreaterThan(10)
    expect(JSON.stringify(row)).not.toMatch(/segret/i)
    expect(row?.words).toContain(server.vault.blind('segret'))
  })
})

it('a text is split into words at signs, without accents and case', () => {
  expect(wordsIn(" Caffè-Più, D'Angelo 2026 ")).toEqual(['caffe', 'piu', 'd', 'angelo', '2026'])
})
