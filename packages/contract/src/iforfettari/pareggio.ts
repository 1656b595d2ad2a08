/** The break-even points of iForfettari, shared by server, page and command line. */
import { euro, list, nullable, object, percent, type TypeOf, word } from '../shape/shape.ts'

const explained = { explained: true } as const
const incroci = (di: 'ricavi' | 'costi') => ({
  radici: list(euro(`Pareggi in ${di}`, explained), { ...explained, label: `Pareggi in ${di}`, help: 'Euro interi, in ordine' }),
  vicina: nullable(euro(`Pareggio in ${di}`, { ...explained, help: 'Il più vicino a ciò che è digitato, il minore di due; null senza pareggi' })),
  sempre: nullable(word(['FORFETTARIO', 'NORMALE'], 'Conviene sempre', { ...explained, help: 'Chi vince sempre, dove non ci sono pareggi' })),
})
const perRicavi = incroci('ricavi')
const shapeOfIncroci = object(perRicavi)
export type Incroci = TypeOf<typeof shapeOfIncroci>

/** Each search has an explanation, and so has each of its values. */
export const pareggio = object(
  {
    ricaviCostiFissi: object(perRicavi, { ...explained, label: 'Ricavi di pareggio a costi fissi' }),
    ricaviCostiProporzionali: object(perRicavi, { ...explained, label: 'Ricavi di pareggio a costi proporzionali' }),
    costi: object(
      { ...incroci('costi'), percentualeRicavi: nullable(percent('Costi di pareggio in percento dei ricavi', explained)) },
      { ...explained, label: 'Costi di pareggio' },
    ),
  },
  { label: 'Pareggio' },
)
export type Pareggio = TypeOf<typeof pareggio>
