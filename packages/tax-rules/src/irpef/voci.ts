/** The names of the lines of IRPEF, used by every calculation. */
export const voci = {
  imponibile: 'Reddito imponibile',
  lorda: 'IRPEF lorda',
  detrazioni: 'Totale detrazioni',
  netta: 'IRPEF netta',
  irpefAddizionali: 'IRPEF e addizionali',
} as const
