/** The operators that read a table of law: brackets, bands, figures by code. */
import { format, type TaxYear } from '@bilancia/contract'
import type { Operator, TableOperand } from './operators.ts'

const { money, percent } = format

/** Upper limit of a bracket (none in the last) and the rate within it. */
export type Scaglione = { readonly fino: number; readonly aliquota: number }

/** Up to `fino`: `base + quota × (da − x) / su`, the quotient cut at four decimals. */
export type Fascia = { readonly fino: number; readonly base: number; readonly quota?: number; readonly da?: number; readonly su?: number }

const limit = (fino: number, before: number) => (before ? `oltre ${money(before)} fino a ${money(fino)}` : `fino a ${money(fino)}`)

/** The lower limit of each entry of an ordered table: the upper one of the entry before. */
const floors = (entries: readonly { readonly fino: number }[]) => [0, ...entries.map((e) => e.fino)]

const rows = <T>(table: TableOperand | undefined, year: TaxYear): readonly T[] => (table as TableOperand).cifra(year).valore as readonly T[]

function bracketsJs(brackets: readonly Scaglione[]): string {
  let below = 0
  let tax = 0
  const branches = brackets.map(({ fino, aliquota }) => {
    const branch = `${fino === Infinity ? '' : `x <= ${fino} ? `}${tax} + (x - ${below}) * ${aliquota} / 100`
    tax += ((fino - below) * aliquota) / 100
    below = fino
    return branch
  })
  return `x <= 0 ? 0 : ${branches.join(' : ')}`
}

function bandsJs(bands: readonly Fascia[], cut: string): string {
  const value = ({ base, quota, da, su }: Fascia) => (quota ? `${base} + ${quota} * ${cut}((${da} - x) / ${su}, 4)` : `${base}`)
  return `${bands.map((band) => `x <= ${band.fino} ? ${value(band)}`).join(' : ')} : 0`
}

const bandWords = ({ base, quota, da = 0, su = 1 }: Fascia, x: string) =>
  quota ? `${base ? `${money(base)} + ` : ''}${money(quota)} × (${money(da)} − ${x}) / ${money(su)}` : money(base)

/** Marginal brackets: each slice of the amount pays the rate of its own bracket. */
export const aScaglioni: Operator = {
  nome: 'aScaglioni',
  chiuso: true,
  js: ([x], { year, helper }, table) => `${helper(bracketsJs(rows(table, year)))}(${x})`,
  parole: ([x], _, table) => `${x} per gli ${table?.nome}`,
  svolto: (value, x, year, table) => {
    const brackets = rows<Scaglione>(table, year)
    const slices = brackets.flatMap(({ fino, aliquota }, i) => {
      const slice = Math.min(value, fino) - (floors(brackets)[i] ?? 0)
      return slice > 0 || i === 0 ? [`${money(Math.max(0, slice))} × ${percent(aliquota)}`] : []
    })
    return `${x}: ${slices.join(' + ')}`
  },
}

/** One rate, that of the bracket the whole amount falls in. */
export const allAliquotaDiFascia: Operator = {
  nome: 'allAliquotaDiFascia',
  chiuso: true,
  js: ([x], { year, helper }, table) =>
    `${helper(
      rows<Scaglione>(table, year)
        .map((b) => `${b.fino === Infinity ? '' : `x <= ${b.fino} ? `}x * ${b.aliquota} / 100`)
        .join(' : '),
    )}(${x})`,
  parole: ([x], _, table) => `${x} all'aliquota di ${table?.nome}, su tutto l'importo`,
  svolto: (value, x, year, table) => `${x} × ${percent(rows<Scaglione>(table, year).find((b) => value <= b.fino)?.aliquota ?? 0)}`,
}

/** Straight lines between thresholds, the shape of the deductions of art. 13 TUIR; nothing beyond the last one. */
export const aFasce: Operator = {
  nome: 'aFasce',
  chiuso: true,
  js: ([x], { year, helper }, table) => `${helper(bandsJs(rows(table, year), 'cut'))}(${x})`,
  parole: ([x], _, table) => `${table?.nome} su ${x}`,
  svolto: (value, x, year, table) => {
    const bands = rows<Fascia>(table, year)
    const i = bands.findIndex((b) => value <= b.fino)
    const band = bands[i]
    const before = floors(bands)[i] ?? 0
    return band ? `fascia ${limit(band.fino, before)}: ${bandWords(band, x)}` : `${x} oltre ${money(bands.at(-1)?.fino ?? 0)}: nulla`
  },
}

/** The figure that a table gives for a code (a sector group, a region); zero for a code it does not list. */
export const dallaTabella: Operator = {
  nome: 'dallaTabella',
  chiuso: true,
  js: ([x], { year, helper }, table) =>
    `${helper(
      `${Object.entries(table?.cifra(year).valore as Record<string, number>)
        .map(([k, v]) => `x === ${k} ? ${v}`)
        .join(' : ')} : 0`,
    )}(${x})`,
  parole: ([x], _, table) => `${table?.nome} per ${x}`,
}
