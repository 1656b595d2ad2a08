/** The scenarios in which something is searched, by name: a leaf that rules and searches both read. */

/** Those that look for the net of today. */
export const cercati = ['scenario2', 'scenario3', 'scenario4'] as const
export type Cercato = (typeof cercati)[number]

/** Those whose best mix is looked for. */
export type Ottimizzabile = 'scenario4' | 'scenario6'
