/** Blocks A, B, C, L, M: the text of every letter. */
import type { TextBlock } from './block.ts'
import { notes } from './notes.ts'

export const oggetto: TextBlock = {
  id: 'A',
  titolo: 'Oggetto',
  testo: [["Oggetto: confronto tra regime forfettario e regime ordinario per l'anno {anno}"]],
}

export const premessa: TextBlock = {
  id: 'B',
  titolo: 'Premessa',
  testo: [
    [
      "con riferimento alla Sua {tipologiaTesto}, abbiamo elaborato una simulazione del carico fiscale e contributivo per l'anno {anno}, ponendo a confronto il regime forfettario ({normaForfettario}) e il regime ordinario di determinazione del reddito.",
      'I dati di partenza sono quelli da Lei forniti: ricavi o compensi per {ricavi}{ricaviOrdinario}{altriComponenti} e costi deducibili per {costi}.',
      {
        // An undefined group has neither a name nor a coefficient to print.
        se: (c) => c.input.risultato.regimeForfettario.percentualeRedditivita > 0,
        testo: 'Per il settore "{gruppo}" la legge fissa un coefficiente di redditività {delCoefficiente}%.',
      },
    ],
  ],
}

export const provvisorio: TextBlock = {
  id: 'B-provvisorio',
  titolo: 'Anno provvisorio',
  se: (c) => c.input.risultato.provvisorioAl !== undefined,
  testo: [
    [
      'Il calcolo per il {anno} è provvisorio: applica le norme vigenti al {provvisorioAl}; i minimali e massimali INPS e le addizionali sono quelli del {annoPrec}, in attesa degli atti per il {anno}.',
      'La legge di bilancio può modificare limiti e aliquote.',
    ],
  ],
}

export const requisiti: TextBlock = {
  id: 'C',
  titolo: 'Requisiti',
  testo: [
    [
      "Per applicare il regime forfettario nel {anno} occorre che nell'anno {annoPrec} i ricavi o compensi, ragguagliati ad anno, non abbiano superato {limiteRicavi}, che le spese per lavoro dipendente e collaborazioni non abbiano superato {limitePersonale} e che gli eventuali redditi di lavoro dipendente, di pensione e assimilati non abbiano superato {limiteDipendente}, salvo che il rapporto di lavoro sia cessato.",
      'Restano ferme le altre cause di esclusione previste {previsteCause}.',
      {
        se: (c) => c.input.limiti.uscitaImmediata !== null,
        testo:
          "Il superamento di {limiteUscita} euro nel corso dell'anno comporta l'uscita immediata dal regime, con applicazione dell'IVA a partire dall'operazione che determina il superamento.",
      },
      { se: (c) => c.requisitiDaVerificare, testo: 'La verifica dei requisiti non è stata completata.' },
    ],
  ],
}

export const note: readonly TextBlock[] = Object.entries(notes).map(([anno, testo]) => ({
  id: 'L',
  titolo: "Nota dell'anno",
  se: (c) => c.input.anno === Number(anno),
  testo: [[testo]],
}))

export const avvertenze: TextBlock = {
  id: 'M',
  titolo: 'Avvertenze e saluti',
  testo: [
    [
      "La simulazione si basa sui dati comunicati e sulla normativa vigente alla data della presente; considera contributi e imposte di competenza dell'anno a regime, senza acconti e saldi, e non comprende premi INAIL, tributi locali né gli effetti sull'ISEE.",
      'I risultati sono stime, non sostituiscono la dichiarazione e vanno rivisti se i dati o la legge cambiano.',
    ],
    ['Restiamo a disposizione per ogni chiarimento.'],
    ['Cordiali saluti,\n{firma}{qualifica}'],
  ],
}
