import { readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { blocks, linesOf, type Unreadable } from '../src/blocks.ts'
import { calcola } from '../src/calcola.ts'

const linesOfFile = (name: string) =>
  readFileSync(new URL(`../../../packages/tax-rules/golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { stato: object }).stato)

const intero = { simulatore: 'iforfettari', campi: null, formato: 'jsonl' } as const

/** The bytes of a text, split into chunks. */
const chunked = (text: string, size: number) => {
  const bytes = Buffer.from(text)
  return Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)))
}

async function answered(input: Readable, size: { readonly places: number; readonly alone: number }) {
  let out = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      out += chunk
      done()
    },
  })
  return { ...(await calcola(intero, input, output, size)), out }
}

describe('the lines of a stream', () => {
  const all = async (chunks: readonly (string | Uint8Array)[]) => {
    const found: (string | Unreadable)[] = []
    for await (const block of blocks(Readable.from(chunks.map((c) => (typeof c === 'string' ? Buffer.from(c) : c))))) {
      expect(block.first).toBe(found.length + 1)
      found.push(...linesOf(block))
    }
    return found
  }

  it('are split at line ends for any chunk boundaries, accents included', async () => {
    const bytes = Buffer.from('{"a":"Società"}\n\n{"b":"più"}')
    for (let at = 0; at <= bytes.length; at++) expect(await all([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(['{"a":"Società"}', '', '{"b":"più"}'])
  })

  it('drop the byte order mark, and only at the beginning', async () => {
    expect(await all(['\uFEFF{}\n'])).toEqual(['{}'])
    expect(await all(['{}\n', '\uFEFF{}\n'])).toEqual(['{}', '\uFEFF{}'])
  })

  it('name a line that is too long, and go on with the next one', async () => {
    const long = { why: 'length' }
    const junk = Array.from({ length: 50 }, () => 'x'.repeat(100_000))
    expect(await all([...junk, '\n{}\n'])).toEqual([long, '{}'])
    expect(await all(['{}\n', ...junk, '\n', '{}'])).toEqual(['{}', long, '{}'])
    expect(await all(junk)).toEqual([long])
  })

  it('name a line in another encoding and its first wrong character, and keep the others', async () => {
    const latin1 = Buffer.from('{"a":"Società"}', 'latin1')
    const lines = ['\uFEFF{"a":"più"}\n', latin1, '\r\n', latin1, '\n\n{"b":"più"}\n']
    // The letter à is the 13th character.
    const wrong = { why: 'encoding', at: 13 }
    expect(await all(lines)).toEqual(['{"a":"più"}', wrong, wrong, '', '{"b":"più"}'])
    expect(await all([Buffer.from('è{"a":"Società', 'utf8').subarray(0, -1)])).toEqual([{ why: 'encoding', at: 14 }])
    expect(await all([latin1])).toEqual([wrong])
    // A letter that only looks like a replaced byte.
    expect(await all(['\uFFFD', latin1])).toEqual([{ why: 'encoding', at: 14 }])
  })

  it('are too long beyond a million characters, with any number of bytes', async () => {
    const [enough, tooMuch] = ['è'.repeat(1_000_000), 'è'.repeat(1_000_001)]
    expect((await all([`${enough}\n${tooMuch}\n{}`])).map((line) => (typeof line === 'string' ? line.length : line.why))).toEqual([1_000_000, 'length', 2])
  })
})

describe('calcola on many lines', () => {
  const stati = linesOfFile('iforfettari')
  const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]
  // Mixed years, some lines that cannot be calculated, and no line end at the last line.
  const input = stati
    .flatMap((stato, i) => [JSON.stringify({ ...stato, annoImposta: years[i % years.length] }), ...(i % 7 === 3 ? ['boh', '', '{}'] : [])])
    .join('\n')

  it('gives the same text with one thread and with three, for any chunks', async () => {
    const alone = await answered(chunked(input, 1 << 20), { places: 1, alone: 0 })
    expect(alone.out.split('\n')).toHaveLength(input.split('\n').length + 1)
    const together = await answered(chunked(input, 3000), { places: 3, alone: 0 })
    expect(together).toEqual(alone)
  })

  it('returns whether every line was calculated, in any thread', async () => {
    const good = stati.map((stato) => JSON.stringify(stato)).join('\n')
    expect((await answered(chunked(good, 2000), { places: 2, alone: 0 })).complete).toBe(true)
    for (const where of ['first', 'last'])
      expect((await answered(chunked(where === 'first' ? `boh\n${good}` : `${good}\nboh`, 2000), { places: 2, alone: 0 })).complete).toBe(false)
  })

  it('answers a line at once, before the next one comes', async () => {
    const output = { lines: 0 }
    const sink = new Writable({
      write: (chunk, _, done) => {
        output.lines += String(chunk).split('\n').length - 1
        done()
      },
    })
    const seen: number[] = []
    const one = Buffer.from(`${JSON.stringify(stati[0])}\n`)
    const slow = async function* () {
      for (let sent = 1; sent <= 3; sent++) {
        yield one
        while (output.lines < sent) await new Promise((resolve) => setTimeout(resolve, 5))
        seen.push(output.lines)
      }
    }
    await calcola(intero, Readable.from(slow()), sink, { places: 2, alone: 0 })
    expect(seen).toEqual([1, 2, 3])
  }, 10_000)
})
