import { format } from '@bilancia/contract'
import { figuresOf } from '../derive/figures.ts'
import type { Agreement } from '../derive/firm.ts'
import type { Formula } from '../record-layouts/formula.ts'
import type { TaxReturn } from '../tax-return.ts'

const QUADRO = 2
const ROW = 5

/** The name of a box as printed on the form: `RG002002` is RG2 col. 2, `RG015001` is RG15. */
export function boxName(code: string): string {
  const row = code.slice(0, QUADRO) + withoutZeros(code.slice(QUADRO, ROW))
  const column = withoutZeros(code.slice(ROW))
  return column === '' || column === '1' ? row : `${row} col. ${column}`
}

/** The model and its year: 'modello PF 2026, redditi 2025'. */
export const modelName = ({ type, modelYear, taxYear }: TaxReturn): string => `modello ${type} ${modelYear}, redditi ${taxYear}`

/** The agreed income, between parentheses; empty if the return does not say it. */
export function agreedIncome({ reddito, sostitutiva }: Agreement): string {
  if (reddito === 0) return ''
  return ` (${format.money(reddito)}${sostitutiva === 0 ? '' : `, di cui ${format.money(sostitutiva)} con imposta sostitutiva`})`
}

/** The source of a field in words ('quadro RG, righi RG2 col. 2 e RG3, modello PF 2026, redditi 2025') and its boxes. */
export function whereFrom(taxReturn: TaxReturn, { piu, meno, nota }: Formula): { readonly daDove: string; readonly caselle: readonly string[] } {
  const { boxes, wanted } = figuresOf(taxReturn)
  const added = boxes(piu)
  const taken = boxes(meno)
  const caselle = taken.length === 0 ? added : [...added, ...taken]
  const quadri: string[] = []
  for (const code of caselle) if (!quadri.includes(code.slice(0, QUADRO))) quadri.push(code.slice(0, QUADRO))
  const parts = [
    quadri.length === 0 ? '' : `${quadri.length > 1 ? 'quadri' : 'quadro'} ${quadri.join(', ')}`,
    (added.length === 0 ? absent(wanted(piu)) : `${added.length > 1 ? 'righi' : 'rigo'} ${list(added.map(boxName))}`) +
      (taken.length === 0 ? '' : ` meno ${list(taken.map(boxName))}`),
    nota,
    modelName(taxReturn),
  ]
  return { daDove: parts.filter((part) => part !== '').join(', '), caselle }
}

const absent = (wanted: readonly (readonly string[])[]): string =>
  wanted.length === 0 ? '' : `nessun importo in ${list(wanted.map((codes) => codes.map(boxName).join(' o ')))}`

const list = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`)

function withoutZeros(digits: string): string {
  let from = 0
  while (digits[from] === '0') from++
  return digits.slice(from)
}
