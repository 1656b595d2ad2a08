/** The figures of a year that Forme reads beside its simulators: plain data, made ahead from the law. Percentages as the law writes them. */
import type { forme, piano, TaxYear } from '@bilancia/contract'

/** Why a form is excluded or not verified. */
export type IdMotivo =
  | 'ricaviAnnoPrecedente'
  | 'spesePersonaleAnnoPrecedente'
  | 'redditoDipendenteAnnoPrecedente'
  | `causeOstative.${keyof forme.State['requisiti']['causeOstative']}`
  | 'ricaviOltreUscitaImmediata'
  | 'OPZIONE_ORDINARIA'
  | 'COLLABORATORI'
  | 'QUOTE_FAMILIARI'
  | 'FAMILIARE'
  | 'LAVORO_PREVALENTE'
  | 'ATTO'
  | 'PROFESSIONE_IN_SOCIETA'
  | 'REQUISITI_STP'
  | 'ALTRI_SOCI'
  | 'SOLO_IMPRESA'
  | 'SOLO_PROFESSIONE'
  | 'DUE_ASSOCIATI'
  | 'PROFESSIONISTI'
  | 'DUE_SOCI'
  | 'RICAVI_TRASPARENZA'

export type CifreForme = {
  readonly anno: TaxYear
  /** The norm of each reason, of each event of a plan and of the notes that cite the flat-rate regime, with its name in the year. */
  readonly norme: {
    readonly motivi: Readonly<Record<IdMotivo, string>>
    readonly eventi: Readonly<Record<piano.Evento['id'], string>>
    readonly note: Readonly<
      Record<'ALIQUOTA_5_SCADUTA' | 'RICAVI_OLTRE_LIMITE' | 'RIDUZIONI_ALTERNATIVE' | 'PERDITA_SOCIETA' | 'PERDITA_SOCI' | 'LEASING_CON_INTERESSI', string>
    >
  }
  /** `uscitaImmediata` is null in the years that do not have it. */
  readonly limiti: {
    readonly ricavi: number
    /** Of the year itself: checked in the next one. */
    readonly ricaviDellAnno: number
    readonly personale: number
    readonly dipendente: number
    readonly giorniAnno: number
    /** Of a new activity at 5%. */
    readonly periodiStartUp: number
    readonly uscitaImmediata: number | null
    readonly trasparenza: number
    /** What the collaborators of a family business may have together, in percent. */
    readonly quoteFamiliari: number
  }
  readonly irap: {
    /** By region code; 0 is the national rate. */
    readonly aliquote: Readonly<Record<number, number>>
    readonly deduzioni: readonly { readonly fino: number; readonly base: number }[]
  }
  /** Amounts before the reduction. `fino` is null in the last band. */
  readonly camera: {
    readonly speciale: number
    readonly ordinaria: number
    readonly aFatturato: number
    readonly scaglioni: readonly { readonly fino: number | null; readonly aliquota: number }[]
    readonly massimo: number
    readonly riduzione: number
  }
  /** `alta` with a capital above the limit. */
  readonly libri: Readonly<Record<'ordinaria' | 'alta' | 'limiteCapitale', number>>
  readonly deposito: number
  readonly onorari: Readonly<Record<'forfettario20' | 'forfettario40' | 'forfettario' | 'semplificata' | 'ordinaria' | 'srl', number>>
  /** Only a plan over several years reads these: years, periods, the percentage of losses, and the last year of the 50% relief. */
  readonly piano: Readonly<Record<'vincoloOrdinaria' | 'vincoloTrasparenza' | 'periodiPerditePiene' | 'quotaPerdite' | 'ultimoAnnoRiduzione50', number>>
  /** `riduzione50` is null before 2025. */
  readonly inps: {
    readonly minimale: number
    readonly primaFascia: number
    readonly massimale: number
    readonly massimaleAnte1996: number
    readonly aliquota: number
    readonly aliquotaUnder21: number
    readonly puntoAggiuntivo: number
    readonly riduzione35: number
    readonly riduzione50: number | null
    readonly riduzioneOver65: number
    readonly massimaleSeparata: number
    readonly minimaleSeparata: number
    readonly accreditate: Readonly<Record<'professionista' | 'amministratore' | 'ridotta', number>>
  }
}
