/** The missing data that lower the grade of the comparison, and what an untyped zero leaves out of it. */
import type { Mancanze, Silenzi } from '../affidabilita.ts'

const COSTI = 'Senza nessun costo il reddito ordinario è pari ai ricavi: il regime ordinario sembra costare più di quanto costa'
const ipotesiCosti = 'nessun costo deducibile'
const REGIONE =
  "Senza regione l'addizionale regionale è zero: sul reddito dell'attività pesa solo in regime ordinario, che sembra costare meno; sugli altri redditi in entrambi"
const COMUNE =
  "Senza comune né percentuale l'addizionale comunale è zero: sul reddito dell'attività pesa solo in regime ordinario, che sembra costare meno; sugli altri redditi in entrambi"
const CARICHI = "Carichi di famiglia non indicati: danno detrazioni che sul reddito dell'attività valgono solo in regime ordinario"
const PERCENTUALE = 'Figli a carico senza la percentuale: la detrazione è zero'
const REQUISITI = 'La verifica dei requisiti non è completa: questo è il primo senza risposta'

const delCollaboratore = (n: 1 | 2) => `datiCollaboratore${n}.altriDatiPersonali` as const
const TITOLARE = 'liquidazioneIrpef.altriDatiPersonali'

export const mancanze = {
  tipologia: { dato: 'tipologia', peso: 'DETERMINANTE', perche: 'Senza la tipologia nessun regime si calcola' },
  gruppo: { dato: 'regimeForfettario.gruppo', peso: 'DETERMINANTE', perche: 'Senza il gruppo di settore il reddito forfettario non si calcola' },
  impostaSost: { dato: 'regimeForfettario.impostaSost', peso: 'DETERMINANTE', perche: "Senza l'aliquota l'imposta sostitutiva non si calcola" },
  ricavi: { dato: 'redditoContributiImposta.ricavi', peso: 'DETERMINANTE', perche: 'Ricavi non indicati: non indicati non vuol dire zero' },
  aliquotaSep: {
    dato: 'gestionePrevidenziale.aliquotaSep',
    peso: 'DETERMINANTE',
    perche: 'Professionista senza gestione separata né cassa: i contributi sono zero in entrambi i regimi',
    ipotesi: 'nessuna gestione previdenziale',
  },
  tipoPrevidenza: {
    dato: 'gestionePrevidenziale.tipoPrevidenza',
    peso: 'DETERMINANTE',
    perche: 'Impresa senza gestione IVS: i contributi sono zero in entrambi i regimi',
    ipotesi: 'nessuna iscrizione alla gestione artigiani o commercianti',
  },
  contributiCassa: {
    dato: 'redditoContributiImposta.contributiCassaProf',
    peso: 'DETERMINANTE',
    perche: 'Cassa professionale senza il contributo: nel regime in cui manca conta zero',
    ipotesi: 'nessun contributo alla cassa professionale',
  },
  cassaParziale: {
    dato: 'redditoContributiImposta.contributiCassaProf',
    peso: 'MINORE',
    perche: 'Una cifra della cassa non è pubblicata nelle fonti consultate, o dipende da un dato non scritto: i contributi sono senza quella parte',
  },
  costiImpresa: { dato: 'regimeNormale.determinazioneDelReddito.altriCosti', peso: 'DETERMINANTE', perche: COSTI, ipotesi: ipotesiCosti },
  costiProfessione: { dato: 'regimeNormale.determinazioneDelReddito.altreSpese', peso: 'DETERMINANTE', perche: COSTI, ipotesi: ipotesiCosti },
  quotaCollaboratore: { dato: 'quotaCollab1', peso: 'MINORE', perche: 'Impresa familiare senza quote: tutto il reddito resta al titolare' },
  regione: { dato: `${TITOLARE}.codiceRegioneResidenza`, peso: 'MINORE', perche: REGIONE },
  comune: { dato: `${TITOLARE}.addizionaleComunalePercentuale`, peso: 'MINORE', perche: COMUNE },
  carichi: { dato: `${TITOLARE}.numeroFigliACarico`, peso: 'MINORE', perche: CARICHI },
  percentualeCarichi: { dato: `${TITOLARE}.percentualeCarichi`, peso: 'MINORE', perche: PERCENTUALE },
  regioneCollaboratore1: { dato: `${delCollaboratore(1)}.codiceRegioneResidenza`, peso: 'MINORE', perche: REGIONE },
  comuneCollaboratore1: { dato: `${delCollaboratore(1)}.addizionaleComunalePercentuale`, peso: 'MINORE', perche: COMUNE },
  carichiCollaboratore1: { dato: `${delCollaboratore(1)}.numeroFigliACarico`, peso: 'MINORE', perche: CARICHI },
  regioneCollaboratore2: { dato: `${delCollaboratore(2)}.codiceRegioneResidenza`, peso: 'MINORE', perche: REGIONE },
  comuneCollaboratore2: { dato: `${delCollaboratore(2)}.addizionaleComunalePercentuale`, peso: 'MINORE', perche: COMUNE },
  carichiCollaboratore2: { dato: `${delCollaboratore(2)}.numeroFigliACarico`, peso: 'MINORE', perche: CARICHI },
  annoInizio: {
    dato: 'regimeForfettario.annoInizioAttivita',
    peso: 'MINORE',
    perche: "L'aliquota del 5% vale per i primi cinque periodi: senza l'anno di inizio non si verifica",
  },
  autonomaOrganizzazione: {
    dato: 'regimeNormale.determinazioneDelValoreDellaProduzioneNetta.autonomaOrganizzazione',
    peso: 'MINORE',
    perche: "Professionista di cui non è detto se ha un'autonoma organizzazione: l'IRAP del regime ordinario è zero",
  },
  redditoMax3Anni: {
    dato: 'regimeNormale.redditoMax3Anni',
    peso: 'MINORE',
    perche: 'Flat tax incrementale senza il reddito di confronto: tutto il reddito conta come incremento',
  },
  ricaviAnnoPrecedente: { dato: 'requisiti.ricaviAnnoPrecedente', peso: 'MINORE', perche: REQUISITI },
  spesePersonaleAnnoPrecedente: { dato: 'requisiti.spesePersonaleAnnoPrecedente', peso: 'MINORE', perche: REQUISITI },
  redditoDipendenteAnnoPrecedente: { dato: 'requisiti.redditoDipendenteAnnoPrecedente', peso: 'MINORE', perche: REQUISITI },
  'causeOstative.a': { dato: 'requisiti.causeOstative.a', peso: 'MINORE', perche: REQUISITI },
  'causeOstative.b': { dato: 'requisiti.causeOstative.b', peso: 'MINORE', perche: REQUISITI },
  'causeOstative.c': { dato: 'requisiti.causeOstative.c', peso: 'MINORE', perche: REQUISITI },
  'causeOstative.d': { dato: 'requisiti.causeOstative.d', peso: 'MINORE', perche: REQUISITI },
  'causeOstative.dBis': { dato: 'requisiti.causeOstative.dBis', peso: 'MINORE', perche: REQUISITI },
} as const satisfies Mancanze

export const silenzi = {
  ivaIndetraibile: {
    dato: 'confronto.ivaIndetraibileAnnua',
    perche: 'IVA indetraibile sugli acquisti non indicata: in regime forfettario è un costo',
    aFavoreDi: 'FORFETTARIO',
  },
  rettificaIva: { dato: 'confronto.rettificaIva', perche: 'Rettifica IVA del cambio di regime non indicata: pesa sul primo anno', aFavoreDi: null },
  speseAmministrative: {
    dato: 'confronto.adempimenti.tenutaContabilita.normale.costo',
    perche: 'Costi degli adempimenti non indicati: il regime ordinario ne ha di più',
    aFavoreDi: 'NORMALE',
  },
  oneri: {
    dato: `${TITOLARE}.oneriDeducibili`,
    perche: "Oneri deducibili e detrazioni per oneri non indicati: sul reddito dell'attività valgono solo in regime ordinario",
    aFavoreDi: 'FORFETTARIO',
  },
  riduzione35: {
    dato: 'redditoContributiImposta.riduzione35',
    perche: 'Riduzione del 35% dei contributi non chiesta: spetta solo in regime forfettario',
    aFavoreDi: 'NORMALE',
  },
  altriRedditi: {
    dato: 'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.altriRedditi',
    perche: "Altri redditi del titolare non indicati: in regime ordinario alzano lo scaglione del reddito dell'attività",
    aFavoreDi: 'NORMALE',
  },
} as const satisfies Silenzi

/** The question of each requirement of the regime, and the field with its answer. */
export const nomiRequisiti: Readonly<Record<string, { readonly nome: string; readonly dato: string }>> = {
  ricaviAnnoPrecedente: { nome: "Ricavi dell'anno precedente entro il limite", dato: 'requisiti.ricaviAnnoPrecedente' },
  spesePersonaleAnnoPrecedente: { nome: "Spese per il personale dell'anno precedente entro il limite", dato: 'requisiti.spesePersonaleAnnoPrecedente' },
  redditoDipendenteAnnoPrecedente: {
    nome: "Redditi di lavoro dipendente o di pensione dell'anno precedente entro il limite",
    dato: 'requisiti.redditoDipendenteAnnoPrecedente',
  },
  'causeOstative.a': { nome: 'Nessun regime speciale IVA o forfetario (lettera a)', dato: 'requisiti.causeOstative.a' },
  'causeOstative.b': { nome: 'Residenza in Italia, o requisiti di legge (lettera b)', dato: 'requisiti.causeOstative.b' },
  'causeOstative.c': { nome: 'Nessuna cessione prevalente di fabbricati, terreni o mezzi di trasporto nuovi (lettera c)', dato: 'requisiti.causeOstative.c' },
  'causeOstative.d': { nome: 'Nessuna partecipazione che esclude il regime (lettera d)', dato: 'requisiti.causeOstative.d' },
  'causeOstative.dBis': { nome: 'Attività non prevalente verso datori di lavoro (lettera d-bis)', dato: 'requisiti.causeOstative.dBis' },
  ricaviOltreUscitaImmediata: { nome: "Ricavi dell'anno entro il limite di uscita immediata", dato: 'redditoContributiImposta.ricavi' },
}
