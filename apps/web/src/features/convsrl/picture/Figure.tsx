/** The picture of Convenienza Srl, to touch: profit, fees, dividends. */
import { convsrl, roundToCent } from '@bilancia/contract'
import { scansione } from '../../simulator/calcolatore/calcolatore.ts'
import type { Patch } from '../../simulator/calcolatore/scan.ts'
import { setPath, type Values } from '../../simulator/path.ts'
import { colours } from '../../simulator/touch/colours.ts'
import type { Move } from '../../simulator/touch/move.ts'
import { euroAt, scaled } from '../../simulator/touch/scaled.ts'
import { Touch } from '../../simulator/touch/Touch.tsx'
import { filledAt } from '../filled.ts'
import { Picture, WHOLE } from './Picture.tsx'

const { nomiSchede, scenari } = convsrl

const UTILE = 'datiSimulazioniSrl.utileAnteImposte'
const withFees = ['scenario2', 'scenario4', 'scenario6'] as const
const withDividends = ['scenario3', 'scenario4'] as const
const totalOf = (scenario: (typeof withFees)[number]) => `datiSimulazioniSrl.${scenario}.compensoTotale`
const feesOf = (scenario: (typeof withFees)[number]) => [0, 1, 2].map((k) => `datiSimulazioniSrl.${scenario}.compensi[${k}]`)
const dividendsOf = (scenario: (typeof withDividends)[number]) => `datiSimulazioniSrl.${scenario}.dividendiTotali`

/** The fields of every scenario with fees when their total is `euro`: each fee keeps its typed proportion. */
const fees = (values: Values, euro: number): Patch =>
  Object.assign(
    {},
    ...withFees.map((scenario) => ({
      [totalOf(scenario)]: roundToCent(euro),
      ...scaled(values, feesOf(scenario), euro, `datiSimulazioniSrl.${scenario}.compensi[0]`),
    })),
  )

const moves: readonly Move[] = [
  { id: 'utile', label: 'Utile ante imposte', path: () => UTILE, value: (values) => euroAt(values, UTILE), at: (_, euro) => ({ [UTILE]: euro }) },
  {
    id: 'compenso',
    label: 'Compenso totale',
    path: () => totalOf('scenario2'),
    value: (values) => euroAt(values, totalOf('scenario2')),
    at: fees,
    top: (values) => Math.max(euroAt(values, UTILE), euroAt(values, totalOf('scenario2'))),
  },
  {
    id: 'dividendi',
    label: 'Dividendi',
    path: () => dividendsOf('scenario3'),
    value: (values) => euroAt(values, dividendsOf('scenario3')),
    at: (_, euro) => Object.fromEntries(withDividends.map((scenario) => [dividendsOf(scenario), euro])),
    top: (values) => Math.max(euroAt(values, UTILE), euroAt(values, dividendsOf('scenario3'))),
  },
]

const compared = [
  { id: 'oggi', name: 'Oggi', path: 'confronto.oggi.netto', color: colours[6], dashed: true },
  ...scenari.map((scenario, k) => ({
    id: scenario,
    name: nomiSchede[scenario],
    path: `quadro.${scenario}.netto`,
    color: colours[k] ?? colours[0],
    dashed: k > 2,
  })),
]
const calculated = scansione('convsrl')
const scan: typeof calculated =
  calculated &&
  (async (values, asked, following) => {
    const results = await calculated(values, asked, following)
    return results.map((result, k) =>
      filledAt(
        result,
        values,
        Object.entries(asked.patches[k] ?? {}).reduce((next, [path, euro]) => setPath(next, path, euro), values),
      ),
    )
  })
const picture = (moved: Values | null) => <Picture moved={moved} />

export const Figure = () => (
  <Touch moves={moves} amount="Netto in mano" scan={scan} picks={['quadro', 'confronto.oggi', WHOLE]} compared={compared} picture={picture} />
)
