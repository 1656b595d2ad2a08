/** What the page says first about a result: a verdict of one reading, or else the scenario that takes least and the one that leaves most. */
import { convsrl } from '@bilancia/contract'
import { getPath } from '../../simulator/path.ts'

type Scenario = convsrl.Scenario
type Lettura = convsrl.Lettura

export type Verdict = { readonly lettura: Lettura; readonly scenario: Scenario; readonly verdetto: convsrl.Verdetto; readonly risparmio: number }
export type Measures = { readonly minorPrelievo: Scenario; readonly maggiorNetto: Scenario }

/**
 * The fairest reading first: with the same net in hand people compare like with like; with all of it paid out they at least see all the
 * levy. Profit left inside always looks cheap, so it speaks only where nothing else does.
 */
export const byFairness: readonly Lettura[] = ['stessoNetto', 'tuttoDistribuito', 'utileInSocieta']

/** The best scenario of a reading; null where it has none. */
export function bestOf(result: unknown, lettura: Lettura): Verdict | null {
  const scenario = getPath(result, `confronto.${lettura}.migliore`) as Scenario | null | undefined
  if (!scenario) return null
  const { verdetto, risparmio } = getPath(result, `confronto.${lettura}.${scenario}`) as Pick<Verdict, 'verdetto' | 'risparmio'>
  return { lettura, scenario, verdetto, risparmio }
}

/** The verdict that the page says first; null without a form of today. */
export function firstVerdict(result: unknown): Verdict | null {
  for (const lettura of byFairness) {
    const best = bestOf(result, lettura)
    if (best) return best
  }
  return null
}

/** The lowest levy due to the company and the highest net in hand, the first of equals; null where no scenario has figures. */
export function measuresOf(result: unknown): Measures | null {
  const all = convsrl.scenari.flatMap((scenario) => {
    const totali = getPath(result, `riepilogo.${scenario}.totali`) as { readonly attribuibile: number; readonly netto: number } | null | undefined
    return totali ? [{ scenario, ...totali }] : []
  })
  const [first] = all
  if (!first) return null
  return {
    minorPrelievo: all.reduce((best, one) => (one.attribuibile < best.attribuibile ? one : best), first).scenario,
    maggiorNetto: all.reduce((best, one) => (one.netto > best.netto ? one : best), first).scenario,
  }
}
