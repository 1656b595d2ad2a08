/** The required data of a budget. */
import { budget4u } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'

const { REGIME, TIPOLOGIA } = budget4u.condizioni

const chosen = (values: Values, path: string) => getPath(values, path) ?? 'NON_DEFINITO'

/** Type and regime, without which nothing is computed; then the revenue, in the field that they determine. */
export function missing(values: Values): readonly string[] {
  const undefinedOnes = [TIPOLOGIA, REGIME].filter((path) => chosen(values, path) === 'NON_DEFINITO')
  if (undefinedOnes.length > 0) return undefinedOnes
  const flat = chosen(values, REGIME) === 'FORFETARIO'
  const professional = chosen(values, TIPOLOGIA) === 'PROFESSIONE'
  const revenue = flat ? 'forfetari.ricaviCompensi' : professional ? 'contoEconomicoProfessionista.compensi' : 'contoEconomicoDittaSocieta.ricavi'
  return getPath(values, revenue) ? [] : [revenue]
}
