/** The operators that read a table of law: brackets, bands, figures by code. */
import { format, type TaxYear, type Unit } from '@bilancia/contract'
import { apply, call, compare, type Num, num, number, pick, two, X } from './code.ts'
import { forza, type Operator, type TableOperand } from './operator.ts'

const { money, percent, withUnit } = format

/** Upper limit of a bracket (infinite in the last) and the rate within it. */
export type Scaglione = { readonly fino: number; readonly aliquota: number }

/** Up to `fino`: `base + quota × (da − x) / su`, the quotient cut at four decimals. The difference is rounded to the cent before it. */
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

const upTo = (limit: number, value: Num, otherwise: Num): Num => (limit === Infinity ? value : pick(compare(X, '<=', number(limit)), value, otherwise))
const percentOf = (x: Num, rate: number): Num => two(two(x, '*', number(rate)), '/', number(100))

function bracketsCode(brackets: readonly Scaglione[]): Num {
  let below = 0
  let tax = 0
  const branches = brackets.map(({ fino, aliquota }) => {
    const branch = { fino, value: two(number(tax), '+', percentOf(two(X, '-', number(below)), aliquota)) }
    tax += ((fino - below) * aliquota) / 100
    below = fino
    return branch
  })
  return pick(compare(X, '<=', number(0)), number(0), firstUpTo(branches))
}

/** The value of the first entry whose limit is not exceeded; zero beyond the last. */
const firstUpTo = (entries: readonly { readonly fino: number; readonly value: Num }[]): Num =>
  entries.reduceRight((otherwise, { fino, value }) => upTo(fino, value, otherwise), number(0))

function bandCode({ base, quota, da = 0, su = 1 }: Fascia): Num {
  if (!quota) return number(base)
  return two(number(base), '+', two(number(quota), '*', call('cut4', two(call('cent', two(number(da), '-', X)), '/', number(su)))))
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Marginal brackets: each slice of the amount pays the rate of its own bracket. */
export const aScaglioni: Operator = {
  nome: 'aScaglioni',
  code: ([x], year, table) => apply(bracketsCode(rows(table, year)), num(x)),
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

/** One rate for the whole amount: that of the bracket it falls in. */
export const allAliquotaDiFascia: Operator = {
  nome: 'allAliquotaDiFascia',
  code: ([x], year, table) => apply(firstUpTo(rows<Scaglione>(table, year).map(({ fino, aliquota }) => ({ fino, value: percentOf(X, aliquota) }))), num(x)),
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

/** Straight lines between thresholds, as in the deductions of art. 13 TUIR; zero beyond the last one. */
export const aFasce: Operator = {
  nome: 'aFasce',
  code: ([x], year, table) => apply(firstUpTo(rows<Fascia>(table, year).map((band) => ({ fino: band.fino, value: bandCode(band) }))), num(x)),
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

/** The figure of a table for a code (a sector group, a region); zero for a code that the table does not have. */
export const dallaTabella = (unita: Unit): Operator => ({
  nome: 'dallaTabella',
  code: ([x], year, table) =>
    apply(
      Object.entries(lookedUp(table, year)).reduceRight<Num>(
        (otherwise, [k, v]) => pick(compare(X, '===', number(Number(k))), number(v), otherwise),
        number(0),
      ),
      num(x),
    ),
  parole: ([x], _, table) => `${capital(table?.nome ?? '')} (riga: ${x})`,
  chiede: [forza.somma, forza.somma],
  // `Coefficiente di redditività [Gruppo 9: 67%]`
  svolto: (value, x, year, table) => {
    const code = x(forza.somma)
    const row = /^[^[]+\[[^[]+\]$/.test(code) ? code.replace(/[[\]]/g, '') : `riga ${value}`
    return { testo: `${capital(table.nome)} [${row}: ${withUnit(unita, lookedUp(table, year)[value] ?? 0)}]`, forza: forza.voce }
  },
})
