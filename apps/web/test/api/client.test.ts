/** A connection that is lost after the server's answer has begun. */
import { routes } from '@bilancia/contract/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, Offline } from '../../src/api/call-error.ts'
import { call, callFile } from '../../src/api/client.ts'

const network = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', network.mockReset()))
afterEach(() => void vi.unstubAllGlobals())

/** An answer of which only the start arrives. */
const cut = () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"esi'))
        body.error(new TypeError('network error'))
      },
    }),
  )
const keys = () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))

describe('an answer that is cut off', () => {
  it('counts as a server that cannot be reached, of a file too', async () => {
    network.mockImplementation(async () => cut())
    await expect(call(routes.settings)).rejects.toBeInstanceOf(Offline)
    await expect(callFile(routes.clientsCsv, { body: { ids: [] } })).rejects.toBeInstanceOf(Offline)
  })

  it('leaves the call with its key, so that repeating it acts once; the next call has another', async () => {
    const erase = () => callFile(routes.eraseClient, { params: { id: 3 }, body: { nome: 'Rossi' } })
    network.mockImplementationOnce(async () => cut()).mockImplementation(async () => new Response('{}'))
    await expect(erase()).rejects.toBeInstanceOf(Offline)
    await erase()
    await erase()
    const [first, again, next] = keys()
    expect(first).toEqual(expect.any(String))
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  it('of a call that the page has stopped is no lost connection', async () => {
    const stop = new AbortController()
    network.mockImplementation(async () => {
      stop.abort()
      return cut()
    })
    await expect(call(routes.settings, undefined, { signal: stop.signal })).rejects.not.toBeInstanceOf(Offline)
  })

  it('of a refusal is still a refusal', async () => {
    network.mockImplementation(async () => new Response(cut().body, { status: 403 }))
    await expect(call(routes.settings)).rejects.toBeInstanceOf(CallError)
  })
})
