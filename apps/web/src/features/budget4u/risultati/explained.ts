/** Explanations of the figures of 'Confronta con il forfetario'. */
import { type Explanation, routes } from '@bilancia/contract/api'
import { call } from '../../../api/client.ts'
import type { Values } from '../../simulator/path.ts'
import { askedOf } from '../../simulator/year.ts'

/** Prefix of the paths of the second result, so that its figures have explanations too. */
export const FORFETARIO = 'confrontoForfetario.'

/** The explanation of a figure of the second calculation. */
export async function explainForfetario(path: string, steps: readonly string[], values: Values, signal: AbortSignal): Promise<Explanation> {
  const { confronto } = await call(routes.confrontaSchedaBudget, askedOf(values), { signal })
  if (!confronto) throw new Error('Il confronto con il forfetario non è possibile con i dati di adesso')
  const { params, body } = askedOf(confronto.stato)
  return call(routes.explainSchedaBudget, { params: { ...params, path: path.slice(FORFETARIO.length) }, query: { passi: [...steps] }, body }, { signal })
}
