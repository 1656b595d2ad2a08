/** The OpenAPI document. Every test server compares its answers with it (`support/document.ts`); here is what no answer shows. */
import { API_BASE, type Route, routes } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Document, documentAt } from '../support/document.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let document: Document
beforeAll(async () => {
  server = await studio()
  document = await documentAt(server.origin)
})
afterAll(() => server.close())

const operation = (method: string, path: string) => document.paths[API_BASE + path]?.[method.toLowerCase()]
const typesOf = (method: string, path: string) => Object.keys(operation(method, path)?.responses[200]?.content ?? {})

it('has every call', () => {
  const there = Object.values(routes).map(({ method, path }: Route) => operation(method, path.replace(/:(\w+)/g, '{$1}')))
  expect(there).not.toContain(undefined)
  expect(there.length).toBe(Object.values(document.paths).flatMap((operations) => Object.keys(operations)).length)
})

it('names the type of what is not JSON: refusals, files, lines', () => {
  for (const status of ['4XX', '5XX'])
    expect(Object.keys(operation('GET', '/company/{id}')?.responses[status]?.content ?? {})).toEqual(['application/problem+json'])
  expect(typesOf('POST', '/clienti/csv')).toEqual(['text/csv; charset=utf-8'])
  expect(operation('POST', '/clienti/csv')?.responses[200]?.content).toEqual({ 'text/csv; charset=utf-8': { schema: { type: 'string', format: 'binary' } } })
  expect(typesOf('POST', '/data/export')).toEqual(['application/zip'])
  expect(typesOf('GET', '/loghi/{impronta}')).toEqual(['image/png', 'image/jpeg', 'image/svg+xml'])
  expect(typesOf('GET', '/company/{id}')).toEqual(['application/json'])
})

it('asks for an Idempotency-Key where a call can be made twice, and nowhere else', () => {
  const keyed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.some(({ name }) => name === 'Idempotency-Key') ? [`${method} ${path}`] : [],
    ),
  )
  const once = Object.values<Route>(routes).flatMap(({ method, path, once }) =>
    once ? [`${method.toLowerCase()} ${API_BASE}${path.replace(/:(\w+)/g, '{$1}')}`] : [],
  )
  expect(keyed.sort()).toEqual(once.sort())
  expect(operation('POST', '/clienti')?.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: false }))
})

it('says how many calls are left, to who has signed in, and when to come back', () => {
  const headersOf = (method: string, path: string, status: string) => Object.keys(operation(method, path)?.responses[status]?.headers ?? {})
  const left = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
  expect(headersOf('GET', '/company/{id}', '200')).toEqual(left)
  expect(headersOf('GET', '/company/{id}', '4XX')).toEqual([...left, 'Retry-After'])
  expect(headersOf('GET', '/settings', '200')).toEqual([])
  expect(headersOf('GET', '/agenda/{indirizzo}', '200')).toEqual(left.map((name) => `X-${name}`))
})

it('resolves every reference', () => {
  const text = JSON.stringify(document)
  const missing = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].filter(
    ([, path = '']) => path.split('/').reduce<unknown>((at, key) => Object(at)[key], document) === undefined,
  )
  expect(text).toContain('"$ref"')
  expect(missing).toEqual([])
})

describe('the year of a state', () => {
  it.each(['StatoIForfettari', 'StatoConvenienzaSrl', 'StatoBudget4u', 'StatoForme', 'StatoCalendario'])(
    '%s: without it counts that of the address',
    (name) => {
      const year = document.components.schemas[name]?.properties?.annoImposta
      expect(year).toMatchObject({ minimum: 2020, description: expect.stringContaining("l'anno nell'indirizzo") })
      expect(year).not.toHaveProperty('default')
    },
  )

  it('that of a plan is its first year', () => expect(document.components.schemas.StatoPiano?.properties?.annoInizio).not.toHaveProperty('default'))
})
