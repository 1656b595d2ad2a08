/** The part of a column that its simulator computes, before the parts that every column has. Amounts in euro. */
import type { casse, forme } from '@bilancia/contract'

export type CassaIncompleta = {
  readonly indice: number
  readonly detta: string
  /** A fund that was not written weighs on no grade: the golden lines count zero. */
  readonly esito: 'PARZIALE' | 'NON_CALCOLABILE' | 'NON_SCRITTA'
  readonly mancanti: readonly casse.Mancante[]
}

export type Corpo = {
  readonly persone: readonly forme.PersonaDellaColonna[]
  /** Taxes of the company or of the association. */
  readonly imposteComuni: number
  /** Contributions that the company pays. */
  readonly contributiComuni: number
  /** Profit that stays in the company, signed. */
  readonly utileTrattenuto: number
  readonly impostaLatente: number
  /** The contributions of each person that could not be computed and that nobody typed. */
  readonly casse?: readonly CassaIncompleta[]
}
