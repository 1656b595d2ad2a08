/** The folder of a client leaves as one archive, or is erased with a receipt: what is in them, and who may. */
import { createHash } from 'node:crypto'
import { routes } from '@bilancia/contract/api'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyFile } from '../../src/areas/advice/verify-command.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { authStore, toIdentity } from '../../src/areas/auth/store.ts'
import { folderArchives } from '../../src/areas/clients/folder-archive.ts'
import { parts } from '../../src/areas/data/parts.ts'
import { searches } from '../../src/areas/simulators/search/searches.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { calculation, company, priceList } from '../../src/platform/schema.ts'
import { aClient, companyCode, folders, ROSSI, STATE, type User } from '../support/clients.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let author: User
let manager: User
let outsider: User
const { ask, good, client, document, deliver, remind, bytes } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
  author = await server.addUser({ surname: 'Verdi', name: 'Ada' })
  manager = await server.addUser({ role: 'MANAGER' })
  outsider = await server.addUser({ role: 'ADMIN', agencies: [await server.addAgency({ name: 'Studio Blu' })] })
})
afterAll(() => server.close())

const unzipped = async (archive: Uint8Array): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  for (const entry of await new ZipReader(new Uint8ArrayReader(archive)).getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()))
  return texts
}
const filesOf = async (by: User, id: number) => {
  const answer = await bytes(by, `/clienti/${id}/esporta`)
  return { ...answer, texts: await unzipped(answer.bytes) }
}
/** Every text of the database but the register. */
const texts = async () =>
  JSON.stringify(
    await Promise.all(
      parts
        .filter(({ table }) => table !== 'audit')
        .map(({ table }) => server.db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`)),
    ),
  )

describe('the archive of a folder', () => {
  it('has what was typed with its versions, the figures, the sealed files as they were given, the returns and the time, and an index', async () => {
    const { id } = await client(author, { ...ROSSI, codiceFiscale: 'FTTDND96B67H501M', note: 'solo per noi' })
    const { ID } = await document(author, id)
    const given = await deliver(author, ID)
    await remind(author, id)
    const fields = { AgencyId: server.agencyId, FileName: 'fornitura.txt' }
    expect(await send(server, await server.tokenOf(author.username), 'upload', { file: sample('pf-impresa-2026'), fields })).toMatchObject({ status: 200 })

    const { status, name, texts: files } = await filesOf(manager, id)
    expect([status, name]).toEqual([200, expect.stringMatching(`cliente-${id}-\\d{4}-\\d\\d-\\d\\d\\.zip`)])
    const json = (file: string) => JSON.parse(files.get(file) ?? 'null')
    expect(json('cliente.json')).toMatchObject({ id, denominazione: 'Rossi Mario', note: 'solo per noi' })
    expect(json(`elaborazioni/${ID}/stato.json`)).toMatchObject(STATE)
    expect(json(`elaborazioni/${ID}/versioni/2.json`)).toMatchObject({ numero: 2, di: 'Verdi Ada', State: STATE })
    expect(json('dichiarazioni/PF-2026.json')).toMatchObject({ taxCode: 'FTTDND96B67H501M', modules: expect.any(Object) })
    expect(json('promemoria.json')).toMatchObject([{ testo: 'Rivedere i ricavi' }])
    const at = new Date(given.il).toLocaleString('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'short' })
    const [day, month, year] = at.split('/').map((part) => part.padStart(2, '0'))
    const clock = new Date(given.il).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Rome' })
    expect(files.get('storia.csv')).toContain(`${day}/${month}/20${year}, ${clock};Consegna;Consegna: Resti forfettario;Verdi Ada`)
    expect(files.get('storia.csv')).toContain(';Dichiarazione;Dichiarazione Redditi PF 2026, redditi del 2025;')
    // The figures equal those of the sealed file, which was made from the same state under the same law.
    const sealed = files.get(`consegne/Consegna${given.id}.json`) ?? ''
    expect(await verifyFile(sealed)).toContain('ogni cifra è uguale al centesimo')
    const { contenuto } = routes.advice.answer.parse(await good(author, 'GET', `/consegne/${given.id}`))
    const { vantaggioForfettario } = contenuto.Risultato.confronto as { readonly vantaggioForfettario: number }
    expect(files.get(`elaborazioni/${ID}/cifre.csv`)).toMatch(
      new RegExp(`^confronto\\.vantaggioForfettario;[^;]+;${String(vantaggioForfettario).replace('.', ',')};euro\\r$`, 'm'),
    )
    expect(files.get(`elaborazioni/${ID}/norme.csv`)?.split('\r\n').length).toBeGreaterThan(10)
    const index = files.get('indice.txt') ?? ''
    expect(index).toMatch(new RegExp(`^elaborazioni/${ID}: «[^»]+», Forfetari, anno 2026, di `, 'm'))
    expect(index).toContain(
      `consegne/Consegna${given.id}.json: «Resti forfettario», Forfetari, anno 2026. SHA-256 ${createHash('sha256').update(sealed).digest('hex')}`,
    )
    expect([...files.keys()].at(-1)).toBe('indice.txt')
  })

  it('leaves out the tools that its reader may not use, and says so; a sealed file that was changed is missing with its reason', async () => {
    const { id } = await client(author, aClient())
    const { ID } = await document(author, id)
    await deliver(author, ID)
    const without = await server.addUser({ applicationForfetari: false })
    const { texts: files } = await filesOf(without, id)
    expect([...files.keys()].filter((file) => file.startsWith('elaborazioni') || file.startsWith('consegne'))).toEqual([])
    expect(files.get('indice.txt')).toMatch(/non può usarne lo strumento: 1 elaborazioni\.[\s\S]*MANCA: «Resti forfettario»/)
  })

  it.each(['/cancella', '/unione'])(
    'that is being read while its client changes (%s) is whole as an archive, and its index says what may be missing',
    async (change) => {
      const { id, denominazione } = await client(author, aClient())
      const { id: other } = await client(author, aClient())
      await deliver(author, (await document(author, id)).ID)
      const user = await authStore(server.db).user({ id: author.id })
      if (!user) throw new Error('nobody')
      const deps = { db: server.db, vault: server.vault, clock: () => new Date(), asProgram: <T>(work: () => Promise<T>) => work(), searches: searches() }
      const { bytes } = await folderArchives(deps).archive({ who: toIdentity(user), gone: new AbortController().signal }, id)
      if (change === '/cancella') await good(manager, 'POST', `/clienti/${id}/cancella`, { nome: denominazione })
      else
        await good(manager, 'POST', `/clienti/${other}/unione`, {
          altro: id,
          scelte: [
            { campo: 'denominazione', da: 'questo' },
            { campo: 'codiceFiscale', da: 'questo' },
          ],
        })
      const files = await unzipped(new Uint8Array(await new Response(ReadableStream.from(bytes)).arrayBuffer()))
      expect(files.get('cliente.json')).toContain(denominazione)
      expect(files.get('indice.txt')).toContain(
        change === '/cancella'
          ? "INCOMPLETA: durante l'esportazione il cliente è stato eliminato"
          : `INCOMPLETA: durante l'esportazione il cliente è stato unito al ${other},`,
      )
      await deps.searches.close()
    },
  )

  it('is entered in the register, and is refused to users of another studio and to DEMO users', async () => {
    const { id } = await client(author, aClient())
    await filesOf(author, id)
    const [row] = await server.db.select().from(audit).where(eq(audit.recordId, id)).orderBy(desc(audit.id)).limit(1)
    expect(row).toMatchObject({ username: author.username, action: 'Esportazione', recordName: `cliente ${id}` })
    expect((await ask(outsider, 'GET', `/clienti/${id}/esporta`)).status).toBe(404)
    expect((await ask(await server.addUser({ role: 'DEMO' }), 'GET', `/clienti/${id}/esporta`)).status).toBe(403)
  })
})

it('a calculation with a year that is none can be exported with the folder, and its delivery names the field', async () => {
  const { id } = await client(author, aClient())
  const { ID } = await document(author, id)
  await good(author, 'POST', `/elaborazioni/${ID}/modifiche`, { Revisione: 1, cambi: [{ percorso: 'annoImposta', prima: 2026, dopo: '2026' }] })
  expect(await ask(author, 'POST', `/elaborazioni/${ID}/consegne`, { titolo: 'x' })).toMatchObject({
    status: 422,
    body: { code: 'CAMPI_NON_VALIDI', campi: [{ campo: 'annoImposta' }] },
  })
  const { texts } = await filesOf(author, id)
  expect([...texts.keys()].some((name) => name.endsWith('/norme.csv'))).toBe(true)
})

describe('the erasure of a client', () => {
  const CODE = companyCode(77)

  it('takes everything that the studio has of it, and its receipt has the fingerprint that the register keeps', async () => {
    const { id } = await client(author, aClient({ denominazione: 'Sparita Ada', codiceFiscale: CODE, note: 'segretissima' }))
    const { ID } = await document(author, id)
    const given = await deliver(author, ID)
    await remind(author, id)
    const at = { companyId: server.companyId, taxYear: 2025, modules: 'v1.', fileName: 'f', importedByName: 'x', importedAt: new Date() }
    const of = { ...at, type: 'PF', taxCode: CODE, modelYear: 2026 } as const
    await server.db.insert(taxReturn).values([of, { ...of, agencyId: server.agencyId }])
    const own = await server.db.$count(calculation, eq(calculation.principalId, author.id))

    expect(await ask(manager, 'DELETE', `/clienti/${id}`)).toMatchObject({ status: 409, body: { code: 'CLIENTE_CON_CONSEGNE' } })
    expect(await ask(manager, 'POST', `/clienti/${id}/cancella`, { nome: 'Sparita' })).toMatchObject({ status: 422, body: { code: 'CONFERMA_DIVERSA' } })
    expect((await ask(author, 'POST', `/clienti/${id}/cancella`, { nome: 'Sparita Ada' })).status).toBe(403)
    expect((await ask(outsider, 'POST', `/clienti/${id}/cancella`, { nome: 'Sparita Ada' })).status).toBe(404)
    const receipt = String(await good(manager, 'POST', `/clienti/${id}/cancella`, { nome: 'Sparita Ada' }))
    for (const line of [
      `Di chi: Cliente «Sparita Ada», ${CODE} (${id}).`,
      ...[
        '- client: 1 riga.',
        '- calculation: 1 riga.',
        '- calculation_version: 2 righe.',
        '- advice: 1 riga.',
        '- reminder: 1 riga.',
        '- tax_return: 1 riga.',
      ],
      `- consegna ${given.id}, file sigillato con SHA-256 `,
      'Resta 1 dichiarazione che la company tiene senza studio',
      '- audit: ',
    ])
      expect(receipt).toContain(line)
    const [, text = '', hash] = /^([\s\S]*)\r\nImpronta SHA-256 di ciò che precede, come nel registro: ([0-9a-f]{64})\r\n$/.exec(receipt) ?? []
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    const [row] = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.recordId, id), eq(audit.kind, 'Cliente'), eq(audit.action, 'Eliminazione')))
    expect(row).toMatchObject({ username: manager.username, recordName: `cliente ${id}` })
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { Field: 'client', Before: '1 riga', After: 'cancellate' },
        { Field: 'Impronta della ricevuta', Before: null, After: hash },
      ]),
    )
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Sparita|${CODE}`))
    expect(await texts()).not.toMatch(/Sparita|segretissima/)
    expect(await server.db.$count(calculation, eq(calculation.principalId, author.id))).toBe(own - 1)
    expect(await server.db.$count(taxReturn, eq(taxReturn.taxCode, CODE))).toBe(1)
    expect((await ask(author, 'GET', `/consegne/${given.id}`)).status).toBe(404)
  })

  it('leaves the price list of the studio that has the same number', async () => {
    const { id, denominazione } = await client(author, aClient())
    let last = server.agencyId
    while (last < id) last = await server.addAgency()
    await server.db.insert(priceList).values({ agencyId: id, srl: 3000 })
    const receipt = await good(manager, 'POST', `/clienti/${id}/cancella`, { nome: denominazione })
    expect(await server.db.$count(priceList, eq(priceList.agencyId, id))).toBe(1)
    expect(receipt).not.toContain('price_list')
  })
})
