/** `Idempotency-Key` on every call that creates a client, a document, a variant or a piece of advice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClient, folders, type User } from '../support/clients.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let author: User
let colleague: User
const { client, document } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  author = await server.addUser()
  colleague = await server.addUser()
})
afterAll(() => server.close())

const post = async (by: User, path: string, key: string, body: object) => {
  const headers = { authorization: `Bearer ${await server.tokenOf(by.username)}`, 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    status: answer.status,
    body: (await answer.json()) as { readonly id?: number; readonly ID?: number; readonly code?: string; readonly title?: string },
  }
}

/** The path of the call, a body, and another body with which it would make something else. */
type Call = { readonly path: string; readonly body: object; readonly other: object }
const calls: Readonly<Record<string, () => Promise<Call>>> = {
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
    const { path, body, other } = await given()
    const key = `chiave-${name}`
    const [first, second] = await Promise.all([post(author, path, key, body), post(author, path, key, body)])
    const again = await post(author, path, key, Object.fromEntries(Object.entries(body).toReversed()))
    expect([first.status, second.status, again.status], JSON.stringify([first.body, second.body])).toEqual([200, 200, 200])
    const idOf = ({ body: { id, ID } }: typeof first) => id ?? ID
    expect(new Set([first, second, again].map(idOf)).size).toBe(1)
    expect(again.body).toEqual(first.body)
    expect(await post(author, path, key, other)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENZA_DIVERSA', title: expect.stringContaining('usarne una nuova') },
    })
    expect(idOf(await post(author, path, `${key}-2`, other))).not.toBe(idOf(first))
  })

  it('is not another caller’s: the same key makes theirs', async () => {
    const { path, body, other } = await given()
    const [mine, theirs] = [await post(author, path, `di-due-${name}`, body), await post(colleague, path, `di-due-${name}`, other)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(mine.body.id ?? mine.body.ID).not.toBe(theirs.body.id ?? theirs.body.ID)
  })
})

it('a key that is none is refused', async () => {
  for (const key of ['con spazio', 'x'.repeat(201)])
    expect(await post(author, '/clienti', key, aClient())).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
})
