/** A save that is made again because its answer was lost: a creation with its `Idempotency-Key`, a change with the version that it was made on. */
import { type Route, routes } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { apiKey } from '../../src/platform/schema.ts'
import { aClient, folders, type User } from '../support/clients.ts'
import { aCompany, anAgency, aPriceList } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let author: User
let colleague: User
let admin: User
let chiefs: readonly [User, User]
const { client, document } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  author = await server.addUser()
  colleague = await server.addUser()
  admin = await server.addUser({ role: 'ADMIN' })
  chiefs = [await server.addUser({ role: 'SUPERADMIN', agencies: [] }), await server.addUser({ role: 'SUPERADMIN', agencies: [] })]
})
afterAll(() => server.close())

const post = async (by: User, path: string, key: string, body: object) => {
  const headers = { authorization: `Bearer ${await server.tokenOf(by.username)}`, 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(`${server.origin}/api${path.replace('USERNAME', by.username)}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    status: answer.status,
    body: (await answer.json()) as { readonly id?: number; readonly Id?: number; readonly ID?: number; readonly code?: string; readonly title?: string },
  }
}

const users = (): readonly [User, User] => [author, colleague]
/** The path of the call, a body, and another body with which it would make something else. */
type Call = {
  readonly path: string
  readonly body: object
  readonly other: object
  /** The caller, and another user who may make the call too. Without this, two users of the studio. */
  readonly by?: readonly [User, User]
  /** Set if only the first answer has the secret, as for an API key. */
  readonly secret?: true
}
const news = (Title: string) => ({ Id: 0, UpdateDate: null, Version: '0.0.0', Title, HtmlContent: null })
const saving = (name: string) => `/consultools/elaborazioni/insert/3/USERNAME/${name}/1/-/-/-`
const calls: Readonly<Record<string, () => Promise<Call>>> = {
  company: async () => ({ path: '/company', body: aCompany({ BusinessName: 'Una' }), other: aCompany({ BusinessName: 'Altra' }), by: chiefs }),
  studio: async () => ({
    path: '/agency',
    body: anAgency(server.companyId, { Name: 'Uno' }),
    other: anAgency(server.companyId, { Name: 'Altro' }),
    by: chiefs,
  }),
  'release note': async () => ({ path: '/whatsNew', body: news('una'), other: news('un’altra'), by: chiefs }),
  reminder: async () => {
    const { id } = await client(author, aClient())
    return { path: `/clienti/${id}/promemoria`, body: { il: '2030-01-31', testo: 'uno' }, other: { il: '2030-01-31', testo: 'un altro' } }
  },
  key: async () => {
    const key = { gruppi: ['clientiLettura'], giorni: 30 }
    const other = await server.addUser({ role: 'ADMIN' })
    return { path: `/agency/${server.agencyId}/chiavi`, body: { ...key, nome: 'una' }, other: { ...key, nome: 'un’altra' }, by: [admin, other], secret: true }
  },
  'named save': async () => ({ path: saving('una'), body: { annoImposta: 2026 }, other: { annoImposta: 2025 } }),
  client: async () => ({ path: '/clienti', body: aClient(), other: aClient() }),
  document: async () => {
    const { id: Cliente } = await client(author, aClient())
    return { path: '/elaborazioni', body: { Applicazione: 1, Cliente }, other: { Applicazione: 2, Cliente } }
  },
  variant: async () => {
    const { ID } = await document(author, (await client(author, aClient())).id)
    return { path: `/elaborazioni/${ID}/varianti`, body: { nome: 'una' }, other: { nome: 'un’altra' } }
  },
  advice: async () => {
    const { ID } = await document(author, (await client(author, aClient())).id)
    return { path: `/elaborazioni/${ID}/consegne`, body: { titolo: 'una' }, other: { titolo: 'un’altra' } }
  },
}

describe.each(Object.entries(calls))('a %s', (name, given) => {
  it('is made once by a call that is repeated, also twice at once, and another body with its key is refused', async () => {
    const { path, body, other, by: [author] = users(), secret = false } = await given()
    const key = `chiave-${name.replace(' ', '-')}`
    const [first, second] = await Promise.all([post(author, path, key, body), post(author, path, key, body)])
    const again = await post(author, path, key, Object.fromEntries(Object.entries(body).toReversed()))
    expect([first.status, second.status, again.status], JSON.stringify([first.body, second.body])).toEqual([200, 200, 200])
    const idOf = ({ body: { id, Id, ID } }: typeof first) => id ?? Id ?? ID
    expect(new Set([first, second, again].map(idOf)).size).toBe(1)
    if (!secret) expect(again.body).toEqual(first.body)
    expect(await post(author, path, key, other)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENZA_DIVERSA', title: expect.stringContaining('usarne una nuova') },
    })
    expect(idOf(await post(author, path, `${key}-2`, other))).not.toBe(idOf(first))
  })

  it('is not mixed up with that of another caller who uses the same key', async () => {
    const { path, body, other, by: [author, colleague] = users() } = await given()
    const [mine, theirs] = [
      await post(author, path, `di-due-${name.replace(' ', '-')}`, body),
      await post(colleague, path, `di-due-${name.replace(' ', '-')}`, other),
    ]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    const idOf = ({ body: { id, Id, ID } }: typeof mine) => id ?? Id ?? ID
    expect(idOf(mine)).not.toBe(idOf(theirs))
  })
})

it('a malformed key is refused', async () => {
  for (const key of ['con spazio', 'x'.repeat(201)])
    expect(await post(author, '/clienti', key, aClient())).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
})

it('every call that makes something once is tried here', () => {
  const once = Object.values<Route>(routes).filter((route) => route.once)
  // Not in `calls`: the call for several clients (`clients-from-returns.test.ts`), and two erasures, which make nothing. Their receipt is tried at the end.
  expect(once.length).toBe(Object.keys(calls).length + 3)
})

describe('a change that is made again, because its answer was lost', () => {
  const change = async (by: User, path: string, body: object) => {
    const answer = await server.call(await server.tokenOf(by.username), 'POST', path, body)
    return {
      status: answer.status,
      body: answer.body as { readonly code?: string; readonly UpdateDate?: string; readonly aggiornatoIl?: string; readonly TStamp?: string },
    }
  }
  /** The change, and another one on the same version. */
  const changes: Readonly<Record<string, () => Promise<{ readonly path: string; readonly body: object; readonly other: object; readonly by: User }>>> = {
    company: async () => {
      const [by] = chiefs
      const { Id = 0 } = (await post(by, '/company', 'di-base', aCompany({ BusinessName: 'Base' }))).body
      const one = aCompany({ Id, BusinessName: 'Base', ApplicationName: 'Fisco' })
      return { path: '/company', body: one, other: { ...one, ApplicationName: 'Altro' }, by }
    },
    studio: async () => {
      const [by] = chiefs
      const { Id = 0 } = (await post(by, '/agency', 'di-base', anAgency(server.companyId, { Name: 'Base' }))).body
      const one = anAgency(server.companyId, { Id, Name: 'Base', Address: 'Via Roma 1' })
      return { path: '/agency', body: one, other: { ...one, Address: 'Via Po 2' }, by }
    },
    'release note': async () => {
      const [by] = chiefs
      const { Id = 0 } = (await post(by, '/whatsNew', 'di-base', news('base'))).body
      return { path: '/whatsNew', body: { ...news('nuova'), Id }, other: { ...news('altra'), Id }, by }
    },
    client: async () => {
      const given = aClient()
      const { id, aggiornatoIl: versione } = await client(author, given)
      const { studio: _, ...fields } = { studio: 0, ...given, versione }
      return { path: `/clienti/${id}`, body: { ...fields, comune: 'Prato' }, other: { ...fields, comune: 'Lucca' }, by: author }
    },
    'price list': async () => {
      const path = `/agency/${server.agencyId}/listino`
      const { UpdateDate = null } = (await change(admin, path, aPriceList({ forfettario: 1 }))).body
      return { path, body: aPriceList({ srl: 2 }, UpdateDate), other: aPriceList({ srl: 3 }, UpdateDate), by: admin }
    },
  }

  it.each(Object.entries(changes))('%s: answers what is stored, and is refused only if it would change something', async (_, given) => {
    const { path, body, other, by } = await given()
    const first = await change(by, path, body)
    const again = await change(by, path, body)
    expect([first.status, again.status], JSON.stringify([first.body, again.body])).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(await change(by, path, other)).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
  })

  it('a named save: the same', async () => {
    const { ID, TStamp } = (await post(author, saving('di base'), 'salvataggio-di-base', { annoImposta: 2026 })).body as {
      readonly ID?: number
      readonly TStamp?: string
    }
    const path = `/consultools/elaborazioni/update/${author.username}/${ID}?version=${encodeURIComponent(TStamp ?? '')}`
    const first = await change(author, path, { annoImposta: 2025 })
    const again = await change(author, path, { annoImposta: 2025 })
    expect([first.status, again.status], JSON.stringify(again.body)).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(await change(author, path, { annoImposta: 2024 })).toMatchObject({ status: 409, body: { code: 'ELABORAZIONE_MODIFICATA' } })
  })
})

describe('the receipt of an erasure', () => {
  it('is answered again to the same call of the same user for five minutes, and the client is erased once', async () => {
    const [manager, other] = [await server.addUser({ role: 'MANAGER' }), await server.addUser({ role: 'MANAGER' })]
    const { id } = await client(author, aClient({ denominazione: 'Sparita Ada' }))
    const erase = async (by: User, key: string, nome = 'Sparita Ada') => {
      const headers = { authorization: `Bearer ${await server.tokenOf(by.username)}`, 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await fetch(`${server.origin}/api/clienti/${id}/cancella`, { method: 'POST', headers, body: JSON.stringify({ nome }) })
      return { status: answer.status, text: await answer.text(), name: answer.headers.get('content-disposition') }
    }
    expect((await erase(manager, 'una', 'Sparita')).status, 'a refusal is not kept').toBe(422)
    const first = await erase(manager, 'una')
    expect(first).toMatchObject({ status: 200, name: expect.stringContaining(`ricevuta-cliente-${id}-`) })
    expect(await erase(manager, 'una')).toEqual(first)
    expect((await erase(manager, 'una', 'Un altro nome')).status).toBe(422)
    for (const [by, key] of [
      [manager, 'altra'],
      [other, 'una'],
    ] as const)
      expect((await erase(by, key)).status).toBe(404)
    expect(await server.db.$count(audit, and(eq(audit.kind, 'Cliente'), eq(audit.recordId, id), eq(audit.action, 'Eliminazione')))).toBe(1)
    server.wait(6)
    expect((await erase(manager, 'una')).status).toBe(404)
    server.wait(-6)
  })

  it('is answered to the same call that comes while the first still runs', async () => {
    const manager = await server.addUser({ role: 'MANAGER' })
    const { id } = await client(author, aClient({ denominazione: 'Sparito Ugo' }))
    const headers = { authorization: `Bearer ${await server.tokenOf(manager.username)}`, 'content-type': 'application/json', 'idempotency-key': 'insieme' }
    const erase = async () => {
      const answer = await fetch(`${server.origin}/api/clienti/${id}/cancella`, { method: 'POST', headers, body: JSON.stringify({ nome: 'Sparito Ugo' }) })
      return { status: answer.status, text: await answer.text() }
    }
    const [first, second, third] = await Promise.all([erase(), erase(), erase()])
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('Sparito Ugo') })
    expect([second, third]).toEqual([first, first])
  })
})

describe('a key of a studio that is made again', () => {
  it('is refused once it is used, revoked or expired, and gets no new secret', async () => {
    const path = `/agency/${server.agencyId}/chiavi`
    for (const [end, values] of Object.entries({
      usata: { usedAt: new Date() },
      revocata: { revokedAt: new Date() },
      scaduta: { expiresAt: new Date(0) },
    })) {
      const body = { nome: end, gruppi: ['clientiLettura'], giorni: 30 }
      const made = await post(admin, path, `chiave-${end}`, body)
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const mine = and(eq(apiKey.name, end), eq(apiKey.principalId, admin.id))
      await server.db.update(apiKey).set(values).where(mine)
      const [before] = await server.db.select().from(apiKey).where(mine)
      expect(await post(admin, path, `chiave-${end}`, body), end).toMatchObject({ status: 409, body: { code: 'CHIAVE_GIA_FATTA' } })
      expect(await server.db.select().from(apiKey).where(mine)).toEqual([before])
    }
  })
})
