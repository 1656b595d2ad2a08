/** What a key of a studio's own program may open. A call that names no group is never reached with a key. */
export const keyGroups = {
  clientiLettura: 'Leggere i clienti, le loro cartelle e le consegne',
  clientiScrittura: 'Creare e cambiare clienti e promemoria',
  elaborazioni: 'Creare e cambiare elaborazioni nelle cartelle',
  consegne: 'Consegnare al cliente e segnare che cosa ne è stato',
  calcolo: 'Calcolare con gli strumenti, senza salvare',
} as const
export type KeyGroup = keyof typeof keyGroups
