/** Depreciation coefficients (general table) and the limits of cars, 2020 to 2026. */
import { type Attendibilita, conFonte, parametro } from '@bilancia/engine'
import { legge, tuir } from '../norme.ts'

const sempre = (v: number, fonte: string, attendibilita?: Attendibilita) =>
  conFonte(fonte, { 2020: v, 2021: v, 2022: v, 2023: v, 2024: v, 2025: v, 2026: v }, attendibilita)
const DM = 'D.M. 31/12/1988, attività non precedentemente specificate e industrie edilizie (misterfisco.it)'
const norma = legge('D.M. 31 dicembre 1988; art. 102, c. 2, TUIR')
const coefficiente = (id: string, nome: string, valore: number, attendibilita?: Attendibilita, fonte = DM) =>
  parametro('percento', `ammortamenti.${id}`, `Coefficiente: ${nome}`, id === 'immateriali' ? tuir('103') : norma, sempre(valore, fonte, attendibilita))

/** Proposed coefficient of each kind of asset: indicative, the official table changes by trade. */
export const coefficienti = {
  fabbricato: coefficiente('fabbricato', 'fabbricato', 3),
  macchinari: coefficiente('macchinari', 'macchinari', 15),
  attrezzature: coefficiente('attrezzature', 'attrezzature', 25, 'da memoria', 'D.M. 31/12/1988: 15% in altre attività, 40% per la piccola attrezzatura edile'),
  impianti: coefficiente('impianti', 'impianti generici', 10),
  mobiliUfficio: coefficiente('mobiliUfficio', "mobili d'ufficio", 12),
  furgoni: coefficiente('furgoni', 'furgoni', 20),
  autovetture: coefficiente('autovetture', 'autovetture', 25),
  immateriali: coefficiente('immateriali', 'software e beni immateriali', 20, 'da memoria', 'art. 103 TUIR: metà in cinque anni; avviamento e marchi 1/18'),
  altro: coefficiente('altro', 'altri beni', 20, 'da memoria', 'scelta prudente, in mancanza di una categoria'),
} as const
export type Bene = keyof typeof coefficienti

export const meta = parametro(
  'percento',
  'ammortamenti.meta',
  'Riduzione della quota del primo esercizio',
  tuir('102, c. 2'),
  sempre(50, 'art. 102, c. 2, TUIR (connect.gt)'),
)

const norma164 = tuir('164, c. 1, lett. b)')
const auto = <U extends 'euro' | 'percento'>(unita: U, id: string, nome: string, valore: number) =>
  parametro(unita, `ammortamenti.auto.${id}`, nome, norma164, sempre(valore, 'art. 164, c. 1, lett. b), TUIR'))
/** Recognised cost and deductible part of cars. */
export const autovetture = {
  limite: auto('euro', 'limite', "Costo riconosciuto di un'autovettura", 18_075.99),
  deducibile: auto('percento', 'deducibile', 'Parte deducibile delle autovetture', 20),
  limiteAgenti: auto('euro', 'limiteAgenti', "Costo riconosciuto di un'autovettura di agente", 25_822.84),
  deducibileAgenti: auto('percento', 'deducibileAgenti', 'Parte deducibile delle autovetture di agenti', 80),
} as const

/** Ordinals of the years of use. */
export const secondoAnno = parametro('numero', 'ammortamenti.secondoAnno', 'secondo anno', tuir('102, c. 2'), sempre(2, 'art. 102, c. 2, TUIR'))
