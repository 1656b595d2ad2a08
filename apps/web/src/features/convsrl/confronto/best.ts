/**
 * The first statement of the page about a result: a verdict of one reading, or the scenarios with the lowest levy and the
 * highest net.
 */
import { convsrl } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import { takesPart, toFill } from '../filled.ts'
import { valueIn } from '../results.ts'

type Scenario = convsrl.Scenario
type Lettura = convsrl.Lettura

/** The path of a scenario in each reading. Not every reading has every scenario. */
type At = { readonly [L in Lettura]: `confronto.${L}.${(typeof convsrl.letture)[L][number]}` }[Lettura]
export type Verdict = {
  readonly lettura: Lettura
  readonly scenario: Scenario
  readonly at: At
  readonly verdetto: convsrl.Verdetto
  readonly risparmio: number
}
export type Measures = { readonly minorPrelievo: Scenario; readonly maggiorNetto: Scenario }

/**
 * The fairest reading first. With the same net the comparison is like for like. With all profit paid out the whole levy is
 * visible. Profit kept inside always looks cheap, so that reading is used only if there is no other.
 */
export const byFairness: readonly Lettura[] = ['stessoNetto', 'tuttoDistribuito', 'utileInSocieta']

type Saving = { readonly verdetto: convsrl.Verdetto | null; readonly risparmio: number | null } | null
/** A scenario of a reading with its figures. */
type Candidate = { readonly scenario: Scenario; readonly at: At; readonly saving: Saving }

const candidates: Readonly<Record<Lettura, (result: Values | null) => readonly Candidate[]>> = {
  utileInSocieta: (result) => {
    const all = valueIn(result, 'confronto.utileInSocieta')
    return all ? convsrl.letture.utileInSocieta.map((scenario) => ({ scenario, at: `confronto.utileInSocieta.${scenario}`, saving: all[scenario] })) : []
  },
  tuttoDistribuito: (result) => {
    const all = valueIn(result, 'confronto.tuttoDistribuito')
    return all ? convsrl.letture.tuttoDistribuito.map((scenario) => ({ scenario, at: `confronto.tuttoDistribuito.${scenario}`, saving: all[scenario] })) : []
  },
  stessoNetto: (result) => {
    const all = valueIn(result, 'confronto.stessoNetto')
    return all ? convsrl.letture.stessoNetto.map((scenario) => ({ scenario, at: `confronto.stessoNetto.${scenario}`, saving: all[scenario] })) : []
  },
}

/** The best scenario of a reading by saving, the first one of equals, among those that are filled in; null if it has none. */
export function bestOf(result: Values | null, lettura: Lettura, values: Values): Verdict | null {
  const found = candidates[lettura](result).flatMap(({ scenario, at, saving }): readonly Verdict[] => {
    const { verdetto = null, risparmio = null } = saving ?? {}
    return !verdetto || risparmio === null || !takesPart(values, lettura, scenario) ? [] : [{ lettura, scenario, at, verdetto, risparmio }]
  })
  return found.reduce<Verdict | null>((best, one) => (best === null || one.risparmio > best.risparmio ? one : best), null)
}

/** The verdict in the headline; null without a current form. */
export function firstVerdict(result: Values | null, values: Values): Verdict | null {
  for (const lettura of byFairness) {
    const best = bestOf(result, lettura, values)
    if (best) return best
  }
  return null
}

const unlawful: ReadonlySet<string> = new Set(['NESSUN_UTILE_DISTRIBUIBILE', 'DIVIDENDI_OLTRE_DISTRIBUIBILE', 'PRELIEVO_OLTRE_DISTRIBUIBILE'])

/** Whether a scenario takes more than the law lets out. Its net is never the highest. */
export const isOver = (result: Values | null, scenario: Scenario): boolean =>
  (valueIn(result, 'messaggi') ?? []).some(({ id, campo }) => unlawful.has(id) && campo.includes(`.${scenario}.`))

/** The lowest levy due to the company and the highest net among the filled scenarios, the first one of equals; null if none has figures. */
export function measuresOf(result: Values | null, values: Values): Measures | null {
  const all = convsrl.scenari.flatMap((scenario) => {
    const totali = toFill(values, scenario) === null ? valueIn(result, `riepilogo.${scenario}.totali`) : null
    return totali ? [{ scenario, attribuibile: totali.attribuibile, netto: totali.netto }] : []
  })
  const [first] = all
  if (!first) return null
  return {
    minorPrelievo: all.reduce((best, one) => (one.attribuibile < best.attribuibile ? one : best), first).scenario,
    maggiorNetto: all.reduce((best, one) => (one.netto > best.netto && !isOver(result, one.scenario) ? one : best), first).scenario,
  }
}
