/** What a jump of the levy looks like in the result of a simulator. */
import type { Unit } from './format.ts'

/** Between `valore` and one euro more of `variabile` the levy moves by `costo` at one stroke. */
export type Salto = {
  /** Path of the field that moves. */
  readonly variabile: string
  /** The last euro before the jump. */
  readonly valore: number
  /** Euro from what is typed to the other side of the jump: negative when it lies below. */
  readonly distanza: number
  /** What one euro more costs; negative when it saves. */
  readonly costo: number
  /** The side or scenario whose levy jumps; null where it is the choice between the sides that ends. */
  readonly lato: string | null
  /** Id of the rule that jumps: `salti.` and the id is a path that the explanation answers. */
  readonly regola: string
  readonly nome: string
  readonly norma: string
  /** The figure that is crossed; null where the law counts by steps. */
  readonly soglia: { readonly nome: string; readonly valore: number; readonly unita: Unit } | null
  readonly testo: string
}

/** The field that asks for the jumps. */
export const CALCOLA_SALTI = 'Calcola i salti di imposta vicini'
