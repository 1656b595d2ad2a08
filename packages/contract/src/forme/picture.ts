/** The figures of a table by form, for pictures and for comparing two tables whose columns differ. */
import type { Forma } from './forme.ts'
import type { Colonna } from './results.ts'

export type QuadroDiForma = Pick<
  Colonna,
  'risultato' | 'imposte' | 'contributi' | 'prelievo' | 'nettoInMano' | 'utileTrattenuto' | 'impostaLatente' | 'nettoComparabile' | 'montante'
>
export type Quadro = { readonly [F in Forma]?: QuadroDiForma }

export const quadroDi = (colonne: readonly Colonna[]): Quadro =>
  Object.fromEntries(
    colonne.map(({ forma, risultato, imposte, contributi, prelievo, nettoInMano, utileTrattenuto, impostaLatente, nettoComparabile, montante }) => [
      forma,
      { risultato, imposte, contributi, prelievo, nettoInMano, utileTrattenuto, impostaLatente, nettoComparabile, montante },
    ]),
  )
