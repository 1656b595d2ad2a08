/** The suite on the page of a test, in the window of a signed-in user. */
import type {} from '@vitest/browser-playwright'
import { createRoot, type Root } from 'react-dom/client'
import { commands } from 'vitest/browser'
import { App } from '../../../src/App.tsx'
import { aBrand } from '../../a-brand.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly sessionOf: (username: string) => Promise<readonly [key: string, value: string]>
  }
}

let last: Root | undefined
const sessions = new Map<string, readonly [key: string, value: string]>()

/** Opens a page of the suite, with nothing that an earlier test has left in the browser. */
export async function open(path: string, username = 'operatore'): Promise<void> {
  const session = sessions.get(username) ?? (await commands.sessionOf(username))
  sessions.set(username, session)
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem(...session)
  history.replaceState(null, '', path)
  last?.unmount()
  document.body.replaceChildren()
  last = createRoot(document.body.appendChild(document.createElement('div')))
  last.render(<App brand={aBrand} />)
}
