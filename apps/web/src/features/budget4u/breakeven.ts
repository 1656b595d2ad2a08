/** The revenue at which the budget breaks even: nothing is left and nothing is missing, with the costs as typed. Searched on full calculations. */
import { getPath, setPath, type Values } from '../simulator/path.ts'

const info = (values: Values, key: string) => getPath(values, `informazioniCostiDiAvvio.${key}`)
export const flat = (values: Values): boolean => info(values, 'regime') === 'FORFETARIO'
export const professional = (values: Values): boolean => info(values, 'tipologia') === 'PROFESSIONE'

/** The field of the revenue in the current regime and type. */
export const revenuePath = (values: Values) =>
  flat(values) ? 'forfetari.ricaviCompensi' : professional(values) ? 'contoEconomicoProfessionista.compensi' : 'contoEconomicoDittaSocieta.ricavi'

const LEFT = 'quadro.ripartizione.resta'
const MOST = 9_999_999

/** In whole euro, the least revenue that leaves no loss; null if even the highest one leaves one, or nothing can be calculated. */
export async function breakEven(values: Values, calculate: (values: Values) => Promise<Values>): Promise<number | null> {
  const path = revenuePath(values)
  const left = async (euro: number) => getPath(await calculate(setPath(values, path, euro)), LEFT)
  const enough = async (euro: number) => {
    const euroLeft = await left(euro)
    return typeof euroLeft === 'number' ? euroLeft >= 0 : null
  }
  if (await enough(0)) return 0
  let [low, high] = [0, 1_000]
  for (;;) {
    const there = await enough(high)
    if (there === null) return null
    if (there) break
    if (high >= MOST) return null
    low = high
    high = Math.min(MOST, high * 4)
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await enough(middle)) high = middle
    else low = middle
  }
  return high
}
