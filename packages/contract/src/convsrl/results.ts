/** What the lines of the result are called, on screen and in explanations. Keys are the result's own; a test compares them with the rules. */

export const scenari = ['scenario1', 'scenario2', 'scenario3', 'scenario4', 'scenario5', 'scenario6'] as const
export type Scenario = (typeof scenari)[number]

/** Titles of the sections of the summary; amounts go where the braces are. */
export const titoli = {
  scenario1: '1 - Normale',
  scenario2: '2 - Solo compenso: {compensi}',
  scenario3: '3 - Solo dividendi: {dividendi}',
  scenario4: '4 - Compensi {compensi} e dividendi {dividendi}',
  scenario5: '5 - S.r.l. trasparente',
  scenario6: '6 - Trasparente e compensi',
} as const satisfies Readonly<Record<Scenario, string>>

/** How a scenario is named inside a sentence. */
export const nomiScenari: Readonly<Record<Scenario, string>> = {
  scenario1: 'S.r.l. normale',
  scenario2: 'solo compenso',
  scenario3: 'solo dividendi',
  scenario4: 'compensi e dividendi',
  scenario5: 'S.r.l. trasparente',
  scenario6: 'trasparente e compensi',
}

/** A scenario with its number, where the amounts of its title are left out: a row, a bar. */
export const nomiSchede: Readonly<Record<Scenario, string>> = {
  scenario1: '1 - Normale',
  scenario2: '2 - Solo compenso',
  scenario3: '3 - Solo dividendi',
  scenario4: '4 - Compensi e dividendi',
  scenario5: '5 - S.r.l. trasparente',
  scenario6: '6 - Trasparente e compensi',
}

/** Titles of the screens that show a scenario in full. */
export const titoliSimulazioni: Readonly<Record<Scenario, string>> = {
  scenario1: '1° Simulazione - società normale - nessun compenso agli amministratori',
  scenario2: '2° Simulazione - società normale - solo compenso agli amministratori',
  scenario3: '3° Simulazione - società normale - solo dividendi ai soci',
  scenario4: '4° Simulazione - società normale - compenso agli amministratori e dividendi ai soci',
  scenario5: '5° Simulazione - società trasparente - nessun compenso agli amministratori',
  scenario6: '6° Simulazione - società trasparente - compenso agli amministratori',
}

/** Where the whole of a scenario is in the result. */
export const percorsiScenari = {
  scenario1: 'compDivSimulazioniSrl.scenario1',
  scenario2: 'compDivSimulazioniSrl.scenario2',
  scenario3: 'compDivSimulazioniSrl.scenario3',
  scenario4: 'compDivSimulazioniSrl.scenario4',
  scenario5: 'traspSimulazioniSrl.scenario5',
  scenario6: 'traspSimulazioniSrl.scenario6',
} as const satisfies Readonly<Record<Scenario, string>>

/** The lines of the company, in order. */
export const vociSocieta = {
  utileAnteImposte: 'Utile ante imposte',
  compensi: 'Compensi dei soci',
  contributiSocieta: 'Contributi a carico della società',
  utileRettificato: 'Utile rettificato',
  variazioniAumento: 'Variazioni in aumento',
  variazioniDiminuzione: 'Variazioni in diminuzione',
  redditoImpresa: "Reddito d'impresa",
  imponibileIres: 'Imponibile IRES',
  ires: 'IRES',
  irap: 'IRAP',
  utileNetto: 'Utile dopo le imposte',
  riservaLegale: 'Riserva legale',
  distribuibile: 'Utile distribuibile',
  dividendi: 'Dividendi distribuiti',
  utilePrelevato: 'Utile prelevato',
  utileNonDistribuito: 'Utile non distribuito',
  impostaLatente: "Ritenuta latente sull'utile non distribuito",
  totale: 'Totale della società',
} as const

/** The lines of the IRAP of the company, in order. */
export const vociIrap = {
  valoreProduzione: 'Valore della produzione',
  presunto: 'Valore presunto',
  deduzioniPersonale: 'Deduzioni per il personale',
  deduzioneFissa: 'Deduzione forfettaria',
  imponibile: 'Imponibile IRAP',
  aliquota: 'Aliquota IRAP',
  dovuta: 'IRAP dovuta',
  imposta: 'IRAP della S.r.l.',
  nonCalcolata: 'IRAP della S.r.l. non calcolata',
  nonCalcolataOggi: 'IRAP di oggi non calcolata',
} as const

/** What a fee needs to be deducted in the year. */
export const notaCompensi = "Il compenso è dedotto solo se deliberato prima e pagato entro il 12 gennaio dell'anno successivo"

/** How the same line is called where the company pays no IRES. */
export const vociTrasparenza = { redditoImpresa: "Reddito d'impresa da attribuire ai soci" } as const

/** What of a partner's dividends pays the substitute tax: all of them or none. */
export const voceSostitutiva = 'Dividendi soggetti a imposta sostitutiva'

/** The lines of a partner, in order. */
export const vociSocio = {
  quota: 'Quota',
  compenso: 'Compenso',
  contributiGestioneSeparata: 'Contributi alla gestione separata',
  contributiSocieta: 'Contributi a carico della società',
  contributiSocio: 'Contributi a carico del socio',
  compensoNetto: 'Compenso al netto dei contributi',
  redditoAttribuito: 'Reddito attribuito',
  redditoTrasparenza: 'Reddito imputato per trasparenza',
  dividendi: 'Dividendi',
  dividendiImponibili: 'Dividendi imponibili IRPEF',
  impostaSostitutiva: 'Imposta sostitutiva',
  utilePrelevato: 'Utile prelevato',
  redditoIvs: 'Reddito ai fini IVS',
  contributiIvs: 'Contributi IVS',
  redditoComplessivo: 'Reddito complessivo',
  redditoPerDetrazioni: 'Reddito per le detrazioni',
  deduzioneAbitazionePrincipale: "Deduzione per l'abitazione principale",
  contributiDeducibili: 'Contributi deducibili',
  oneriDeducibili: 'Oneri deducibili',
  deduzioniNonUtilizzate: 'Deduzioni non utilizzate',
  redditoImponibile: 'Reddito imponibile',
  irpefLorda: 'IRPEF lorda',
  detrazioneConiuge: 'Detrazione per il coniuge',
  detrazioneFigli: 'Detrazione per i figli',
  detrazioneCarichi: 'Detrazioni per carichi di famiglia',
  detrazioneLavoroDipendente: 'Detrazione per lavoro dipendente',
  detrazionePensione: 'Detrazione per pensione',
  detrazioneAutonomi: 'Detrazione per impresa e lavoro autonomo',
  ulterioreDetrazione: 'Ulteriore detrazione per lavoro dipendente',
  detrazioneOneri: 'Detrazioni per oneri',
  totaleDetrazioni: 'Totale detrazioni',
  irpefNetta: 'IRPEF netta',
  saldoIrpef: 'Saldo IRPEF',
  addizionaleRegionale: 'Addizionale regionale',
  addizionaleComunale: 'Addizionale comunale',
  impostaCedolare: 'Cedolare secca',
  trattamentoIntegrativo: 'Trattamento integrativo',
  sommaEsente: 'Somma esente',
  sommeIntegrative: 'Somme integrative',
  totale: 'Totale del socio',
  totaleSenzaSocieta: 'Totale senza la società',
  attribuibile: 'Prelievo attribuibile alla società',
  netto: 'Netto in mano',
} as const

/** The totals of a scenario, in order. */
export const vociTotali = {
  compensi: 'Compensi',
  dividendi: 'Dividendi',
  ires: 'IRES',
  irap: 'IRAP',
  contributiSocieta: 'Contributi a carico società',
  contributiSocio: 'Contributi a carico socio (1/3)',
  irpefNetta: 'IRPEF',
  addizionaleRegionale: 'Add. regionale',
  addizionaleComunale: 'Add. comunale',
  impostaSostitutiva: 'Imposta sostitutiva',
  contributiIvs: 'Contributi IVS',
  trattamentoIntegrativo: 'Trattamento integrativo',
  sommaEsente: 'Somma esente',
  sommeIntegrative: 'Somme integrative',
  imposte: 'Imposte',
  contributi: 'Contributi',
  totale: 'Totale',
  attribuibile: 'Prelievo attribuibile',
  netto: 'Netto in mano',
  utileNonDistribuito: 'Utile non distribuito',
  impostaLatente: 'Ritenuta latente',
  incidenza: "Incidenza sul reddito d'impresa",
} as const

/** Lines under `quadro.scenarioN`: where the profit before fees and taxes goes; they add up to it. */
export const vociQuadro = {
  imposteSocieta: 'Imposte della società',
  imposteSoci: 'Imposte dei soci',
  contributi: 'Contributi',
  netto: 'Netto in mano ai soci',
  restaInSocieta: 'Resta in società',
} as const

/** The three ways to read a saving, and the scenarios that each compares with today. */
export const letture = {
  utileInSocieta: ['scenario1', 'scenario2'],
  tuttoDistribuito: ['scenario3', 'scenario4', 'scenario5', 'scenario6'],
  stessoNetto: ['scenario2', 'scenario3', 'scenario4'],
} as const satisfies Readonly<Record<string, readonly Scenario[]>>
export type Lettura = keyof typeof letture

/** How a reading is named inside a sentence. */
export const nomiLetture: Readonly<Record<Lettura, string>> = {
  utileInSocieta: 'utile in società',
  tuttoDistribuito: 'tutto distribuito',
  stessoNetto: 'a parità di netto',
}

/** What a saving means, in the words of the result. */
export const verdetti = { CONVIENE: 'conviene', NON_CONVIENE: 'non conviene', INDIFFERENTE: 'indifferente' } as const
export type Verdetto = keyof typeof verdetti

/** The lines of a scenario in a reading. */
export const vociLetture = {
  importo: 'Compenso o dividendo',
  distribuito: 'Distribuito',
  prelievo: 'Prelievo',
  netto: 'Netto in mano',
  risparmio: 'Risparmio',
  verdetto: 'Verdetto',
  utileInSocieta: 'Utile che resta in società',
} as const

/** The lines of today's form. */
export const vociOggi = {
  redditoImpresa: "Reddito d'impresa",
  irap: 'IRAP',
  imposte: 'Imposte',
  contributi: 'Contributi',
  totale: 'Totale',
  attribuibile: "Prelievo attribuibile all'impresa",
  netto: 'Netto in mano',
} as const

/** The share table of today's form. */
export const vociQuote = { quota: 'Quota', contributiIvs: 'Contributi', irpefAddizionali: 'IRPEF/Add.' } as const
