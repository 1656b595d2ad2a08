/**
 * The first statement of the page about a result: a verdict of one reading, or the scenarios with the lowest levy and the
 * highest net.
 */
import { convsrl } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import { valueIn } from '../results.ts'

type Scenario = convsrl.Scenario
type Lettura = convsrl.Lettura

/** The path of a scenario in each reading. Not every reading has every scenario. */
export type At = { readonly [L in Lettura]: `confronto.${L}.${(typeof convsrl.letture)[L][number]}` }[Lettura]
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

/** The best scenario of a reading; null if it has none. */
export const bestOf = (result: Values | null, lettura: Lettura): Verdict | null => readings[lettura](result)

type Saving = { readonly verdetto: convsrl.Verdetto | null; readonly risparmio: number | null } | null

const told = (lettura: Lettura, scenario: Scenario, at: At, saving: Saving): Verdict | null =>
  saving === null || saving.verdetto === null || saving.risparmio === null
    ? null
    : { lettura, scenario, at, verdetto: saving.verdetto, risparmio: saving.risparmio }

const readings: Readonly<Record<Lettura, (result: Values | null) => Verdict | null>> = {
  utileInSocieta: (result) => {
    const all = valueIn(result, 'confronto.utileInSocieta')
    return all && told('utileInSocieta', all.migliore, `confronto.utileInSocieta.${all.migliore}`, all[all.migliore])
  },
  tuttoDistribuito: (result) => {
    const all = valueIn(result, 'confronto.tuttoDistribuito')
    return all && told('tuttoDistribuito', all.migliore, `confronto.tuttoDistribuito.${all.migliore}`, all[all.migliore])
  },
  stessoNetto: (result) => {
    const all = valueIn(result, 'confronto.stessoNetto')
    return all?.migliore ? told('stessoNetto', all.migliore, `confronto.stessoNetto.${all.migliore}`, all[all.migliore]) : null
  },
}

/** The verdict in the headline; null without a current form. */
export function firstVerdict(result: Values | null): Verdict | null {
  for (const lettura of byFairness) {
    const best = bestOf(result, lettura)
    if (best) return best
  }
  return null
}

/** The lowest levy due to the company and the highest net, the first one of equals; null if no scenario has figures. */
export function measuresOf(result: Values | null): Measures | null {
  const all = convsrl.scenari.flatMap((scenario) => {
    const totali = valueIn(result, `riepilogo.${scenario}.totali`)
    return totali ? [{ scenario, attribuibile: totali.attribuibile, netto: totali.netto }] : []
  })
  const [first] = all
  if (!first) return null
  return {
    minorPrelievo: all.reduce((best, one) => (one.attribuibile < best.attribuibile ? one : best), first).scenario,
    maggiorNetto: all.reduce((best, one) => (one.netto > best.netto ? one : best), first).scenario,
  }
}
