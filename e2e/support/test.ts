/** Every worker has a suite of its own: a server on its port, with fresh demo data; so workers never meet. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base } from '@playwright/test'
import { freePort } from '../../apps/server/test/support/port.ts'

export { type Browser, expect, type FileChooser, type Page } from '@playwright/test'

const main = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')
const START_MS = 120_000

export const test = base.extend<object, { readonly suite: string }>({
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'bilancia-e2e-'))
      const port = await freePort()
      const env = { ...process.env, PORT: String(port), DATA_DIR: data, TZ: 'Europe/Rome' }
      const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const origin = `http://localhost:${port}`
      await answering(server, `${origin}/api/settings`)
      await use(origin)
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ suite }, use) => use(suite),
})

/** Waits until the server answers. Throws when it ended before. */
async function answering(server: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`)
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await setTimeout(200)
  }
}
