import { messages as diForme } from '../forme/messages.ts'
import type { MessageTable } from '../messages.ts'

/** Every message of Piano. */
export const messages = {
  ...diForme,
  ANNI_PROVVISORI: {
    gravita: 'AVVISO',
    testo: "Dal {anno} gli anni sono provvisori: calcolo sulla legge nota di quell'anno o, oltre, del {legge}. Ogni totale che li contiene è provvisorio.",
  },
  CRESCITA_OLTRE_IL_MASSIMO: {
    gravita: 'ERRORE',
    testo: 'Con questa crescita un importo supera 9.999.999,00 €: nessun anno è calcolato',
  },
  TRASPARENZA_SENZA_OPZIONE: {
    gravita: 'AVVISO',
    testo: "L'anno conta solo se la forma di oggi è la S.r.l. trasparente: qui non è usato",
  },
  RIDUZIONI_ALTERNATIVE: {
    gravita: 'AVVISO',
    testo:
      'Le riduzioni dei contributi del 35% e del 50% si escludono: il piano usa quella del 50% finché dura, poi quella del 35%. La tabella di un anno in Forme usa quella del 35%',
  },
  RIDUZIONE_50_COLLABORATORE: {
    gravita: 'AVVISO',
    testo:
      '{chi}: la riduzione del 50% non si aggiunge a quella del 35%, che è del titolare con tutti i suoi collaboratori: il piano usa quella del 35%. Il 50% si può chiedere anche per il solo collaboratore, rinunciando al 35%',
  },
  ALIQUOTA_5_SCADUTA: {
    gravita: 'AVVISO',
    testo:
      "L'aliquota del 5% è scritta, e il piano la usa in ogni anno: vale per i primi {periodi} periodi, e dal {anno} le colonne del forfettario versano meno di quanto devono. Senza aliquota scritta, con i requisiti della nuova attività, il piano passa da sé al 15%",
  },
  NESSUN_PERCORSO: {
    gravita: 'AVVISO',
    testo: 'Nessun percorso: in almeno un anno nessuna delle forme scelte è ammessa, calcolata e affidabile',
  },
} as const satisfies MessageTable
