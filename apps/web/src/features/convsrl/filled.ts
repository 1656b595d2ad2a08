/** Which scenarios are filled in. One without its amounts repeats another one, so it takes no part in a verdict. */
import { convsrl } from '@bilancia/contract'
import { getPath, setPath, type Values } from '../simulator/path.ts'
import { sumOf, totalOf, type WithFees } from './dati/fees.ts'

const pays = (values: Values, scenario: WithFees): boolean => totalOf(values, scenario) > 0 || sumOf(values, scenario) > 0
const dividends = (values: Values, scenario: 'scenario3' | 'scenario4'): boolean =>
  Number(getPath(values, `datiSimulazioniSrl.${scenario}.dividendiTotali`)) > 0

/** The field that the scenario still needs; null if it is filled in. The first and the fifth need none. */
export function toFill(values: Values, scenario: convsrl.Scenario): string | null {
  const fees = (one: WithFees) => `datiSimulazioniSrl.${one}.compensoTotale`
  switch (scenario) {
    case 'scenario2':
    case 'scenario6':
      return pays(values, scenario) ? null : fees(scenario)
    case 'scenario3':
      return dividends(values, scenario) ? null : 'datiSimulazioniSrl.scenario3.dividendiTotali'
    case 'scenario4':
      return pays(values, scenario) || dividends(values, scenario) ? null : fees(scenario)
    default:
      return null
  }
}

/** The result at another point of a slider, without the scenarios that are filled in neither on the page nor there. */
export const filledAt = (result: Values, values: Values, there: Values): Values =>
  convsrl.scenari
    .filter((scenario) => toFill(values, scenario) !== null && toFill(there, scenario) !== null)
    .reduce((next, scenario) => setPath(next, `quadro.${scenario}`, null), result)

/**
 * Whether a scenario takes part in a reading. A scenario needs no typed amount if the reading finds the amount itself: with all
 * profit paid out the third and the fifth, at the same net the second and the third.
 */
export function takesPart(values: Values, lettura: convsrl.Lettura, scenario: convsrl.Scenario): boolean {
  if (scenario === 'scenario2') return lettura === 'stessoNetto' || pays(values, scenario)
  if (scenario === 'scenario4' || scenario === 'scenario6') return pays(values, scenario)
  return true
}
