/** What the letter is composed from. Results and limits come as data: this package calculates nothing. */
import type { Affidabilita, Message, TaxYear, Verifica } from '@bilancia/contract'

type Sides<T = number> = { readonly forfettario: T; readonly normale: T }
type Panel = { readonly irpefNetta: number; readonly addizionaleRegionale: number; readonly addizionaleComunale: number }

/** The part of the iForfettari result that the letter reads. */
export type LetterResult = {
  readonly regimeForfettario: { readonly percentualeRedditivita: number }
  readonly redditoContributiImposta: {
    readonly redditoLordo: number
    readonly redditoNetto: number
    readonly contribIvsCollab1Netti: number
    readonly contribIvsCollab2Netti: number
    readonly mesiTitolare: number | null
    readonly mesiCollab1: number | null
    readonly mesiCollab2: number | null
    readonly warningContributi35: string | null
  }
  readonly regimeNormale: {
    readonly determinazioneDelReddito: { readonly redditoNormale: number }
    readonly contribIvsCollab1Netti: number
    readonly contribIvsCollab2Netti: number
  }
  readonly irpefCollaboratore1: Panel | null
  readonly irpefCollaboratore2: Panel | null
  readonly irpefCollaboratore1Forfettario: Panel | null
  readonly irpefCollaboratore2Forfettario: Panel | null
  readonly confronto: {
    readonly imposte: {
      readonly [K in
        | 'impostaSostitutiva'
        | 'irpefTitolare'
        | 'flatTaxIncrementale'
        | 'addizionaliTitolare'
        | 'irpefAddizionaliCollaboratori'
        | 'irap'
        | 'cedolareSecca'
        | 'contributiTitolare'
        | 'contributiCollaboratori'
        | 'sommeIntegrative'
        | 'totaleImposteContributi']: Sides
    }
    readonly speseAmministrative: Sides
    readonly totaleComplessivo: Sides
    readonly rettificaIvaApplicata: number
    readonly vantaggioForfettarioConIva: number | null
    readonly regimeConveniente: string | null
    readonly motiviNonAmmesso: readonly string[]
    readonly ammissibilita: Verifica
    readonly affidabilita: Pick<Affidabilita, 'grado' | 'datiMancanti'>
  }
  readonly messaggi: readonly Message[]
  /** In a provisional year, the day of the law it is computed on. */
  readonly provvisorioAl?: string
  /** Break-even over costs; the sentences about it need it. */
  readonly pareggio?: { readonly costi: { readonly radici: readonly number[] } } | null
}

/** The limits of the tax year, euro and percentages. */
export type LetterLimits = {
  readonly ricavi: number
  readonly personale: number
  readonly dipendente: number
  readonly uscitaImmediata: number | null
  readonly quotaCollaboratori: number
  readonly riduzioneContributi: number
  readonly aliquotaStartUp: number
  /** The law of the flat-rate regime, inside a sentence. */
  readonly norma: string
}

export type LetterInput = {
  readonly anno: TaxYear
  /** The state as typed, with the user's own words under `lettera`. */
  readonly stato: object
  readonly risultato: LetterResult
  readonly limiti: LetterLimits
  readonly studio: { readonly nome: string; readonly indirizzo: string; readonly luogo: string; readonly logo: string | null }
  /** Whoever signs, where the user typed nobody else. */
  readonly firma: string
  /** ISO date of the day. */
  readonly oggi: string
}
