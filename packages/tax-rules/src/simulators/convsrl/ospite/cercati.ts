/** Names of the scenarios with a search. A separate file without imports, read by both rules and searches. */

/** The scenarios in which the current net is searched for. */
export const cercati = ['scenario2', 'scenario3', 'scenario4'] as const
export type Cercato = (typeof cercati)[number]

/** The scenarios in which the best mix is searched for. */
export type Ottimizzabile = 'scenario4' | 'scenario6'
