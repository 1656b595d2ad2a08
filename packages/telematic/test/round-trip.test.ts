import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layouts, readReturns } from '../src/index.ts'
import { sizes, validFile } from './tools/arbitrary.ts'
import { cut, fileOf } from './tools/file.ts'

describe('a file written from boxes', () => {
  it('gives the boxes in use of every return and module, and nothing else, for any split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(validFile, sizes, fc.constantFrom('\r\n', '\n'), async ({ model, file, kept }, chunks, eol) => {
        const { ok, errors, header, declarations } = await readReturns(cut(fileOf({ ...file, eol }), chunks))
        expect(errors).toEqual([])
        expect(ok).toBe(true)
        expect(header).toMatchObject({ ...model, taxYear: model.modelYear - 1 })
        expect(declarations.map(({ cf, modules }) => ({ cf, modules }))).toEqual(kept)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the layouts', () => {
  it('are one for each model and year, with each box once, a code that the format allows, and a quadro in use', () => {
    expect(layouts.map(({ type, modelYear }) => `${type}${modelYear}`)).toEqual(
      ['PF', 'SC'].flatMap((type) => [2021, 2022, 2023, 2024, 2025, 2026].map((year) => type + year)),
    )
    for (const { fornitura, boxes, quadri, onlyRows, neverRows } of layouts)
      for (const code of Object.keys(boxes)) {
        expect(code, fornitura).toMatch(/^[A-Z]{2}[0-9A-Z]{6}$/)
        expect(quadri.includes(code.slice(0, 2)) || onlyRows.includes(code.slice(0, 5)), `${fornitura} ${code}`).toBe(true)
        expect(neverRows, fornitura).not.toContain(code.slice(0, 5))
      }
  })
})
