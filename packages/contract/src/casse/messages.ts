import { type MessageTable, messaggiDeiCampi } from '../messages.ts'

/** The messages about the contributions of a fund, in every simulator that computes them. They are in alphabetical order, as in a result. */
export const dellaCassa = {
  AGEVOLAZIONE_NON_PREVISTA: { gravita: 'AVVISO', testo: 'Agevolazione non prevista dalla cassa: non applicata.' },
  AGEVOLAZIONE_NON_SPETTA: { gravita: 'AVVISO', testo: 'Agevolazione non spettante: non applicata.' },
  AGEVOLAZIONE_PROPOSTA: { gravita: 'NOTA', testo: '{cassa}: può spettare «{agevolazione}» ({perche}).' },
  AGEVOLAZIONE_RIDOTTA: {
    gravita: 'AVVISO',
    testo: 'Il reddito raggiunge il limite: un quarto del minimo non spetta, è applicata la metà dei giovani iscritti.',
  },
  ALIQUOTA_FUORI_INTERVALLO: { gravita: 'AVVISO', testo: "Aliquota fuori dall'intervallo ammesso: usata la minima." },
  CASSA_NON_CALCOLABILE: { gravita: 'AVVISO', testo: "Contributi {cassa} {anno} non calcolabili: manca {mancanti}. Indicare l'importo." },
  CASSA_PARZIALE: { gravita: 'NOTA', testo: 'Contributi {cassa} {anno} senza {mancanti}: importo non pubblicato nelle fonti consultate.' },
  CASSA_SENZA_ANNO: {
    gravita: 'AVVISO',
    testo: "Contributi {cassa} {anno} senza il minimo integrativo, che dipende dall'anno della prima iscrizione: indicarlo.",
  },
  QUOTA_A_DA_VERIFICARE: {
    gravita: 'NOTA',
    testo:
      "ENPAM: la quota A è dovuta fino al mese dei 68 anni (quei mesi si indicano come mesi di iscrizione) e dopo non è calcolata; chi ha chiesto di versarla fino a 70 indichi l'importo.",
  },
} as const satisfies MessageTable

export const messages = { ...messaggiDeiCampi, ...dellaCassa } as const satisfies MessageTable

/** The figures and data that the contributions of a fund may lack, in the words of a sentence. */
export const nomiMancanti = {
  agevolazione: "la misura dell'agevolazione",
  anno: "la tabella dell'anno",
  classe: 'il tipo di contributo',
  codice: 'la cassa',
  eta: "l'età",
  'integrativo.minimo': 'il minimo integrativo',
  limiteAgevolazioneGiovane: "il reddito fino a cui vale l'agevolazione",
  maternita: 'la maternità',
  pensionato: 'la misura dei pensionati',
  quotaA: 'la quota A',
  'soggettivo.aliquotaPensionato': "l'aliquota dei pensionati",
  'soggettivo.minimo': 'il minimo soggettivo',
  'soggettivo.tetto': 'il tetto del reddito',
} as const
export type Mancante = keyof typeof nomiMancanti
