/** Names for figures of law by reliability, from confirmed down. Figures that make no claim about the law come last. */
export const reliabilities = {
  confermata: 'confermate',
  'fonte unica': 'a fonte unica',
  stima: 'stimate',
  'da memoria': 'da memoria',
  'per definizione': 'per definizione',
  'scelta del programma': 'scelte del programma',
} as const
export type Reliability = keyof typeof reliabilities
