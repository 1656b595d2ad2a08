/** The result of Piano: the best path over the years, the total of each form kept for all years, the best year to convert, and the events. */
import { codici, type Forma } from '../forme/forme.ts'
import { risultato as tabella } from '../forme/results.ts'
import { messaggi } from '../messages.ts'
import { count, euro, flag, list, nullable, object, optional, percent, type TypeOf, text, word } from '../shape/shape.ts'

const explained = { explained: true } as const
const provvisorio = flag('Provvisorio', { help: "L'anno, o un anno che il totale contiene, è dopo l'ultimo definitivo" })

const anno = object({
  anno: count('Anno'),
  provvisorio,
  forma: word(codici, 'Forma'),
  prelievo: euro('Prelievo', explained),
  nettoInMano: euro('Netto in mano', explained),
  nettoComparabile: euro('Netto comparabile', explained),
  costiUnaTantum: euro('Costi una tantum', explained),
  valore: euro('Valore', { ...explained, help: 'Criterio meno costi una tantum, scontato al primo anno' }),
  cumulato: euro('Valore cumulato', explained),
  perditeResidue: euro('Perdite residue'),
  perditePrimiTrePeriodiResidue: euro('Perdite dei primi tre periodi residue'),
})
export type Anno = TypeOf<typeof anno>

const totale = optional(nullable(euro('Totale senza mai cambiare', { help: 'Nullo: la legge la interrompe' })))
const conversione = object({
  anno: nullable(count('Anno', { help: 'Primo anno in S.r.l.; nullo: mai' })),
  totale: nullable(euro('Totale')),
})
export type Conversione = TypeOf<typeof conversione>

/** The events, in their order within a year. */
export const eventi = [
  'ALIQUOTA_15',
  'FINE_RIDUZIONE_50',
  'USCITA_85000',
  'USCITA_100000',
  'RIENTRO_POSSIBILE',
  'VINCOLO_ORDINARIA',
  'VINCOLO_TRASPARENZA',
  'PERDITE_ESAURITE',
  'RETTIFICA_IVA',
  'CONVERSIONE',
  'LIMITE_DIPENDENTE_30000',
] as const
const evento = object({
  anno: count('Anno'),
  provvisorio,
  id: word(eventi, 'Evento'),
  testo: text('Testo'),
  norma: text('Norma'),
  effetto: nullable(euro('Effetto', { help: "Prelievo dell'anno con l'evento meno senza; della rettifica IVA il suo importo. Nullo dove non si misura" })),
})
export type Evento = TypeOf<typeof evento>

const svolta = object({
  grandezza: word(['RICAVI', 'COSTI'], 'Grandezza'),
  variazione: percent('Variazione del primo anno', { help: 'La più piccola tra quelle provate che cambia il percorso' }),
  percorso: nullable(list(word(codici, 'Forma'), { label: 'Percorso' })),
  totale: nullable(euro('Totale')),
})
export type Svolta = TypeOf<typeof svolta>

export const risultato = object({
  percorso: nullable(list(word(codici, 'Forma'), { label: 'Percorso migliore' })),
  totale: nullable(euro('Totale', explained)),
  primoAnnoProvvisorio: nullable(count('Primo anno provvisorio')),
  anni: list(anno, { label: 'Anni' }),
  fisse: object(
    {
      FORFETTARIO: totale,
      DITTA_INDIVIDUALE: totale,
      IMPRESA_FAMILIARE: totale,
      PROFESSIONISTA: totale,
      STUDIO_ASSOCIATO: totale,
      SOCIETA_DI_PERSONE: totale,
      SRL_UTILE_IN_SOCIETA: totale,
      SRL_TUTTO_DISTRIBUITO: totale,
      SRL_OTTIMIZZATA: totale,
      SRL_TRASPARENTE: totale,
    } satisfies Record<Forma, typeof totale>,
    { label: 'Forme tenute per tutti gli anni' },
  ),
  conversione: list(conversione, { label: 'Quando convertire in S.r.l.' }),
  eventi: list(evento, { label: 'Eventi' }),
  tabella: list(tabella, { label: 'Confronto di ogni anno' }),
  sensibilita: list(svolta, { label: 'Che cosa cambia il percorso' }),
  messaggi,
})
export type Risultato = TypeOf<typeof risultato>

/** The figures of a year that `spiega` explains, each at `anni[0].figure`; and `totale`. */
export const cifreSpiegate = ['prelievo', 'nettoInMano', 'nettoComparabile', 'costiUnaTantum', 'valore', 'cumulato'] as const satisfies readonly (keyof Anno)[]
export type CifraSpiegata = (typeof cifreSpiegate)[number]
