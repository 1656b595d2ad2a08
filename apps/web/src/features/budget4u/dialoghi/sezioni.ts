/** Which rows of the chamber fee are usual for a kind of business (D.M. 359/2001: register section and legal form). */
import type { budget4u } from '@bilancia/contract'

type Tipologia = keyof typeof budget4u.tipologie
type Sezione = keyof typeof budget4u.sezioni

const individuali = ['IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE', 'IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA'] as const

const usuali: Readonly<Partial<Record<Tipologia, readonly Sezione[]>>> = {
  IMPRESA: individuali,
  IMPRESA_FAMILIARE: individuali,
  SOCIETA_DI_PERSONE: ['SNC_SAS'],
  SRL_TRASPARENTE: ['SRL_SPA'],
  SRL_NON_TRASPARENTE: ['SRL_SPA'],
}

/** A state may contain any text: for an unknown tipologia nothing is usual. */
export const usualeDi = (tipologia: string, sezione: string): boolean =>
  Object.entries(usuali).some(([one, sezioni]) => one === tipologia && sezioni.some((usuale) => usuale === sezione))
