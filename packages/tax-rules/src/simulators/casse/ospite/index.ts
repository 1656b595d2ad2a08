/** Runs the rules of a year on a state whose year is called `anno`. */
import { type ConMessaggi, type Editions, work } from '@bilancia/engine/host'
import type { Forma, Uscite } from '../programma.ts'

export type Risultato = Uscite & ConMessaggi

/** The state with the year as the rules name it. */
export const daRegole = ({ anno, ...altro }: { readonly anno?: unknown }): object => ({ ...altro, annoImposta: anno })

export function ospite(edizioni: Editions<Forma>) {
  /** Computes what can be computed. Never throws. Without a known year the result has only messages. */
  function calcola(state: object): Risultato | ConMessaggi {
    const worked = work(daRegole(state), edizioni)
    if ('result' in worked) return worked.result
    return { messaggi: worked.messaggi.map((uno) => ({ ...uno, campo: 'anno' })) }
  }
  return { calcola }
}
