/** The reliability of a verdict: missing data, weak figures of law, and what empty fields leave out. */

import type { LabelOf } from './fields/labels.ts'
import { euro, flag, list, nullable, object, type TypeOf, text, word } from './shape/shape.ts'

/** The grade of a verdict, as its chip shows it. */
export const gradi = { COMPLETO: 'Completo', PARZIALE: 'Parziale', NON_AFFIDABILE: 'Non affidabile' } as const
export type Grado = keyof typeof gradi

/** `PARZIALE` becomes `affidabilità: parziale`. */
export const nomeGrado = (grado: Grado): string => (grado === 'COMPLETO' ? 'dati completi' : `affidabilità: ${gradi[grado].toLowerCase()}`)

/** Without a determining datum the verdict is meaningless; without a minor one it may change. */
export type Peso = 'DETERMINANTE' | 'MINORE'

/** The answer to a requirement. No answer is different from 'no'. */
export const verifiche = { SI: 'sì', NO: 'no', NON_VERIFICATO: 'non verificato' } as const

/** A datum whose absence lowers the grade. */
export type Mancanza = {
  /** Path of the field. */
  readonly dato: string
  readonly peso: Peso
  readonly perche: string
  /** What the calculation assumes without it, if an adviser may confirm that. The text follows `Confermo:` and `Il calcolo assume:`. */
  readonly ipotesi?: string
}
export type Mancanze = Readonly<Record<string, Mancanza>>

/** Names of data made of several fields. The path is that of the field that the link opens. */
const nomiInsieme: Readonly<Record<string, string>> = {
  'regimeNormale.determinazioneDelReddito.altriCosti': 'Costi',
  'regimeNormale.determinazioneDelReddito.altreSpese': 'Costi',
  'contoEconomicoDittaSocieta.merciMateriePrime': 'Costi',
  'contoEconomicoProfessionista.serviziContabili': 'Costi',
  'imposteContributi.collaboratori': 'Quote di titolare e collaboratori',
  'imposteContributi.soci': 'Quote dei soci',
}

/** The name of a missing datum. */
export const nomeDato = (labelOf: LabelOf, dato: string): string => nomiInsieme[dato] ?? labelOf(dato)

/** What an untyped zero leaves out. It does not lower the grade. */
const silenzio = object({
  dato: text('Dato'),
  perche: text('Perché'),
  aFavoreDi: nullable(text('A favore di', { help: 'Il lato che ne appare migliore; null se dipende dal caso' })),
})
export type Silenzio = TypeOf<typeof silenzio>
export type Silenzi = Readonly<Record<string, Silenzio>>

/** A missing datum in a result. */
const datoMancante = object({
  dato: text('Dato', { help: 'Percorso del campo' }),
  peso: word(['DETERMINANTE', 'MINORE'], 'Peso'),
  perche: text('Perché'),
  ipotesi: nullable(text('Ipotesi', { help: 'Che cosa il calcolo assume, dove si può confermare' })),
  alPiu: nullable(euro('Al più', { explained: true, help: 'Di quanto può spostare la cifra che decide; null se non si conosce un limite' })),
})
export type DatoMancante = TypeOf<typeof datoMancante>

/** A figure of law that has no second reading or waits for its act, and its weight in the deciding figure. */
const cifraIncerta = object({
  figura: text('Identificativo'),
  nome: text('Cifra'),
  attendibilita: text('Attendibilità'),
  provvisoria: flag('Provvisoria'),
  euro: euro('Quanto pesa'),
})
export type CifraIncerta = TypeOf<typeof cifraIncerta>

export const affidabilita = object(
  {
    grado: word(gradi, 'Affidabilità', { explained: true }),
    datiMancanti: list(datoMancante, { label: 'Dati mancanti' }),
    cifreIncerte: list(cifraIncerta, { label: 'Cifre incerte' }),
    lasciatoFuori: list(silenzio, { label: 'Lasciato fuori' }),
  },
  { label: 'Affidabilità' },
)
export type Affidabilita = TypeOf<typeof affidabilita>

/** The determining data that nobody has confirmed. `conferme`: the paths of those confirmed one by one. */
export const daConfermare = ({ datiMancanti }: Pick<Affidabilita, 'datiMancanti'>, conferme: readonly string[]): readonly DatoMancante[] =>
  datiMancanti.filter(({ dato, peso, ipotesi }) => peso === 'DETERMINANTE' && !(ipotesi !== null && conferme.includes(dato)))
