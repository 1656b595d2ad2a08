/** What a result that is not reliable lacks. Forme needs none of this: it ranks no form without its determining data. */
import { daConfermare, type LabelOf, nomeDato } from '@bilancia/contract'
import { valueIn } from '../common-values.ts'
import { getPath, type Values } from '../path.ts'

/** The determining data without which the result was calculated and which nobody has confirmed, by name. Empty for a reliable result. */
export function lackingIn(result: Values | null, values: Values, labelOf: LabelOf): readonly string[] {
  const block = valueIn(result, 'confronto.affidabilita') ?? valueIn(result, 'risultati.affidabilita')
  const confirmed = getPath(values, 'lettera.conferme')
  const lacking = block ? daConfermare(block, Array.isArray(confirmed) ? confirmed : []) : []
  return [...new Set(lacking.map(({ dato }) => nomeDato(labelOf, dato)))]
}
