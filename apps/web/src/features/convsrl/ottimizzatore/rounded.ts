/**
 * A mix with its fees rounded to 100 euro, as they are agreed in practice. Every combination of the next fee below and above is calculated in full,
 * and the best one is taken. The dividend is what the rounded fees leave to distribute, so the mix is like the exact one in all but the rounding.
 */
import { convsrl, roundToCent } from '@bilancia/contract'
import { getPath, setPaths, type Values } from '../../simulator/path.ts'
import { valueIn } from '../results.ts'
import { posizioni } from '../soci.ts'
import { aNettoDato, changes, type Scenario } from './search.ts'

export const STEP = 100

/**
 * `prelievo`, `netto`: in euro, those of the rounded mix less those of the exact one. `quarta`: the dividends of the fourth scenario with these fees, those
 * of its mix or, for a mix of the sixth, all that it can pay out.
 */
export type Rounded = { readonly mix: convsrl.Combinazione; readonly prelievo: number; readonly netto: number; readonly quarta: number }

type Calculate = (values: Values) => Promise<Values>

/** Null if no rounded mix is allowed. */
export async function roundedOf(best: convsrl.Combinazione, scenario: Scenario, values: Values, calculate: Calculate): Promise<Rounded | null> {
  const tried: convsrl.Combinazione[] = []
  for (const compensi of feesAround(best, values)) {
    const mix = await withFees(compensi, best, scenario, values, calculate)
    if (mix) tried.push(mix)
  }
  const objective = getPath(values, 'ottimizzatore.obiettivo')
  const better = objective === 'NETTO_MASSIMO' ? (a: convsrl.Combinazione, b: convsrl.Combinazione) => b.netto - a.netto : byLevy
  const [mix] = tried.toSorted(better)
  if (!mix) return null
  const quarta = scenario === 4 ? mix.dividendi : await distribuibileIn4(mix, values, calculate)
  return { mix, prelievo: roundToCent(mix.prelievo - best.prelievo), netto: roundToCent(mix.netto - best.netto), quarta }
}

async function distribuibileIn4(mix: convsrl.Combinazione, values: Values, calculate: Calculate): Promise<number> {
  const result = await calculate(setPaths(values, Object.entries(changes(4, mix, values))))
  return valueIn(result, 'compDivSimulazioniSrl.scenario4.societa.distribuibile') ?? 0
}

const byLevy = (a: convsrl.Combinazione, b: convsrl.Combinazione) => a.prelievo - b.prelievo

type Fees = readonly [number, number, number]

/** Every combination of the fees rounded down and up, within the limits of each partner. In euro. */
export function feesAround({ compensi }: Pick<convsrl.Combinazione, 'compensi'>, values: Values): readonly Fees[] {
  const floor = Number(getPath(values, 'ottimizzatore.compensoMinimoSePresente')) || 0
  const [one, two, three] = posizioni.map((i) => {
    const fee = compensi[i] ?? 0
    const least = Number(getPath(values, `ottimizzatore.compensiMinimi[${i}]`)) || 0
    const most = getPath(values, `ottimizzatore.compensiMassimi[${i}]`)
    const near = [...new Set([Math.floor(fee / STEP) * STEP, Math.ceil(fee / STEP) * STEP])]
    return near.filter((euro) => euro >= least && (euro === 0 || euro >= floor) && (typeof most !== 'number' || euro <= most))
  })
  return (one ?? []).flatMap((a) => (two ?? []).flatMap((b) => (three ?? []).map((c): Fees => [a, b, c])))
}

/** The mix with these fees; null if the scenario is blocked or a partner gets less than the net that was asked for. */
async function withFees(compensi: Fees, best: convsrl.Combinazione, scenario: Scenario, values: Values, calculate: Calculate) {
  const given = aNettoDato(values)
  const typed = (dividendi: number): Values => setPaths(values, Object.entries(changes(scenario, { ...best, compensi: [...compensi], dividendi }, values)))
  const block = convsrl.percorsiScenari[`scenario${scenario}`]
  const first = await calculate(typed(0))
  const distribuibile = Number(getPath(first, `${block}.societa.distribuibile`))
  if (!Number.isFinite(distribuibile)) return null
  const dividendi = scenario === 6 ? 0 : given ? Math.min(distribuibile, Math.ceil(best.dividendi / STEP) * STEP) : distribuibile
  const result = scenario === 6 ? first : await calculate(typed(dividendi))
  const totali = valueIn(result, `riepilogo.scenario${scenario}.totali`)
  if (!totali) return null
  const soci = valueIn(result, `riepilogo.scenario${scenario}.soci`) ?? []
  const short = posizioni.some((i) => (soci[i]?.netto ?? 0) < (Number(getPath(values, `ottimizzatore.nettiObiettivo[${i}]`)) || 0) - 0.005)
  if (given && short) return null
  const utilePrelevato = scenario === 6 ? (valueIn(result, 'traspSimulazioniSrl.scenario6.societa.utilePrelevato') ?? 0) : 0
  return { ...best, compensi: [...compensi] as [number, number, number], dividendi, utilePrelevato, prelievo: totali.totale, netto: totali.netto }
}
