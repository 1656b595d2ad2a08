/** The result of a calendar: dated payments, the year from which each comes, three years of cash. */
import { codici } from '../forme/forme.ts'
import { messaggi } from '../messages.ts'
import { anything, count, euro, fixed, flag, list, nullable, object, optional, type TypeOf, text, word } from '../shape/shape.ts'
import type { Input } from './catalog.ts'
import { sezioni, tributi, voci } from './tributi.ts'

const explained = { explained: true } as const

const pagamento = object({
  data: text('Giorno in cui si paga'),
  scadenza: text('Giorno della legge, prima di proroghe e festivi'),
  soggetto: text('Chi paga'),
  tributo: word(tributi, 'Tributo'),
  voce: word(voci, 'Voce'),
  anno: count("Anno d'imposta"),
  codiceTributo: nullable(text('Codice tributo o causale')),
  sezioneF24: word(sezioni, 'Sezione F24'),
  periodoRiferimento: text('Periodo di riferimento'),
  rata: nullable(text('Rata')),
  importo: euro('Importo', explained),
  capitale: euro("Parte che paga il dovuto dell'anno"),
  interessi: euro('Maggiorazioni e interessi'),
  descrizione: text('Descrizione'),
  norma: text('Norma'),
  provvisorio: flag('Provvisorio'),
})
export type Pagamento = TypeOf<typeof pagamento>

const riga = object({
  soggetto: text('Chi paga'),
  tributo: word(tributi, 'Tributo'),
  posizione: text('Posizione'),
  anno: count("Anno d'imposta"),
  dovuto: euro('Dovuto'),
  ritenute: euro('Ritenute'),
  acconti: euro('Acconti'),
  nonDovuto: euro('Non dovuto', { help: 'IRAP 2020' }),
  saldo: euro('Saldo', explained),
  nonVersato: euro('Non versato', { help: 'Non supera il minimo' }),
  credito: euro('Credito'),
  creditoUsato: euro('Credito usato'),
  creditoResiduo: euro('Credito che resta'),
})
export type RigaRiconciliazione = TypeOf<typeof riga>

const annoDiCassa = object({
  anno: count('Anno'),
  imposte: euro('Imposte'),
  contributi: euro('Contributi'),
  iva: euro('IVA'),
  altro: euro('Altro'),
  interessi: euro('Interessi'),
  crediti: euro('Crediti usati'),
  totale: euro('Totale'),
  mesi: fixed(euro('Mese'), 12, { label: 'Mesi' }),
})
export type AnnoDiCassa = TypeOf<typeof annoDiCassa>

const impatto = object({
  competenza: euro("Dovuto dell'anno"),
  cassaAnno1: euro('Cassa del primo anno'),
  cassaAnno2: euro('Cassa del secondo anno'),
  cassaAnno3: euro('Cassa del terzo anno'),
  scartoAnno1: euro('Primo anno, cassa meno competenza'),
  scartoAnno2: euro('Secondo anno, cassa meno competenza'),
  rapportoAnno2: nullable(count('Secondo anno, cassa su competenza')),
  picco: nullable(object({ anno: count('Anno'), mese: count('Mese'), importo: euro('Importo') }, { label: 'Mese più pesante' })),
})

export const risultato = object({
  annoImposta: count('Primo anno'),
  soggetti: optional(list(anything('Chi paga'), { label: 'Chi paga, come lo dà il simulatore' })),
  forma: optional(word(codici, 'Forma', { help: 'Con Forme' })),
  pagamenti: list(pagamento, { label: 'Pagamenti' }),
  riconciliazione: list(riga, { label: 'Dovuto, pagato, da pagare' }),
  riepilogo: object({
    anni: fixed(annoDiCassa, 3, { label: 'Anni' }),
    soggetti: list(object({ soggetto: text('Chi paga'), anni: fixed(euro('Totale'), 3, { label: 'Anni' }) }), { label: 'Per soggetto' }),
    impatto,
  }),
  messaggi,
})
/** `soggetti`: the state made from a simulator, which has the fields of the catalog; absent where the state names its subjects. */
export type Risultato = Omit<TypeOf<typeof risultato>, 'soggetti'> & { readonly soggetti?: NonNullable<Input['soggetti']> }

/** The files of a calendar: a table of payments, a calendar for a diary, F24 forms as data. */
export const formatiCalendario = ['pagamenti', 'ics', 'f24'] as const
export type FormatoCalendario = (typeof formatiCalendario)[number]
