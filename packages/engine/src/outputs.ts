/** The shape of a result: a tree whose leaves are rules, and the same tree as data. */
import type { Expression } from './expression.ts'
import type { Part, Sentence, Template } from './host/template.ts'
import type { Testo } from './inputs.ts'
import { leafOf } from './layout.ts'
import { type Avviso, Esito, type Inserto, isRule, Regola, Requisito, type Rule } from './rule.ts'

/** A part of the result that is null unless the requirement holds, such as an absent person. */
export class SoloSe<O extends Output = Output> {
  readonly quando: Requisito
  readonly valore: O

  constructor(quando: Requisito, valore: O) {
    this.quando = quando
    this.valore = valore
  }
}

/** The words whose requirement holds. */
export class Parole<W extends string = string> {
  readonly voci: Readonly<Record<W, Requisito>>

  constructor(voci: Readonly<Record<W, Requisito>>) {
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

/** A sentence with names and amounts: a title, a person's name. It has no explanation. */
export class Frase<T extends string = string> {
  readonly testo: string
  readonly valori: Readonly<Record<string, Inserto>>
  /** All its possible values, if they are a few words. */
  readonly parole: readonly T[] | undefined

  constructor(testo: string, valori: Readonly<Record<string, Inserto>>, parole?: readonly T[]) {
    this.testo = testo
    this.valori = valori
    this.parole = parole
  }
}

/** The entries that are present, in order: persons who may be absent. */
export class Presenti<O extends Output = Output> {
  readonly voci: readonly SoloSe<O>[]

  constructor(voci: readonly SoloSe<O>[]) {
    this.voci = voci
  }
}

/** A word of the result that never changes. It has no explanation. */
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
export const parole = <const W extends string>(voci: Readonly<Record<W, Requisito>>): Parole<W> => new Parole(voci)
export const testoDi = (avviso: Avviso): TestoDi => new TestoDi(avviso)

export type Output = Rule | SoloSe | Parole | TestoDi | Frase | Costante | Presenti | readonly Output[] | { readonly [key: string]: Output }

/** The type of a collected result. */
export type ResultOf<O> = O extends Regola
  ? number
  : O extends Requisito
    ? boolean
    : O extends Esito<infer W>
      ? W
      : O extends SoloSe<infer P>
        ? ResultOf<P> | null
        : O extends Parole<infer W>
          ? readonly W[]
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
  /** Inside a list of those present: the path of the list, the position in it, and the requirements that say who is present. */
  readonly tra?: { readonly elenco: string; readonly posto: number; readonly presenze: readonly Requisito[] }
}

/** Every single value of the result by its dotted path. A word of a list has the path `path.word`. */
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

/** The shape as data: each rule by its slot. */
export function templateOf(output: Output, slot: (e: Expression) => number): Template {
  const recur = (inner: Output): Template => templateOf(inner, slot)
  if (output instanceof Regola) return slot(output)
  if (output instanceof Requisito) return { vero: slot(output) }
  if (output instanceof Esito) return { parola: slot(output), tra: output.opzioni }
  if (output instanceof SoloSe) return { se: slot(output.quando), valore: recur(output.valore) }
  if (output instanceof TestoDi) return { avviso: slot(output.avviso.quando), testo: sentenceOf(output.avviso, slot) }
  if (output instanceof Parole) return { parole: Object.entries(output.voci).map(([word, quando]) => [word, slot(quando)] as const) }
  if (output instanceof Frase) return sentenceOf(output, slot)
  if (output instanceof Costante) return { costante: output.valore }
  if (output instanceof Presenti) return { presenti: output.voci.map(({ quando, valore }) => ({ se: slot(quando), valore: recur(valore) })) }
  if (Array.isArray(output)) return { voci: output.map(recur) }
  const entries: readonly (readonly [string, Output])[] = Object.entries(output)
  return { campi: Object.fromEntries(entries.map(([key, inner]) => [key, recur(inner)])) }
}

const sentenceOf = ({ testo, valori }: Pick<Avviso, 'testo' | 'valori'>, slot: (e: Expression) => number): Sentence => ({
  frase: testo,
  valori: partsOf(valori, slot),
})

/** The parts that fill a sentence, by name. */
export const partsOf = (valori: Avviso['valori'], slot: (e: Expression) => number): Readonly<Record<string, Part>> =>
  Object.fromEntries(Object.entries(valori).map(([name, inserto]) => [name, partOf(inserto, slot)]))

function partOf(inserto: string | Inserto, slot: (e: Expression) => number): Part {
  if (typeof inserto === 'string') return inserto
  if ('valore' in inserto) return { valore: slot(inserto.valore), formato: inserto.formato }
  if ('elenco' in inserto) {
    const elenco = inserto.elenco.map(({ quando, parti }) => ({ quando: slot(quando), parti: parti.map((parte) => partOf(parte, slot)) }))
    return { elenco, separatore: inserto.separatore }
  }
  const text = leafOf.get(inserto satisfies Testo)?.text
  if (text === undefined) throw new TypeError('A sentence names a text that no field keeps')
  return { testo: text }
}
