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
