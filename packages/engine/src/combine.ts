/** Expressions made of other expressions: alternatives, sums, formulas by year. */
import type { TaxYear, Unit } from '@bilancia/contract'
import { Condizione, type Expression, mai, type Numero, Quantita, vero } from './expression.ts'
import { Scelta } from './inputs.ts'
import { type Confirmed, inForce, type Periods } from './law.ts'
import * as op from './operators.ts'
import { Parametro, type Tabella } from './parameter.ts'

/** If condition, then one value, otherwise the other. */
export function se<U extends Unit>(condizione: Condizione, esiti: { allora: Quantita<U>; altrimenti: Quantita<U> }): Quantita<U> {
  return casi([[condizione, esiti.allora]], esiti.altrimenti)
}

/** The first case whose condition holds. */
export function casi<U extends Unit>(elenco: readonly (readonly [Condizione, Quantita<U>])[], altrimenti: Quantita<U>): Quantita<U> {
  const possibili = elenco.filter(([condizione]) => condizione !== mai)
  return possibili.length
    ? new Quantita(altrimenti.unita, op.casi, [...possibili.flat(), vero, altrimenti], namesOf(...possibili.map(([, q]) => q), altrimenti))
    : altrimenti
}

/** The first option whose condition holds. `nomi`: the displayed name of each option. */
export function sceltaTra<O extends string>(
  nomi: Readonly<Record<O, string>>,
  elenco: readonly (readonly [Condizione, NoInfer<O>])[],
  altrimenti: NoInfer<O>,
): Scelta<O> {
  const opzioni = Object.keys(nomi)
  const costante = (o: O) => new Scelta(nomi, op.opzione(opzioni.indexOf(o), o, nomi[o]), [])
  const possibili = elenco.filter(([condizione]) => condizione !== mai)
  return new Scelta(nomi, op.casi, [...possibili.flatMap(([c, o]) => [c, costante(o)]), vero, costante(altrimenti)])
}

/** One branch for each code that the table lists in the year; the explanation shows the branch taken. */
export function secondoTabella<U extends Unit, T>(
  codice: Numero,
  tabella: Tabella<Readonly<Record<number, T>>>,
  ramo: (voce: T, codice: number, year: TaxYear) => Quantita<U>,
  altrimenti: Quantita<U>,
): Quantita<U> {
  return new Quantita(altrimenti.unita, op.tra, (year) => [
    ...Object.entries(tabella.cifra(year).valore).flatMap(([k, voce]) => {
      const valore = ramo(voce as T, Number(k), year)
      return valore === altrimenti ? [] : [codice.codice(Number(k)), valore]
    }),
    vero,
    altrimenti,
  ])
}

const haNellAnno = (q: Quantita, year: TaxYear): boolean => !(q instanceof Parametro) || q.previsto(year)

/** The value of the chosen option; `altrimenti` for an option without one, or whose figure the year does not have. */
export function traPreviste<U extends Unit, O extends string>(
  scelta: Scelta<O>,
  rami: Readonly<Partial<Record<O, Quantita<U>>>>,
  altrimenti: Quantita<U>,
): Quantita<U> {
  return new Quantita(altrimenti.unita, op.tra, (year) => [
    ...optionsIn(scelta, rami, year).flatMap(([opzione, valore]) => [scelta.vale(opzione), valore]),
    vero,
    altrimenti,
  ])
}

/** Whether the year has the figure of the chosen option. */
export function prevista<O extends string>(scelta: Scelta<O>, rami: Readonly<Partial<Record<O, Quantita>>>): Condizione {
  return new Condizione(op.periodo, (year) => [almenoUna(optionsIn(scelta, rami, year).map(([opzione]) => scelta.vale(opzione)))])
}

const optionsIn = <O extends string, Q extends Quantita>(
  { opzioni }: Scelta<O>,
  rami: Readonly<Partial<Record<O, Q>>>,
  year: TaxYear,
): readonly (readonly [O, Q])[] =>
  opzioni.flatMap((opzione) => {
    const valore = rami[opzione]
    return valore && haNellAnno(valore, year) ? [[opzione, valore] as const] : []
  })

/** A choice among codes is a code too, with the same names. */
const namesOf = (...picked: readonly Quantita[]): Quantita['nomi'] => picked.find((q) => q.nomi)?.nomi

/** The sum of the values that are present: `somma([collaboratore1.presente, contributi1], …)`. */
export function somma<U extends Unit>(unita: U, addendi: readonly (readonly [presente: Condizione, valore: Quantita<U>])[]): Quantita<U> {
  return new Quantita(unita, op.sommaPresenti, addendi.flat())
}

/** Whether any of the conditions holds. False for an empty list. */
export function almenoUna(condizioni: readonly Condizione[]): Condizione {
  const [prima, ...altre] = condizioni
  return prima ? (altre.length ? prima.o(...altre) : prima) : mai
}

/**
 * The formula of the year: `perPeriodo({ dal2020: a, dal2022: b, finoAl: 2027 })`. `finoAl` is the last year for which
 * somebody checked it.
 */
export function perPeriodo<U extends Unit>(periodi: Periods<Quantita<U>> & Confirmed): Quantita<U>
export function perPeriodo(periodi: Periods<Condizione> & Confirmed): Condizione
export function perPeriodo(periodi: (Periods<Quantita> | Periods<Condizione>) & Confirmed): Expression {
  const pick = (year: TaxYear) => [inForce<Expression>(periodi, year)]
  const { dal2020 } = periodi
  return dal2020 instanceof Quantita ? new Quantita(dal2020.unita, op.periodo, pick, dal2020.nomi) : new Condizione(op.periodo, pick)
}
