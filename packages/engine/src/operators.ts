/**
 * The operators of the rule language, those on tables of law apart (`table-operators.ts`). Each is defined once, with
 * its readings side by side: JavaScript for the machine, Italian for the adviser. A further reading (a spreadsheet
 * formula) is one more function in `Operator`: the compiler then names every operator that lacks it.
 */
import type { TaxYear } from '@bilancia/contract'
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
  /** The first operand may be empty, and the second then stands in. */
  readonly seVuoto?: true
  /** It only picks an operand: the words and the value are that operand's. */
  readonly trasparente?: true
  /** How fine an amount comes out: whole cents, a sum of the operands, as fine as the operands. Without it, anything. */
  readonly grana?: 'cent' | 'somma' | 'operandi'
  /** Words that read as one thing, so that they need no parentheses inside a longer formula. */
  readonly chiuso?: true
  /** The words of a condition that does not hold; without them it is put in a "non". */
  readonly negato?: (operands: readonly string[]) => string
}

const infix = (nome: string, js: string, parole: string): Operator => ({ nome, js: (o) => o.join(` ${js} `), parole: (o) => o.join(` ${parole} `) })
const comparison = (nome: string, js: string, parole: string, negato: string): Operator => ({
  ...infix(nome, js, parole),
  negato: (o) => o.join(` ${negato} `),
})

export const piu: Operator = { ...infix('piu', '+', '+'), grana: 'somma' }
export const meno: Operator = { ...infix('meno', '-', '−'), grana: 'somma' }
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
export const zero: Operator = { nome: 'zero', js: () => '0', parole: () => 'zero', chiuso: true, grana: 'cent' }
export const opposto: Operator = { nome: 'opposto', js: ([x]) => `-${x}`, parole: ([x]) => `meno ${x}`, grana: 'operandi' }

/** A percentage of an amount. Rates stay as the law writes them, so 23 and not 0.23. */
export const al: Operator = { nome: 'al', js: ([x, a]) => `${x} * ${a} / 100`, parole: ([x, a]) => `${x} × ${a}` }
export const ridottoDel: Operator = { nome: 'ridottoDel', js: ([x, a]) => `${x} * (100 - ${a}) / 100`, parole: ([x, a]) => `${x} ridotto del ${a}` }
export const nonNegativo: Operator = { nome: 'nonNegativo', js: ([x]) => `Math.max(0, ${x})`, parole: ([x]) => `${x}, mai sotto zero`, grana: 'operandi' }
export const almeno: Operator = { nome: 'almeno', js: (o) => `Math.max(${o.join(', ')})`, parole: (o) => `il maggiore tra ${o.join(' e ')}`, grana: 'operandi' }
export const alMassimo: Operator = {
  nome: 'alMassimo',
  js: (o) => `Math.min(${o.join(', ')})`,
  parole: (o) => `il minore tra ${o.join(' e ')}`,
  grana: 'operandi',
}

/** A quotient with its zero case: the third operand stands in when the divisor is zero. */
export const rapporto: Operator = {
  nome: 'rapporto',
  js: ([x, y, seZero]) => `${y} === 0 ? ${seZero} : ${x} / ${y}`,
  parole: ([x, y]) => `${x} / ${y}`,
}

/** An amount over a number of parts, years for instance. */
export const diviso: Operator = { nome: 'diviso', js: ([x, n]) => `${n} === 0 ? ${x} : ${x} / ${n}`, parole: ([x, n]) => `${x} / ${n}` }

/** What was filled in, or the computed value where the field was left empty. */
export const oppure: Operator = {
  nome: 'oppure',
  seVuoto: true,
  grana: 'operandi',
  js: ([x, y]) => `${x} === ${x} ? ${x} : ${y}`,
  parole: ([x, y]) => `${x}, o se vuoto ${y}`,
}
export const compilato: Operator = { nome: 'compilato', js: ([x]) => `${x} === ${x}`, parole: ([x]) => `«${x}» è compilato` }
/** A yes or no that may be empty; the second operand is the computed one. */
export const siONo: Operator = {
  nome: 'siONo',
  seVuoto: true,
  js: ([x, y]) => `${x} === ${x} ? ${x} === 1 : ${y}`,
  parole: ([x, y]) => `${x}, o se vuoto ${y}`,
}

export const alCentesimo: Operator = { nome: 'alCentesimo', js: ([x]) => `cent(${x})`, parole: ([x]) => `${x}, al centesimo`, grana: 'cent' }
export const allEuro: Operator = { nome: 'allEuro', js: ([x]) => `euro(${x})`, parole: ([x]) => `${x}, all'euro`, grana: 'cent' }
export const perEccesso: Operator = { nome: 'perEccesso', js: ([x]) => `up(${x})`, parole: ([x]) => `${x}, all'intero per eccesso` }
const cuts = { 0: "all'intero per difetto", 1: 'troncato a un decimale', 4: 'troncato a quattro decimali' } as const
const cutTo = (decimals: keyof typeof cuts): Operator => ({
  nome: `troncato${decimals}`,
  js: ([x]) => `cut(${x}, ${decimals})`,
  parole: ([x]) => `${x}, ${cuts[decimals]}`,
})
export const troncato = { 0: cutTo(0), 1: cutTo(1), 4: cutTo(4) } as const

const pairs = <T>(operands: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: operands.length / 2 }, (_, i) => [operands[2 * i] as T, operands[2 * i + 1] as T])

const firstThatHolds = (o: readonly string[]) => pairs(o).reduceRight((otherwise, [c, x]) => (c === '(true)' ? x : `${c} ? ${x} : ${otherwise}`), '0')

/** The first value whose condition holds; the last pair is the "otherwise". */
export const casi: Operator = {
  nome: 'casi',
  coppie: 'prima',
  grana: 'operandi',
  js: firstThatHolds,
  parole: (o) =>
    pairs(o)
      .map(([c, x]) => (c === 'sempre' ? `altrimenti: ${x}` : `se ${c}: ${x}`))
      .join('; '),
}

/** One value for each option of a choice. */
export const tra: Operator = { ...casi, nome: 'tra', esclusivi: true }

/** One branch for each code: too many to list, so the words say only the one taken. */
export const secondo: Operator = {
  nome: 'secondo',
  coppie: 'prima',
  soloRamo: true,
  esclusivi: true,
  grana: 'operandi',
  js: firstThatHolds,
  parole: (o) => o.join(''),
}

/** The sum of the values whose condition holds: persons who may not be there, entries of a list. */
export const sommaPresenti: Operator = {
  nome: 'sommaPresenti',
  grana: 'somma',
  coppie: 'tutte',
  soloRamo: true,
  js: (o) =>
    pairs(o)
      .map(([c, x]) => (c === '(true)' ? x : `(${c} ? ${x} : 0)`))
      .join(' + '),
  parole: (o) => o.join(' + '),
}

/** The operand that the year calls for. */
export const periodo: Operator = { nome: 'periodo', js: ([x]) => x as string, parole: ([x]) => x as string, chiuso: true, trasparente: true, grana: 'operandi' }

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
