/** The words of the page for what the table says in codes. */
import { format, forme, type Grado, gradi, type LabelOf } from '@bilancia/contract'

type Colonna = forme.Colonna

export const toniEsito = { SI: 'success.main', NO: 'error.main', NON_VERIFICATO: 'warning.main' } as const satisfies Readonly<
  Record<Colonna['ammissibilita']['esito'], string>
>
export const toniGrado = { COMPLETO: 'success.main', PARZIALE: 'warning.main', NON_AFFIDABILE: 'error.main' } as const

/** The reasons of admissibility. */
const motivi: Readonly<Record<string, string>> = {
  ricaviAnnoPrecedente: "Ricavi dell'anno precedente oltre il limite",
  spesePersonaleAnnoPrecedente: "Spese per il personale dell'anno precedente oltre il limite",
  redditoDipendenteAnnoPrecedente: "Redditi di lavoro dipendente dell'anno precedente oltre il limite",
  'causeOstative.a': 'Regime speciale IVA o di determinazione del reddito',
  'causeOstative.b': 'Non residente',
  'causeOstative.c': 'Cessioni di fabbricati, terreni o mezzi nuovi in via prevalente',
  'causeOstative.d': 'Partecipazione in società di persone, associazione o impresa familiare, o controllo di s.r.l. con attività riconducibile',
  'causeOstative.dBis': 'Attività prevalente verso il datore di lavoro',
  ricaviOltreUscitaImmediata: "Ricavi dell'anno oltre il limite di uscita immediata",
  OPZIONE_ORDINARIA: 'Opzione per la contabilità ordinaria ancora in corso',
  SOLO_IMPRESA: "Solo per un'impresa",
  SOLO_PROFESSIONE: 'Solo per una professione',
  COLLABORATORI: 'Nessun collaboratore familiare con una quota',
  QUOTE_FAMILIARI: 'Quote dei familiari oltre il 49%',
  FAMILIARE: 'Il collaboratore deve essere un familiare del titolare',
  LAVORO_PREVALENTE: "Il collaboratore deve lavorare nell'impresa in modo prevalente",
  ATTO: "Atto dell'impresa familiare firmato prima dell'anno",
  DUE_ASSOCIATI: 'Servono almeno due associati',
  PROFESSIONISTI: 'Ogni associato deve essere abilitato alla professione',
  DUE_SOCI: 'Servono almeno due soci',
  PROFESSIONE_IN_SOCIETA: 'Professione con albo: in società solo come società tra professionisti',
  REQUISITI_STP: 'Requisiti della società tra professionisti',
  RICAVI_TRASPARENZA: 'Ricavi oltre il limite della trasparenza',
  ALTRI_SOCI: "La colonna dà tutta l'attività al titolare: gli altri soci devono uscire",
}
export const motivo = (id: string): string => motivi[id] ?? id

/** `PARZIALE` becomes `affidabilità parziale`. */
export const nomeGrado = (grado: Grado): string => (grado === 'COMPLETO' ? 'dati completi' : `affidabilità: ${gradi[grado].toLowerCase()}`)

/** What is missing where the field itself is filled: its answer is what the columns do not compute. */
const altroManca: Readonly<Record<string, string>> = {
  costiNoti: "Costi dell'attività",
  cassaProfessionale: 'Contributi alla cassa del professionista in società, che qui non si calcolano',
  riduzione50: 'Riduzione 50% del socio, che qui non si calcola',
}

/** The name of a missing datum, without the person and without the form: both are those of the column. */
export const nomeMancante = (labelOf: LabelOf, dato: string): string =>
  dato.startsWith('spese.onorari.') ? 'Onorario annuo' : (altroManca[dato.slice(dato.lastIndexOf('.') + 1)] ?? labelOf(dato).replace(/^Persona \d, /, ''))

/** An advantage of −1.234,56 €: the amount and its sign in words. */
export const inPiu = (vantaggio: number): { readonly importo: string; readonly senso: string } => ({
  importo: format.money(Math.abs(vantaggio)),
  senso: vantaggio < 0 ? 'in meno' : 'in più',
})

/** Also says if today's form is no longer allowed, because it can cost less than the best allowed one. */
export const rispettoA = ({ forma, ammissibilita }: Pick<Colonna, 'forma' | 'ammissibilita'>): string =>
  `all'anno rispetto a oggi (${forme.forme[forma]}${ammissibilita.esito === 'NO' ? ', forma non ammessa' : ''})`
