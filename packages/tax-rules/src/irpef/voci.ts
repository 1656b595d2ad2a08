/** What the lines of IRPEF are called, whoever works them out. */
export const voci = {
  imponibile: 'Reddito imponibile',
  lorda: 'IRPEF lorda',
  detrazioni: 'Totale detrazioni',
  netta: 'IRPEF netta',
  irpefAddizionali: 'IRPEF e addizionali',
} as const
