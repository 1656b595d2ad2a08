/** The command line in bulk and at its start, compared with bare Node reading and writing the same amount: ratios, measured in turns. */
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { taxYears } from '@bilancia/contract'

const root = new URL('..', import.meta.url).pathname
const cli = join(root, 'apps', 'cli', 'src', 'main.mjs')
const STATES = 60_000
const ROUNDS = 3
const STARTS = 15

const six = [
  'confronto.vantaggioForfettario',
  'confronto.regimeConveniente',
  'confronto.totaleComplessivo.normale',
  'irpefImprenditore.irpefNetta',
  'redditoContributiImposta.impostaSostitutiva',
  'redditoContributiImposta.contributiTotali',
]

/** Reads every line and writes a result of the same size, on one thread, without calculating. */
const readingAndWriting = `
const results = require('node:fs').readFileSync(process.env.RESULTS, 'utf8').trim().split('\\n').map((line) => JSON.parse(line))
let rest = '', at = 0
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  const lines = (rest + chunk).split('\\n')
  rest = lines.pop()
  const out = []
  for (const line of lines) {
    JSON.parse(line)
    out.push(JSON.stringify(results[at++ % results.length]))
  }
  if (out.length) process.stdout.write(out.join('\\n') + '\\n')
})`

type Program = readonly string[]
/** Like `scripts/run.mjs`. */
const calcola: Program = ['--min-semi-space-size=16', cli, 'calcola', 'iforfettari']

/** Milliseconds of a program from start to end, with input from a file and output discarded. */
function elapsed(program: Program, input: string, output: number | 'ignore' = 'ignore', env: Readonly<Record<string, string>> = {}): Promise<number> {
  const from = openSync(input, 'r')
  const start = performance.now()
  const child = spawn(process.execPath, program, { stdio: [from, output, 'inherit'], env: { ...process.env, ...env } })
  closeSync(from)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(performance.now() - start))
  })
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] as number

export type Bulk = {
  /** The time of the command line divided by that of a thread that only reads and writes. */
  readonly whole: number
  readonly sixColumns: number
  /** The time of the start divided by that of `node -e 0`. */
  readonly start: number
}

export async function bulk(): Promise<Bulk> {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-bench-'))
  const file = (name: string) => join(folder, name)
  try {
    const golden = readFileSync(join(root, 'packages/tax-rules/golden/iforfettari.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly stato: object }).stato)
    // Neighbouring lines have different years, and every state occurs in every year.
    const kinds = Array.from({ length: golden.length * taxYears.length }, (_, i) =>
      JSON.stringify({ ...golden[i % golden.length], annoImposta: taxYears[(i + Math.floor(i / golden.length)) % taxYears.length], calcolaPareggio: false }),
    )
    writeFileSync(file('all'), `${Array.from({ length: STATES }, (_, i) => kinds[i % kinds.length]).join('\n')}\n`)
    writeFileSync(file('kinds'), `${kinds.join('\n')}\n`)
    writeFileSync(file('one'), `${kinds[0]}\n`)
    await elapsed(calcola, file('kinds'), openSync(file('results'), 'w'))
    const times = { bare: [] as number[], whole: [] as number[], six: [] as number[], nothing: [] as number[], one: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.bare.push(await elapsed(['-e', readingAndWriting], file('all'), 'ignore', { RESULTS: file('results') }))
      times.whole.push(await elapsed(calcola, file('all')))
      times.six.push(await elapsed([...calcola, `--campi=${six.join()}`], file('all')))
    }
    for (let round = 0; round < STARTS; round++) {
      times.nothing.push(await elapsed(['-e', '0'], file('one')))
      times.one.push(await elapsed(calcola, file('one')))
    }
    return {
      whole: median(times.whole) / median(times.bare),
      sixColumns: median(times.six) / median(times.bare),
      start: median(times.one) / median(times.nothing),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
