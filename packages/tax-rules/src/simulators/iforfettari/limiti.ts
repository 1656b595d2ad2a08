/** The figures for documents about the comparison. */
import type { TaxYear } from '@bilancia/contract'
import { parametri as f } from '../../forfettario/index.ts'
import { riduzioneForfettari, riduzioneNuovi } from '../../inps/index.ts'
import { causePerEsteso, regimeForfettarioPerEsteso } from '../../norme.ts'

/** Euro and percentages of one tax year. */
export type Limiti = {
  readonly ricavi: number
  readonly personale: number
  readonly dipendente: number
  /** Null in years without it. */
  readonly uscitaImmediata: number | null
  readonly quotaCollaboratori: number
  readonly riduzioneContributi: number
  /** The reduction for those who first enrolled in 2025, and its law; null in years without it. */
  readonly nuovi: { readonly percento: number; readonly norma: string } | null
  readonly aliquotaStartUp: number
  /** The law of the regime, as cited inside a sentence. */
  readonly norma: string
  /** The causes of exclusion, as cited after «previste» and in brackets. */
  readonly cause: { readonly previste: string; readonly breve: string }
}

/** The limits of the flat-rate regime in a year. The first three apply to amounts of the previous year. */
export const limiti = (anno: TaxYear): Limiti => ({
  ricavi: f.limiteRicaviAnnoPrecedente.cifra(anno).valore,
  personale: f.limiteSpesePersonale.cifra(anno).valore,
  dipendente: f.limiteRedditoDipendente.cifra(anno).valore,
  uscitaImmediata: f.limiteUscitaImmediata.previsto(anno) ? f.limiteUscitaImmediata.cifra(anno).valore : null,
  quotaCollaboratori: f.quotaMassimaCollaboratori.cifra(anno).valore,
  riduzioneContributi: riduzioneForfettari.cifra(anno).valore,
  nuovi: riduzioneNuovi.previsto(anno) ? { percento: riduzioneNuovi.cifra(anno).valore, norma: riduzioneNuovi.norma(anno) } : null,
  aliquotaStartUp: f.aliquotaStartUp.cifra(anno).valore,
  norma: regimeForfettarioPerEsteso(anno),
  cause: causePerEsteso(anno),
})
