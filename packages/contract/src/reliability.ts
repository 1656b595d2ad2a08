/** How figures of law that stand equally well are called together, from the best confirmed; what claims nothing of the law comes last. */
export const reliabilities = {
  confermata: 'confermate',
  'fonte unica': 'a fonte unica',
  stima: 'stimate',
  'da memoria': 'da memoria',
  'per definizione': 'per definizione',
  'scelta del programma': 'scelte del programma',
} as const
export type Reliability = keyof typeof reliabilities
