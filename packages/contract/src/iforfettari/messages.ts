import { dellaCassa } from '../casse/messages.ts'
import { type MessageTable, messaggiDeiCampi, messaggiProvvisori } from '../messages.ts'

/** The messages that the form gives by itself. The others come with a result, so that a page does not load their texts. */
export const delModulo = {
  ...messaggiDeiCampi,
  NON_COERENTE_CON_TIPOLOGIA: { gravita: 'AVVISO', testo: 'Non coerente con tipologia' },
} as const satisfies MessageTable

/** Every message of iForfettari. */
export const messages = {
  ...delModulo,
  QUOTE_OLTRE_49: { gravita: 'ERRORE', testo: 'Errore: valore quote > 49' },
  CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE: {
    gravita: 'AVVISO',
    testo:
      "I contributi IVS ridotti del 35% risultano inferiori al contributo dovuto sul minimale: l'INPS accrediterà per l'anno {anno} un numero di mesi inferiore a 12 ({mesi}).",
  },
  GRUPPO_NON_COERENTE: {
    gravita: 'AVVISO',
    testo: 'Possibile incompatibilità con la tipologia selezionata: verificare il codice attività e il gruppo di settore.',
  },
  RICAVI_OLTRE_LIMITE: { gravita: 'AVVISO', testo: 'Ricavi oltre il limite di {limite}: il regime cessa {decorrenza}' },
  ALIQUOTA_5_SCADUTA: { gravita: 'AVVISO', testo: 'Aliquota 5% ammessa per i primi cinque periodi' },
  RIDUZIONI_ALTERNATIVE: { gravita: 'AVVISO', testo: 'Riduzioni alternative: scegliere una sola' },
  DETRAZIONI_NON_UTILIZZATE: { gravita: 'AVVISO', testo: 'Detrazioni per {detrazioniNonUtilizzate} non utilizzabili in regime forfettario per incapienza' },
  CONIUGE_COLLABORATORE: { gravita: 'AVVISO', testo: 'Verificare che il coniuge a carico non sia il collaboratore' },
  DATI_PERSONALI_INCOMPLETI: { gravita: 'NOTA', testo: 'Dati personali incompleti' },
  CONTRIBUTI_NON_DETERMINATI: { gravita: 'AVVISO', testo: 'Contributi non determinati' },
  ...dellaCassa,
  CASSA_BASE_PRECEDENTE: { gravita: 'NOTA', testo: "{cassa} calcola sul reddito dell'anno precedente: è stato usato quello dell'anno." },
  REQUISITI_DA_VERIFICARE: { gravita: 'NOTA', testo: 'Requisiti da verificare' },
  ...messaggiProvvisori,
  LIMITE_DIPENDENTE_2027: { gravita: 'AVVISO', testo: 'Il limite di 35.000 vale per il 2025 e il 2026: per il 2027 torna a 30.000, salvo proroga.' },
  ESITO_SENSIBILE: {
    gravita: 'AVVISO',
    testo: "L'esito cambia con l'indicizzazione dei contributi INPS o con la proroga del limite di 35.000: vedere l'analisi di sensibilità.",
  },
} as const satisfies MessageTable
