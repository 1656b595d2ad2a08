/** Which clicks a page with unsaved edits stops: a browser's document, link and address stand in by their few properties. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { interceptLinks } from '../../src/features/shell/intercept-links.ts'

class Element extends EventTarget {
  closest(): Element | null {
    return null
  }
}
const HERE = new URL('https://suite.example/iforf?scheda=confronto')
class Anchor extends Element {
  readonly url: URL
  readonly target: string
  constructor(href: string, target = '') {
    super()
    this.url = new URL(href, HERE)
    this.target = target
  }
  override closest() {
    return this
  }
  get origin() {
    return this.url.origin
  }
  get pathname() {
    return this.url.pathname
  }
  get search() {
    return this.url.search
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', HERE)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('HTMLAnchorElement', Anchor)
})
afterEach(() => void vi.unstubAllGlobals())

const PLAIN = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
/** A click on the element. Returns whether it was stopped. */
function click(target: EventTarget, keys: Partial<typeof PLAIN> = {}): boolean {
  const event = Object.defineProperty(Object.assign(new Event('click', { cancelable: true }), PLAIN, keys), 'target', { value: target })
  document.dispatchEvent(event)
  return event.defaultPrevented
}

it('stops a plain click that leaves the page, and gives its address', () => {
  const left: string[] = []
  interceptLinks(
    () => true,
    (to) => left.push(to),
  )
  expect(click(new Anchor('/clienti?nome=rossi'))).toBe(true)
  expect(left).toEqual(['/clienti?nome=rossi'])
})

it('leaves alone other buttons and keys, another window, another site, the page itself, and what is no link', () => {
  const stop = vi.fn()
  interceptLinks(() => true, stop)
  const away = new Anchor('/clienti')
  const clicks = [
    click(away, { button: 1 }),
    click(away, { ctrlKey: true }),
    click(away, { metaKey: true }),
    click(away, { shiftKey: true }),
    click(away, { altKey: true }),
    click(new Anchor('/clienti', '_blank')),
    click(new Anchor('https://www.normattiva.it/iforf2')),
    click(new Anchor('/iforf?scheda=dati')),
    click(new Element()),
  ]
  expect(clicks).not.toContain(true)
  expect(stop).not.toHaveBeenCalled()
})

it('stops nothing while nothing is unsaved, nor after its end', () => {
  let unsaved = false
  const end = interceptLinks(
    () => unsaved,
    () => {},
  )
  expect(click(new Anchor('/clienti'))).toBe(false)
  unsaved = true
  expect(click(new Anchor('/clienti'))).toBe(true)
  end()
  expect(click(new Anchor('/clienti'))).toBe(false)
})
