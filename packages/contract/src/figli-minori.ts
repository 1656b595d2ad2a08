/** The children under 18 of a person, the same in every simulator. */
import { integer } from './fields/field.ts'

export const numeroFigliMinori = integer('Figli minori di 18 anni', [0, 10], {
  help: 'Al 1º gennaio, anche se non contati sopra: servono alle regioni con una detrazione per i minori (Sardegna)',
})

/** Regions whose surcharge has an item for children under 18: Sardegna (L.R. 48/2018, art. 2). */
export const regioniConMinori: readonly number[] = [15]
