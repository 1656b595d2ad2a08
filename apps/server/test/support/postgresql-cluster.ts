/** A private PostgreSQL server for one test run, in a temporary folder and on a socket in it. It is removed when the run ends, in any way. */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export type Cluster = {
  readonly url: string
  /** Like `systemctl stop`: ends all connections. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Stops it for good. */
  readonly stop: () => Promise<void>
}

/** The folder of the server's programs, the latest version first; null if PostgreSQL is not installed. */
export function serverPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...configured(), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))) ?? null
}

function configured(): readonly string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    return []
  }
}

/**
 * A line on the pipe stops the server, the next one starts it again. When this process dies, even by SIGKILL, the pipe breaks, and the shell stops
 * the server and removes the folder.
 */
const GUARD = `while "$0/postgres" -D data -k "$PWD" -h '' -F -c full_page_writes=off -c synchronous_commit=off >>log 2>&1 &
read -r _; do kill -INT $!; wait; read -r _ || break; done
kill -QUIT $!; wait; rm -rf "$PWD"`

/** Starts it in about 3 s. It sorts text like an Italian server, not like the embedded database. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-pg-'))
  const as = unprivileged()
  if (as) chownSync(folder, as.uid, as.gid)
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  try {
    const locale = ['--locale-provider=icu', '--icu-locale=it', '--encoding=UTF8']
    execFileSync(join(programs, 'initdb'), ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-N', ...locale], { ...options, stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const guard = spawn('sh', ['-c', GUARD, programs], { ...options, stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()))
  const stop = () => {
    guard.stdin.end()
    return ended
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  try {
    await answers(url)
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8')
    await stop()
    throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
  }
  const line = () => guard.stdin.write('\n')
  return {
    url,
    async pause() {
      line()
      await answers(url, false)
    },
    async resume() {
      line()
      await answers(url)
    },
    stop,
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = ['postgres', 'nobody'].map((name) => users.find((line) => line.startsWith(`${name}:`))).find((line) => line !== undefined)
  const [, , uid = '65534', gid = '65534'] = found?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** Waits until it answers, or until it no longer does. */
async function answers(connectionString: string, wanted = true): Promise<void> {
  for (let attempts = 100; attempts > 0; attempts--) {
    const client = new pg.Client({ connectionString })
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    if (connected === wanted) return
    await setTimeout(100)
  }
  throw new Error(`PostgreSQL ${wanted ? 'does not answer' : 'still answers'} after ten seconds`)
}
