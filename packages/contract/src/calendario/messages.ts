import { type MessageTable, messaggiDeiCampi } from '../messages.ts'

/** Every message of the calendar. */
export const messages = {
  ...messaggiDeiCampi,
  ANNO_PRECEDENTE_MANCANTE: { gravita: 'NOTA', testo: 'Anno {prima} non indicato: per il {anno} nessun acconto' },
  IMPORTO_MINIMO: { gravita: 'NOTA', testo: '{tributo} {anno}: {importo} non si versa, importo non superiore a {minimo}' },
  RATE_RIDOTTE: { gravita: 'AVVISO', testo: 'Per il {anno} le rate possibili sono {rate}: il pagamento si completa entro il {giorno}' },
  PROROGA_NON_NOTA: { gravita: 'NOTA', testo: 'Per il {anno} non risulta una proroga per soggetti ISA e forfettari: date di legge' },
  RINVIO_NON_AMMESSO: {
    gravita: 'AVVISO',
    testo: 'Il rinvio del secondo acconto vale per il 2023 e il 2024, persone fisiche con partita IVA e ricavi o compensi fino a {ricavi}',
  },
  METODO_PREVISIONALE: {
    gravita: 'NOTA',
    testo: 'Con il metodo previsionale un acconto inferiore al dovuto è sanzionato, salvo ravvedimento',
  },
  ACCONTI_CAMBIO_REGIME: {
    gravita: 'NOTA',
    testo: 'Nel {anno}, primo anno forfettario, gli acconti IRPEF con il metodo storico sono dovuti ({importo}): il metodo previsionale li riduce',
  },
  USCITA_REGIME: {
    gravita: 'NOTA',
    testo: 'Nel {anno}, primo anno fuori dal regime forfettario, nessun acconto di imposta sostitutiva con il metodo storico',
  },
  CREDITO_OLTRE_5000: {
    gravita: 'AVVISO',
    testo: '{tributo} {anno}: la compensazione di {importo} supera {limite} e richiede il visto di conformità',
  },
  MAGGIORAZIONE_COMPENSATA: {
    gravita: 'NOTA',
    testo:
      'IVA, pagamento del {giorno}: gli importi contano la maggiorazione per chi aspetta giugno su tutto il saldo; sulla parte che un credito compensa nello stesso F24 non è dovuta (ris. 73/E/2017)',
  },
  CASSA_DATA_CONVENZIONALE: {
    gravita: 'NOTA',
    testo: 'Contributi della cassa al 31 dicembre per convenzione: indicare le scadenze della cassa',
  },
  SCADENZE_PROVVISORIE: { gravita: 'NOTA', testo: 'Scadenze dal 2027 calcolate con le regole in vigore a novembre 2026' },
  CALENDARIO_NON_CALCOLABILE: { gravita: 'NOTA', testo: 'Il calendario si calcola quando la simulazione ha un risultato' },
} as const satisfies MessageTable
