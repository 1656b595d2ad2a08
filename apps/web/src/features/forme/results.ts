/** The table of forms on screen, for the parts of the page. */
import { forme } from '@bilancia/contract'
import { useSimulation, valuesOf } from '../simulator/store.ts'

const { isForma } = forme

/** The result and its figures by form. */
export type Risultato = forme.Risultato & { readonly quadro: forme.Quadro | null }

export const { useResult } = valuesOf<Risultato>()

const none: readonly forme.Colonna[] = []
/** Empty before the first result and without a kind of activity. */
export const useColonne = (): readonly forme.Colonna[] => useResult('colonne') ?? none

/** Today's form; null for a new activity. */
export const useOggi = (): forme.Forma | null => useSimulation(({ values: { formaAttuale } }) => (isForma(formaAttuale) ? formaAttuale : null))

/** The figure that ranks the columns. */
export const useMisura = (): 'nettoInMano' | 'nettoComparabile' =>
  useSimulation(({ values: { criterio } }) => (criterio === 'NETTO_IN_MANO' ? 'nettoInMano' : 'nettoComparabile'))

/** The place of a column: equal figures share it. Null if the column is not ranked. */
export const postoIn =
  (colonne: readonly forme.Colonna[], misura: 'nettoInMano' | 'nettoComparabile') =>
  ({ posizione, [misura]: sua }: forme.Colonna): number | null =>
    posizione === null ? null : 1 + colonne.filter((c) => c.posizione !== null && (c[misura] ?? 0) > (sua ?? 0)).length
