import { describe, expect, it } from 'vitest'
import { layoutOf, layouts, modelYears, returnTypes } from '../src/index.ts'

describe('the tables of boxes', () => {
  it('give a layout for every model and year, each with its supply code', () => {
    expect(layouts.map(({ type, modelYear }) => `${type} ${modelYear}`)).toEqual(returnTypes.flatMap((type) => modelYears.map((year) => `${type} ${year}`)))
    expect(layouts.map(({ fornitura }) => fornitura)).toEqual(
      ['RPF', 'RSC'].flatMap((letters) => ['21', '22', '23', '24', '25', '26'].map((year) => letters + year)),
    )
  })

  it('contain the boxes of each model', () => {
    expect(modelYears.map((year) => Object.keys(layoutOf('PF', year).boxes).length)).toEqual([266, 268, 268, 270, 299, 315])
    expect(modelYears.map((year) => Object.keys(layoutOf('SC', year).boxes).length)).toEqual([17, 17, 17, 17, 19, 19])
  })

  it('follow a box whose code or meaning changed, with its certainty in each model', () => {
    const boxIn = (year: 2023 | 2024 | 2025 | 2026, code: string) => layoutOf('PF', year).boxes[code]
    expect(boxIn(2024, 'RB010016')).toEqual(['euro', 'Abitazione principale soggetta a IMU: totale', 'M'])
    expect(boxIn(2025, 'RB010016')).toEqual(['euro', 'Cedolare secca 26%: totale', 'C'])
    expect([boxIn(2023, 'RC005005')?.[2], boxIn(2024, 'RC005005'), boxIn(2024, 'RC005006')?.[2]]).toEqual(['M', undefined, 'M'])
    expect([boxIn(2024, 'CP007005'), boxIn(2025, 'CP007005')?.[2]]).toEqual([undefined, 'C'])
    expect([boxIn(2023, 'LM012001'), boxIn(2024, 'LM012001')?.[2], boxIn(2025, 'LM012001')]).toEqual([undefined, 'S', undefined])
    expect([boxIn(2024, 'LM022007'), boxIn(2025, 'LM022007')?.[2], boxIn(2026, 'LM022007')?.[2]]).toEqual([undefined, 'S', 'C'])
    expect([boxIn(2025, 'LM023004')?.[2], boxIn(2026, 'LM023004')?.[2]]).toEqual(['S', 'C'])
  })

  it('have the quadri of each model', () => {
    expect(modelYears.map((year) => ['LC', 'CP', 'RP'].map((quadro) => layoutOf('PF', year).quadri.includes(quadro)))).toEqual([
      [false, false, false],
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, false],
    ])
    expect(modelYears.map((year) => layoutOf('SC', year).quadri.includes('CP'))).toEqual([false, false, false, false, true, true])
  })
})
