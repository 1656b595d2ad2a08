import type { TaxReturn } from '../tax-return.ts'
import type { Source } from './sources.ts'

const ROW = 5

/** The boxes of a source as a return has them: only those that are there, a row as its highest column, of two the first. */
export function boxesOf({ modules }: TaxReturn, codes: readonly string[]): readonly string[] {
  const present = new Set(Object.values(modules).flatMap((boxes) => Object.keys(boxes)))
  const first = Object.keys(modules['1'] ?? {})
  return codes.flatMap((code) => {
    if (code.length !== ROW)
      return code
        .split('|')
        .filter((one) => present.has(one))
        .slice(0, 1)
    return first
      .filter((found) => found.startsWith(code))
      .toSorted()
      .slice(-1)
  })
}

/** A box as the form prints it: `RG002002` is RG2 col. 2, `RG015001` is RG15. */
export function boxName(code: string): string {
  const row = code.slice(0, 2) + code.slice(2, ROW).replace(/^0+/, '')
  const column = code.slice(ROW).replace(/^0+/, '')
  return column === '' || column === '1' ? row : `${row} col. ${column}`
}

/** The model and its year: 'modello PF 2026, redditi 2025'. */
export const modelName = ({ type, modelYear, taxYear }: TaxReturn): string => `modello ${type} ${modelYear}, redditi ${taxYear}`

/** Where a field comes from: 'quadro RG, righi RG2 col. 2 e RG3, modello PF 2026, redditi 2025'. */
export function whereFrom(taxReturn: TaxReturn, { piu, meno = [], nota }: Source): string {
  const added = boxesOf(taxReturn, piu)
  const taken = boxesOf(taxReturn, meno)
  const quadri = [...new Set([...added, ...taken].map((code) => code.slice(0, 2)))]
  const rows = added.length === 0 ? absent(piu) : `${added.length > 1 ? 'righi' : 'rigo'} ${list(added)}`
  const parts = [
    quadri.length > 0 && `${quadri.length > 1 ? 'quadri' : 'quadro'} ${quadri.join(', ')}`,
    rows + (taken.length > 0 ? ` meno ${list(taken)}` : ''),
    nota,
    modelName(taxReturn),
  ]
  return parts.filter(Boolean).join(', ')
}

const absent = (codes: readonly string[]): string => (codes.length === 0 ? '' : `nessun importo in ${list(codes)}`)

const list = (codes: readonly string[]): string => {
  const names = codes.map((code) => code.split('|').map(boxName).join(' o '))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
}
