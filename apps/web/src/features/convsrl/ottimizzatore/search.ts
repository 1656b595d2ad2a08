/** The scenario to search, the inputs that make a result outdated, and how its fees get into the form. */
import type { convsrl } from '@bilancia/contract'
import { roundToCent } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'

export type Scenario = 4 | 6
/** The scenario that is searched: the fourth, unless the sixth was chosen. */
export const scenarioOf = (values: Values): Scenario => (getPath(values, 'ottimizzatore.scenario') === 6 ? 6 : 4)

/**
 * The input of the search. The typed values of the six scenarios and of the current form are left out, because they do not
 * change the best mix.
 */
export function question(values: Values): string {
  const { confronto: _, datiSimulazioniSrl, ...rest } = values
  const company = Object.entries((datiSimulazioniSrl ?? {}) as Values).filter(([key]) => !/^scenario\d$|^denominazione$|^idSocieta$/.test(key))
  return JSON.stringify([rest, company])
}

const ofScenario = (scenario: Scenario) => `datiSimulazioniSrl.scenario${scenario}`

/** The changes of a scenario's fields, by path, when a mix replaces them. */
export function changes(scenario: Scenario, { compensi, dividendi, utilePrelevato }: convsrl.Combinazione): Readonly<Record<string, unknown>> {
  const at = ofScenario(scenario)
  return {
    [`${at}.compensoTotale`]: roundToCent(compensi.reduce((sum, fee) => sum + fee, 0)),
    [`${at}.compensi`]: [...compensi],
    ...(scenario === 4 ? { [`${at}.dividendiTotali`]: dividendi } : { [`${at}.utilePrelevato`]: utilePrelevato }),
  }
}

/** Whether the changes would replace an amount that the user typed. */
export function overwrites(values: Values, given: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).some(([path, value]) => {
    const typed = amounts(getPath(values, path))
    return typed.some((amount) => amount !== 0) && JSON.stringify(typed) !== JSON.stringify(amounts(value))
  })
}

/** Three for a list of fees, one for a single amount. A value that is not a number counts as zero. */
function amounts(value: unknown): readonly number[] {
  if (Array.isArray(value)) return [0, 1, 2].map((i) => Number(value[i]) || 0)
  return [Number(value) || 0]
}
