/** Some places of a result, for whoever wants no more: searches and what is provisional are not worked out for them. */
import { type ConMessaggi, chosen, type Editions, type Shape } from '@bilancia/engine/host'

/** The grade is completed beside the rules, by the figures that weigh on the verdict. */
const accanto = /\baffidabilita\b/

/** What stands there, of a state; null where the rules alone do not give it all. */
export type Scelti = (state: object) => readonly unknown[] | ConMessaggi | null

export const scelti = <T extends Shape>(edizioni: Editions<T>, percorsi: readonly string[]): Scelti =>
  percorsi.some((percorso) => accanto.test(percorso)) ? () => null : chosen(edizioni, percorsi)
