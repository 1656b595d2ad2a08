/** A change of the kind of activity clears the funds of the earlier kind: the form no longer shows them, and the calculation refuses them. */
import { is } from '../fields/condition.ts'
import type { Effect } from '../fields/effect.ts'

const TIPOLOGIA = 'attivita.tipologia'

export const effects: readonly Effect[] = [
  { on: TIPOLOGIA, when: is(TIPOLOGIA, 'IMPRESA'), set: { 'previdenza.aliquotaSep': '', 'previdenza.cassaProfessionale': false } },
  { on: TIPOLOGIA, when: is(TIPOLOGIA, 'PROFESSIONE'), set: { 'previdenza.gestioneIvs': '' } },
]
