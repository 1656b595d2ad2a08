/**
 * Budget4u: the help screen. Three collapsible sections, quoted from the specification where it holds in every year, and the general provisions. They
 * contain words only: the figures of a year are shown beside the numbers that they explain.
 */
import { lastFinalYear, taxYears } from '../years.ts'

export type VoceAiuto = { readonly titolo: string; readonly testo: string }
export type SezioneAiuto = { readonly chiave: 'imprese' | 'professionisti' | 'forfetario'; readonly titolo: string; readonly voci: readonly VoceAiuto[] }

/** The collapsible sections, in order. */
export const aiuto: readonly SezioneAiuto[] = [
  {
    chiave: 'imprese',
    titolo: 'Imprese',
    voci: [
      {
        titolo: 'Costi di avvio e investimenti',
        testo:
          "Inserisci separatamente i beni che durano più anni e le spese che si esauriscono con l'apertura. I beni generano una quota di ammortamento che, nel primo esercizio, è pari alla metà di quella ordinaria, salvo i beni immateriali. Le spese di avvio restano fuori dal conto economico, salvo che tu scelga di imputarle.",
      },
      {
        titolo: 'Ammortamenti',
        testo:
          'Le aliquote proposte sono quelle generali della tabella ministeriale e possono cambiare secondo il settore. Verifica la riga corretta per la tua attività e modifica la percentuale se serve. Per le autovetture il fisco riconosce solo una parte del costo.',
      },
      {
        titolo: 'Registro delle imprese',
        testo:
          'Il calcolo somma diritti di segreteria e imposta di bollo, che cambiano tra ditta individuale, società di persone e società di capitali. Le cooperative sociali versano metà dei diritti. La pratica è solo telematica.',
      },
      {
        titolo: 'Albo delle imprese artigiane',
        testo:
          "L'importo dipende dalla regione e va indicato a mano. Alcune attività regolate richiedono un'integrazione. Se l'impresa non è artigiana lascia la sezione vuota.",
      },
      {
        titolo: 'Diritto annuale',
        testo:
          "È il contributo dovuto alla Camera di commercio in cui ha sede l'impresa. Chi si iscrive paga un importo fisso entro trenta giorni. Dal secondo anno le società versano in base al fatturato. Ogni unità locale aggiunge il venti per cento della sede, e molte Camere applicano una maggiorazione.",
      },
      {
        titolo: 'INAIL',
        testo:
          "Per gli artigiani il premio dipende dalla classe di rischio e dal numero di persone assicurate. Per gli altri settori si applica il tasso della lavorazione alla retribuzione convenzionale. Il valore stimato va confermato con la denuncia all'Istituto.",
      },
      {
        titolo: 'Contributi di titolare, collaboratori e soci',
        testo:
          "Chi lavora nell'impresa versa un contributo minimo anche in assenza di utile. Sopra il minimale il contributo cresce in proporzione al reddito fino a un massimale. Il socio che non lavora nell'azienda può essere escluso con l'apposita casella.",
      },
      {
        titolo: 'Impresa familiare',
        testo:
          "Al titolare spetta almeno il cinquantuno per cento del reddito e ai familiari, insieme, non più del quarantanove. La quota segue la qualità e la quantità del lavoro prestato. L'atto deve esistere prima dell'inizio dell'anno o, per una nuova attività, non oltre il suo inizio. Le perdite restano al titolare.",
      },
      {
        titolo: 'IRAP',
        testo:
          "Colpisce il valore della produzione e non l'utile: personale e interessi non si deducono, salvo le deduzioni previste. Dal 2022 le persone fisiche ne sono escluse. Società e studi associati la versano ancora, con una deduzione fissa per i soggetti minori.",
      },
      {
        titolo: 'IRES e utili',
        testo:
          "La società non trasparente paga il ventiquattro per cento. L'utile distribuito a una persona fisica sconta poi una ritenuta del ventisei per cento. Prima di distribuire va accantonata la riserva legale.",
      },
      {
        titolo: 'Società trasparente',
        testo:
          "Con l'opzione il reddito passa ai soci e la società non paga IRES. I soci lo tassano con la propria IRPEF anche se l'utile resta in cassa. L'opzione dura tre anni e richiede al massimo dieci soci persone fisiche.",
      },
      {
        titolo: 'IRPEF e addizionali',
        testo:
          "L'imposta è calcolata per ciascuna persona, dopo avere dedotto i contributi. Le addizionali dipendono da regione e comune di residenza. Senza la regione il programma usa una stima prudenziale del due virgola cinque per cento; con la regione ma senza comune, l'addizionale comunale è zero.",
      },
    ],
  },
  {
    chiave: 'professionisti',
    titolo: 'Professionisti',
    voci: [
      {
        titolo: 'Compensi e spese',
        testo:
          "Si indicano i compensi incassati e le spese pagate nell'anno. Telefono e auto sono deducibili solo in parte, la formazione fino a diecimila euro. Il programma segnala le quote escluse.",
      },
      {
        titolo: 'Contributi previdenziali',
        testo:
          "Senza cassa si versa alla gestione separata dell'INPS, con aliquota ridotta se esiste un'altra copertura. Con una cassa propria si inserisce l'importo previsto. I contributi riducono il reddito imponibile.",
      },
      {
        titolo: 'IRAP del professionista',
        testo:
          "Dal 2022 il professionista individuale non la versa. Fino al 2021 era dovuta solo con un'autonoma organizzazione. Lo studio associato resta soggetto in ogni caso.",
      },
      {
        titolo: 'Detrazioni',
        testo:
          'Il reddito di lavoro autonomo dà diritto a una detrazione che si riduce al crescere del reddito e si azzera oltre cinquantamila euro (cinquantacinquemila fino al 2021). Si aggiungono quelle per i familiari a carico. Non si sommano detrazioni di lavoro diverse: vale la più favorevole.',
      },
      {
        titolo: 'Reddito disponibile',
        testo:
          "È quanto resta dopo imposte e contributi riferiti all'anno. Non tiene conto degli acconti che si versano nel primo periodo di pagamento. Prevedi una riserva di liquidità.",
      },
    ],
  },
  {
    chiave: 'forfetario',
    titolo: 'Regime fiscale forfetario',
    voci: [
      {
        titolo: 'Chi può aderire',
        testo:
          "Possono aderire le persone fisiche con ricavi entro il limite annuo. Sono escluse le società. La partecipazione in società di persone, associazioni o imprese familiari, il controllo di una S.r.l. con attività riconducibile e i redditi di lavoro dipendente oltre soglia impediscono l'accesso.",
      },
      {
        titolo: 'Come si calcola il reddito',
        testo:
          "Ai ricavi incassati si applica la percentuale del settore. Le spese reali non si deducono, mentre i contributi previdenziali versati sì. Su quanto resta si paga l'imposta sostitutiva.",
      },
      {
        titolo: 'Aliquota ordinaria e ridotta',
        testo:
          "L'imposta è del quindici per cento. Scende al cinque per i primi cinque anni quando l'attività è nuova e non prosegue un lavoro precedente. La scelta dell'aliquota è responsabilità del contribuente.",
      },
      {
        titolo: 'Contributi ridotti',
        testo:
          'Artigiani e commercianti possono chiedere il taglio del trentacinque per cento dei contributi. Il beneficio va chiesto e rende meno alta la pensione futura. Se la somma versata è sotto il minimo, i mesi accreditati si riducono.',
      },
      {
        titolo: 'Uscita dal regime',
        testo:
          "Dal 2023 oltre ottantacinquemila euro si esce dall'anno dopo; oltre centomila si esce subito e si applica l'IVA. Fino al 2021 il limite era di sessantacinquemila. Il confronto con il regime ordinario aiuta a capire quando conviene lasciare il forfait.",
      },
      {
        titolo: 'Familiari',
        testo:
          "Il reddito forfetario conta per stabilire se una persona è a carico di un'altra. Il titolare non usa le detrazioni per familiari contro l'imposta sostitutiva. Se ha altri redditi IRPEF può farle valere lì.",
      },
    ],
  },
]

const [primo] = taxYears
const ultimo = Math.max(...taxYears)

/** General rules for every kind of business; always open. */
export const disposizioniGenerali: readonly VoceAiuto[] = [
  {
    titolo: "Anno d'imposta",
    testo: `Le regole sono quelle dell'anno scelto, dal ${primo} al ${ultimo}. Nel piano triennale gli anni dopo il ${lastFinalYear}, l'ultimo definitivo, usano le regole del ${lastFinalYear}; un piano che comincia nel ${ultimo} usa sempre quelle del ${ultimo}. L'anno delle regole è scritto accanto a ogni riga.`,
  },
  {
    titolo: 'Competenza e cassa',
    testo:
      "Imposte e contributi sono quelli dell'anno, non quelli versati nell'anno. I contributi si deducono nell'anno in cui maturano, mentre per legge si deducono quando si pagano: nel primo anno la differenza può essere grande. Quando si pagano, con acconti e rate, lo dicono le schede «Cassa» e «Quando si paga».",
  },
  {
    titolo: 'Importi stimati',
    testo:
      "Un importo con il segno 'stima' si può sostituire con quello vero: il premio INAIL degli artigiani con quello delle basi di calcolo, le addizionali con la regione e il comune di residenza. Hanno lo stesso segno le imposte e il reddito che contengono addizionali stimate.",
  },
  {
    titolo: 'Maggiorazione del diritto annuale',
    testo:
      'La percentuale è quella deliberata dalla Camera di commercio. Quelle del 2026-2028 sono autorizzate dal D.M. MIMIT 17 marzo 2026: chi prima ha versato la misura base versa il conguaglio.',
  },
  {
    titolo: 'Altri redditi',
    testo:
      "L'IRPEF di titolare, collaboratori e soci è quella di chi ha soltanto il reddito di questa attività: un lavoro dipendente, una pensione o un affitto non si inseriscono, e alzano lo scaglione.",
  },
  {
    titolo: 'Redditi alti e detrazioni per oneri',
    testo:
      'Chi detrae oneri può pagare di più: nel 2024 fino a 260 euro oltre 50.000 euro di reddito, dal 2026 fino a 440 euro oltre 200.000; dal 2025, oltre 75.000, le spese che danno detrazione hanno un tetto (art. 16-ter TUIR). Qui gli oneri personali non si inseriscono, quindi nessuna riduzione è calcolata.',
  },
  {
    titolo: 'IRAP senza dipendenti',
    testo:
      "Chi non si avvale di lavoratori dipendenti ha un credito del 10% dell'IRAP, da usare in compensazione dall'anno della dichiarazione (L. 190/2014, art. 1, c. 21): qui non è contato.",
  },
  {
    titolo: 'Perdite',
    testo: 'La perdita di un anno non riduce il reddito degli anni successivi del piano. I contributi sul minimale sono dovuti anche in perdita.',
  },
]
