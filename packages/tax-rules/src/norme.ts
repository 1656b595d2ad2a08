/** How norms are cited. */
import type { Norma } from '@bilancia/engine'

export const tuir = (articolo: string): Norma => `art. ${articolo}, TUIR (D.P.R. 917/1986)`
/** The flat-rate regime: L. 190/2014, art. 1. */
export const forfettari = (commi: string): Norma => `L. 190/2014, art. 1, ${commi}`
export const legge = (testo: string): Norma => testo

/** What no law says but the reader must be told: totals, choices of presentation. */
export const prospetto = (testo: string): Norma => `prospetto di confronto: ${testo}`

/** The same for lines of a budget. */
export const previsione = (testo: string): Norma => `bilancio di previsione: ${testo}`
