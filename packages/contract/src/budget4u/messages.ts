import { type MessageTable, messaggiDeiCampi, messaggiProvvisori } from '../messages.ts'

/** Every message of Budget4u. */
export const messages = {
  ...messaggiDeiCampi,
  REGIME_NON_AMMESSO: { gravita: 'ERRORE', testo: 'Il regime forfetario è riservato alle persone fisiche' },
  GESTIONE_IVS_MANCANTE: { gravita: 'ERRORE', testo: 'Indicare artigiano o commerciante' },
  PREVIDENZA_MANCANTE: { gravita: 'ERRORE', testo: 'Indicare la gestione previdenziale' },
  QUOTA_TITOLARE_MINIMA: { gravita: 'ERRORE', testo: 'La quota deve essere maggiore uguale di 51%' },
  QUOTE_TOTALE: { gravita: 'ERRORE', testo: 'La quota totale è diversa da 100%' },
  ALIQUOTA_IRAP_MANCANTE: { gravita: 'ERRORE', testo: "Selezionare l'aliquota IRAP" },
  BILANCIO_IN_PERDITA: {
    gravita: 'AVVISO',
    testo: 'Il bilancio di previsione chiude in perdita{imposte}{contributi}',
  },
  GRUPPO_NON_COERENTE: {
    gravita: 'AVVISO',
    testo: 'Un professionista ha il gruppo delle attività professionali: verificare il codice attività e il gruppo di settore.',
  },
  RICAVI_OLTRE_SOGLIA: { gravita: 'AVVISO', testo: 'Ricavi oltre la soglia di {limite}' },
  RIDUZIONI_ALTERNATIVE: { gravita: 'AVVISO', testo: 'Riduzioni alternative: scegliere una sola' },
  IRAP_PERSONE_FISICHE: { gravita: 'NOTA', testo: 'Dal 2022 le persone fisiche non sono soggette a IRAP' },
  UNDER21_ALIQUOTA_UNICA: {
    gravita: 'NOTA',
    testo: 'Dal 2025 aliquota unica: la riduzione per i collaboratori sotto i 21 anni non si applica',
  },
  INAIL_STIMATO: { gravita: 'NOTA', testo: "Importo stimato: verificare il premio nelle basi di calcolo dell'INAIL" },
  DIVIDENDI_26: { gravita: 'NOTA', testo: 'I dividendi sconteranno il 26%' },
  ADDIZIONALI_STIMATE: { gravita: 'NOTA', testo: 'Addizionali stimate al 2,5%: indicare la regione di residenza' },
  ...messaggiProvvisori,
} as const satisfies MessageTable
