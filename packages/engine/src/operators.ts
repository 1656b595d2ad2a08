/**
 * The operators of the rule language, except those on tables of law (`table-operators.ts`). Each is defined once, with its
 * forms side by side: code for the machine (`code.ts`, the source of JavaScript and WebAssembly) and Italian words for the
 * adviser. To add a form (a spreadsheet formula), add a function to `Operator`: the compiler then names every operator that
 * lacks it.
 */
import type { Unit } from '@bilancia/contract'
import {
  type Bool,
  bool,
  type Code,
  type Comparison,
  call,
  compare,
  constant,
  every,
  filled,
  fold,
  type Num,
  not,
  num,
  number,
  one,
  pick,
  some,
  two,
} from './code.ts'
import { type Forza, forza, type Operator } from './operator.ts'

const { frase, somma, quoziente, prodotto, voce } = forza

/** An operator whose words stand between the operands. */
const infix = (nome: string, code: Operator['code'], parole: string, stretta: Forza, chiede: readonly [Forza, Forza]): Operator => ({
  nome,
  code,
  parole: (o) => o.join(` ${parole} `),
  forza: stretta,
  chiede,
})
const folded =
  (op: Parameters<typeof fold>[0]): Operator['code'] =>
  (o) =>
    fold(op, o.map(num))
const comparison = (nome: string, op: Comparison, parole: string, negato: string): Operator => ({
  ...infix(nome, ([a, b]) => compare(num(a), op, num(b)), parole, frase, [somma, somma]),
  negato: (o) => o.join(` ${negato} `),
})
/** Words that apply to everything before them, up to the parenthesis: `A − B, mai sotto zero`. */
const after = (words: string): Pick<Operator, 'parole' | 'forza' | 'chiede'> => ({ parole: ([x]) => `${x}, ${words}`, forza: frase, chiede: [frase, frase] })
/** `A, B e C`. */
export const listed = (o: readonly string[]): string => (o.length > 1 ? `${o.slice(0, -1).join(', ')} e ${o.at(-1)}` : (o[0] ?? ''))

const tutti = (zeri: readonly boolean[]): boolean => zeri.every(Boolean)
const unoAlmeno = (zeri: readonly boolean[]): boolean => zeri.some(Boolean)
const ilPrimo = ([primo = false]: readonly boolean[]): boolean => primo
/** Whether every value is zero, in pairs of condition and value. */
const ogniValore = (zeri: readonly boolean[]): boolean => zeri.every((zero, i) => i % 2 === 0 || zero)

export const piu: Operator = { ...infix('piu', folded('+'), '+', somma, [somma, somma]), grana: 'somma', nullo: tutti, conta: () => false }
/** The first operand stays even if it is zero, because it gives the sign. */
export const meno: Operator = { ...infix('meno', folded('-'), '−', somma, [somma, quoziente]), grana: 'somma', nullo: tutti, conta: (i) => i === 0 }
export const per: Operator = { ...infix('per', folded('*'), '×', prodotto, [prodotto, prodotto]), nullo: unoAlmeno }
export const e = infix('e', (o) => every(o.map(bool)), 'e', frase, [frase, frase])
export const o = infix('o', (o) => some(o.map(bool)), 'oppure', frase, [frase, frase])
export const supera = comparison('supera', '>', 'supera', 'non supera')
export const nonSupera = comparison('nonSupera', '<=', 'non supera', 'supera')
export const raggiunge = comparison('raggiunge', '>=', 'raggiunge', 'è sotto')
export const sotto = comparison('sotto', '<', 'è sotto', 'raggiunge')
export const uguale = comparison('uguale', '===', 'è pari a', 'è diverso da')

/** Its words are the negated words of its operand. */
export const non: Operator = { nome: 'non', code: ([a]) => not(bool(a)), forza: frase }
export const vero: Operator = { nome: 'vero', code: () => constant(true), parole: () => 'sempre' }
export const mai: Operator = { nome: 'mai', code: () => constant(false), parole: () => 'mai' }
export const zero: Operator = { nome: 'zero', code: () => number(0), parole: () => 'zero', grana: 'cent', nullo: () => true }
export const opposto: Operator = {
  nome: 'opposto',
  code: ([x]) => one('neg', num(x)),
  parole: ([x]) => `zero − ${x}`,
  forza: somma,
  chiede: [quoziente, quoziente],
  grana: 'operandi',
  nullo: ilPrimo,
}

/** A percentage of an amount. Rates stay as the law writes them, so 23 and not 0.23. */
export const al: Operator = { ...per, nome: 'al', code: ([x, a]) => two(two(num(x), '*', num(a)), '/', number(100)) }
export const ridottoDel: Operator = {
  nome: 'ridottoDel',
  nullo: ilPrimo,
  code: ([x, a]) => two(two(num(x), '*', two(number(100), '-', num(a))), '/', number(100)),
  parole: ([x, a]) => `${x} × (100% − ${a})`,
  forza: prodotto,
  chiede: [prodotto, quoziente],
}
export const nonNegativo: Operator = {
  nome: 'nonNegativo',
  code: ([x]) => two(number(0), 'max', num(x)),
  ...after('mai sotto zero'),
  grana: 'operandi',
  nullo: ilPrimo,
}
const extreme = (nome: string, op: 'min' | 'max', words: string): Operator => ({
  nome,
  code: folded(op),
  parole: (o) => `${words} tra ${listed(o)}`,
  forza: frase,
  chiede: [somma, somma],
  grana: 'operandi',
  nullo: tutti,
})
export const almeno = extreme('almeno', 'max', 'il maggiore')
export const alMassimo = extreme('alMassimo', 'min', 'il minore')

const quotient = (x: Num, y: Num, standsIn: Num): Num => pick(compare(y, '===', number(0)), standsIn, two(x, '/', y))

/** A quotient. The third operand is the result when the divisor is zero. */
export const rapporto: Operator = {
  ...infix('rapporto', ([x, y, seZero]) => quotient(num(x), num(y), num(seZero)), '/', quoziente, [prodotto, voce]),
  divide: 1,
}

/** An amount divided by a number of parts, for example years. */
export const diviso: Operator = { ...rapporto, nome: 'diviso', code: ([x, n]) => quotient(num(x), num(n), num(x)) }

/**
 * A part in proportion to a whole, to two decimals. It is the only operator that rounds a quotient of amounts; ties are
 * decided in integers.
 */
export const inProporzione = (unita: Unit): Operator => ({
  nome: 'inProporzione',
  code: ([x, part, whole]) => pick(compare(num(whole), '===', number(0)), number(0), call('share', num(x), num(part), num(whole))),
  parole: ([x, part, whole]) => `${x} × ${part} / ${whole}, ${unita === 'percento' ? 'a due decimali' : 'al centesimo'}`,
  forza: frase,
  chiede: [prodotto, voce],
  divide: 2,
  grana: 'cent',
})

/** The value typed, or the computed value if the field is empty. */
export const oppure: Operator = { nome: 'oppure', seVuoto: true, grana: 'operandi', code: ([x, y]) => pick(filled(num(x)), num(x), num(y)) }
export const compilato: Operator = {
  nome: 'compilato',
  code: ([x]) => filled(num(x)),
  parole: ([x]) => `${x} è compilato`,
  negato: ([x]) => `${x} è vuoto`,
  siVede: false,
}
/** A yes or no that may be empty. The second operand is the computed one. */
export const siONo: Operator = {
  nome: 'siONo',
  seVuoto: true,
  code: ([x, y]) => ({ is: 'choose', when: filled(num(x)), a: compare(num(x), '===', number(1)), b: bool(y) }),
}

export const alCentesimo: Operator = { nome: 'alCentesimo', code: ([x]) => call('cent', num(x)), ...after('al centesimo'), grana: 'cent', nullo: ilPrimo }
export const allEuro: Operator = { nome: 'allEuro', code: ([x]) => call('euro', num(x)), ...after("all'euro"), grana: 'cent', nullo: ilPrimo }
export const perEccesso: Operator = { nome: 'perEccesso', code: ([x]) => call('up', num(x)), ...after("all'intero per eccesso") }
const cuts = { 0: "all'intero per difetto", 1: 'troncato a un decimale', 4: 'troncato a quattro decimali' } as const
const cutTo = (decimals: keyof typeof cuts): Operator => ({
  nome: `troncato${decimals}`,
  code: ([x]) => call(`cut${decimals}`, num(x)),
  ...after(cuts[decimals]),
})
export const troncato = { 0: cutTo(0), 1: cutTo(1), 4: cutTo(4) } as const

const pairs = <T>(operands: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: operands.length / 2 }, (_, i) => [operands[2 * i] as T, operands[2 * i + 1] as T])

const always = (c: Bool): boolean => c.is === 'constant' && c.holds

const firstThatHolds = (o: readonly Code[]): Num =>
  pairs(o).reduceRight((otherwise, [c, x]) => (always(bool(c)) ? num(x) : pick(bool(c), num(x), otherwise)), number(0))

/** The first value whose condition holds; the last pair is the "otherwise". */
export const casi: Operator = { nome: 'casi', coppie: 'prima', grana: 'operandi', nullo: ogniValore, code: firstThatHolds }

/** One value for each option of a choice, one branch for each code. */
export const tra: Operator = { ...casi, nome: 'tra', esclusivi: true }

/** A code that no branch handles. It has only words: the branch taken is the evidence. */
export const nessunCaso: Operator = { ...vero, parole: ([x]) => `${x} non è tra i casi previsti`, siVede: true }

/** The sum of the values whose condition holds: persons who may be absent, entries of a list. */
export const sommaPresenti: Operator = {
  nome: 'sommaPresenti',
  grana: 'somma',
  nullo: ogniValore,
  coppie: 'tutte',
  code: (o) =>
    fold(
      '+',
      pairs(o).map(([c, x]) => (always(bool(c)) ? num(x) : pick(bool(c), num(x), number(0)))),
    ),
}

/** The operand for the year. */
export const periodo: Operator = { nome: 'periodo', code: ([x]) => x as Code, trasparente: true, grana: 'operandi', nullo: ilPrimo }

/** Whether a choice has the option, by its index. */
export const vale = (position: number, option: string, name: string): Operator => ({ ...named(position, name), nome: `vale:${option}` })

/** A whole number that is a code, not an amount: a region, a group. */
export const codice = (code: number, name: string): Operator => ({ ...named(code, name), nome: `codice:${code}` })

const named = (value: number, name: string) => ({
  code: ([x]: readonly Code[]) => compare(num(x), '===', number(value)),
  parole: ([x]: readonly string[]) => `${x} è «${name}»`,
  negato: ([x]: readonly string[]) => `${x} non è «${name}»`,
  siVede: true,
})

/** An option as a constant, by its index. */
export const opzione = (position: number, option: string, name: string): Operator => ({
  nome: `opzione:${option}`,
  code: () => number(position),
  parole: () => `«${name}»`,
})

/** A figure that is fixed in the year, written in the formula itself. */
export const figura = (value: number, words: string): Operator => ({ nome: `figura:${value}`, code: () => number(value), parole: () => words })

function unread(): never {
  throw new TypeError('A leaf is read from the row')
}

/** A named value: it is read from the row, and its words are its name. */
export const foglia = (nome: string): Operator => ({ nome: 'foglia', code: unread, parole: () => nome })
