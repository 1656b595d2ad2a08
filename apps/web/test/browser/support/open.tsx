/** The suite on the page of a test, in the window of a signed-in user. */
import type {} from '@vitest/browser-playwright'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { App } from '../../../src/App.tsx'
import { brandOfPage } from '../../../src/design/brand.tsx'

type Session = readonly [key: string, value: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly sessionOf: (username: string) => Promise<Session>
    readonly servedPage: () => Promise<string>
  }
}

// Colours, font and brand, as the server writes them into the page.
const served = new DOMParser().parseFromString(await commands.servedPage(), 'text/html')
document.head.append(...served.querySelectorAll('style, #brand'))
document.documentElement.lang = served.documentElement.lang

/** A session is shared for half of the ten minutes of its token, so that no test outlasts it. */
const SHARED_MS = 5 * 60_000
const sessions = new Map<string, { readonly session: Session; readonly since: number }>()
let last: Root | undefined

/** Opens a page of the suite, with nothing that an earlier test has left in the browser. */
export async function open(path: string, username = 'operatore'): Promise<void> {
  const session = await sessionOf(username)
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem(...session)
  history.replaceState(null, '', path)
  show()
}

async function sessionOf(username: string): Promise<Session> {
  const known = sessions.get(username)
  if (known && performance.now() - known.since < SHARED_MS) return known.session
  const session = await commands.sessionOf(username)
  sessions.set(username, { session, since: performance.now() })
  return session
}

/** Shows the page of the address anew, with all that the browser has kept of it. */
export function show(): void {
  leave()
  last = createRoot(document.body.appendChild(document.createElement('div')))
  last.render(<App brand={brandOfPage()} />)
}

// A page that goes on calling would outlive its server.
afterEach(leave)

function leave() {
  // Messages wait outside the page.
  for (const close of document.querySelectorAll<HTMLElement>('.MuiAlert-action button')) close.click()
  last?.unmount()
  document.body.replaceChildren()
}
