/** Blocks E: the outcome of the comparison. */
import type { TextBlock, When } from './block.ts'
import type { Case } from './case.ts'

const esito =
  (verdetto: Case['verdetto']): When =>
  (c) =>
    c.verdetto === verdetto
const escluso: When = (c) => c.input.risultato.confronto.motiviNonAmmesso.length > 0
const conPareggio: When = (c) => c.pareggioCosti !== null

/** A block with a suggestion has its own id, so that its edited text is never printed for the outcome without one. */
const conSuggerimento = (esito: TextBlock, suggerimento: string): readonly TextBlock[] => {
  const { se = () => true, id, testo } = esito
  return [
    { ...esito, se: (c) => se(c) && !c.bozza },
    { ...esito, id: `${id}-bozza`, se: (c) => se(c) && c.bozza, testo: testo.map((frasi) => frasi.filter((frase) => frase !== suggerimento)) },
  ]
}
const FORFETTARIO = 'Le suggeriamo pertanto di applicare il regime forfettario{oveSussistano}{seSpettaAliquota}.'
const COSTI = "dall'incidenza dei costi effettivi, pari a {costi} a fronte di una deduzione forfettaria di {ricavi} × (100 − {coefficiente})%"
const DETRAZIONI = 'dalle detrazioni personali che il regime forfettario non consente di utilizzare'
const ORDINARIO = 'Le suggeriamo quindi di optare per il regime ordinario.'

/** Printed before the table, which it announces. */
export const nonAmmesso: TextBlock = {
  id: 'E3',
  titolo: 'Esito: forfettario non ammesso',
  se: esito('NON_AMMESSO'),
  testo: [
    [
      "In base ai dati forniti, per l'anno {anno} il regime forfettario non risulta applicabile per {iMotivi}: {motivi}.",
      'Il confronto che segue ha quindi valore soltanto indicativo.',
    ],
    [
      "L'attività va gestita in regime ordinario, con un costo complessivo stimato in {complNorm}.",
      "Il regime forfettario potrà essere riesaminato per l'anno successivo a quello in cui {causeCessate}, tenuto conto di eventuali opzioni in corso.",
    ],
  ],
}

/** Printed after the table. */
export const esiti: readonly TextBlock[] = [
  ...conSuggerimento(
    {
      id: 'E1',
      titolo: 'Esito: conviene il forfettario',
      se: esito('FORFETTARIO'),
      testo: [
        [
          'Dalla simulazione emerge che{aParita} il regime forfettario comporta per il {anno} un costo complessivo annuo di {complForf}, contro {complNorm} del regime ordinario.',
          'Il risparmio stimato è pari a {vantaggio}{quotaVantaggio}.',
        ],
        [
          "Il reddito imponibile forfettario, al netto dei contributi deducibili{perdite}, è di {redditoNetto} e sconta l'imposta sostitutiva del {aliquota}%, che tiene luogo di IRPEF, addizionali e IRAP.",
          FORFETTARIO,
        ],
        [{ se: conPareggio, testo: 'Il vantaggio viene meno se i costi effettivamente deducibili superano {pareggioCosti} ({pareggioCostiPct} dei ricavi).' }],
        [
          "Resta inteso che in tale regime non potrà detrarre l'IVA sugli acquisti né far valere, sul reddito dell'attività, detrazioni personali e oneri deducibili diversi dai contributi obbligatori.",
        ],
      ],
    },
    FORFETTARIO,
  ),
  ...conSuggerimento(
    {
      id: 'E2',
      titolo: "Esito: conviene l'ordinario",
      se: esito('NORMALE'),
      testo: [
        [
          'Dalla simulazione emerge che il regime ordinario comporta per il {anno} un costo complessivo annuo di {complNorm}, contro {complForf} del regime forfettario{oveSussistano}, con un risparmio stimato di {vantaggio}.',
          { se: (c) => c.costiOltreDeduzione && c.detrazioniPerse, testo: `La differenza dipende ${COSTI}, e ${DETRAZIONI}.` },
          { se: (c) => c.costiOltreDeduzione && !c.detrazioniPerse, testo: `La differenza dipende ${COSTI}.` },
          { se: (c) => !c.costiOltreDeduzione && c.detrazioniPerse, testo: `La differenza dipende ${DETRAZIONI}.` },
        ],
        [
          ORDINARIO,
          "Qualora scegliesse la contabilità ordinaria, l'opzione vincola per almeno un triennio; l'adozione della contabilità semplificata, regime naturale, consente invece di rientrare nel forfettario già dall'anno successivo, se sussistono i requisiti.",
        ],
        [{ se: conPareggio, testo: 'Il forfettario tornerebbe conveniente con costi inferiori a {pareggioCosti}.' }],
      ],
    },
    ORDINARIO,
  ),
  {
    id: 'E0',
    titolo: 'Esito: indifferente',
    se: esito('INDIFFERENTE'),
    testo: [
      ['Ai fini dei soli oneri considerati i due regimi si equivalgono.', "La scelta può fondarsi sugli adempimenti, sugli investimenti previsti e sull'IVA."],
    ],
  },
  {
    // Without figures the two regimes are unknown, not equal: the first sentence of E0 would be false.
    id: 'E0-incompleto',
    titolo: 'Esito: dati incompleti',
    se: (c) => esito('INCOMPLETO')(c) && !escluso(c),
    testo: [
      [
        'Con dati incompleti (manca: {mancanti}) i due regimi non si possono confrontare.',
        "La scelta può fondarsi sugli adempimenti, sugli investimenti previsti e sull'IVA.",
      ],
    ],
  },
  {
    // Without figures, but excluded: there is nothing to choose.
    id: 'E3-incompleto',
    titolo: 'Esito: forfettario non ammesso, dati incompleti',
    se: (c) => esito('INCOMPLETO')(c) && escluso(c),
    testo: [
      [
        "In base ai dati forniti, per l'anno {anno} il regime forfettario non risulta applicabile per {iMotivi}: {motivi}.",
        "L'attività va gestita in regime ordinario; con dati incompleti (manca: {mancanti}) i due regimi non si possono confrontare.",
      ],
    ],
  },
]
