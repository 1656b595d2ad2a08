/** Which changes clear which fields of the iForfettari form. Every other field keeps its value, unused, while it does not apply. */
import { above, is, not } from '../fields/condition.ts'
import type { Effect } from '../fields/effect.ts'
import { impresa, professione } from './conditions.ts'

export const effects: readonly Effect[] = [
  { on: 'famigliare', when: not(is('famigliare')), set: { quotaCollab1: 0, quotaCollab2: 0 } },
  { on: 'quotaCollab1', when: not(above('quotaCollab1', 0)), set: { quotaCollab2: 0 } },
  { on: 'tipologia', when: impresa, set: { 'gestionePrevidenziale.aliquotaSep': 'NESSUNA', 'gestionePrevidenziale.cassaProfessionale': false } },
  { on: 'tipologia', when: professione, set: { 'gestionePrevidenziale.tipoPrevidenza': 'NON_DEFINITO' } },
]
