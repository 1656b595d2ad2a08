/** The lines of the result by which variants are compared: where the profit goes in each scenario. */
import { convsrl } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import type { Compared, ComparedLine } from '../simulator/document/compared-line.ts'
import { askedOf } from '../simulator/year.ts'
import { parts } from './picture/parts.ts'

const { nomiSchede, scenari } = convsrl
/** Whether a part is levy or net. Profit that stays in the company is neither. */
const figureOf = { imposteSocieta: 'prelievo', imposteSoci: 'prelievo', contributi: 'prelievo', netto: 'resta', restaInSocieta: null } as const

export const compared: readonly ComparedLine[] = scenari.flatMap((scenario) =>
  parts.map(({ voce, name }) => {
    const what = figureOf[voce]
    const of = nomiSchede[scenario]
    return { path: `quadro.${scenario}.${voce}`, name: `${of}: ${name}`, main: voce === 'netto', ...(what && { alike: { of, what } }) }
  }),
)

export const computed: Compared['computed'] = async (state, signal) => {
  const { State, Quadro } = await call(routes.calcolaSimulazioniSrl, askedOf(state), { signal })
  return { ...State, quadro: Quadro }
}
