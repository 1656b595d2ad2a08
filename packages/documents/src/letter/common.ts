/** Blocks A, B, C, L, M: the text of every letter. */
import type { TaxYear } from '@bilancia/contract'
import type { TextBlock } from './block.ts'

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

const irap = (anno: 2020 | 2021) =>
  `Nel ${anno} il limite di ricavi è di 65.000 euro; le persone fisiche restano soggette a IRAP in regime ordinario se dotate di autonoma organizzazione.`

/**
 * The note of the year, one text for each year. The tests check its figures against the parameters of the law.
 * A year without a text has no note. `{flatTax}` becomes the remark that the incremental flat tax was left out of the calculation.
 */
export const notes: { readonly [anno in TaxYear]?: string } = {
  2020: irap(2020),
  2021: irap(2021),
  2022: "Dal 2022 l'IRAP non è più dovuta dalle persone fisiche; dal 1° luglio 2022 la fattura elettronica si applica ai forfettari con ricavi 2021 superiori a 25.000 euro.",
  2023: "Dal 2023 il limite di accesso è di 85.000 euro. Per il solo 2023 il contribuente in regime ordinario può applicare l'imposta sostitutiva del 15% sull'incremento di reddito{flatTax}.",
  2024: 'Dal 1° gennaio 2024 la fattura elettronica riguarda tutti i contribuenti forfettari. Per il 2024 era possibile aderire al concordato preventivo, non considerato nella simulazione.',
  2025: 'Per il 2025 il limite dei redditi di lavoro dipendente è elevato a 35.000 euro; il concordato non è più previsto per i forfettari.',
  2026: "Il limite di 35.000 euro dei redditi di lavoro dipendente è confermato per il 2026; lo scaglione IRPEF intermedio è ridotto al 33%. In attesa dei nuovi coefficienti, l'attività è classificata con i codici ATECO 2007.",
  2027: 'Il limite dei redditi di lavoro dipendente, di 35.000 euro per il 2025 e il 2026, torna per il 2027 a 30.000 euro, salvo proroga. Dal 1° gennaio 2027 le norme sul regime sono nel testo unico delle imposte sui redditi (D.Lgs. 117/2026), senza modifiche alle cifre.',
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
