/** The scenario to search, the inputs that make a result outdated, and how its fees get into the form. */
import { convsrl, roundToCent } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'

export type Scenario = 4 | 6
/** The scenario that is searched: the fourth, unless the sixth was chosen. */
export const scenarioOf = (values: Values): Scenario => (getPath(values, 'ottimizzatore.scenario') === 6 ? 6 : 4)

/**
 * The key under which the state keeps the last mix that was found, so that it is saved, loaded and undone with the typed values. No rule reads it. The
 * table of its chart is left out: it is long, and a new search gives it.
 */
export const FOUND = 'ottimoTrovato'
export type Found = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly asked: string }

/** The mix that the state keeps. A saved state may contain anything there. */
export function foundIn(values: Values): Found | null {
  const kept = getPath(values, FOUND) as Partial<Found> | null | undefined
  const best = kept?.best
  const whole = typeof best?.prelievo === 'number' && typeof best.netto === 'number' && Array.isArray(best.compensi) && Array.isArray(best.equivalenti)
  return best && whole && typeof kept.asked === 'string' ? { best, scenario: kept.scenario === 6 ? 6 : 4, asked: kept.asked } : null
}

export const toKeep = ({ best, ...found }: Found): Found => ({ ...found, best: { ...best, sensibilita: [] } })

/**
 * The input of the search. The typed values of the six scenarios and of the current form are left out, because they do not
 * change the best mix, and so are the sections that pages keep in the state.
 */
export function question(values: Values): string {
  const { confronto: _, datiSimulazioniSrl, ...others } = values
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => key in convsrl.catalog))
  const company = Object.entries((datiSimulazioniSrl ?? {}) as Values).filter(([key]) => !/^scenario\d$|^denominazione$|^idSocieta$/.test(key))
  return JSON.stringify([rest, company])
}

/** The input of a question, whose partners have the fees of its mix. A saved state may contain anything there. */
export function companyOf(asked: string): Values {
  try {
    const [rest, company] = JSON.parse(asked)
    return { ...rest, datiSimulazioniSrl: Object.fromEntries(company) }
  } catch {
    return {}
  }
}

const ofScenario = (scenario: Scenario) => `datiSimulazioniSrl.scenario${scenario}`

/** Whether a net is given. Every other mix of the sixth scenario draws all the profit. */
export const aNettoDato = (values: Values): boolean => getPath(values, 'ottimizzatore.obiettivo') === 'PRELIEVO_MINIMO_A_NETTO_DATO'

/** The changes of a scenario's fields, by path, when a mix found for these values replaces them. */
export function changes(scenario: Scenario, { compensi, dividendi, utilePrelevato }: convsrl.Combinazione, values: Values): Readonly<Record<string, unknown>> {
  const at = ofScenario(scenario)
  return {
    [`${at}.compensoTotale`]: roundToCent(compensi.reduce((sum, fee) => sum + fee, 0)),
    [`${at}.compensi`]: [...compensi],
    ...(scenario === 4 ? { [`${at}.dividendiTotali`]: dividendi } : { [`${at}.utilePrelevato`]: aNettoDato(values) ? utilePrelevato : null }),
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

/**
 * A mix in every scenario that takes one: the second, the fourth and the sixth have its fees, the third and the fourth the given dividends. The scenario
 * of the mix is the mix itself.
 */
export function everywhere(
  mix: convsrl.Combinazione,
  scenario: Scenario,
  { values, terza, quarta }: { readonly values: Values; readonly terza: number; readonly quarta: number },
): Readonly<Record<string, unknown>> {
  const total = roundToCent(mix.compensi.reduce((sum, fee) => sum + fee, 0))
  const fees = ['scenario2', 'scenario4', 'scenario6'].flatMap((one) => [
    [`datiSimulazioniSrl.${one}.compensoTotale`, total] as const,
    [`datiSimulazioniSrl.${one}.compensi`, [...mix.compensi]] as const,
  ])
  return {
    ...Object.fromEntries(fees),
    'datiSimulazioniSrl.scenario3.dividendiTotali': terza,
    'datiSimulazioniSrl.scenario4.dividendiTotali': quarta,
    ...changes(scenario, mix, values),
  }
}
