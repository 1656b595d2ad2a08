/** A server process of the suite with its own demo data, port and settings. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type RunningServer = { readonly origin: string; readonly close: () => Promise<void> }

/** The server as it is used: `test` makes its bundle first. */
const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'start.mjs')
/** The demo data are made once and copied, so all servers need the same key. */
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')
const PATIENCE_MS = 120_000

/** Resolves when the server answers. Throws if it exits before, or does not answer within two minutes. */
export async function startServer(port: number, settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'bilancia-e2e-'))
  if (process.env.DEMO_DATA) cpSync(process.env.DEMO_DATA, data, { recursive: true })
  // The code of the embedded database is not optimised, because that takes three seconds of processor at each start.
  const server = spawn(process.execPath, ['--liftoff-only', MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, TZ: 'Europe/Rome', MASTER_KEY, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const close = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  const until = Date.now() + PATIENCE_MS
  while (!(await answers(`${origin}/api/settings`))) {
    // A process that a signal ended has no exit code.
    const end = server.exitCode ?? server.signalCode
    if (end === null && Date.now() < until) await setTimeout(200)
    else {
      await close()
      throw new Error(end === null ? `${origin} does not answer` : `the server ended: ${end}`)
    }
  }
  return { origin, close }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
