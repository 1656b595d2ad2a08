/** Constructors for figures of law. The register of readings confirms each figure, never a hand-written value. */
import { recordOf, taxYears, type Unit } from '@bilancia/contract'
import { type Cifra, type Confirmed, type Figura, figureDiLegge, type NonLegge, type Parametro, type PerYear, type Tabella } from '@bilancia/engine'
import { prove } from './fonti/index.ts'

const di = figureDiLegge(prove)
const written: Figura[] = []
/** Every figure and table constructed so far, including those that no rule reads, because a page may propose them. */
export const scritte: readonly Figura[] = written

function kept<F extends Figura>(figura: F): F {
  written.push(figura)
  return figura
}
export const parametro = <U extends Unit>(...args: Parameters<typeof di.parametro<U>>): Parametro<U> => kept(di.parametro(...args))
export const tabella = <T>(...args: Parameters<typeof di.tabella<T>>): Tabella<T> => kept(di.tabella(...args))

/** A choice or a definition, which no law can change, for every year: `ogniAnno(definizione(12, "i mesi dell'anno"))`. */
export const ogniAnno = <T>(figura: NonLegge<T>): PerYear<T> => inEach(figura)

/**
 * A figure of law that is the same in every year: `sempre(cifra(3, 'art. 2478 c.c.'), { finoAl: 2027 })`. A new year does
 * not compile until somebody confirms it.
 */
export const sempre = <T>(figura: Cifra<T>, _: Confirmed): PerYear<T> => inEach(figura)

const inEach = <T>(figura: Cifra<T>): PerYear<T> => recordOf(taxYears, () => figura)
