/** Reads some places of a result, without computing its searches and provisional parts. */
import { type ConMessaggi, chosen, type Editions, type Shape } from '@bilancia/engine/host'

/** The grade is completed outside the rules, with the weak figures of the verdict. */
const accanto = /\baffidabilita\b/

/** The values at those places; null if the rules alone do not give all of them. */
export type Scelti = (state: object) => readonly unknown[] | ConMessaggi | null

export const scelti = <T extends Shape>(edizioni: Editions<T>, percorsi: readonly string[]): Scelti =>
  percorsi.some((percorso) => accanto.test(percorso)) ? () => null : chosen(edizioni, percorsi)
