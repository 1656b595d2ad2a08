/** What the lines of the result are called, on screen and in the letter. Keys are the result's own; a test compares them with the rules. */
import { type Lato, righeImposte } from './comparison.ts'

/** How the two sides are called: a column, and inside a sentence. */
export const nomiLati: Readonly<Record<Lato, { readonly colonna: string; readonly frase: string }>> = {
  forfettario: { colonna: 'Forfettario', frase: 'il regime forfettario' },
  normale: { colonna: 'Ordinario', frase: 'il regime ordinario' },
}

/** The lines of an IRPEF panel, in order. */
export const vociIrpef = {
  redditoImpresaLavoroAutonomo: "Reddito d'impresa o di lavoro autonomo",
  altriRedditi: 'Altri redditi',
  redditoComplessivo: 'Reddito complessivo',
  redditoPerDetrazioni: 'Reddito per le detrazioni',
  deduzioneAbitazionePrincipale: "Deduzione per l'abitazione principale",
  contributiDeducibili: 'Contributi deducibili',
  oneriDeducibili: 'Oneri deducibili',
  baseFlatTaxIncrementale: 'Base della flat tax incrementale',
  redditoImponibile: 'Reddito imponibile',
  irpefLorda: 'IRPEF lorda',
  detrazioneCarichi: 'Detrazioni per carichi di famiglia',
  detrazioneLavoroDipendente: 'Detrazione per lavoro dipendente',
  detrazionePensione: 'Detrazione per pensione',
  detrazioneAutonomi: 'Detrazione per impresa e lavoro autonomo',
  ulterioreDetrazione: 'Ulteriore detrazione per lavoro dipendente',
  detrazioneOneri: 'Detrazioni per oneri',
  taglioDetrazioneOneri: 'Detrazioni per oneri tagliate',
  totaleDetrazioni: 'Totale detrazioni',
  detrazioniNonUtilizzate: 'Detrazioni non utilizzate',
  irpefNetta: 'IRPEF netta',
  addizionaleRegionale: 'Addizionale regionale',
  addizionaleComunale: 'Addizionale comunale',
  impostaCedolare: 'Cedolare secca',
  impostaFlatTaxIncrementale: 'Flat tax incrementale',
  totaleImposte: 'Totale imposte',
  trattamentoIntegrativo: 'Trattamento integrativo',
  sommaEsente: 'Somma esente',
} as const
export type VoceIrpef = keyof typeof vociIrpef

/** A panel as it is read: `totali` close what stands above them. */
export const gruppiIrpef: readonly { readonly titolo: string; readonly voci: readonly VoceIrpef[]; readonly totali: readonly VoceIrpef[] }[] = [
  { titolo: 'Redditi', voci: ['redditoImpresaLavoroAutonomo', 'altriRedditi'], totali: ['redditoComplessivo', 'redditoPerDetrazioni'] },
  {
    titolo: 'Deduzioni',
    voci: ['deduzioneAbitazionePrincipale', 'contributiDeducibili', 'oneriDeducibili', 'baseFlatTaxIncrementale'],
    totali: ['redditoImponibile'],
  },
  { titolo: 'Imposta lorda', voci: ['irpefLorda'], totali: [] },
  {
    titolo: 'Detrazioni',
    voci: [
      'detrazioneCarichi',
      'detrazioneLavoroDipendente',
      'detrazionePensione',
      'detrazioneAutonomi',
      'ulterioreDetrazione',
      'detrazioneOneri',
      'taglioDetrazioneOneri',
    ],
    totali: ['totaleDetrazioni', 'detrazioniNonUtilizzate'],
  },
  { titolo: 'Imposta netta', voci: ['irpefNetta'], totali: [] },
  {
    titolo: 'Addizionali e altre imposte',
    voci: ['addizionaleRegionale', 'addizionaleComunale', 'impostaCedolare', 'impostaFlatTaxIncrementale'],
    totali: ['totaleImposte'],
  },
  { titolo: 'Somme percepite', voci: ['trattamentoIntegrativo', 'sommaEsente'], totali: [] },
]

/** Where the panels are in the result, by person and side. */
export const pannelliIrpef = {
  titolare: { normale: 'irpefImprenditore', forfettario: 'irpefImprenditoreForfettario' },
  collaboratore1: { normale: 'irpefCollaboratore1', forfettario: 'irpefCollaboratore1Forfettario' },
  collaboratore2: { normale: 'irpefCollaboratore2', forfettario: 'irpefCollaboratore2Forfettario' },
} as const

/** Lines under `redditoContributiImposta`: the flat-rate side. */
export const vociForfettario = {
  redditoLordo: 'Reddito lordo forfettario',
  redditoPerIvs: 'Reddito ai fini IVS, titolare',
  redditoIvsCollab1: 'Reddito ai fini IVS, collaboratore 1',
  redditoIvsCollab2: 'Reddito ai fini IVS, collaboratore 2',
  contributiIvs: 'Contributi IVS, titolare',
  contribIvsCollab1: 'Contributi IVS, collaboratore 1',
  contribIvsCollab2: 'Contributi IVS, collaboratore 2',
  contributiIvsNetti: 'Contributi IVS dovuti, titolare',
  contribIvsCollab1Netti: 'Contributi IVS dovuti, collaboratore 1',
  contribIvsCollab2Netti: 'Contributi IVS dovuti, collaboratore 2',
  mesiTitolare: 'Mesi accreditati, titolare',
  mesiCollab1: 'Mesi accreditati, collaboratore 1',
  mesiCollab2: 'Mesi accreditati, collaboratore 2',
  mesiEsattiTitolare: 'Mesi coperti dai contributi, titolare',
  mesiEsattiCollab1: 'Mesi coperti dai contributi, collaboratore 1',
  mesiEsattiCollab2: 'Mesi coperti dai contributi, collaboratore 2',
  warningContributi35: 'Avviso sui contributi ridotti del 35%',
  contributiGestSep: 'Contributi alla gestione separata',
  contributiCassaProfApplicati: 'Contributi alla cassa professionale',
  contributiIvsDeducibili: 'Contributi IVS deducibili',
  contributiDeducibili: 'Contributi deducibili',
  perditeUtilizzate: 'Perdite utilizzate',
  contributiDedotti: 'Contributi dedotti',
  eccedenzaContributi: 'Contributi non dedotti dal reddito forfettario',
  redditoNetto: 'Reddito netto forfettario',
  impostaSostitutiva: 'Imposta sostitutiva',
  importoRivalsa: 'Rivalsa sui collaboratori',
  contributiTotali: 'Contributi totali',
  collab1ACaricoApplicato: 'Collaboratore 1 a carico',
  collab2ACaricoApplicato: 'Collaboratore 2 a carico',
  totaleForfettario: 'Totale imposte e contributi, regime forfettario',
} as const

/** Lines under `regimeNormale`: the ordinary side. */
export const vociNormale = {
  'determinazioneDelReddito.ricaviNormaleApplicati': 'Ricavi o compensi considerati',
  'determinazioneDelReddito.redditoNormale': "Reddito d'impresa o di lavoro autonomo",
  perditaImpresa: "Perdita d'impresa riportabile",
  perditeUtilizzate: 'Perdite utilizzate',
  redditoDaImputare: 'Reddito da imputare',
  redditoTitolare: 'Reddito del titolare',
  contributiIvsNetti: 'Contributi IVS dovuti, titolare',
  contribIvsCollab1Netti: 'Contributi IVS dovuti, collaboratore 1',
  contribIvsCollab2Netti: 'Contributi IVS dovuti, collaboratore 2',
  contributiGestSep: 'Contributi alla gestione separata',
  contributiCassaProfApplicati: 'Contributi alla cassa professionale',
  contributiTotali: 'Contributi totali',
  'determinazioneDelValoreDellaProduzioneNetta.valoreProduzioneLordaApplicato': 'Valore della produzione lorda considerato',
  'determinazioneDelValoreDellaProduzioneNetta.valoreProduzioneNetta': 'Valore della produzione netta',
  'determinazioneDelValoreDellaProduzioneNetta.aliquotaIrapApplicata': 'Aliquota IRAP',
  'determinazioneDelValoreDellaProduzioneNetta.autonomaOrganizzazioneApplicata': 'Autonoma organizzazione',
  'determinazioneDelValoreDellaProduzioneNetta.irap': 'IRAP',
  totaleNormale: 'Totale imposte e contributi, regime normale',
} as const

/** Lines that stand in other sections, by whole path. */
export const altreVoci = {
  'gestionePrevidenziale.aliquotaSepApplicata': 'Aliquota della gestione separata',
  'regimeForfettario.percentualeRedditivita': 'Coefficiente di redditività',
  'datiCollaboratore1.redditoImputato': 'Reddito imputato al collaboratore 1',
  'datiCollaboratore2.redditoImputato': 'Reddito imputato al collaboratore 2',
} as const

/** The single lines of `confronto`; its rows are in `righeImposte`, `righeCaratteristiche` and `righeAdempimenti`. */
export const vociConfronto = {
  speseAmministrative: 'Spese amministrative',
  totaleComplessivo: 'Totale complessivo',
  rettificaIvaApplicata: 'Rettifica IVA',
  vantaggioForfettario: 'A regime',
  vantaggioForfettarioConIva: "Con l'IVA indetraibile",
  vantaggioForfettarioPrimoAnno: 'Nel primo anno',
  anniRecuperoRettifica: 'Anni per recuperare la rettifica IVA',
  regimeConveniente: 'Regime conveniente',
  ammissibilita: 'Accesso al regime forfettario',
  'affidabilita.grado': 'Affidabilità',
} as const

export const verdettiConfronto = ['FORFETTARIO', 'NORMALE', 'INDIFFERENTE', 'NON_AMMESSO'] as const
export type Verdetto = (typeof verdettiConfronto)[number]
export const frasiVerdetto: Readonly<Record<Verdetto, string>> = {
  FORFETTARIO: 'Conviene il regime forfettario',
  NORMALE: 'Conviene il regime ordinario',
  INDIFFERENTE: 'I due regimi si equivalgono',
  NON_AMMESSO: 'Regime forfettario non ammesso',
}

/** Why the flat-rate regime is refused (`confronto.motiviNonAmmesso`): each goes on a sentence. */
export const motiviNonAmmesso: Readonly<Record<string, string>> = {
  ricaviAnnoPrecedente: "ricavi o compensi dell'anno precedente, ragguagliati ad anno, oltre il limite",
  spesePersonaleAnnoPrecedente: "spese per il personale dell'anno precedente oltre il limite",
  redditoDipendenteAnnoPrecedente: "redditi di lavoro dipendente o di pensione dell'anno precedente oltre il limite",
  'causeOstative.a': 'regimi speciali IVA o regimi forfetari di determinazione del reddito (lettera a)',
  'causeOstative.b': "residenza fuori dall'Italia senza i requisiti di legge (lettera b)",
  'causeOstative.c': 'cessione prevalente di fabbricati, terreni edificabili o mezzi di trasporto nuovi (lettera c)',
  'causeOstative.d': 'partecipazione in società di persone, associazioni o imprese familiari, o controllo di una s.r.l. (lettera d)',
  'causeOstative.dBis': 'attività prevalente verso datori di lavoro attuali o dei due anni precedenti (lettera d-bis)',
  ricaviOltreUscitaImmediata: "ricavi o compensi dell'anno oltre il limite che fa cessare subito il regime",
}

/** Lines under `quadro.ripartizione`: where the revenue of each side goes. */
export const vociRipartizione = {
  imposte: 'Imposte',
  contributi: 'Contributi',
  speseAmministrative: 'Spese amministrative',
  ivaIndetraibile: 'IVA indetraibile',
  resta: 'Resta',
} as const

/** Lines under `quadro.differenze`: ordinary less flat-rate, row by row. */
export const vociDifferenze = {
  ...righeImposte,
  speseAmministrative: 'Spese amministrative',
  ivaIndetraibile: 'IVA indetraibile',
  totaleComplessivo: 'Totale complessivo',
} as const
