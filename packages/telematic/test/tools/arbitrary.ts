import fc from 'fast-check'
import { type Layout, layouts } from '../../src/index.ts'
import type { BoxValue, WrittenFile, WrittenReturn } from './file.ts'

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const TEXT = [...CAPITALS, ...'0123456789', ' ', '.', "'", 'À', 'È', 'Ù', '+', '-', '=']

const person = fc.array(fc.constantFrom(...CAPITALS), { minLength: 16, maxLength: 16 }).map((letters) => letters.join(''))
const company = fc.integer({ min: 1, max: 99_999_999_999 }).map((n) => String(n).padStart(11, '0'))

const euro = fc.integer({ min: -9_999_999, max: 99_999_999 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
/** A text that starts with neither blank nor plus and does not end with a blank, because a record cannot represent others. */
const text = fc
  .tuple(fc.constantFrom(...CAPITALS), fc.array(fc.constantFrom(...TEXT), { maxLength: 60 }))
  .map(([first, others]) => (first + others.join('')).trimEnd())

/** Boxes of the layout by their kind, and boxes of a used quadro that the list does not contain. */
function keptBoxes(layout: Layout): fc.Arbitrary<Readonly<Record<string, BoxValue>>> {
  const known = Object.entries(layout.boxes).map(([code, [kind]]) => {
    const value: fc.Arbitrary<BoxValue> = kind === 'testo' ? text : kind === 'percento' ? percent : kind === 'numero' ? fc.nat(999) : euro
    return value.map((written): readonly [string, BoxValue] => [code, written])
  })
  const unknown = fc.tuple(fc.integer({ min: 300, max: 500 }), fc.oneof(euro, text)).map(([row, value]): readonly [string, BoxValue] => [`RS${row}001`, value])
  return fc.array(fc.oneof({ weight: 5, arbitrary: fc.oneof(...known) }, unknown), { minLength: 1, maxLength: 90 }).map((boxes) => Object.fromEntries(boxes))
}

/** Boxes that must never be returned: health, charges, family, donations. */
const neverKept = {
  PF: ['RP001002', 'RP004002', 'RP015004', 'RP022002', 'RP024001', 'RX001001', 'FA002001', 'RN013001', 'RN023001', 'RN047006'],
  SC: ['RO001001', 'RX001001', 'RP001002', 'PN001001'],
} as const

const droppedBoxes = (layout: Layout) =>
  fc
    .array(fc.tuple(fc.constantFrom(...neverKept[layout.type]), euro), { maxLength: 6 })
    .map((boxes): Readonly<Record<string, BoxValue>> => Object.fromEntries(boxes))

type Case = { readonly model: Pick<Layout, 'type' | 'modelYear' | 'fornitura'>; readonly file: WrittenFile; readonly kept: readonly WrittenReturn[] }

/** A valid file of any model and year, and the boxes to keep. */
export const validFile: fc.Arbitrary<Case> = fc.constantFrom(...layouts).chain((layout) => {
  const module = fc.tuple(keptBoxes(layout), droppedBoxes(layout))
  const modules = fc.array(module, { minLength: 1, maxLength: 3 })
  const declarant = layout.type === 'PF' ? person : company
  return fc.uniqueArray(fc.tuple(declarant, modules), { selector: ([cf]) => cf, maxLength: 4 }).map((returns) => {
    const written = (pick: (kept: object, lost: object) => object) =>
      returns.map(([cf, list]) => ({ cf, modules: Object.fromEntries(list.map(([kept, lost], i) => [String(i + 1), { ...pick(kept, lost) }])) }))
    const file = { fornitura: layout.fornitura, returns: written((kept, lost) => ({ ...kept, ...lost })) }
    const { type, modelYear, fornitura } = layout
    return { model: { type, modelYear, fornitura }, file, kept: written((kept) => kept) }
  })
})

/** Sizes of chunks. */
export const sizes = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 5 })
