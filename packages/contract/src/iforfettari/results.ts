/** Words of the result other than its line names: sides, verdicts, reasons, and the paths of its panels. */
import type { Lato } from './comparison.ts'

/** The names of the two sides: in a column, and inside a sentence. */
export const nomiLati: Readonly<Record<Lato, { readonly colonna: string; readonly frase: string }>> = {
  forfettario: { colonna: 'Forfettario', frase: 'il regime forfettario' },
  normale: { colonna: 'Ordinario', frase: 'il regime ordinario' },
}

/** The paths of the panels in the result, by person and side. */
export const pannelliIrpef = {
  titolare: { normale: 'irpefImprenditore', forfettario: 'irpefImprenditoreForfettario' },
  collaboratore1: { normale: 'irpefCollaboratore1', forfettario: 'irpefCollaboratore1Forfettario' },
  collaboratore2: { normale: 'irpefCollaboratore2', forfettario: 'irpefCollaboratore2Forfettario' },
} as const

export const verdettiConfronto = ['FORFETTARIO', 'NORMALE', 'INDIFFERENTE', 'NON_AMMESSO'] as const
export type Verdetto = (typeof verdettiConfronto)[number]
export const frasiVerdetto: Readonly<Record<Verdetto, string>> = {
  FORFETTARIO: 'Conviene il regime forfettario',
  NORMALE: 'Conviene il regime ordinario',
  INDIFFERENTE: 'I due regimi si equivalgono',
  NON_AMMESSO: 'Regime forfettario non ammesso',
}

/** Why the flat-rate regime is not allowed (`confronto.motiviNonAmmesso`). Each text continues a sentence. */
export const motiviNonAmmesso = {
  ricaviAnnoPrecedente: "ricavi o compensi dell'anno precedente, ragguagliati ad anno, oltre il limite",
  spesePersonaleAnnoPrecedente: "spese per il personale dell'anno precedente oltre il limite",
  redditoDipendenteAnnoPrecedente: "redditi di lavoro dipendente o di pensione dell'anno precedente oltre il limite",
  'causeOstative.a': 'regimi speciali IVA o regimi forfetari di determinazione del reddito (lettera a)',
  'causeOstative.b': "residenza fuori dall'Italia senza i requisiti di legge (lettera b)",
  'causeOstative.c': 'cessione prevalente di fabbricati, terreni edificabili o mezzi di trasporto nuovi (lettera c)',
  'causeOstative.d': 'partecipazione in società di persone, associazioni o imprese familiari, o controllo di una s.r.l. con attività riconducibile (lettera d)',
  'causeOstative.dBis': 'attività prevalente verso datori di lavoro attuali o dei due anni precedenti (lettera d-bis)',
  ricaviOltreUscitaImmediata: "ricavi o compensi dell'anno oltre il limite che fa cessare subito il regime",
} as const
