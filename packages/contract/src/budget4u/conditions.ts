/** When the parts of the Budget4u form apply. */
import { above, all, any, type Condition, is, not } from '../fields/condition.ts'

export const TIPOLOGIA = 'informazioniCostiDiAvvio.tipologia'
export const REGIME = 'informazioniCostiDiAvvio.regime'
export const GESTIONE_IVS = 'imposteContributi.gestioneIvs'
export const TIPOLOGIA_INAIL = 'contoEconomicoDittaSocieta.tipologiaInail'

export const nonDefinita = is(TIPOLOGIA, 'NON_DEFINITO')
export const professione = is(TIPOLOGIA, 'PROFESSIONE')
export const impresa = is(TIPOLOGIA, 'IMPRESA')
export const familiare = is(TIPOLOGIA, 'IMPRESA_FAMILIARE')
export const societaDiPersone = is(TIPOLOGIA, 'SOCIETA_DI_PERSONE')
export const trasparente = is(TIPOLOGIA, 'SRL_TRASPARENTE')
export const nonTrasparente = is(TIPOLOGIA, 'SRL_NON_TRASPARENTE')

export const srl = any(trasparente, nonTrasparente)
export const societa = any(societaDiPersone, trasparente, nonTrasparente)
export const personaFisica = any(professione, impresa, familiare)
/** Keeps the income statement of a firm: all but the professional. */
export const ditta = any(impresa, familiare, societaDiPersone, trasparente, nonTrasparente)
/** The persons declare the income: all but the company that pays IRES. */
const conIrpef = any(personaFisica, societaDiPersone, trasparente)

export const normale = is(REGIME, 'NORMALE')
export const forfetario = is(REGIME, 'FORFETARIO')
/** The persons pay regional and municipal surcharges in this budget. */
export const residenti = all(normale, conIrpef)
export const contoDitta = all(normale, ditta)
export const contoProfessionista = all(normale, professione)
export const bloccoForfetario = all(forfetario, personaFisica)

const artigiano = is(GESTIONE_IVS, 'ARTIGIANO')
/** Registers as an artisan. A condition on a field repeats the condition of the field itself. */
export const artigiana = all(contoDitta, artigiano)
export const inailDefinito = not(is(TIPOLOGIA_INAIL, 'NON_DEFINITO'))
export const inailArtigiani = is(TIPOLOGIA_INAIL, 'ARTIGIANATO')
export const inailOrdinario = is(TIPOLOGIA_INAIL, 'INDUSTRIA_E_COMMERCIO')

/** Natural persons paid IRAP up to 2021 (L. 234/2021). */
export const finoAl2021 = not(above('annoImposta', 2021))
/** The first advance of the IRAP of 2020 was not due (D.L. 34/2020, art. 24). */
export const nel2020 = is('annoImposta', 2020)

export const vuoto = (field: string): Condition => is(field, '')
