/**
 * Redditi Persone fisiche: the boxes of a firm, and the fields of iForfettari that each of its quadri fills. To add a box,
 * add a line to `firmBoxes` and its code to the formula of the field.
 */
import { compreseIn, type Formula, formulasOf, vuota } from './formula.ts'
import { type BoxLine, confirmed, confirmedIn2026, confirmedSince2025, only2026, rows, since2025, single2025, singleUntil2025 } from './layout.ts'

/** The activities of the flat rate, one row each. */
const LM_ROWS = ['LM022', 'LM023', 'LM024', 'LM025', 'LM026', 'LM027'] as const

/** Kind, Italian name, and certainty of the code in each model. */
export const firmBoxes = {
  CP001001: ['euro', "Reddito d'impresa concordato, con la parte a imposta sostitutiva", confirmedSince2025],
  CP001003: ['euro', "Reddito d'impresa concordato: imponibile a imposta sostitutiva", confirmedSince2025],
  CP002001: ['euro', 'Reddito di lavoro autonomo concordato, con la parte a imposta sostitutiva', confirmedSince2025],
  CP002003: ['euro', 'Reddito di lavoro autonomo concordato: imponibile a imposta sostitutiva', confirmedSince2025],
  CP007005: ['euro', "Reddito d'impresa concordato", confirmedSince2025],
  CP009003: ['euro', 'Reddito di lavoro autonomo concordato', confirmedSince2025],
  CP010001: ['euro', 'Redditi effettivi (per quadro)', ['-', '-', '-', '-', 'S', 'C']],
  CP010006: ['euro', 'Reddito effettivo totale', ['-', '-', '-', '-', 'S', 'C']],
  LM002001: ['euro', 'Regime di vantaggio: componenti positivi', confirmedIn2026],
  LM006001: ['euro', 'Regime di vantaggio: reddito lordo o perdita', confirmedIn2026],
  LM021001: ['numero', 'Requisiti e nuova attività', confirmed],
  ...rows(LM_ROWS, {
    '001': ['testo', 'Codice attività', confirmed],
    '002': ['percento', 'Coefficiente di redditività', confirmed],
    '003': ['euro', 'Ricavi o compensi', confirmed],
    '004': ['euro', "Diritti d'autore", singleUntil2025],
    '005': ['euro', 'Reddito', confirmed],
    '007': ['numero', 'Casi particolari', ['-', '-', '-', '-', 'S', 'C']],
  }),
  // Instructions of the model 2025, as fiscoetasse.com and contabilita2punto0.it quote them. The agreement of the flat rate was for 2024 only.
  LM032001: ['euro', 'Reddito concordato, con la parte a imposta sostitutiva', single2025],
  LM032003: ['euro', 'Reddito concordato: parte a imposta sostitutiva', single2025],
  LM033001: ['euro', 'Reddito concordato, senza la parte a imposta sostitutiva', single2025],
  LM034001: ['euro', 'Reddito lordo: artigiani e commercianti', confirmed],
  LM034002: ['euro', 'Reddito lordo: gestione separata', confirmed],
  LM034003: ['euro', 'Reddito lordo: totale', confirmed],
  LM035001: ['euro', 'Contributi previdenziali versati', confirmed],
  LM035002: ['euro', 'Contributi previdenziali dedotti', confirmed],
  LM036001: ['euro', 'Reddito netto', confirmed],
  LM037005: ['euro', 'Perdite pregresse', confirmedIn2026],
  LM038001: ['euro', 'Reddito soggetto a imposta sostitutiva', confirmed],
  LM039001: ['euro', 'Imposta sostitutiva', confirmed],
  LM049001: ['euro', 'Eccedenza di contributi (a RP21)', confirmedIn2026],
  RE001001: ['testo', 'Codice attività', confirmedIn2026],
  RE002001: ['euro', 'Compensi convenzionali', confirmedIn2026],
  RE002002: ['euro', 'Compensi', confirmedIn2026],
  RE003001: ['euro', 'Altri proventi lordi', confirmedIn2026],
  RE004001: ['euro', 'Plusvalenze patrimoniali', confirmedIn2026],
  RE005002: ['euro', 'Compensi non annotati', confirmedIn2026],
  RE006001: ['euro', 'Totale compensi', confirmedIn2026],
  RE007002: ['euro', 'Quote di ammortamento e beni fino a 516,46 euro', confirmedIn2026],
  RE008002: ['euro', 'Canoni di locazione finanziaria di beni mobili', confirmedIn2026],
  RE009001: ['euro', 'Canoni di locazione non finanziaria e noleggio', confirmedIn2026],
  RE010001: ['euro', 'Spese relative agli immobili', confirmedIn2026],
  RE011003: ['euro', 'Spese per lavoro dipendente e assimilato: totale', only2026],
  RE012001: ['euro', 'Compensi corrisposti a terzi', confirmedIn2026],
  RE013001: ['euro', 'Interessi passivi', confirmedIn2026],
  RE014001: ['euro', 'Consumi', confirmedIn2026],
  RE016003: ['euro', 'Spese di rappresentanza: totale', only2026],
  RE017004: ['euro', 'Spese di formazione e convegni: totale', only2026],
  RE018001: ['euro', 'Minusvalenze patrimoniali', confirmedIn2026],
  RE019004: ['euro', 'Altre spese documentate: totale', only2026],
  RE020001: ['euro', 'Totale spese', confirmedIn2026],
  RE021005: ['euro', 'Differenza', only2026],
  RE023001: ['euro', 'Reddito o perdita delle attività professionali', confirmedIn2026],
  RE024001: ['euro', 'Perdite di lavoro autonomo di esercizi precedenti', confirmedIn2026],
  RE025001: ['euro', 'Reddito netto o perdita', confirmedIn2026],
  RE026001: ['euro', "Ritenute d'acconto", confirmedIn2026],
  RE10A001: ['euro', 'Beni immateriali (riga RE10A)', ['-', '-', '-', '-', '-', 'U']],
  RF001001: ['testo', 'Codice attività', confirmedIn2026],
  RF002001: ['euro', 'Componenti positivi annotati (ISA)', confirmedIn2026],
  RF004001: ['euro', 'Utile del conto economico', confirmedIn2026],
  RF005001: ['euro', 'Perdita del conto economico', confirmedIn2026],
  RF006004: ['euro', 'Componenti positivi extracontabili e ISA', only2026],
  RF016001: ['euro', 'Imposte indeducibili o non pagate', confirmedIn2026],
  RF032001: ['euro', 'Totale delle variazioni in aumento', confirmedIn2026],
  RF056001: ['euro', 'Totale delle variazioni in diminuzione', confirmedIn2026],
  RF057001: ['euro', 'Reddito o perdita', confirmedIn2026],
  RF060002: ['euro', 'Reddito o perdita lordi', only2026],
  RF063001: ['euro', "Reddito o perdita d'impresa", confirmedIn2026],
  RF098004: ['euro', 'Quote imputate ai collaboratori familiari', only2026],
  RF099003: ['euro', 'Reddito o perdita del titolare', only2026],
  RF100001: ['euro', "Perdite d'impresa in diminuzione", confirmedIn2026],
  RF101001: ['euro', "Reddito d'impresa al netto delle perdite", confirmedIn2026],
  RF102006: ['euro', "Ritenute d'acconto: totale", confirmedIn2026],
  RG001001: ['testo', 'Codice attività', confirmedIn2026],
  RG002001: ['euro', 'Ricavi con emissione di fattura', confirmedIn2026],
  RG002002: ['euro', 'Ricavi', confirmedIn2026],
  RG003001: ['euro', 'Altri proventi considerati ricavi', confirmedIn2026],
  RG005001: ['euro', 'Componenti non annotati: di cui ISA', confirmedIn2026],
  RG005002: ['euro', 'Componenti positivi non annotati', confirmedIn2026],
  RG006002: ['euro', 'Plusvalenze patrimoniali', confirmedIn2026],
  RG007001: ['euro', 'Sopravvenienze attive', confirmedIn2026],
  RG010039: ['euro', 'Altri componenti positivi: totale', only2026],
  RG012001: ['euro', 'Totale componenti positivi', confirmedIn2026],
  RG013004: ['euro', 'Esistenze iniziali', confirmedIn2026],
  RG015001: ['euro', "Costi per l'acquisto di materie prime e merci", confirmedIn2026],
  RG016001: ['euro', 'Spese per lavoro dipendente, assimilato e autonomo', confirmedIn2026],
  RG017001: ['euro', 'Utili spettanti agli associati in partecipazione', confirmedIn2026],
  RG018001: ['euro', 'Quote di ammortamento', confirmedIn2026],
  RG019001: ['euro', 'Beni di costo non superiore a 516,46 euro', confirmedIn2026],
  RG020001: ['euro', 'Canoni di locazione finanziaria di beni mobili', confirmedIn2026],
  RG022065: ['euro', 'Altri componenti negativi: totale', only2026],
  RG023007: ['euro', 'Reddito detassato e agevolazioni: totale', only2026],
  RG024001: ['euro', 'Totale componenti negativi', confirmedIn2026],
  RG025001: ['euro', 'Differenza tra componenti positivi e negativi', confirmedIn2026],
  RG026004: ['euro', 'Redditi da partecipazione', only2026],
  RG027003: ['euro', 'Perdite da partecipazione', only2026],
  RG028002: ['euro', 'Reddito o perdita lordi', confirmedIn2026],
  RG029001: ['euro', 'Erogazioni liberali', confirmedIn2026],
  RG031001: ['euro', "Reddito o perdita d'impresa", confirmedIn2026],
  RG033004: ['euro', 'Quote imputate ai collaboratori familiari', only2026],
  RG034003: ['euro', 'Reddito o perdita del titolare', confirmedIn2026],
  RG03402A: ['euro', 'Reddito del titolare, colonna 2A', since2025],
  RG035003: ['euro', "Perdite d'impresa in diminuzione", only2026],
  RG036001: ['euro', "Reddito d'impresa al netto delle perdite", confirmedIn2026],
  RG037006: ['euro', "Ritenute d'acconto: totale", confirmedIn2026],
  RG038002: ['euro', 'Rimanenze finali', only2026],
  RS001001: ['testo', 'Quadro di riferimento', confirmedIn2026],
  ...rows(['RS006', 'RS007'], {
    '001': ['testo', 'Codice fiscale del collaboratore familiare', confirmedIn2026],
    '002': ['percento', 'Quota di partecipazione del collaboratore', confirmedIn2026],
    '003': ['euro', 'Quota di reddito del collaboratore', confirmedIn2026],
    '005': ['euro', 'Quota di ritenute del collaboratore', confirmedIn2026],
  }),
  RS037016: ['euro', 'ACE in diminuzione del reddito complessivo', confirmedIn2026],
  RS116001: ['euro', 'Ricavi (prospetto di bilancio)', confirmedIn2026],
} as const satisfies Readonly<Record<string, BoxLine>>

export type FirmBox = keyof typeof firmBoxes

const { somma, differenza, resto } = formulasOf<FirmBox>()

/** The total of a row of expenses. */
const spesa = (row: string) => ({ row, atMost: somma('RE020001') })

/**
 * The rows of CP that only who made an agreement fills: CP3-CP5 and CP10 are also for partners and family collaborators. The
 * agreed income is that before the part with the substitute tax (CP1, CP2); without that part it is the adjusted one (CP7, CP9),
 * which the instructions of the SC model do not confirm.
 */
export type Concordato = { readonly righi: readonly string[]; readonly reddito: Formula; readonly sostitutiva: Formula }

const impresaConcordata = { righi: ['CP001', 'CP006', 'CP007'], sostitutiva: somma('CP001003') }
export const concordati = {
  impresa: { ...impresaConcordata, reddito: somma({ first: 'CP001001', or: 'CP007005' }) },
  societa: { ...impresaConcordata, reddito: somma('CP001001') },
  forfettario: { righi: ['LM032', 'LM033'], reddito: somma({ first: 'LM032001', or: 'LM033001' }), sostitutiva: somma('LM032003') },
  professione: { righi: ['CP002', 'CP008', 'CP009'], reddito: somma({ first: 'CP002001', or: 'CP009003' }), sostitutiva: somma('CP002003') },
} satisfies Readonly<Record<string, Concordato>>

/** The income that the firm gives to its family collaborators. */
export const quoteAttribuite = { RG: somma({ row: 'RG033' }), RF: somma({ row: 'RF098' }) }

/** Receipts of the flat rate that do not count for its limits of revenue, such as maternity allowances (column 7, code 1). */
export const fuoriDaiLimiti = somma(...LM_ROWS.map((row) => ({ box: `${row}003` as const, where: `${row}007` as const, is: [1] })))

/** A quadro that describes a firm. `ricavi` and `righe` are fields of iForfettari; the others are facts of the return. */
export type Frame = {
  /** The return describes the firm if it has a box of one of these quadri or rows. */
  readonly presente: readonly string[]
  readonly tipologia: 'IMPRESA' | 'PROFESSIONE' | null
  readonly contabilitaOrdinaria: boolean
  readonly ricavi: Formula<FirmBox>
  /** Keys of `regimeNormale.determinazioneDelReddito`. */
  readonly righe: Readonly<Record<string, Formula<FirmBox>>>
  /** The income that the lines must give; null if the return has no cost lines. */
  readonly reddito: Formula<FirmBox> | null
  /** The income as the quadro declares it, which may be the agreed one. */
  readonly dichiarato: Formula<FirmBox>
  readonly concordato: Concordato | null
  readonly ritenute: Formula<FirmBox>
  readonly contributi: Formula<FirmBox>
  /** Parts of the declared income that are not among the lines: losses of earlier years, and shares in partnerships that belong to the business. */
  readonly perdite: Formula<FirmBox>
  readonly partecipazioni: Formula<FirmBox>
}

/** Defaults for quadri without these lines. */
const nothing = { contabilitaOrdinaria: false, dichiarato: somma(), concordato: null, ritenute: somma(), contributi: somma(), partecipazioni: somma() }

const ALTRI_COSTI = 'Altri costi deducibili'
const ricaviRG = somma('RG002002', 'RG003001', 'RG005002')
/** Final stocks do not count, because accounts are on a cash basis. */
const costiRG = {
  esistenzeIniziali: somma('RG013004'),
  acquisti: somma('RG015001'),
  lavoroDipendente: somma('RG016001'),
  compensiTerzi: somma('RG017001'),
  ammortamenti: somma('RG018001', 'RG019001'),
  canoniLeasing: somma('RG020001'),
}
const RG: Frame = {
  ...nothing,
  presente: ['RG'],
  tipologia: 'IMPRESA',
  ricavi: ricaviRG,
  righe: {
    // Capital gains, contingent income and other positive items. They count only on the ordinary side.
    altriProventi: resto(['RG012001'], [ricaviRG]),
    rimanenzeFinali: vuota('contabilità semplificata per cassa: le rimanenze non contano'),
    ...costiRG,
    ...compreseIn(ALTRI_COSTI, ['servizi', 'interessiPassivi']),
    altriCosti: resto(['RG024001'], Object.values(costiRG)),
  },
  reddito: differenza(['RG012001'], ['RG024001']),
  dichiarato: somma('RG031001'),
  concordato: concordati.impresa,
  ritenute: somma('RG037006'),
  perdite: somma({ row: 'RG035' }),
  partecipazioni: differenza([{ row: 'RG026' }], [{ row: 'RG027' }]),
}

const ricaviRF = somma({ first: 'RS116001', or: 'RF002001' })
const redditoRF = somma('RF057001')
/** RF has no cost lines: one line covers the difference between revenue and income. */
const RF: Frame = {
  ...nothing,
  presente: ['RF'],
  tipologia: 'IMPRESA',
  contabilitaOrdinaria: true,
  ricavi: ricaviRF,
  righe: {
    altriProventi: resto(redditoRF.piu, [ricaviRF]),
    ...compreseIn(ALTRI_COSTI, ['rimanenzeFinali', ...Object.keys(costiRG), 'servizi', 'interessiPassivi']),
    altriCosti: resto(ricaviRF.piu, [redditoRF]),
  },
  reddito: redditoRF,
  dichiarato: somma('RF063001'),
  concordato: concordati.impresa,
  ritenute: somma('RF102006'),
  perdite: somma('RF100001'),
  partecipazioni: differenza([{ row: 'RF058' }], [{ row: 'RF059' }]),
}

const costiRE = {
  ammortamenti: somma('RE007002'),
  canoniLeasing: somma('RE008002', 'RE009001'),
  immobili: somma('RE010001', 'RE10A001'),
  lavoroDipendente: somma(spesa('RE011')),
  compensiTerzi: somma('RE012001'),
  interessiPassivi: somma('RE013001'),
  consumi: somma('RE014001'),
  speseLimitate: somma(spesa('RE015'), spesa('RE016'), spesa('RE017')),
}
const RE: Frame = {
  ...nothing,
  presente: ['RE'],
  tipologia: 'PROFESSIONE',
  ricavi: somma('RE002001', 'RE002002'),
  righe: {
    altriProventi: somma('RE003001', 'RE005002'),
    plusvalenze: somma('RE004001'),
    ...costiRE,
    altreSpese: resto(['RE020001'], Object.values(costiRE)),
  },
  // RE6 does not add the conventional fees of RE2 col. 1: they join the income in RE23.
  reddito: differenza(['RE006001', 'RE002001'], ['RE020001']),
  dichiarato: somma({ row: 'RE021' }),
  concordato: concordati.professione,
  ritenute: somma('RE026001'),
  perdite: somma('RE024001'),
}

/**
 * Revenue and contributions, no cost. Section I (LM1-LM11) is the «regime di vantaggio», and in the model 2024 section II
 * (LM12-LM15) is the incremental flat tax of those with RG, RF or RE: neither is the flat rate.
 */
const LM: Frame = {
  ...nothing,
  presente: ['LM021', ...LM_ROWS],
  tipologia: null,
  // biome-ignore format: a row of the form a line
  ricavi: somma(
    'LM022003', 'LM022004',
    'LM023003', 'LM023004',
    'LM024003', 'LM024004',
    'LM025003', 'LM025004',
    'LM026003', 'LM026004',
    'LM027003', 'LM027004',
  ),
  righe: {},
  reddito: null,
  concordato: concordati.forfettario,
  contributi: somma('LM035001'),
  perdite: somma('LM037005'),
}

/** Simplified accounts, ordinary accounts, professional, flat rate. */
export const frames = { RG, RF, RE, LM }

/** The family firm: whether there is one, and the share of each collaborator. */
export const family = { famigliare: somma('RS006001', 'RS007001'), quota: somma('RS006002', 'RS007002') }
