/** The shape of a result: a tree whose leaves are rules, and what collects it from a row. */
import type { Message } from '@bilancia/contract'
import type { Source } from './emit.ts'
import type { Testo } from './expression.ts'
import { leafOf } from './layout.ts'
import { type Avviso, Esito, type Inserto, isRule, Regola, Requisito, type Rule } from './rule.ts'

/** A part of the result that is null unless the requirement holds: a person who is not there. */
export class SoloSe<O extends Output = Output> {
  readonly quando: Requisito
  readonly valore: O

  constructor(quando: Requisito, valore: O) {
    this.quando = quando
    this.valore = valore
  }
}

/** The words whose requirement holds. */
export class Parole {
  readonly voci: Readonly<Record<string, Requisito>>

  constructor(voci: Readonly<Record<string, Requisito>>) {
    this.voci = voci
  }
}

/** The text of a message, or null while it does not hold. */
export class TestoDi {
  readonly avviso: Avviso

  constructor(avviso: Avviso) {
    this.avviso = avviso
  }
}

/** A sentence with names and amounts in it: a title, a person's name. It is told, not explained. */
export class Frase<T extends string = string> {
  readonly testo: string
  readonly valori: Readonly<Record<string, Inserto>>
  /** All that it can say, where that is one of some words. */
  readonly parole: readonly T[] | undefined

  constructor(testo: string, valori: Readonly<Record<string, Inserto>>, parole?: readonly T[]) {
    this.testo = testo
    this.valori = valori
    this.parole = parole
  }
}

/** The entries that are there, one after the other: persons who may be missing. */
export class Presenti<O extends Output = Output> {
  readonly voci: readonly SoloSe<O>[]

  constructor(voci: readonly SoloSe<O>[]) {
    this.voci = voci
  }
}

/** A word of the result that is always the same. It is told, not explained. */
export class Costante<T extends string | null = string | null> {
  readonly valore: T

  constructor(valore: T) {
    this.valore = valore
  }
}

export const costante = <const T extends string | null>(valore: T): Costante<T> => new Costante(valore)
export const frase = <const T extends string = string>(testo: string, valori: Readonly<Record<string, Inserto>>, parole?: readonly T[]): Frase<T> =>
  new Frase(testo, valori, parole)
export const presenti = <const O extends Output>(voci: readonly SoloSe<O>[]): Presenti<O> => new Presenti(voci)
export const soloSe = <const O extends Output>(quando: Requisito, valore: O): SoloSe<O> => new SoloSe(quando, valore)
export const parole = (voci: Readonly<Record<string, Requisito>>): Parole => new Parole(voci)
export const testoDi = (avviso: Avviso): TestoDi => new TestoDi(avviso)

export type Output = Rule | SoloSe | Parole | TestoDi | Frase | Costante | Presenti | readonly Output[] | { readonly [key: string]: Output }

/** What a result looks like once collected. */
export type ResultOf<O> = O extends Regola
  ? number
  : O extends Requisito
    ? boolean
    : O extends Esito<infer W>
      ? W
      : O extends SoloSe<infer P>
        ? ResultOf<P> | null
        : O extends Parole
          ? readonly string[]
          : O extends TestoDi
            ? string | null
            : O extends Costante<infer T>
              ? T
              : O extends Frase<infer T>
                ? T
                : O extends Presenti<infer P>
                  ? readonly ResultOf<P>[]
                  : { readonly [K in keyof O]: ResultOf<O[K]> }

/** The rules an output reads. */
export function rulesOf(output: Output): readonly Rule[] {
  if (isRule(output as Rule)) return [output as Rule]
  if (output instanceof SoloSe) return [output.quando, ...rulesOf(output.valore)]
  if (output instanceof Parole) return Object.values(output.voci)
  if (output instanceof TestoDi) return rulesOfAvviso(output.avviso)
  if (output instanceof Frase) return Object.values(output.valori).flatMap(rulesInserted)
  if (output instanceof Costante) return []
  if (output instanceof Presenti) return output.voci.flatMap(rulesOf)
  return Object.values(output as { readonly [key: string]: Output }).flatMap(rulesOf)
}

export const rulesOfAvviso = ({ quando, valori }: Avviso): readonly Rule[] => [quando, ...Object.values(valori).flatMap(rulesInserted)]

function rulesInserted(inserto: string | Inserto): readonly Rule[] {
  if (typeof inserto === 'string') return []
  if ('valore' in inserto) return [inserto.valore]
  return 'elenco' in inserto ? inserto.elenco.flatMap((voce) => [voce.quando, ...voce.parti.flatMap(rulesInserted)]) : []
}

/** A place in the result: the rule that gives it and the requirements without which it is null. */
export type Located = {
  readonly rule: Rule
  readonly quando: readonly Requisito[]
  /** Inside a list of those present: its path, the position in it, what says who is there. */
  readonly tra?: { readonly elenco: string; readonly posto: number; readonly presenze: readonly Requisito[] }
}

/** Every single value of the result by its dotted path. Words of a list answer at `path.word`. */
export function locate(output: Output, path = '', quando: readonly Requisito[] = []): readonly (readonly [string, Located])[] {
  if (isRule(output as Rule)) return [[path, { rule: output as Rule, quando }]]
  if (output instanceof SoloSe) return locate(output.valore, path, [...quando, output.quando])
  if (output instanceof TestoDi) return [[path, { rule: output.avviso.quando, quando: [...quando, output.avviso.quando] }]]
  if (output instanceof Parole) return Object.entries(output.voci).map(([word, rule]) => [`${path}.${word}`, { rule, quando: [...quando, rule] }])
  if (output instanceof Frase || output instanceof Costante) return []
  if (output instanceof Presenti) {
    const presenze = output.voci.map((voce) => voce.quando)
    return output.voci.flatMap((voce, posto) =>
      locate(voce, `${path}[${posto}]`, quando).map(([at, found]) => [at, { ...found, tra: { elenco: path, posto, presenze } }] as const),
    )
  }
  if (Array.isArray(output)) return output.flatMap((inner: Output, k) => locate(inner, `${path}[${k}]`, quando))
  const entries: readonly (readonly [string, Output])[] = Object.entries(output)
  return entries.flatMap(([key, inner]) => locate(inner, path ? `${path}.${key}` : key, quando))
}

/** JavaScript that collects the result from row `v` and texts `t`. */
export function collector(output: Output, source: Source, texts: (phrase: Phrasing) => string): string {
  if (output instanceof Regola) return `v[${source.slot(output)}]`
  if (output instanceof Requisito) return source.js(output)
  if (output instanceof Esito) return `${JSON.stringify(output.opzioni)}[v[${source.slot(output)}]]`
  if (output instanceof SoloSe) return `${source.js(output.quando)} ? ${collector(output.valore, source, texts)} : null`
  if (output instanceof TestoDi) return `${source.js(output.avviso.quando)} ? ${texts(output.avviso)}(v, t) : null`
  if (output instanceof Parole)
    return `[${Object.entries(output.voci)
      .map(([word, quando]) => `${source.js(quando)} ? ${JSON.stringify(word)} : ''`)
      .join(', ')}].filter(Boolean)`
  if (output instanceof Frase) return `${texts(output)}(v, t)`
  if (output instanceof Costante) return JSON.stringify(output.valore)
  if (output instanceof Presenti) return `[${output.voci.map((voce) => collector(voce, source, texts)).join(', ')}].filter((x) => x !== null)`
  if (Array.isArray(output)) return `[${output.map((inner: Output) => collector(inner, source, texts)).join(', ')}]`
  const inner = Object.entries(output as { readonly [key: string]: Output }).map(([key, o]) => `${JSON.stringify(key)}: ${collector(o, source, texts)}`)
  return `({ ${inner.join(', ')} })`
}

type Phrasing = Pick<Avviso, 'testo' | 'valori'>

export type Phrase = (values: Float64Array, texts: readonly string[]) => string

/** The text of a message with its amounts and names in it. */
export function phraseOf({ testo, valori }: Phrasing, source: Source): Phrase {
  const parts = testo.split(/\{(\w+)\}/).map((part, i): Phrase => (i % 2 ? spoken(valori[part] as Inserto, source) : () => part))
  return (values, texts) => parts.map((part) => part(values, texts)).join('')
}

function spoken(inserto: string | Inserto, source: Source): Phrase {
  if (typeof inserto === 'string') return () => inserto
  if ('valore' in inserto) {
    const slot = source.slot(inserto.valore)
    return (values) => inserto.formato(values[slot] as number)
  }
  if ('elenco' in inserto) {
    const voci = inserto.elenco.map(({ quando, parti }) => [source.slot(quando), parti.map((p) => spoken(p, source))] as const)
    return (values, texts) =>
      voci
        .filter(([slot]) => values[slot] === 1)
        .map(([, parti]) => parti.map((p) => p(values, texts)).join(''))
        .join(inserto.separatore)
  }
  const text = leafOf.get(inserto satisfies Testo)?.text as number
  return (_, texts) => texts[text] as string
}

/** A message as it leaves the calculation. */
export const message = ({ id, gravita, campo }: Pick<Avviso, 'id' | 'gravita' | 'campo'>, testo: string): Message => ({ id, gravita, campo, testo })
