/** Starts the server as a separate process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

export type Process = {
  /** Its output so far. */
  readonly said: () => string
  /** Waits until `/ready` answers. Throws the output if the process has ended. */
  readonly ready: () => Promise<void>
  /** Ends the process. Returns its exit code, null if a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const PATIENCE_MS = 90_000

/** The process sees only `env` and PATH. */
export function started(command: readonly [string, ...string[]], port: number, env: Readonly<Record<string, string>>): Process {
  const [program, ...args] = command
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.setEncoding('utf8').on('data', (text: string) => (said += text))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    said: () => said,
    async ready() {
      for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await setTimeout(100)) {
        if (child.exitCode !== null) throw new Error(`it ended: ${said}`)
        if (await answers()) return
      }
      throw new Error(`not ready after ${PATIENCE_MS} ms: ${said}`)
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
