import type { concordato } from '@bilancia/contract'

/** Euro, and percentages as the law writes them. Null: the law of the year sets none. */
export type CifreConcordato = {
  /** The scores from which a rate or a limit changes. */
  readonly isa: { readonly massimo: number; readonly ottimo: number; readonly affidabile: number; readonly sufficiente: number }
  readonly aliquote: Readonly<Record<concordato.Fascia, number | null>>
  readonly aumento: {
    readonly massimo: number | null
    readonly ottimo: number | null
    readonly affidabile: number | null
    readonly sufficiente: number | null
    readonly basso: number | null
  }
  readonly redditoMinimo: number
  readonly quotaEventi: number
  readonly ricaviIsa: number
  readonly ricaviForfettario: number | null
  /** Revenue above which a flat-rate taxpayer leaves the regime in the year itself. */
  readonly uscitaForfettario: number
  readonly maggiorazione: { readonly reddito: number; readonly avvio: number | null; readonly irap: number }
}
