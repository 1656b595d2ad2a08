/** The picture of Convenienza Srl with its sliders: profit, fees, dividends. */
import { convsrl } from '@bilancia/contract'
import { scansione } from '../../simulator/calcolatore/calcolatore.ts'
import { setPaths, type Values } from '../../simulator/path.ts'
import { colours } from '../../simulator/touch/colours.ts'
import type { Move } from '../../simulator/touch/move.ts'
import { euroAt, scaled, sumOf } from '../../simulator/touch/scaled.ts'
import { Touch } from '../../simulator/touch/Touch.tsx'
import type { Compared } from '../../simulator/touch/useScan.ts'
import { isOver } from '../confronto/best.ts'
import { feePath, totalPath, withFees } from '../dati/fees.ts'
import { filledAt } from '../filled.ts'
import { posizioni } from '../soci.ts'
import { Picture, WHOLE } from './Picture.tsx'

const { nomiSchede, scenari } = convsrl

const UTILE = 'datiSimulazioniSrl.utileAnteImposte'

/**
 * Moves the first amount; the sums of the other sets move by as much, so that at rest all are as typed. Within a set the proportions stay. A scenario
 * that has none of it, while the first has some, stays without.
 */
const together = (id: string, label: string, sets: readonly (readonly string[])[]): Move => {
  const paths = sets.flat()
  const [first = ''] = paths
  const value = (values: Values) => sumOf(values, paths) && euroAt(values, first)
  const at = (values: Values, euro: number, set: readonly string[]) => {
    const [here, sum] = [value(values), sumOf(values, set)]
    return scaled(values, set, sum || !here ? Math.max(0, sum + euro - here) : 0, set[0] ?? '')
  }
  return {
    id,
    label,
    path: () => first,
    value,
    at: (values, euro) => Object.assign({}, ...sets.map((set) => at(values, euro, set))),
    top: (values) => Math.max(euroAt(values, UTILE), value(values)),
  }
}

export const moves: readonly Move[] = [
  { id: 'utile', label: 'Utile ante imposte', path: () => UTILE, value: (values) => euroAt(values, UTILE), at: (_, euro) => ({ [UTILE]: euro }) },
  together(
    'compenso',
    'Compenso totale',
    withFees.flatMap((scenario) => [[totalPath(scenario)], posizioni.map((i) => feePath(scenario, i))]),
  ),
  together(
    'dividendi',
    'Dividendi',
    [3, 4].map((k) => [`datiSimulazioniSrl.scenario${k}.dividendiTotali`]),
  ),
]

export const compared: readonly Compared[] = [
  { id: 'oggi', name: 'Oggi', path: 'confronto.oggi.netto', color: colours[6], dashed: true },
  ...scenari.map((scenario, k) => ({
    id: scenario,
    name: nomiSchede[scenario],
    path: `quadro.${scenario}.netto`,
    color: colours[k] ?? colours[0],
    dashed: k > 2,
    unless: (result: Values) => isOver(result, scenario),
  })),
]
const calculated = scansione('convsrl')
const scan: typeof calculated =
  calculated &&
  (async (values, asked, following) => {
    const results = await calculated(values, asked, following)
    return results.map((result, k) => filledAt(result, values, setPaths(values, Object.entries(asked.patches[k] ?? {}))))
  })
const picture = (moved: Values | null) => <Picture moved={moved} />

export const Figure = () => (
  <Touch moves={moves} amount="Netto in mano" scan={scan} picks={['quadro', 'confronto.oggi', WHOLE, 'messaggi']} compared={compared} picture={picture} />
)
