import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { readReturns, streamReturns, texts } from '../src/index.ts'
import { sizes, validFile } from './tools/arbitrary.ts'
import { damage, damaged } from './tools/damage.ts'
import { cut, fileOf, textOf } from './tools/file.ts'

const runs = howMany(1_000, 100_000)

/** What the Z record states and the file holds, counted here a second time: no reading may be good otherwise. */
function countersHold(bytes: Uint8Array): boolean {
  const records = textOf(bytes).replaceAll('\r', '').split('\n')
  const z = records.find((record) => record.startsWith('Z')) ?? ''
  const present = (type: string) => records.filter((record) => record.startsWith(type)).length
  return Number(z.slice(15, 24)) === present('B') && Number(z.slice(24, 33)) === present('C')
}

describe('a damaged file', () => {
  it('is read whole or refused with messages in place: no crash, no hang, nothing in part, however it is cut', async () => {
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
          // a line that never ends is looked at for 4,000 characters
          expect(position).toBeLessThanOrEqual(4_000)
          expect(text).not.toMatch(/\{[a-z]+\}|undefined|NaN/)
        }
      }),
      { numRuns: runs },
    )
  })

  it('hands over the returns before the first error and none after, however it is cut', async () => {
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
        // A return has a line at least, after that of the record A.
        if (!ok) expect(taken.length).toBeLessThanOrEqual(Math.max(0, first - 2))
      }),
      { numRuns: howMany(200, 5_000) },
    )
  })

  it('leaves nothing of a file whose last record is wrong, however large', async () => {
    const returns = Array.from({ length: 200 }, (_, i) => ({ cf: `CDCFSC${String(i).padStart(10, '0')}`, modules: { 1: { RG012001: i } } }))
    const bytes = fileOf({ fornitura: 'RPF26', returns })
    expect((await readReturns(cut(bytes, [1_000]))).declarations).toHaveLength(200)
    bytes[bytes.length - 3] = 0x20
    const { ok, errors, declarations } = await readReturns(cut(bytes, [1_000]))
    expect({ ok, declarations, codes: errors.map(({ code }) => code) }).toEqual({ ok: false, declarations: [], codes: ['E005'] })
  })
}, 3_600_000)
