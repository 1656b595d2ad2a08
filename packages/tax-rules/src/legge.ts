/** How the figures of law are written down: each is confirmed by the register of readings, never by hand. */
import { type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { type Cifra, type Confirmed, type Figura, figureDiLegge, type NonLegge, type Parametro, type PerYear, type Tabella } from '@bilancia/engine'
import { prove } from './fonti/index.ts'

const di = figureDiLegge(prove)
const written: Figura[] = []
/** Every figure and table written down so far, also those that no rule reads: a page may propose them. */
export const scritte: readonly Figura[] = written

function kept<F extends Figura>(figura: F): F {
  written.push(figura)
  return figura
}
export const parametro = <U extends Unit>(...args: Parameters<typeof di.parametro<U>>): Parametro<U> => kept(di.parametro(...args))
export const tabella = <T>(...args: Parameters<typeof di.tabella<T>>): Tabella<T> => kept(di.tabella(...args))

/** What no law of a year can change, a choice or a definition: `ogniAnno(definizione(12, "i mesi dell'anno"))`. */
export const ogniAnno = <T>(figura: NonLegge<T>): PerYear<T> => inEach(figura)

/** A figure of law that no year has changed: `sempre(cifra(3, 'art. 2478 c.c.'), { finoAl: 2027 })`. A new year does not compile until it is confirmed. */
export const sempre = <T>(figura: Cifra<T>, _: Confirmed): PerYear<T> => inEach(figura)

const inEach = <T>(figura: Cifra<T>): PerYear<T> => Object.fromEntries(taxYears.map((year) => [year, figura])) as Record<TaxYear, Cifra<T>>
