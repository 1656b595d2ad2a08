/** Depreciation coefficients (general table) and the limits of cars, 2020 to 2027. */
import { type Cifra, cifra, definizione, scelta } from '@bilancia/engine'
import { ogniAnno, parametro, sempre } from '../legge.ts'
import { legge, tuir } from '../norme.ts'

const invariata = (valore: number, fonte: string) => sempre(cifra(valore, fonte), { finoAl: 2027 })
const DM = 'D.M. 31/12/1988, attività non precedentemente specificate e industrie edilizie (misterfisco.it)'
const norma = legge('D.M. 31 dicembre 1988; art. 102, c. 2, TUIR')
const coefficiente = (id: string, nome: string, figura: Cifra<number> | number) =>
  parametro(
    'percento',
    `ammortamenti.${id}`,
    `Coefficiente: ${nome}`,
    id === 'immateriali' ? tuir('103') : norma,
    sempre(typeof figura === 'number' ? cifra(figura, DM) : figura, { finoAl: 2027 }),
  )

/** Proposed coefficient for each kind of asset. It is indicative: the official table differs by trade. */
export const coefficienti = {
  fabbricato: coefficiente('fabbricato', 'fabbricato', 3),
  macchinari: coefficiente('macchinari', 'macchinari', 15),
  attrezzature: coefficiente('attrezzature', 'attrezzature', cifra(25, 'D.M. 31/12/1988: 15% in altre attività, 40% per la piccola attrezzatura edile')),
  impianti: coefficiente('impianti', 'impianti generici', 10),
  mobiliUfficio: coefficiente('mobiliUfficio', "mobili d'ufficio", 12),
  furgoni: coefficiente('furgoni', 'furgoni', 20),
  autovetture: coefficiente('autovetture', 'autovetture', 25),
  immateriali: coefficiente(
    'immateriali',
    'software e beni immateriali',
    scelta(20, "quota prudente: l'art. 103 TUIR ammette fino a metà del costo l'anno, 1/18 per marchi e avviamento"),
  ),
  altro: coefficiente('altro', 'altri beni', scelta(20, 'scelta prudente, in mancanza di una categoria')),
} as const
export type Bene = keyof typeof coefficienti

export const meta = parametro(
  'percento',
  'ammortamenti.meta',
  'Riduzione della quota del primo esercizio',
  tuir('102, c. 2'),
  invariata(50, 'art. 102, c. 2, TUIR (connect.gt)'),
)

const norma164 = tuir('164, c. 1, lett. b)')
const auto = <U extends 'euro' | 'percento'>(unita: U, id: string, nome: string, valore: number) =>
  parametro(unita, `ammortamenti.auto.${id}`, nome, norma164, invariata(valore, 'art. 164, c. 1, lett. b), TUIR'))
/** Recognised cost and deductible part of cars. */
export const autovetture = {
  limite: auto('euro', 'limite', "Costo riconosciuto di un'autovettura", 18_075.99),
  deducibile: auto('percento', 'deducibile', 'Parte deducibile delle autovetture', 20),
  limiteAgenti: auto('euro', 'limiteAgenti', "Costo riconosciuto di un'autovettura di agente", 25_822.84),
  deducibileAgenti: auto('percento', 'deducibileAgenti', 'Parte deducibile delle autovetture di agenti', 80),
} as const

/** The number of the second year of use, and of the following ones. */
export const secondoAnno = parametro(
  'numero',
  'ammortamenti.secondoAnno',
  'Secondo anno di utilizzo',
  tuir('102, c. 2'),
  ogniAnno(definizione(2, 'art. 102, c. 2, TUIR')),
)
