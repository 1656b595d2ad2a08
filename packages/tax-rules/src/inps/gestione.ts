/** The fund of artisans and traders in which a person is insured: one of the two, or none. */
import type { Condizione } from '@bilancia/engine'

export type Gestione = { readonly artigiano: Condizione; readonly commerciante: Condizione }
