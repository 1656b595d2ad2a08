/** The curve of Forme: every form's net by revenue or by costs, and where the best form changes. */

import { gradi } from '../affidabilita.ts'
import { count, euro, list, nullable, object, type TypeOf, word } from '../shape/shape.ts'
import { codici, esiti } from './forme.ts'

/** The variable of a curve. All costs vary together, in the proportions typed. */
export const variabili = ['RICAVI', 'COSTI'] as const
export type Variabile = (typeof variabili)[number]

export const PUNTI_MINIMI = 2
export const PUNTI_MASSIMI = 200
/** Points of the page's curve. A slider stands only on points, so that each amount beside it is computed. */
export const PUNTI = 61

const netto = object({
  forma: word(codici, 'Forma'),
  netto: nullable(euro('Criterio', { help: 'Nullo: fuori dalla classifica' })),
  esito: word(esiti, 'Ammissibilità'),
  grado: word(gradi, 'Affidabilità'),
})
const punto = object({ valore: euro('Ricavi o costi'), netti: list(netto, { label: 'Netti delle forme' }), migliore: nullable(word(codici, 'La migliore')) })
const incrocio = object({
  valore: euro('Da', { help: "All'euro: qui la migliore è già cambiata" }),
  prima: nullable(word(codici, 'La migliore fin lì')),
  poi: nullable(word(codici, 'La migliore da lì')),
})

export const curva = object({
  annoImposta: count("Anno d'imposta"),
  variabile: word(variabili, 'Che cosa varia'),
  punti: list(punto, { label: 'Punti' }),
  incroci: list(incrocio, { label: 'Dove la migliore cambia' }),
})
export type Curva = TypeOf<typeof curva>
