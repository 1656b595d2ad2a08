/** The input of the letter. Results and limits are passed in as data: this package calculates nothing. */
import type { ResultPath, TaxYear } from '@bilancia/contract'
import type { Results } from '@bilancia/contract/api'

/** The iForfettari result. */
export type LetterResult = Results['iforfettari']['risultato']

/** The limits of the tax year, euro and percentages. */
export type LetterLimits = {
  readonly ricavi: number
  readonly personale: number
  readonly dipendente: number
  readonly uscitaImmediata: number | null
  readonly quotaCollaboratori: number
  readonly riduzioneContributi: number
  /** For those who first enrolled in 2025, and its law; null in years without it. */
  readonly nuovi: { readonly percento: number; readonly norma: string } | null
  readonly aliquotaStartUp: number
  /** The law of the flat-rate regime, as named inside a sentence. */
  readonly norma: string
  /** The causes of exclusion, as named after «previste» and in brackets. */
  readonly cause: { readonly previste: string; readonly breve: string }
}

export type LetterInput = {
  readonly anno: TaxYear
  /** The state as typed, with the user's own texts under `lettera`. */
  readonly stato: object
  readonly risultato: LetterResult
  readonly limiti: LetterLimits
  /** The label of a line of the result. */
  readonly nome: (path: ResultPath<LetterResult>) => string
  readonly studio: { readonly nome: string; readonly indirizzo: string; readonly luogo: string; readonly logo: string | null }
  /** The default signature, if the user typed none. */
  readonly firma: string
  /** ISO date of the day. */
  readonly oggi: string
}
