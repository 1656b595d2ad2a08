/** Fields and messages shared by every simulator. */
import type { Condition } from './fields/condition.ts'
import { flag, integer } from './fields/field.ts'
import { taxYears } from './years.ts'

export const [FIRST_YEAR] = taxYears
export const LAST_YEAR = Math.max(...taxYears)

export const annoImposta = integer("Anno d'imposta", [FIRST_YEAR, LAST_YEAR], { default: LAST_YEAR, form: { elsewhere: 'in testa alla pagina' } })
export const consideraSommeIntegrative = flag('Considera trattamento integrativo e somma esente', { default: true })
export const calcolaSalti = flag('Calcola i salti di imposta vicini', { form: { elsewhere: 'per chi chiama: la pagina chiede i salti da sé' } })

/** The message of a required field. */
export const obbligatorio = (vuoto: Condition) => ({ messages: [{ id: 'CAMPO_OBBLIGATORIO', when: vuoto }] })
