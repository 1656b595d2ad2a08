/** What the lines of the result are called, on screen and in explanations. Keys are the result's own; a test compares them with the rules. */

/** The blocks of the first year, in order; a block that does not apply is null. */
export const vociInail = { premio: 'Premio INAIL', addizionale: "Addizionale dell'1%", totale: 'INAIL' } as const
export const vociDiritto = { sede: 'Diritto della sede', importoEsatto: "Diritto annuale prima dell'arrotondamento", importo: 'Diritto annuale' } as const

/** Totals of the start-up costs. */
export const vociCosti = {
  totaleInvestimenti: 'Totale investimenti',
  totaleAmmortamenti: 'Totale ammortamenti',
  totaleSpeseVive: 'Totale spese vive',
  totaleConsulenzeEsterne: 'Totale consulenze esterne',
  totaleConsulenzeInterne: 'Totale consulenze interne',
  totaleCostiIniziali: 'Totale costi iniziali',
} as const

/** The computed lines of the income statement of a firm or company, in order. */
export const vociDitta = {
  ammortamenti: 'Ammortamenti',
  totaleCostiDiretti: 'Totale costi diretti di produzione',
  margineProduzione: 'Margine di produzione',
  inail: 'INAIL',
  dirittoAnnuale: 'Diritto annuale',
  costiAvvioImputati: 'Costi di avvio imputati',
  totaleSpeseGenerali: 'Totale spese generali',
  risultatoOperativo: 'Risultato operativo',
  gestioneFinanziaria: 'Gestione finanziaria',
  risultatoNetto: 'Risultato prima delle imposte',
  ripresaAutovetture: 'Ripresa autovetture',
  ripresaTelefono: 'Ripresa spese telefoniche',
  redditoFiscale: 'Reddito fiscale',
  irapDeducibile: 'IRAP deducibile',
  irap: 'IRAP',
  ires: 'IRES',
  irpefAddizionali: 'IRPEF e addizionali',
  totaleImposte: 'Totale imposte',
  contributi: 'Contributi di titolare, collaboratori e soci',
  redditoDisponibile: 'Reddito disponibile',
} as const

/** What the contributions of a company that pays IRES are called: the partners owe them. */
export const contributiDeiSoci = 'Contributi a carico dei soci'

/** The computed lines of the income statement of a professional, in order. */
export const vociProfessionista = {
  ammortamenti: 'Ammortamenti',
  costiAvvioImputati: 'Costi di avvio imputati',
  totaleCosti: 'Totale costi',
  risultatoNetto: 'Risultato netto',
  ripresaAutovetture: 'Ripresa autovetture',
  ripresaTelefono: 'Ripresa spese telefoniche',
  ripresaAggiornamento: 'Ripresa aggiornamento professionale',
  ripresaCarburanti: 'Ripresa carburanti',
  redditoFiscale: 'Reddito fiscale',
  irap: 'IRAP',
  irpefAddizionali: 'IRPEF e addizionali',
  totaleImposte: 'Totale imposte',
  contributiPrevidenziali: 'Contributi previdenziali',
  redditoDisponibile: 'Reddito disponibile',
} as const

/** The IRAP block. */
export const vociIrap = {
  soggetto: 'Soggetto a IRAP',
  valoreProduzione: 'Valore della produzione',
  deduzioni: 'Deduzioni',
  imponibile: 'Imponibile IRAP',
  imposta: 'IRAP',
} as const

/** The lines of a person, in order. */
export const vociPersona = {
  numero: 'Numero',
  quota: 'Quota',
  reddito: 'Reddito',
  contributi: 'Contributi',
  redditoImponibile: 'Reddito imponibile',
  irpefLorda: 'IRPEF lorda',
  detrazioneConiuge: 'Detrazione per il coniuge',
  detrazioneFigli: 'Detrazione per i figli',
  detrazioneCarichi: 'Detrazioni per carichi di famiglia',
  detrazioneAutonomi: 'Detrazione per impresa e lavoro autonomo',
  totaleDetrazioni: 'Totale detrazioni',
  irpefNetta: 'IRPEF netta',
  addizionaleRegionale: 'Addizionale regionale',
  addizionaleComunale: 'Addizionale comunale',
  addizionali: 'Addizionali',
  irpefAddizionali: 'IRPEF e addizionali',
} as const

/** Who a person is. */
export const ruoli = { TITOLARE: 'Titolare', COLLABORATORE: 'Collaboratore', SOCIO: 'Socio', PROFESSIONISTA: 'Professionista' } as const
export type Ruolo = keyof typeof ruoli

/** The lines of the flat-rate block, in order. */
export const vociForfetari = {
  reddito: 'Reddito',
  contributiTitolare: 'Contributi del titolare',
  contributiCollaboratore: 'Contributi del collaboratore',
  contributi: 'Contributi',
  rivalsaContributi: 'Rivalsa sui contributi',
  imponibile: 'Imponibile',
  impostaSostitutiva: 'Imposta sostitutiva',
  totaleImposteContributi: 'Totale imposte e contributi',
  redditoDisponibile: 'Reddito disponibile',
} as const

/** The results tab, in order. */
export const vociRisultati = {
  totaleCostiIniziali: 'Totale costi iniziali',
  ivaCostiIniziali: 'IVA sui costi iniziali',
  costiTrimestrali: 'Costi dei primi tre mesi',
  fabbisognoIniziale: 'Fabbisogno iniziale',
  irap: 'IRAP',
  ires: 'IRES',
  irpefNetta: 'IRPEF',
  addizionali: 'Addizionali',
  impostaSostitutiva: 'Imposta sostitutiva',
  totaleImposte: 'Totale imposte',
  contributi: 'Contributi',
  redditoDisponibile: 'Reddito disponibile',
} as const

/** The rows of the three-year plan, in order. */
export const vociPiano = {
  anno: 'Anno',
  annoParametri: 'Anno delle regole usate',
  ricavi: 'Ricavi o compensi',
  costi: 'Costi',
  ammortamenti: 'Ammortamenti',
  risultatoNetto: 'Risultato prima delle imposte',
  redditoFiscale: 'Reddito fiscale',
  irapDeducibile: 'IRAP deducibile',
  irap: 'IRAP',
  ires: 'IRES',
  irpefAddizionali: 'IRPEF e addizionali',
  impostaSostitutiva: 'Imposta sostitutiva',
  totaleImposte: 'Totale imposte',
  contributi: 'Contributi',
  redditoDisponibile: 'Reddito disponibile',
} as const

/**
 * Paths of the result, and of the fields beside them, that are estimates while the given message stands: the page marks them 'stima'.
 * Of the surcharges also every sum that they enter; of the INAIL premium, one cost among many, the premium alone.
 */
export const stime = {
  INAIL_STIMATO: ['inail.premio', 'inail.addizionale', 'inail.totale', 'contoEconomicoDittaSocieta.inail'],
  ADDIZIONALI_STIMATE: [
    'persone[].addizionali',
    'risultati.addizionali',
    ...['persone[]', 'dettagli.righe[]', 'dettagli.totale'].map((at) => `${at}.irpefAddizionali`),
    ...['contoEconomicoDittaSocieta', 'contoEconomicoProfessionista', 'pianoTriennale[]'].flatMap((at) =>
      ['irpefAddizionali', 'totaleImposte', 'redditoDisponibile'].map((voce) => `${at}.${voce}`),
    ),
    ...['totaleImposte', 'redditoDisponibile'].map((voce) => `risultati.${voce}`),
    ...['imposte', 'resta'].map((voce) => `quadro.ripartizione.${voce}`),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Where the first-year revenue goes, in order: the steps of the picture, from the revenue down to what is left. */
export const vociRipartizione = {
  ricavi: 'Ricavi o compensi',
  costi: 'Costi',
  ammortamenti: 'Ammortamenti',
  oneriFinanziari: 'Oneri finanziari netti',
  imposte: 'Imposte',
  contributi: 'Contributi',
  resta: 'Reddito disponibile',
} as const
