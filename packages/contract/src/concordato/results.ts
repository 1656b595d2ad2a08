/** The result of the concordato: each year with the agreement and without, the verdict of the biennium, and what is not known. */
import { messaggi } from '../messages.ts'
import { count, euro, flag, list, nullable, object, percent, type TypeOf, text, word } from '../shape/shape.ts'

const explained = { explained: true } as const

export const esiti = ['CONVIENE', 'NON_CONVIENE', 'INDIFFERENTE', 'ESCLUSO'] as const

const voci = {
  reddito: euro('Reddito tassato', explained),
  contributi: euro('Contributi', explained),
  imponibile: euro('Imponibile', explained),
  imposta: euro('Imposta', explained),
  addizionali: euro('Addizionali', explained),
  irap: euro('IRAP', explained),
  totale: euro('Totale', explained),
} as const
const senza = object(voci)
const con = object({
  ...voci,
  eccedenza: euro("Eccedenza sul reddito dell'anno prima", explained),
  eccedenzaAgevolata: euro("Eccedenza con l'aliquota agevolata", explained),
  eccedenzaOltreLimite: euro('Eccedenza oltre il limite', explained),
  impostaSostitutiva: euro('Imposta sostitutiva', explained),
})

const anno = object({
  anno: count('Anno'),
  provvisorio: flag('Anno provvisorio'),
  inConcordato: flag('In concordato'),
  opzioneSostitutiva: flag("Opzione per l'imposta sostitutiva"),
  senza,
  con,
  vantaggio: euro('Vantaggio del concordato', explained),
  redditoPareggio: nullable(euro('Reddito effettivo da cui il concordato non costa mai di più', explained)),
})
export type Anno = TypeOf<typeof anno>

export const risultato = object({
  esito: word(esiti, 'Esito'),
  aliquotaSostitutiva: nullable(percent('Aliquota della sostitutiva', explained)),
  limitePropostaPercento: nullable(percent('Aumento massimo della proposta', explained)),
  anni: list(anno, { label: 'Anni' }),
  vantaggioBiennio: euro('Vantaggio del biennio', explained),
  maggiorazioneAcconto: euro('Maggiorazione del primo acconto', explained),
  rischio: object({
    redditoNonTassato: euro('Reddito oltre quello concordato', explained),
    maggioriImposteSeDecade: euro('Maggiori imposte se decade', explained),
  }),
  adesione: object({
    termine: text('Termine di adesione', { help: 'Giorno, AAAA-MM-GG' }),
    frase: text('Termine in parole'),
    prossima: text('La prossima adesione'),
  }),
  avvertenze: list(text('Avvertenza'), { label: 'Ciò che il calcolo non sa o non comprende' }),
  messaggi,
})
export type Risultato = TypeOf<typeof risultato>
