import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { readReturns, streamReturns, texts } from '../src/index.ts'
import { sizes, validFile } from './tools/arbitrary.ts'
import { damage, damaged } from './tools/damage.ts'
import { cut, fileOf, textOf } from './tools/file.ts'

const runs = howMany(400, 100_000)

/**
 * Compares the counters of the Z record with the contents of the file, counted here independently. No reading may succeed
 * unless they agree.
 */
function countersHold(bytes: Uint8Array): boolean {
  const records = textOf(bytes).replaceAll('\r', '').split('\n')
  const z = records.find((record) => record.startsWith('Z')) ?? ''
  const present = (type: string) => records.filter((record) => record.startsWith(type)).length
  return Number(z.slice(15, 24)) === present('B') && Number(z.slice(24, 33)) === present('C')
}

describe('a damaged file', () => {
  it('is read completely or refused with messages and places: no crash, no hang, no partial result, for any split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(validFile, damage, sizes, async ({ file }, list, chunks) => {
        const bytes = damaged(fileOf(file), list)
        const reading = await readReturns([bytes])
        expect(await readReturns(cut(bytes, chunks))).toEqual(reading)
        expect(reading.ok).toBe(reading.errors.length === 0)
        if (reading.ok) expect(countersHold(bytes)).toBe(true)
        else expect(reading.declarations).toEqual([])
        expect(reading.errors.length).toBeLessThanOrEqual(100)
        for (const { code, line, position, text } of [...reading.errors, ...reading.warnings]) {
          expect(Object.keys(texts)).toContain(code)
          expect(line).toBeGreaterThanOrEqual(1)
          expect(position).toBeGreaterThanOrEqual(1)
          // a line without an end is only read for 4,000 characters
          expect(position).toBeLessThanOrEqual(4_000)
          expect(text).not.toMatch(/\{[a-z]+\}|undefined|NaN/)
        }
      }),
      { numRuns: runs },
    )
  })

  it('gives the returns before the first error and none after, for any split into chunks', async () => {
    const takenFrom = async (pieces: Iterable<Uint8Array>) => {
      const taken: string[] = []
      const { ok, errors } = await streamReturns(pieces, ({ cf }) => void taken.push(cf))
      return { ok, taken, first: errors[0]?.line ?? 0 }
    }
    await fc.assert(
      fc.asyncProperty(validFile, damage, sizes, async ({ file }, list, chunks) => {
        const bytes = damaged(fileOf(file), list)
        const { ok, taken, first } = await takenFrom([bytes])
        expect(await takenFrom(cut(bytes, chunks))).toEqual({ ok, taken, first })
        // A return takes at least one line, after the line of record A.
        if (!ok) expect(taken.length).toBeLessThanOrEqual(Math.max(0, first - 2))
      }),
      { numRuns: howMany(100, 5_000) },
    )
  })

  it('gives nothing of a file whose last record is wrong, for any size', async () => {
    const returns = Array.from({ length: 200 }, (_, i) => ({ cf: `CDCFSC${String(i).padStart(10, '0')}`, modules: { 1: { RG012001: i } } }))
    const bytes = fileOf({ fornitura: 'RPF26', returns })
    expect((await readReturns(cut(bytes, [1_000]))).declarations).toHaveLength(200)
    bytes[bytes.length - 3] = 0x20
    const { ok, errors, declarations } = await readReturns(cut(bytes, [1_000]))
    expect({ ok, declarations, codes: errors.map(({ code }) => code) }).toEqual({ ok: false, declarations: [], codes: ['E005'] })
  })
}, 3_600_000)
