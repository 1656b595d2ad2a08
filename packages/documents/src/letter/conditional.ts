/** Blocks F to I, which only concern some clients, and R, which only concern some results. */
import type { TextBlock } from './block.ts'
import type { Case } from './case.ts'

const forfettarioAmmesso = (c: Case) => c.verdetto !== 'INCOMPLETO' && c.verdetto !== 'NON_AMMESSO'
/** The owner or a collaborator; only contributions of artisans and traders are halved. */
const nuovi = ({ typed, collaboratori, input: { risultato } }: Case) =>
  risultato.redditoContributiImposta.contributiIvs > 0 &&
  ['gestionePrevidenziale.riduzione50', ...collaboratori.map(({ numero }) => `datiCollaboratore${numero}.previdenza.riduzione50`)].some((path) =>
    typed.flag(path),
  )
/** The warning of the result is that of the other reduction. */
const mesiMancanti = ({ collaboratori, input: { risultato } }: Case) =>
  [risultato.redditoContributiImposta.mesiTitolare, ...collaboratori.map(({ mesi }) => mesi)].some((mesi) => mesi !== null && mesi < 12)
/** Said of the flat-rate side in G-50. */
const mesiMancantiForfettario = (c: Case) => forfettarioAmmesso(c) && !c.typed.flag('redditoContributiImposta.riduzione35') && mesiMancanti(c)
const mesiMancantiOrdinario = ({ input: { risultato } }: Case) => !risultato.confronto.altreCaratteristicheApplicate.accreditoDodiciMesi.normale
const rettifica = (c: Case) => c.input.risultato.confronto.rettificaIvaApplicata

export const condizionali: readonly TextBlock[] = [
  {
    id: 'F',
    titolo: 'Rettifica IVA',
    // On a regime that is not allowed there is no passage.
    se: (c) => c.verdetto !== 'NON_AMMESSO' && rettifica(c) > 0 && c.typed.text('confronto.tabellaRettifica.direzione') === 'INGRESSO',
    testo: [
      [
        "Il passaggio al regime forfettario comporta inoltre la restituzione dell'IVA detratta sulle rimanenze e sui beni strumentali non ancora interamente ammortizzati ai fini dell'imposta, stimata in {rettificaIva}, da versare in unica soluzione con il saldo dell'ultima dichiarazione IVA.",
        'Tale importo, dovuto una sola volta, non è compreso nel costo annuo.',
      ],
    ],
  },
  {
    // The sign gives the direction: a negative amount is recovered on leaving, whatever the direction in the table.
    id: 'F-uscita',
    titolo: 'Rettifica IVA',
    se: (c) => rettifica(c) < 0,
    testo: [
      [
        "Il passaggio al regime ordinario consente di recuperare un'imposta stimata in {rettificaIva}.",
        'Tale importo, riconosciuto una sola volta, non è compreso nel costo annuo.',
      ],
    ],
  },
  {
    id: 'G',
    titolo: 'Riduzione contributiva',
    // Only the flat-rate regime has it.
    se: (c) => forfettarioAmmesso(c) && c.typed.flag('redditoContributiImposta.riduzione35'),
    testo: [
      [
        "Il conteggio tiene conto della riduzione del {riduzioneContributi}% dei contributi IVS, da richiedere all'INPS entro il 28 febbraio dell'anno (per le nuove attività, con tempestività rispetto all'iscrizione).",
        {
          se: (c) => c.input.risultato.redditoContributiImposta.warningContributi35 !== null,
          testo:
            "I contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati {mesi} in luogo di dodici, con possibili effetti sulla pensione.",
        },
      ],
    ],
  },
  {
    id: 'G-50',
    titolo: 'Riduzione per la prima iscrizione',
    se: (c) => c.input.limiti.nuovi !== null && c.verdetto !== 'INCOMPLETO' && nuovi(c),
    testo: [
      [
        'Il conteggio tiene conto, {nuoviDove}, della riduzione del {riduzioneNuovi}% dei contributi IVS per la prima iscrizione nel 2025 ({normaNuovi}).',
        {
          se: mesiMancantiForfettario,
          testo:
            "Nel regime forfettario i contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati {mesi} in luogo di dodici, con possibili effetti sulla pensione.",
        },
        {
          se: (c) => mesiMancantiForfettario(c) && mesiMancantiOrdinario(c),
          testo: 'Anche nel regime ordinario i mesi accreditati potranno essere meno di dodici.',
        },
        {
          se: (c) => !mesiMancantiForfettario(c) && mesiMancantiOrdinario(c),
          testo:
            "Nel regime ordinario i contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati meno di dodici mesi, con possibili effetti sulla pensione.",
        },
      ],
    ],
  },
  {
    id: 'H',
    titolo: 'Impresa familiare',
    se: (c) => c.famigliare,
    testo: [
      [
        "Nel regime forfettario l'imposta sostitutiva è dovuta dal titolare sull'intero reddito, senza ripartizione ai fini fiscali; le quote rilevano per i contributi di ciascun collaboratore.",
        'Nel regime ordinario il reddito è imputato ai collaboratori nella misura complessiva massima del {quotaCollaboratori}%.',
      ],
    ],
  },
  {
    id: 'I',
    titolo: 'Aliquota ridotta',
    se: (c) => c.typed.amount('regimeForfettario.impostaSost') === c.input.limiti.aliquotaStartUp,
    testo: [
      [
        "L'aliquota del {aliquotaStartUp}% spetta per il primo anno di attività e i quattro successivi, a condizione che l'attività non prosegua un'attività già svolta e che non si sia esercitata attività d'impresa o professionale nei tre anni precedenti.",
      ],
    ],
  },
]

/** Blocks R: the assumptions of the calculation, the missing data, the warnings. */
export const affidabilita: readonly TextBlock[] = [
  {
    id: 'R-bozza',
    titolo: 'Dati da confermare',
    se: (c) => c.bozza,
    testo: [['La presente è una bozza non definitiva: il confronto non è affidabile finché {nonIndicatiDeterminanti} {determinanti}.']],
  },
  {
    id: 'R-ipotesi',
    titolo: 'Ipotesi del calcolo',
    se: (c) => c.assunte.length > 0,
    testo: [['Il calcolo assume: {assunte}.']],
  },
  {
    id: 'R-mancanti',
    titolo: 'Dati da precisare',
    se: (c) => c.minori.length > 0,
    testo: [['{nonIndicatiMinori}: {minori}.']],
  },
  {
    id: 'R-cassa',
    titolo: 'Contributi alla cassa incompleti',
    se: (c) => c.cassaParziale,
    testo: [
      [
        'I contributi alla cassa professionale sono calcolati senza la parte che le fonti consultate non pubblicano, come la maternità, o che dipende da un dato non comunicato.',
      ],
    ],
  },
  {
    id: 'R-avvisi',
    titolo: 'Avvisi del calcolo',
    se: (c) => c.avvisi.length > 0,
    testo: [['Da verificare: {avvisi}.']],
  },
]
