/** A server of its own for a measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/test/support/port.ts'
import { environment, flags } from '../scripts/server-settings.mjs'

const root = new URL('..', import.meta.url).pathname

export type Running = {
  readonly origin: string
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
  readonly users: readonly DemoSignIn[]
  /** The calls of the API that the server has answered so far, and the milliseconds that it worked for them. */
  readonly answered: { readonly calls: number; readonly ms: number }
}
type DemoSignIn = { readonly role: string; readonly username: string; readonly password: string }

/** A server process with its own demo data, or with those of `settings`. The sign-ins are read from its output. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'bilancia-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, `--import=${join(root, 'bench/times.mjs')}`, join(root, 'apps/server/src/start.mjs')], {
    env: {
      ...process.env,
      ...environment,
      ...{ PORT: String(port), DATA_DIR: join(data, 'data'), TZ: 'Europe/Rome', CALLS_PER_MINUTE: '100000000' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const answered = { calls: 0, ms: 0 }
  child.on('message', (ms) => {
    answered.calls++
    answered.ms += Number(ms)
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Ctrl+C')) resolve()
    })
  })
  const users = [...printed.matchAll(/^ {2}([A-Z]+) +(\S+) +(\S+)$/gm)].map(([, role = '', username = '', password = '']) => ({ role, username, password }))
  return {
    origin: `http://localhost:${port}`,
    child,
    users,
    answered,
    stop: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
