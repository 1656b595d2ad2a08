/** Contributions to the pension fund of a profession. */
import { messaggi, shape as s } from '@bilancia/contract'
import { objectShapeOf, type Spiegazione } from '@bilancia/engine'
import { daRegole, ospite, type Risultato } from './ospite/index.ts'
import { programma, uscite } from './programma.ts'

export { programma, type Risultato }

export const { calcola } = ospite(programma.edition)

/** Every place of the result. */
export const schema = { risultato: s.placed(objectShapeOf(uscite), 'messaggi', messaggi) }

/** Every path that `spiega` accepts. */
export const percorsi: readonly string[] = programma.paths
export const spiegabile = (path: string): boolean => percorsi.includes(path)

/** The explanation of a figure. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export const spiega = (state: object, path: string): Spiegazione => programma.explain(daRegole(state), path)
