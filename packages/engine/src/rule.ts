/** Rules: named expressions with the norm that they apply. */
import type { Gravita, TaxYear, Unit } from '@bilancia/contract'
import { Condizione, type Expression, Quantita } from './expression.ts'
import type { Formato } from './host/template.ts'
import { Scelta, type Testo } from './inputs.ts'
import type { Norma } from './law.ts'
import { foglia } from './operators.ts'

type Definition<F extends Expression> = {
  /** The name of the line on screen. */
  readonly nome: string
  /** The part of the name that says whose line it is. It is left out where rules of one subject mention each other. */
  readonly di?: string
  /** Short name for a table whose heading says the rest: 'IRES' for 'IRES, solo compenso'. Default: `nome` without `di`. */
  readonly voce?: string
  readonly norma: Norma
  readonly formula: F
  /** The interpretation chosen where the law is unclear, or what the line leaves out. */
  readonly nota?: string
}

/** A line of the calculation. A line in euro is stored to the cent, like every line of a return or of the rule pages. */
export class Regola<U extends Unit = Unit> extends Quantita<U> {
  readonly id: string
  readonly definition: Definition<Quantita<U>>

  constructor(id: string, definition: Definition<Quantita<U>>) {
    super(definition.formula.unita, foglia(definition.nome), [], definition.formula.nomi)
    this.id = id
    this.definition = definition
  }

  override zeroIn(year: TaxYear): boolean {
    return this.definition.formula.zeroIn(year)
  }
}

/** A condition of law that answers yes or no. */
export class Requisito extends Condizione {
  readonly id: string
  readonly definition: Definition<Condizione>

  constructor(id: string, definition: Definition<Condizione>) {
    super(foglia(definition.nome), [])
    this.id = id
    this.definition = definition
  }
}

/** A rule whose result is a word: which reduction applies, which regime is best. */
export class Esito<O extends string = string> extends Scelta<O> {
  readonly id: string
  readonly definition: Definition<Scelta<O>>

  constructor(id: string, definition: Definition<Scelta<O>>) {
    super(definition.formula.nomi, foglia(definition.nome), [])
    this.id = id
    this.definition = definition
  }
}

export type Rule = Regola | Requisito | Esito

export const isRule = (e: Expression): e is Rule => e instanceof Regola || e instanceof Requisito || e instanceof Esito

export const regola = <U extends Unit>(id: string, definition: Definition<Quantita<U>>): Regola<U> => new Regola(id, definition)
export const requisito = (id: string, definition: Definition<Condizione>): Requisito => new Requisito(id, definition)
export const esito = <O extends string>(id: string, definition: Definition<Scelta<O>>): Esito<O> => new Esito(id, definition)

/** What may replace `{name}` in a message: a name, an amount with the name of its format, a list of the parts that hold. */
export type Inserto =
  | Testo
  | { readonly valore: Regola; readonly formato: Formato }
  | { readonly elenco: readonly { readonly quando: Requisito; readonly parti: readonly (string | Inserto)[] }[]; readonly separatore: string }

/** A message that the calculation gives while `quando` holds. */
export type Avviso = {
  readonly id: string
  readonly gravita: Gravita
  readonly campo: string
  readonly quando: Requisito
  readonly testo: string
  readonly valori: Readonly<Record<string, Inserto>>
}

/**
 * `avviso('RICAVI_OLTRE_LIMITE', messages.RICAVI_OLTRE_LIMITE, { campo, quando, norma, nome, valori })`. Throws if the text
 * contains a `{name}` that `valori` does not have.
 */
export function avviso(
  id: string,
  { gravita, testo }: { readonly gravita: Gravita; readonly testo: string },
  {
    campo,
    quando,
    nome,
    norma,
    valori = {},
  }: { readonly campo: string; readonly quando: Condizione; readonly nome: string; readonly norma: Norma; readonly valori?: Readonly<Record<string, Inserto>> },
): Avviso {
  for (const [, name] of testo.matchAll(/\{(\w+)\}/g)) {
    if (!((name as string) in valori)) throw new Error(`Message ${id} names {${name}}, which it is not given`)
  }
  return { id, gravita, campo, testo, valori, quando: requisito(`avvisi.${id}.${campo}`, { nome, norma, formula: quando }) }
}
