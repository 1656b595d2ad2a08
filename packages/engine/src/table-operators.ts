/** The operators that read a table of law: brackets, bands, figures by code. */
import { format, type TaxYear, type Unit } from '@bilancia/contract'
import { forza, type Operator, type TableOperand } from './operators.ts'

const { money, percent, withUnit } = format

/** Upper limit of a bracket (none in the last) and the rate within it. */
export type Scaglione = { readonly fino: number; readonly aliquota: number }

/** Up to `fino`: `base + quota × (da − x) / su`, the quotient cut at four decimals. */
export type Fascia = { readonly fino: number; readonly base: number; readonly quota?: number; readonly da?: number; readonly su?: number }

/** `oltre 15.000,00 € fino a 28.000,00 €`. */
const limits = (after: number, upTo: number): string =>
  [...(after ? [`oltre ${money(after)}`] : []), ...(upTo === Infinity ? [] : [`fino a ${money(upTo)}`])].join(' ') || 'ogni importo'

/** `x supera 15.000,00 € ma non 28.000,00 €`. */
const within = (x: string, after: number, upTo: number): string =>
  after ? `${x} supera ${money(after)}${upTo === Infinity ? '' : ` ma non ${money(upTo)}`}` : `${x} non supera ${money(upTo)}`

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
  return [...bands.map((band) => `x <= ${band.fino} ? ${value(band)}`), '0'].join(' : ')
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Marginal brackets: each slice of the amount pays the rate of its own bracket. */
export const aScaglioni: Operator = {
  nome: 'aScaglioni',
  js: ([x], { year, helper }, table) => `${helper(bracketsJs(rows(table, year)))}(${x})`,
  parole: ([x], _, table) => `${x} a scaglioni (${table?.nome})`,
  chiede: [forza.voce, forza.voce],
  svolto: (value, x, year, table) => {
    const brackets = rows<Scaglione>(table, year)
    const slices = brackets.flatMap(({ fino, aliquota }, i) => {
      const slice = Math.min(value, fino) - (floors(brackets)[i] ?? 0)
      return slice > 0 || i === 0 ? [`${money(Math.max(0, slice))} × ${percent(aliquota)}`] : []
    })
    return { testo: `${x(forza.voce)} a scaglioni (${slices.join(' + ')})`, forza: forza.voce }
  },
}

/** One rate, that of the bracket the whole amount falls in. */
export const allAliquotaDiFascia: Operator = {
  nome: 'allAliquotaDiFascia',
  js: ([x], { year, helper }, table) =>
    `${helper(
      rows<Scaglione>(table, year)
        .map((b) => `${b.fino === Infinity ? '' : `x <= ${b.fino} ? `}x * ${b.aliquota} / 100`)
        .join(' : '),
    )}(${x})`,
  parole: ([x], _, table) => `${x} × aliquota unica (${table?.nome})`,
  forza: forza.prodotto,
  chiede: [forza.prodotto, forza.voce],
  svolto: (value, x, year, table) => {
    const brackets = rows<Scaglione>(table, year)
    const i = brackets.findIndex((b) => value <= b.fino)
    const { fino = Infinity, aliquota = 0 } = brackets[i] ?? {}
    const row = `${capital(table.nome)} [${limits(floors(brackets)[i] ?? 0, fino)}: ${percent(aliquota)}]`
    return { testo: `${x(forza.prodotto)} × ${row}`, forza: forza.prodotto }
  },
}

/** Straight lines between thresholds, the shape of the deductions of art. 13 TUIR; nothing beyond the last one. */
export const aFasce: Operator = {
  nome: 'aFasce',
  js: ([x], { year, helper }, table) => `${helper(bandsJs(rows(table, year), 'cut'))}(${x})`,
  parole: ([x], _, table) => `${capital(table?.nome ?? '')} (fascia: ${x})`,
  chiede: [forza.somma, forza.somma],
  svolto: (value, x, year, table) => {
    const bands = rows<Fascia>(table, year)
    const i = bands.findIndex((b) => value <= b.fino)
    const { fino, base, quota, da = 0, su = 1 } = bands[i] ?? { fino: Infinity, base: 0 }
    const poiche = within(x(forza.somma), i < 0 ? (bands.at(-1)?.fino ?? 0) : (floors(bands)[i] ?? 0), fino)
    if (!quota) return { testo: money(base), forza: forza.voce, poiche }
    const share = `${money(quota)} × ((${money(da)} − ${x(forza.quoziente)}) / ${money(su)}, troncato a quattro decimali)`
    return base ? { testo: `${money(base)} + ${share}`, forza: forza.somma, poiche } : { testo: share, forza: forza.prodotto, poiche }
  },
}

const lookedUp = (table: TableOperand | undefined, year: TaxYear) => table?.cifra(year).valore as Readonly<Record<number, number>>

/** The figure that a table gives for a code (a sector group, a region); zero for a code it does not list. */
export const dallaTabella = (unita: Unit): Operator => ({
  nome: 'dallaTabella',
  js: ([x], { year, helper }, table) => `${helper([...Object.entries(lookedUp(table, year)).map(([k, v]) => `x === ${k} ? ${v}`), '0'].join(' : '))}(${x})`,
  parole: ([x], _, table) => `${capital(table?.nome ?? '')} (riga: ${x})`,
  chiede: [forza.somma, forza.somma],
  // `Coefficiente di redditività [Gruppo 9: 67%]`
  svolto: (value, x, year, table) => {
    const code = x(forza.somma)
    const row = /^[^[]+\[[^[]+\]$/.test(code) ? code.replace(/[[\]]/g, '') : `riga ${value}`
    return { testo: `${capital(table.nome)} [${row}: ${withUnit(unita, lookedUp(table, year)[value] ?? 0)}]`, forza: forza.voce }
  },
})
