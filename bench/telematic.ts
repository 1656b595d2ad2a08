/**
 * The reader of filed returns alone: megabytes per second on one core, and memory, on 10 and 100 MB generated here and read
 * in chunks that are not kept. The heap must be the same for both sizes. Then the time to fill the simulators from a
 * return, in microseconds. Run it by hand: `node_modules/.bin/node --expose-gc bench/telematic.ts`.
 */
import { readFileSync } from 'node:fs'
import { loadConvSrl, loadForfettari, readReturns, streamReturns, type TaxReturn } from '@bilancia/telematic'
import { bytesOf, elementsOf, recordA, recordB, recordC, recordZ } from '../packages/telematic/test/tools/file.ts'

const MB = 1024 * 1024
const CHUNK = 64 * 1024
const RECORD = 1_900
const ROUNDS = 7

/** The rows that a sole trader fills, repeated in the columns of the form, to get many boxes into one record. */
const boxes = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    elementsOf(`${['RB', 'RG', 'RN', 'RR', 'RS'][i % 5]}${String(20 + (i % 31)).padStart(3, '0')}${String(1 + (i % 29)).padStart(3, '0')}`, 1_000 + i * 37),
  ).flat()

const cfOf = (i: number) => `BNCHMR${String(i).padStart(10, '0')}`

/** Chunks of a file of that size, generated on demand, with `modules` C records for each return. */
function* file(size: number, modules: number, elements: readonly string[]): Generator<Uint8Array> {
  const returns = Math.floor(size / RECORD / (modules + 1))
  const template = bytesOf(
    [recordB(cfOf(0)), ...Array.from({ length: modules }, (_, i) => recordC(cfOf(0), i + 1, elements))].map((record) => `${record}\r\n`).join(''),
  )
  const buffer = new Uint8Array(CHUNK + template.length)
  let filled = 0
  const add = (bytes: Uint8Array) => {
    buffer.set(bytes, filled)
    filled += bytes.length
  }
  add(bytesOf(`${recordA('RPF26')}\r\n`))
  for (let i = 0; i < returns; i++) {
    const cf = bytesOf(cfOf(i))
    for (let at = 0; at < template.length; at += RECORD) template.set(cf, at + 1)
    for (let at = 0; at < template.length; at += CHUNK) {
      add(template.subarray(at, at + CHUNK))
      while (filled >= CHUNK) {
        yield buffer.slice(0, CHUNK)
        buffer.copyWithin(0, CHUNK, filled)
        filled -= CHUNK
      }
    }
  }
  add(bytesOf(`${recordZ(returns, returns * modules)}\r\n`))
  yield buffer.slice(0, filled)
}

type Measure = { readonly seconds: number; readonly megabytes: number; readonly heapPeak: number }

/** CPU seconds of this process, including garbage collection but not other programs. */
function processor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** One reading. The time is only that of the reader, without generating the file. */
async function read(size: number, modules: number, elements: readonly string[]): Promise<Measure> {
  let making = 0
  let bytes = 0
  let heapPeak = 0
  function* timed() {
    const pieces = file(size, modules, elements)
    for (let i = 0; ; i++) {
      const start = processor()
      const { value, done } = pieces.next()
      if (i % 64 === 0) heapPeak = Math.max(heapPeak, heap())
      making += processor() - start
      if (done) return
      bytes += value.length
      yield value
    }
  }
  const start = processor()
  const { ok, errors } = await streamReturns(timed(), () => {}, { maxBytes: Number.MAX_SAFE_INTEGER, maxReturns: Number.MAX_SAFE_INTEGER })
  if (!ok) throw new Error(JSON.stringify(errors[0]))
  return { seconds: processor() - start - making, megabytes: bytes / 1e6, heapPeak: heapPeak / MB }
}

/** Bytes still in use after a collection. */
function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const median = (xs: readonly number[]) => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

const cases = [
  { name: 'a record of 50 boxes a return', modules: 1, count: 50 },
  { name: 'ten full records (75 boxes) a return', modules: 10, count: 75 },
]

console.log(`Node ${process.version}, one core; limit 100 MB/s`)
for (const { name, modules, count } of cases) {
  const elements = boxes(count)
  const { heapPeak: small } = await read(10 * MB, modules, elements)
  const rounds: Measure[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push(await read(100 * MB, modules, elements))
  const speeds = rounds.map(({ megabytes, seconds }) => megabytes / seconds)
  const peaks = rounds.map(({ heapPeak }) => heapPeak)
  console.log(
    `${name}: ${median(speeds).toFixed(0)} MB/s (${speeds.map((s) => s.toFixed(0)).join(' ')}), heap in use at most ${small.toFixed(1)} MB on 10 MB, ${Math.max(...peaks).toFixed(1)} MB on 100 MB`,
  )
}

const LOADS = 3_000
const sample = async (name: string): Promise<TaxReturn> => {
  const [found] = (await readReturns([readFileSync(new URL(`../packages/telematic/test/samples/${name}.txt`, import.meta.url))])).declarations
  if (!found) throw new Error(`${name} has no return`)
  return found
}
const none = { cfImpresa: null, collaboratori: [null, null], tipologia: 'NON_DEFINITO', quadro: null } as const
const loads: readonly (readonly [string, string, (taxReturn: TaxReturn) => unknown])[] = [
  ['a sole trader in iForfettari', 'pf-impresa-2026', (titolare) => loadForfettari({ titolare, ...none })],
  ['a professional in iForfettari', 'pf-professionista-2026', (titolare) => loadForfettari({ titolare, ...none })],
  ['a company in Convenienza Srl', 'sc-2026', (impresa) => loadConvSrl({ impresa, cfImpresa: null, soci: [null, null, null], spostaImposte: true })],
]
console.log('What a return fills, limit 60 µs')
for (const [name, file, load] of loads) {
  const read = await sample(file)
  const rounds = Array.from({ length: 15 }, () => {
    const start = processor()
    // A new return object each time, so that no cache helps.
    for (let i = 0; i < LOADS; i++) load({ ...read })
    return ((processor() - start) * 1e6) / LOADS
  })
  console.log(`${name}: ${median(rounds).toFixed(0)} µs (${Math.min(...rounds).toFixed(0)}-${Math.max(...rounds).toFixed(0)})`)
}
