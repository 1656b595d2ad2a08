/**
 * Measures speed in one run on one machine: medians, compared with the limits. Prints a table and saves it in `risultati.md`. Run it with `npm run
 * bench`; `npm test` does not run it.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { daDisco } from '@bilancia/artefact'
import { taxYears } from '@bilancia/contract'
import { nodiDi } from '@bilancia/engine'
import { runOn } from '@bilancia/engine/host'
import { budget4u, calendario, convsrl, forme, iforfettari, piano } from '@bilancia/tax-rules'
import { bulk } from './bulk.ts'
import { clients } from './clients.ts'
import { fullInstallation, type Kind, OPENED } from './full.ts'
import { explained, oneAtATime, underLoad } from './http.ts'
import { imported } from './import.ts'
import { office } from './office.ts'
import { onScreen } from './page.ts'
import { payments } from './payments.ts'
import { compareThreeStatuses } from './publicodes.ts'
import { startServer } from './server.ts'

// The compiled law, as server and command line use it.
runOn(daDisco().artefatti)

const root = new URL('..', import.meta.url)
/** The state of a golden line. */
const stateOf = (simulator: string, wanted: string): Record<string, unknown> => {
  const lines = readFileSync(new URL(`packages/tax-rules/golden/${simulator}.jsonl`, root), 'utf8')
    .trim()
    .split('\n')
  const found = lines.map((line) => JSON.parse(line) as { readonly id: string; readonly stato: Record<string, unknown> }).find(({ id }) => id === wanted)
  if (!found) throw new Error(`no golden line ${wanted}`)
  return found.stato
}

const golden = readFileSync(new URL('packages/tax-rules/golden/iforfettari.jsonl', root), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly stato: Record<string, unknown> })

/** Owner, two collaborators with incomes, both sides, no break-even. */
const full = stateOf('iforfettari', 'coniuge-collaboratore')
/** Three partners, six scenarios, today's form. */
const company = stateOf('convsrl', 'conv-f1-010')
/** A family business with three collaborators, investments and the three-year plan. */
const startUp = stateOf('budget4u', 'budg-f1-013')

/** Three partners, one with IVS, so that fees move each other's thresholds. */
const toOptimise = stateOf('ottimizzatore', 'ott-tre')

/** An artisan alone, every form but those of other activities. */
const profile = stateOf('forme', 'artigiano-solo')
const quickProfile = { ...profile, escludi: ['SRL_OTTIMIZZATA'] }
const plan = {
  annoInizio: 2026,
  anni: 5,
  crescitaRicavi: [10, 10, 10, 10],
  forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'SRL_TUTTO_DISTRIBUITO', 'SRL_TRASPARENTE'],
  profilo: profile,
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] as number

/** Median milliseconds of one call, over 15 rounds of `calls` calls, after one round to warm up. */
function timed(calls: number, call: () => unknown): number {
  const round = () => {
    const start = performance.now()
    for (let i = 0; i < calls; i++) call()
    return (performance.now() - start) / calls
  }
  round()
  return median(Array.from({ length: 15 }, round))
}

const cli = new URL('apps/cli/src/main.mjs', root).pathname
/** Like `scripts/run.mjs`. */
const startCli = (env = process.env) =>
  spawn(process.execPath, ['--min-semi-space-size=16', cli, 'calcola', 'iforfettari'], { stdio: ['pipe', 'pipe', 'inherit'], env })

/** Milliseconds from the start of the process to the first byte of its first result. */
async function toFirstResult(env = process.env): Promise<number> {
  const start = performance.now()
  const child = startCli(env)
  child.stdin.end(`${JSON.stringify(full)}\n`)
  const elapsed = await new Promise<number>((resolve) => child.stdout.once('data', () => resolve(performance.now() - start)))
  await new Promise((resolve) => child.on('close', resolve))
  return elapsed
}

/** The same with an empty compile cache of Node, as in the first run after an installation. */
async function toFirstResultEver(): Promise<number> {
  const cache = mkdtempSync(join(tmpdir(), 'bilancia-bench-'))
  try {
    return await toFirstResult({ ...process.env, NODE_COMPILE_CACHE: cache })
  } finally {
    rmSync(cache, { recursive: true })
  }
}

/** Results per second on the command line, including the start of the process. */
async function throughput(): Promise<number> {
  const states = golden.map(({ stato }) => JSON.stringify({ ...stato, calcolaPareggio: false }))
  const input = `${Array.from({ length: 600 }, () => states.join('\n')).join('\n')}\n`
  const start = performance.now()
  const child = startCli()
  child.stdout.resume()
  child.stdin.end(input)
  await new Promise((resolve) => child.on('close', resolve))
  return (600 * states.length) / ((performance.now() - start) / 1000)
}

/** Milliseconds of the slowest first result of a tax year, in a process that has not loaded any year. */
async function opening(): Promise<number> {
  const code = `const { daDisco } = await import('@bilancia/artefact')
    const { ospite } = await import('@bilancia/tax-rules/iforfettari/ospite')
    const { calcola } = ospite(daDisco().edizioni('iforfettari'))
    const state = JSON.parse(process.env.STATE)
    const times = [${taxYears.join()}].map((annoImposta) => { const start = performance.now(); calcola({ ...state, annoImposta }); return performance.now() - start })
    console.log(Math.max(...times))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: new URL('apps/cli', root).pathname,
    env: { ...process.env, STATE: JSON.stringify(full) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  for await (const chunk of child.stdout) out += chunk
  return Number(out)
}

/** CPU milliseconds for 36,000 rows from a cold start, in WebAssembly and in generated JavaScript: medians of alternating runs. */
async function evaluated(...names: readonly string[]): Promise<{ readonly wasm: number; readonly js: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-righe-'))
  try {
    const file = join(folder, 'righe')
    await outputOf('cold.ts', 'righe', file, ...names)
    const turns: { readonly wasm: number; readonly js: number }[] = []
    for (let i = 0; i < 3; i++) turns.push({ js: Number(await outputOf('cold.ts', 'js', file)), wasm: Number(await outputOf('cold.ts', 'wasm', file)) })
    return { wasm: median(turns.map(({ wasm }) => wasm)), js: median(turns.map(({ js }) => js)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The output of a script in this folder. */
async function outputOf(script: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  for await (const chunk of child.stdout) out += chunk
  return out
}

const repeated = async (times: number, measure: () => Promise<number>) => {
  const found: number[] = []
  for (let i = 0; i < times; i++) found.push(await measure())
  return median(found)
}

/** Processors used by other programs just before each group of measures. */
const loads = { law: 0, processes: 0, bulk: 0, server: 0 }
async function measure(group: keyof typeof loads): Promise<void> {
  const busy = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
  const [start, before] = [performance.now(), busy()]
  await setTimeout(3000)
  loads[group] = (busy() - before) / (performance.now() - start)
}

await toFirstResult()
await measure('law')
const calculation = timed(20_000, () => iforfettari.calcola(full))
const explanation = timed(300, () => {
  iforfettari.calcola(full)
  nodiDi(iforfettari.spiega(full, 'confronto.vantaggioForfettarioConIva'))
})
const curve = timed(20, () => iforfettari.curva(full, 400))
const breakEven = timed(20, () => iforfettari.calcola({ ...full, calcolaPareggio: true }))
const scenarios = timed(3000, () => convsrl.programma.calculate(company))
const sameNet = timed(20, () => convsrl.calcola(company))
const alone = convsrl.programma.edition(2026).search('ottimo scenario4')
const row = alone.read(company)
alone.run(row)
const oneScenario = timed(20_000, () => alone.rerun(row))
const optimiser = timed(1, () => convsrl.ottimizza(toOptimise))
const scenariosExplained = timed(100, () => {
  convsrl.programma.calculate(company)
  nodiDi(convsrl.spiega(company, 'confronto.oggi.netto'))
})
const family = stateOf('calendario', 'familiare')
const calendar = timed(2000, () => calendario.calcola(family))
const quickTable = timed(1000, () => forme.calcola(quickProfile))
const wholeTable = timed(20, () => forme.calcola(profile))
const planned = timed(10, () => piano.calcola(plan))
const budget = timed(3000, () => budget4u.calcola(startUp))
const budgetExplained = timed(100, () => {
  budget4u.calcola(startUp)
  nodiDi(budget4u.spiega(startUp, 'risultati.redditoDisponibile'))
})
await measure('processes')
const start = await repeated(9, toFirstResult)
const firstEver = await repeated(5, toFirstResultEver)
const perSecond = await repeated(3, throughput)
const openedIn = await repeated(3, opening)
const cold = await evaluated('iforfettari')
const coldAll = await evaluated('iforfettari', 'convsrl', 'budget4u')
const publicodes = compareThreeStatuses(5)

await measure('bulk')
const many = await bulk()

await measure('server')
const server = await startServer()
const page = await onScreen(server)
const returns = await imported(server)
const { ours, bare, text, before, after } = await underLoad(server, full)
const asked = await oneAtATime(server, 'calcolaSimulazioniSrl', company, 300)
const searched = await oneAtATime(server, 'ottimizzaSimulazioniSrl', stateOf('ottimizzatore', 'ott-tre'), 5)
const opened = [
  await explained(server, 'calcolaForfetari', (at) => ({ ...full, nomeCognome: `Rossi ${at}` }), 'confronto.vantaggioForfettarioConIva'),
  await explained(server, 'calcolaSimulazioniSrl', (at) => ({ ...company, numero: at }), 'riepilogo.scenario4.totali.totale'),
  await explained(server, 'calcolaSchedaBudget', (at) => ({ ...startUp, numero: at }), 'risultati.redditoDisponibile'),
]
const { together, savingAlone } = await office(server, full)
const folders = await clients(server)
await server.stop()
const due = await payments()
const AUTOSAVE_MS = 5
const OPENED_MS = 300
const kinds: readonly (readonly [kind: Kind, limit: number])[] = [
  ['embedded', 40],
  ['postgresql', 15],
]
const installations = []
for (const [kind, limit] of kinds) installations.push({ kind, limit, ...((await fullInstallation(kind)) ?? { times: {}, disk: null }) })

/** Megabytes by which a heap may vary between two collections. */
const MEMORY_MB = 50

const decimals = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
type Row = readonly [what: string, measured: number, unit: string, limit: number | null, group: keyof typeof loads]
const rows: readonly Row[] = [
  ['one full calculation, warm', calculation * 1000, 'µs', 50, 'law'],
  ['the same with its explanation graph', explanation, 'ms', 1, 'law'],
  ['process start to first result', start, 'ms', 150, 'processes'],
  ['the same on the first run after an installation', firstEver, 'ms', 150, 'processes'],
  ['full results a second through the command line', perSecond, '/s', 10_000, 'processes'],
  ['curve of both regimes, 400 points', curve, 'ms', 40, 'law'],
  ['a year of law opened for its first result, the slowest', openedIn, 'ms', 50, 'processes'],
  ['36,000 states of iForfettari, mixed years, from a cold start: CPU of WebAssembly', cold.wasm, 'ms', cold.js / 3, 'processes'],
  ['the same of the three simulators in turn', coldAll.wasm, 'ms', coldAll.js / 3, 'processes'],
  ['full calculation with break-even', breakEven, 'ms', null, 'law'],
  ["Convenienza Srl: six scenarios, three partners, today's form, warm", scenarios * 1000, 'µs', 100, 'law'],
  ['the same with its explanation graph', scenariosExplained, 'ms', 2, 'law'],
  ["the same with the search of 'same net'", sameNet, 'ms', 10, 'law'],
  ['Forme: one table without the optimised column, warm', quickTable * 1000, 'µs', 200, 'law'],
  ['the same with it, one partner', wholeTable, 'ms', 3, 'law'],
  ['Piano: five years and six forms', planned, 'ms', 50, 'law'],
  ['Quando si paga: three years of a family business, warm', calendar * 1000, 'µs', 300, 'law'],
  ['Budget4u: a family business, first year and three-year plan, warm', budget * 1000, 'µs', 100, 'law'],
  ['the same with its explanation graph', budgetExplained, 'ms', 2, 'law'],
  ["POST calcolaSimulazioniSrl with the search of 'same net', one at a time", asked, 'ms', 10, 'server'],
  ['POST ottimizzaSimulazioniSrl, three partners', searched, 'ms', 1000, 'server'],
  [
    'an explanation opened, or a step down in it: the largest answer of three simulators',
    Math.max(...opened.map(({ kilobytes }) => kilobytes)),
    'kB',
    20,
    'server',
  ],
  ['the same, server processor time of the slowest', Math.max(...opened.map(({ cpu }) => cpu)), 'ms', 3, 'server'],
  ['one scenario alone, three partners, another mix of fees', oneScenario * 1000, 'µs', null, 'law'],
  ['optimiser, three partners, IVS', optimiser, 'ms', 1000, 'law'],
  ['`calcola`, 60,000 states of mixed years, beside one thread that only reads and writes as much', many.whole, 'times', 1.5, 'bulk'],
  ['the same with six columns', many.sixColumns, 'times', 1, 'bulk'],
  ['`calcola` of one state, process start to end, beside `node -e 0`', many.start, 'times', 4, 'bulk'],
  ['a route that sends a prepared text of the same size, beside POST calcolaForfetari', text.perSecond / ours.perSecond, 'times', 1.6, 'server'],
  ['POST calcolaForfetari, 50 connections', ours.perSecond, '/s', bare.perSecond / 2, 'server'],
  ['bare Fastify route, same validation, answer of the same size', bare.perSecond, '/s', null, 'server'],
  ['POST calcolaForfetari, 99th percentile at 50 connections', ours.p99, 'ms', 20, 'server'],
  ['memory of the server after 200,000 calculations, beside before', after - before, 'MB', MEMORY_MB, 'server'],
  ['compressed script of the first page', page.firstPage, 'kB', 200, 'server'],
  ['the same with the simulator', page.withForm, 'kB', null, 'server'],
  ['sign-in to usable form', page.usable, 'ms', 1500, 'server'],
  ['keystroke to painted result, 95th percentile of 60', page.painted.p95, 'ms', 50, 'server'],
  ['keystroke to painted result, worst of 60', page.painted.max, 'ms', 100, 'server'],
  ['the same at 100 ms of added network latency, a key every 120 ms: 95th percentile of 40', page.slowNetwork.p95, 'ms', 32, 'server'],
  ['keys of those left without an answer', page.slowNetwork.unanswered, 'of 40', null, 'server'],
  ['requests while they are typed', page.slowNetwork.requests, 'of 40', null, 'server'],
  ['keystroke, until its handlers have run, 95th percentile', page.scripting.p95, 'ms', 16, 'server'],
  ...Object.entries(page.dragging).flatMap(([simulator, { p50, p95 }]): Row[] => [
    [`${simulator}: from one frame to the next while a slider of the answer is dragged, median`, p50, 'ms', null, 'server'],
    ['the same, 95th percentile', p95, 'ms', 20, 'server'],
  ]),
  ['a file of 500 returns and 3 MB, imported and stored', returns.stored, 'ms', 3000, 'server'],
  ['load of a stored return into iForfettari', returns.loaded, 'ms', 50, 'server'],
  ['50 who edit, twice a second, while 20 save without a pause: a change stored, median', together.edited.p50, 'ms', null, 'server'],
  ['the same, 99th percentile', together.edited.p99, 'ms', null, 'server'],
  ['a calculation of those who edit, median', together.calculated.p50, 'ms', null, 'server'],
  ['the same, 99th percentile', together.calculated.p99, 'ms', null, 'server'],
  ['a save of those, median', together.saved.p50, 'ms', null, 'server'],
  ['the same, 99th percentile', together.saved.p99, 'ms', null, 'server'],
  ['their saves', together.saved.perSecond, '/s', null, 'server'],
  ['list of calculations while 20 save without a pause, median', savingAlone.listed.p50, 'ms', null, 'server'],
  ['the same, 99th percentile', savingAlone.listed.p99, 'ms', null, 'server'],
  ['GET settings while 20 save without a pause, median', savingAlone.settings.p50, 'ms', 20, 'server'],
  ['page of a list of 20,000 clients beside 60,000 of other studios, 95th percentile of 200', folders.besideOthers.list, 'ms', 40, 'server'],
  ['the same without the others', folders.alone.list, 'ms', null, 'server'],
  ['search among them, 95th percentile', folders.besideOthers.search, 'ms', 40, 'server'],
  ['search that finds nothing, 95th percentile', folders.besideOthers.nothingFound, 'ms', 40, 'server'],
  ['a client opened, 95th percentile', folders.besideOthers.open, 'ms', 40, 'server'],
  ['a client opened and saved, 95th percentile', folders.besideOthers.save, 'ms', 80, 'server'],
  ['next payments of a studio of 1,000 clients, sixty days, 95th percentile of 40', due.page, 'ms', 500, 'server'],
  ['the same, a whole year of them', due.year, 'ms', null, 'server'],
  ['five months of them written for a diary, the first time', due.diary, 'ms', null, 'server'],
  ['one line of an imported file of clients', folders.importPerLineMs, 'ms', null, 'server'],
  ...installations.flatMap(({ kind, limit, times }) =>
    Object.entries(times).map(
      ([what, ms]) =>
        [
          `${kind}, full installation: ${what}, 95th percentile`,
          ms,
          'ms',
          what.startsWith('autosave') ? AUTOSAVE_MS : what === OPENED ? OPENED_MS : limit,
          'server',
        ] as const,
    ),
  ),
  ...installations.flatMap(({ kind, disk }): Row[] =>
    disk === null ? [] : [[`${kind}, full installation: the data folder beside its tables and indexes`, disk, 'times', 2, 'server']],
  ),
  ['publicodes + modele-social, comparison of three statuses', publicodes, 'ms', null, 'processes'],
]
const table = [
  '| what | median | limit | median / limit | in full calculations | processors busy with others before |',
  '|---|---|---|---|---|---|',
  ...rows.map(([what, measured, unit, limit, group]) => {
    const ratio = limit === null ? '' : unit === '/s' ? decimals.format(limit / measured) : decimals.format(measured / limit)
    const inMs = { µs: measured / 1000, ms: measured }[unit]
    const within = limit === null ? '' : `${decimals.format(limit)} ${unit}`
    return `| ${what} | ${decimals.format(measured)} ${unit} | ${within} | ${ratio} | ${inMs === undefined ? '' : decimals.format(inMs / calculation)} | ${decimals.format(loads[group])} |`
  }),
].join('\n')

const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}`
console.log(`${machine}\n\n${table}`)
writeFileSync(new URL('risultati.md', import.meta.url), `# Bench\n\n${machine}. Made by \`npm run bench\`; a ratio under 1 is within the limit.\n\n${table}\n`)
