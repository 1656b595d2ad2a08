import { type MessageTable, messaggiDeiCampi } from '../messages.ts'

/** Every message of Forme. */
export const messages = {
  ...messaggiDeiCampi,
  ANNO_PROVVISORIO: {
    gravita: 'AVVISO',
    testo: 'Anno {anno} provvisorio: ogni cifra che dipende dalla legge è calcolata su quella vigente al {al}, in attesa degli atti annuali',
  },
  QUOTE_TOTALE: { gravita: 'ERRORE', testo: 'La somma delle quote di partecipazione deve essere pari al 100% (attuale: {x}%)' },
  QUOTE_OLTRE_49: { gravita: 'ERRORE', testo: 'Errore: valore quote > 49' },
  PERDITE_NON_TRASFERIBILI: {
    gravita: 'NOTA',
    testo: 'Le perdite pregresse del titolare non passano alla società: in quelle colonne non sono usate',
  },
  COADIUTORI_IVS: {
    gravita: 'NOTA',
    testo:
      "Il familiare che lavora nell'impresa va iscritto come coadiutore anche senza impresa familiare: i suoi contributi sono solo nelle colonne che lo contano",
  },
} as const satisfies MessageTable
