/** The question before a page is left by the browser's back button, or by a command that goes elsewhere. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardLeaving, leaving } from '../../src/design/leaving.ts'

let navigation: EventTarget & { traverseTo: (key: string) => void }
let lost = true
const ask = vi.fn<(go: () => void) => void>()
let end = () => {}
beforeEach(() => {
  navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn<(key: string) => void>() })
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('location', new URL('https://bilancia.test/iforf?scheda=dati'))
  lost = true
  end = guardLeaving(() => lost, ask)
})
afterEach(() => {
  end()
  ask.mockReset()
  vi.unstubAllGlobals()
})

const more = { navigationType: 'traverse', destination: { url: 'https://bilancia.test/clienti', key: 'before', sameDocument: true } }
/** Whether the browser goes there. */
const goes = ({ destination = {}, ...of }: { navigationType?: string; cancelable?: boolean; destination?: object } = {}) => {
  const event = new Event('navigate', { cancelable: of.cancelable ?? true })
  return navigation.dispatchEvent(Object.assign(event, { ...more, ...(of.navigationType && of), destination: { ...more.destination, ...destination } }))
}

describe('the back button', () => {
  it('asks before typed values are lost, and goes there after a yes', () => {
    expect(goes()).toBe(false)
    expect(navigation.traverseTo).not.toHaveBeenCalled()
    ask.mock.calls[0]?.[0]()
    expect(navigation.traverseTo).toHaveBeenCalledWith('before')
    expect([goes(), ask.mock.calls.length]).toEqual([true, 1])
  })
  it.each([
    ['nothing is lost', () => (lost = false), {}],
    ['it stays on the page', () => {}, { destination: { url: 'https://bilancia.test/iforf?scheda=confronto' } }],
    ['the browser does not let the page stop it', () => {}, { cancelable: false }],
    ['it leaves the suite, where the browser itself asks', () => {}, { destination: { sameDocument: false } }],
    ['it is a link, which asks itself', () => {}, { navigationType: 'push' }],
    ['the page is gone', () => end(), {}],
  ])('does not ask if %s', (_, before, of) => {
    before()
    goes(of)
    expect(ask).not.toHaveBeenCalled()
  })
  it('asks also where it stays on the page, for a dialog; and once', () => {
    const within = vi.fn<(go: () => void) => void>()
    const close = guardLeaving(() => true, within, { within: true })
    expect(goes({ destination: { url: 'https://bilancia.test/iforf?scheda=confronto' } })).toBe(false)
    expect([within.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
    expect(goes()).toBe(false)
    expect([within.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
    close()
    expect(goes({ destination: { url: 'https://bilancia.test/iforf?scheda=confronto' } })).toBe(true)
  })
  it('works as the browser wants where there is no Navigation API', () => {
    vi.stubGlobal('navigation', undefined)
    expect(() => guardLeaving(() => true, ask)()).not.toThrow()
  })
})

describe('a command that goes elsewhere', () => {
  const go = vi.fn<() => void>()
  afterEach(() => void go.mockReset())
  it('waits for the answer if typed values would be lost', () => {
    leaving('/clienti', go)
    expect(go).not.toHaveBeenCalled()
    ask.mock.calls[0]?.[0]()
    expect(go).toHaveBeenCalledOnce()
  })
  it.each([
    ['nothing is lost', () => (lost = false), '/clienti'],
    ['the page is gone', () => end(), '/clienti'],
    ['it stays on the page', () => {}, '/iforf?scheda=confronto'],
  ])('goes at once if %s', (_, before, to) => {
    before()
    leaving(to, go)
    expect([go.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  })
})
