/** The required data of a budget. */
import { budget4u } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'

const { REGIME, TIPOLOGIA } = budget4u.condizioni

const GRUPPO = 'forfetari.gruppoDiSettore.gruppo'

const chosen = (values: Values, path: string) => getPath(values, path) ?? 'NON_DEFINITO'

/** The empty paths: type and regime first, because nothing is computed without them. They decide which field holds the revenue. */
export function missing(values: Values): readonly string[] {
  const undefinedOnes = [TIPOLOGIA, REGIME].filter((path) => chosen(values, path) === 'NON_DEFINITO')
  if (undefinedOnes.length > 0) return undefinedOnes
  const flat = chosen(values, REGIME) === 'FORFETARIO'
  const professional = chosen(values, TIPOLOGIA) === 'PROFESSIONE'
  const revenue = professional ? 'contoEconomicoProfessionista.compensi' : 'contoEconomicoDittaSocieta.ricavi'
  const needed = flat ? [GRUPPO, 'forfetari.ricaviCompensi'] : [revenue]
  return needed.filter((path) => !getPath(values, path))
}

/** Whether a flat-rate taxpayer has no group: the income is zero then, whatever the revenue. */
export const lacksGroup = (values: Values): boolean => missing(values).includes(GRUPPO)
