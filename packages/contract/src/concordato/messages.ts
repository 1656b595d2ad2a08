import { type MessageTable, messaggiDeiCampi } from '../messages.ts'

/** Every message of the concordato. Amounts, years and limits replace the braces. */
export const messages = {
  ...messaggiDeiCampi,
  SOGGETTO_NON_AMMESSO: { gravita: 'ERRORE', testo: 'Il concordato non è ammesso per questo soggetto nel biennio {biennio}.' },
  DEBITI_OLTRE_5000: { gravita: 'ERRORE', testo: 'Debiti tributari o contributivi di 5.000 euro o più: adesione esclusa.' },
  FORFETTARIO_PRIMO_ANNO: { gravita: 'ERRORE', testo: 'Chi entra nel regime forfettario nel primo anno del biennio è escluso.' },
  CESSAZIONE_FORFETTARIO: { gravita: 'AVVISO', testo: "L'ingresso nel regime forfettario nel {anno} fa cessare il concordato da quell'anno." },
  CESSAZIONE_EVENTI: {
    gravita: 'AVVISO',
    testo: 'Reddito inferiore di oltre il 30% per circostanze eccezionali: il concordato cessa dal {anno}.',
  },
  RICAVI_OLTRE_ISA: { gravita: 'AVVISO', testo: 'Ricavi oltre {limite}: il concordato cessa dal {anno}.' },
  RICAVI_OLTRE_150000: { gravita: 'AVVISO', testo: 'Ricavi oltre {limite}: il concordato cessa dal {anno}.' },
  PROPOSTA_OLTRE_LIMITE: {
    gravita: 'AVVISO',
    testo: 'Proposta oltre il {limite}% del reddito precedente: verificare i valori di riferimento settoriali.',
  },
  SOSTITUTIVA_NON_CONVIENE: { gravita: 'NOTA', testo: "L'imposta sostitutiva costa più della tassazione ordinaria: valutare di non optare." },
} as const satisfies MessageTable
