/** Consequences of becoming a company other than figures. They are printed beside the comparison and computed nowhere. */
import { above, all, any, type Condition, is, not } from '../fields/condition.ts'
import { attivitaImpresa, attivitaProfessione, forfettario } from './conditions.ts'

const FORMA = 'confronto.formaAttuale'
const diUno = any(is(FORMA, 'DITTA_INDIVIDUALE'), is(FORMA, 'IMPRESA_FAMILIARE'))
const diPersone = is(FORMA, 'SOCIETA_DI_PERSONE')
const professionista = is(FORMA, 'PROFESSIONISTA')
const ULTIMO_ANNO_IRAP_PERSONE = 2021

export type EffettoPassaggio = {
  readonly id: string
  readonly titolo: string
  readonly testo: string
  /** With the name of each act from 2027 on, as `legge` of tax-rules gives it. */
  readonly norma: string
  /** Holds if the note applies to the current form of business of a state. Read it with `evaluator(catalog).holds`. */
  readonly when: Condition
}

/** The notes, in the order in which they are printed. */
export const effettiPassaggio: readonly EffettoPassaggio[] = [
  {
    id: 'FINE_FORFETTARIO',
    titolo: 'La S.r.l. non può essere forfettaria',
    testo:
      "Il regime forfettario è delle sole persone fisiche: la S.r.l. non può applicarlo. Il socio che la controlla non può applicarlo nemmeno per un'attività propria riconducibile a quella della società.",
    norma: 'L. 190/2014, art. 1, c. 54 e c. 57, lett. d) (dal 2027 art. 235, D.Lgs. 117/2026)',
    when: any(diUno, forfettario, professionista),
  },
  {
    id: 'TORNA_IRAP',
    titolo: "Torna l'IRAP",
    testo:
      "Chi oggi non paga l'IRAP la paga con la S.r.l., anche senza dipendenti: in quel caso ha un credito del 10% dell'imposta, da usare in compensazione (L. 190/2014, art. 1, c. 21), che qui non è contato. I compensi agli amministratori non ne riducono la base.",
    norma: 'D.Lgs. 446/1997, art. 3, c. 1, lett. a); L. 190/2014, art. 1, c. 21; L. 234/2021, art. 1, c. 8',
    when: any(forfettario, professionista, all(diUno, any(above('annoImposta', ULTIMO_ANNO_IRAP_PERSONE), not(is('confronto.autonomaOrganizzazione'))))),
  },
  {
    id: 'FINE_SEMPLIFICATA',
    titolo: 'La contabilità semplificata finisce',
    testo:
      "La S.r.l. tiene la contabilità ordinaria e deposita il bilancio: il reddito passa dalla cassa alla competenza e la detrazione per reddito d'impresa minore non c'è più.",
    norma: 'art. 2478-bis c.c.; D.P.R. 600/1973, artt. 13, 14 e 18; artt. 13, c. 5, e 66 TUIR (dal 2027 nel D.Lgs. 117/2026, articoli da verificare)',
    when: all(any(diUno, diPersone), is('confronto.contabilita', 'SEMPLIFICATA')),
  },
  {
    id: 'PERDITE_DEL_TITOLARE',
    titolo: 'Le perdite restano alle persone',
    testo:
      "Le perdite riportate dal titolare non passano alla S.r.l.: le usa solo lui, contro altri redditi d'impresa suoi. Le perdite della S.r.l. restano alla S.r.l., salvo trasparenza.",
    norma: 'artt. 8, c. 3, e 84 TUIR (dal 2027 nel D.Lgs. 117/2026, articoli da verificare)',
    when: diUno,
  },
  {
    id: 'PERDITE_DEI_SOCI',
    titolo: 'Le perdite restano ai soci',
    testo:
      "Le perdite della società di persone, già imputate ai soci, non passano alla S.r.l.: ciascuno usa le sue, contro altri redditi d'impresa suoi. Le perdite della S.r.l. restano alla S.r.l., salvo trasparenza.",
    norma: 'artt. 8, c. 2 e 3, 84 e 170 TUIR (dal 2027 nel D.Lgs. 117/2026, articoli da verificare)',
    when: diPersone,
  },
  {
    id: 'CONFERIMENTO_SENZA_IVA',
    titolo: "Il conferimento d'azienda è neutrale e senza IVA",
    testo:
      "Il conferimento dell'azienda nella S.r.l. non realizza plusvalenze e non è una cessione ai fini dell'IVA. I beni tenuti fuori dall'azienda conferita seguono le regole della destinazione a finalità estranee.",
    norma:
      'art. 176, TUIR (D.P.R. 917/1986; dal 2027 nel D.Lgs. 117/2026, articolo da verificare); D.P.R. 633/1972, art. 2, c. 3, lett. b) (dal 2027 nel D.Lgs. 10/2026, articolo da verificare)',
    when: any(diUno, attivitaImpresa),
  },
  {
    id: 'TRASFORMAZIONE_SENZA_IVA',
    titolo: 'La trasformazione è neutrale e senza IVA',
    testo: "La trasformazione della società di persone in S.r.l. non realizza plusvalenze e il passaggio dei beni non è una cessione ai fini dell'IVA.",
    norma:
      'art. 2500-ter c.c.; art. 170, TUIR (D.P.R. 917/1986; dal 2027 nel D.Lgs. 117/2026, articolo da verificare); D.P.R. 633/1972, art. 2, c. 3, lett. f) (dal 2027 nel D.Lgs. 10/2026, articolo da verificare)',
    when: diPersone,
  },
  {
    id: 'RISERVE_GIA_TASSATE',
    titolo: 'Le riserve già tassate si distribuiscono senza imposta',
    testo:
      "Le riserve di utili già imputati ai soci non si tassano quando la S.r.l. le distribuisce, se restano nel suo bilancio con l'indicazione della loro origine; altrimenti scontano il 26%. L'anno della trasformazione si divide in due periodi d'imposta.",
    norma: 'art. 170, c. 2 e 3, TUIR (D.P.R. 917/1986; dal 2027 nel D.Lgs. 117/2026, articolo da verificare)',
    when: diPersone,
  },
  {
    id: 'CONFERIMENTO_STUDIO',
    titolo: 'Il conferimento dello studio è neutrale e senza IVA',
    testo:
      "Dal 2024 conferire lo studio professionale in una società tra professionisti non realizza plusvalenze, non è una cessione ai fini dell'IVA e sconta l'imposta di registro in misura fissa, 200 euro. Vale per le professioni con albo.",
    norma:
      'art. 177-bis, TUIR (D.P.R. 917/1986; dal 2027 nel D.Lgs. 117/2026, articolo da verificare); D.P.R. 633/1972, art. 2, c. 3, lett. b) (dal 2027 nel D.Lgs. 10/2026, articolo da verificare); D.P.R. 131/1986, tariffa, parte I, art. 4 (dal 2027 nel D.Lgs. 123/2025, articolo da verificare); D.Lgs. 192/2024, art. 5',
    when: attivitaProfessione,
  },
  {
    id: 'REGISTRO_FISSO',
    titolo: 'Imposta di registro: 200 euro',
    testo: "L'atto sconta l'imposta di registro in misura fissa, 200 euro.",
    norma: 'D.P.R. 131/1986, tariffa, parte I, art. 4, lett. a), n. 3, e lett. c) (dal 2027 nel D.Lgs. 123/2025, articolo da verificare)',
    when: any(diUno, diPersone, attivitaImpresa),
  },
]
