/**
 * The operators of the rule language. Each is defined once, here, with its readings side by side: JavaScript for
 * the machine, Italian for the adviser. A further reading (a spreadsheet formula) is one more function in `Operator`:
 * the compiler then names every operator that lacks it.
 */
import { format, type TaxYear } from '@bilancia/contract'
import type { Cifra } from './law.ts'

/** What an operator needs in order to become JavaScript. `fn` names a function handed to the generated code. */
export type EmitContext = {
  readonly year: TaxYear
  /** Declares `(x) => body` once in the generated source and gives back its name. */
  readonly helper: (body: string) => string
  /** Hands a function to the generated source and gives back its name. */
  readonly external: (fn: (...values: number[]) => number) => string
}

/** A table among the operands: its value in the year, its name. */
export type TableOperand = { readonly nome: string; readonly cifra: (year: TaxYear) => Cifra<unknown> }

export type Operator = {
  readonly nome: string
  readonly js: (operands: readonly string[], context: EmitContext, table?: TableOperand) => string
  readonly parole: (operands: readonly string[], year: TaxYear, table?: TableOperand) => string
  /** What happened with the value at hand, where the words alone do not say it: the brackets crossed, the band met. */
  readonly svolto?: (value: number, operand: string, year: TaxYear, table: TableOperand) => string
  /** Operands come in pairs, condition and value: the first that holds counts, or all that hold are added. */
  readonly coppie?: 'prima' | 'tutte'
  /** Conditions that exclude each other: the one that holds says it all. */
  readonly esclusivi?: true
  /** The words follow the values at hand: the branch taken, the terms that are there. */
  readonly soloRamo?: true
  /** Words that read as one thing, so that they need no parentheses inside a longer formula. */
  readonly chiuso?: true
  /** The words of a condition that does not hold; without them it is put in a "non". */
  readonly negato?: (operands: readonly string[]) => string
}

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

const infix = (nome: string, js: string, parole: string): Operator => ({ nome, js: (o) => o.join(` ${js} `), parole: (o) => o.join(` ${parole} `) })
const comparison = (nome: string, js: string, parole: string, negato: string): Operator => ({
  ...infix(nome, js, parole),
  negato: (o) => o.join(` ${negato} `),
})

export const piu = infix('piu', '+', '+')
export const meno = infix('meno', '-', '−')
export const per = infix('per', '*', '×')
export const e = infix('e', '&&', 'e')
export const o = infix('o', '||', 'oppure')
export const supera = comparison('supera', '>', 'supera', 'non supera')
export const nonSupera = comparison('nonSupera', '<=', 'non supera', 'supera')
export const raggiunge = comparison('raggiunge', '>=', 'raggiunge', 'è sotto')
export const sotto = comparison('sotto', '<', 'è sotto', 'raggiunge')
export const uguale = comparison('uguale', '===', 'è pari a', 'è diverso da')

export const non: Operator = { nome: 'non', js: ([a]) => `!${a}`, parole: ([a]) => `non ${a}`, negato: ([a]) => a as string }
export const vero: Operator = { nome: 'vero', js: () => 'true', parole: () => 'sempre', chiuso: true }
export const mai: Operator = { nome: 'mai', js: () => 'false', parole: () => 'mai', chiuso: true }
export const zero: Operator = { nome: 'zero', js: () => '0', parole: () => 'zero', chiuso: true }
export const opposto: Operator = { nome: 'opposto', js: ([x]) => `-${x}`, parole: ([x]) => `meno ${x}` }

/** A percentage of an amount. Rates stay as the law writes them, so 23 and not 0.23. */
export const al: Operator = { nome: 'al', js: ([x, a]) => `${x} * ${a} / 100`, parole: ([x, a]) => `${x} × ${a}` }
export const ridottoDel: Operator = { nome: 'ridottoDel', js: ([x, a]) => `${x} * (100 - ${a}) / 100`, parole: ([x, a]) => `${x} ridotto del ${a}` }
export const nonNegativo: Operator = { nome: 'nonNegativo', js: ([x]) => `Math.max(0, ${x})`, parole: ([x]) => `${x}, mai sotto zero` }
export const almeno: Operator = { nome: 'almeno', js: (o) => `Math.max(${o.join(', ')})`, parole: (o) => `il maggiore tra ${o.join(' e ')}` }
export const alMassimo: Operator = { nome: 'alMassimo', js: (o) => `Math.min(${o.join(', ')})`, parole: (o) => `il minore tra ${o.join(' e ')}` }

/** A quotient with its zero case: the third operand stands in when the divisor is zero. */
export const rapporto: Operator = {
  nome: 'rapporto',
  js: ([x, y, seZero]) => `${y} === 0 ? ${seZero} : ${x} / ${y}`,
  parole: ([x, y]) => `${x} / ${y}`,
}

/** What was filled in, or the computed value where the field was left empty. */
export const oppure: Operator = { nome: 'oppure', js: ([x, y]) => `${x} === ${x} ? ${x} : ${y}`, parole: ([x, y]) => `${x}, o se vuoto ${y}`, chiuso: true }
export const compilato: Operator = { nome: 'compilato', js: ([x]) => `${x} === ${x}`, parole: ([x]) => `«${x}» è compilato` }
/** A yes or no that may be empty; the second operand is the computed one. */
export const siONo: Operator = { nome: 'siONo', js: ([x, y]) => `${x} === ${x} ? ${x} === 1 : ${y}`, parole: ([x, y]) => `${x}, o se vuoto ${y}`, chiuso: true }

export const alCentesimo: Operator = { nome: 'alCentesimo', js: ([x]) => `cent(${x})`, parole: ([x]) => `${x}, al centesimo` }
export const allEuro: Operator = { nome: 'allEuro', js: ([x]) => `euro(${x})`, parole: ([x]) => `${x}, all'euro` }
export const perEccesso: Operator = { nome: 'perEccesso', js: ([x]) => `up(${x})`, parole: ([x]) => `${x}, all'intero per eccesso` }
const cuts = { 0: "all'intero per difetto", 1: 'troncato a un decimale', 4: 'troncato a quattro decimali' } as const
const cutTo = (decimals: keyof typeof cuts): Operator => ({
  nome: `troncato${decimals}`,
  js: ([x]) => `cut(${x}, ${decimals})`,
  parole: ([x]) => `${x}, ${cuts[decimals]}`,
})
export const troncato = { 0: cutTo(0), 1: cutTo(1), 4: cutTo(4) } as const

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

const pairs = <T>(operands: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: operands.length / 2 }, (_, i) => [operands[2 * i] as T, operands[2 * i + 1] as T])

const firstThatHolds = (o: readonly string[]) => pairs(o).reduceRight((otherwise, [c, x]) => (c === '(true)' ? x : `${c} ? ${x} : ${otherwise}`), '0')

/** The first value whose condition holds; the last pair is the "otherwise". */
export const casi: Operator = {
  nome: 'casi',
  coppie: 'prima',
  js: firstThatHolds,
  parole: (o) =>
    pairs(o)
      .map(([c, x]) => (c === 'sempre' ? `altrimenti: ${x}` : `se ${c}: ${x}`))
      .join('; '),
}

/** One value for each option of a choice. */
export const tra: Operator = { ...casi, nome: 'tra', esclusivi: true }

/** One branch for each code: too many to list, so the words say only the one taken. */
export const secondo: Operator = { nome: 'secondo', coppie: 'prima', soloRamo: true, esclusivi: true, js: firstThatHolds, parole: (o) => o.join('') }

/** The sum of the values whose condition holds: persons who may not be there, entries of a list. */
export const sommaPresenti: Operator = {
  nome: 'sommaPresenti',
  coppie: 'tutte',
  soloRamo: true,
  js: (o) =>
    pairs(o)
      .map(([c, x]) => (c === '(true)' ? x : `(${c} ? ${x} : 0)`))
      .join(' + '),
  parole: (o) => o.join(' + '),
}

/** The operand that the year calls for. */
export const periodo: Operator = { nome: 'periodo', js: ([x]) => x as string, parole: ([x]) => x as string, chiuso: true }

/** The option of a choice, by its position. */
export const vale = (position: number, option: string, name: string): Operator => ({
  nome: `vale:${option}`,
  js: ([s]) => `${s} === ${position}`,
  parole: ([s]) => `${s} è «${name}»`,
  negato: ([s]) => `${s} non è «${name}»`,
})

/** A whole number that is a code, not an amount: a region, a group. */
export const codice = (code: number, name: string): Operator => ({
  nome: `codice:${code}`,
  js: ([x]) => `${x} === ${code}`,
  parole: ([x]) => `${x} è ${name}`,
  negato: ([x]) => `${x} non è ${name}`,
})

/** An option as a constant, by its position. */
export const opzione = (position: number, option: string, name: string): Operator => ({
  nome: `opzione:${option}`,
  js: () => String(position),
  parole: () => `«${name}»`,
  chiuso: true,
})

/** A figure fixed in the year, written where it stands. */
export const figura = (value: number, words: string): Operator => ({ nome: `figura:${value}`, js: () => String(value), parole: () => words, chiuso: true })

/** Fenced: an algorithm that the operators cannot say, with its own words. */
export const calcolata = (words: string, fn: (...values: number[]) => number): Operator => ({
  nome: 'calcolata',
  js: (o, { external }) => `${external(fn)}(${o.join(', ')})`,
  parole: (o) => `${words} (${o.join(', ')})`,
  chiuso: true,
})

/** A named thing: its value is in the row, its words are its name. */
export const foglia = (nome: string): Operator => ({ nome: 'foglia', js: () => '', parole: () => nome, chiuso: true })
