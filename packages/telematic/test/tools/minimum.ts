import { readReturns, sentence, type TaxCodeCheck } from '../../src/index.ts'
import { elementsOf, recordC, recordsOf } from './file.ts'

export const CF = 'FTTDND96B67H501M'
export const boxes = { RG002002: 1_000, RG012001: 1_000, RG024001: 400, RG031001: 600 }
export const returns = [{ cf: CF, modules: { 1: boxes } }]
/** The records A, B, C and Z. */
export const records = recordsOf({ fornitura: 'RPF26', returns })
export const [A = '', B = '', C = '', Z = ''] = records
export const elements = Object.entries(boxes).flatMap(([code, value]) => elementsOf(code, value))

export const replaceAt = (record: string, position: number, text: string) => record.slice(0, position - 1) + text + record.slice(position - 1 + text.length)
export const withElements = (...list: readonly string[]) => [A, B, recordC(CF, 1, list), Z]
export const withSupply = (code: string) => [replaceAt(A, 16, code), B, C, Z]

export type Found = readonly (readonly [code: string, line: number, position: number])[]

export async function messagesOf(bytes: Uint8Array, validTaxCode: TaxCodeCheck = () => true) {
  const { ok, errors, warnings, declarations } = await readReturns([bytes], { validTaxCode })
  const short = (list: typeof errors): Found => list.map(({ code, line, position }) => [code, line, position])
  return { ok, errors: short(errors), warnings: short(warnings), declarations, sentences: [...errors, ...warnings].map(sentence) }
}
