/** How figures of law that stand equally well are called together, from the best confirmed; a choice of the program comes last. */
export const reliabilities = {
  confermata: 'confermate',
  'fonte unica': 'a fonte unica',
  stima: 'stimate',
  'da memoria': 'da memoria',
  'scelta del programma': 'scelte del programma',
} as const
export type Reliability = keyof typeof reliabilities
