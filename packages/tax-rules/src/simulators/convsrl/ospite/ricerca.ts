/** The signal stopped the search. */
export class RicercaInterrotta extends Error {
  readonly code = 'RICERCA_INTERROTTA'

  constructor() {
    super('La ricerca della combinazione migliore è stata interrotta')
    this.name = 'RicercaInterrotta'
  }
}
