/** The picture of Budget4u with its sliders: revenue and costs. */
import { budget4u } from '@bilancia/contract'
import { scansione } from '../../simulator/calcolatore/calcolatore.ts'
import { getPath, type Values } from '../../simulator/path.ts'
import { useSimulation } from '../../simulator/store.ts'
import { colours } from '../../simulator/touch/colours.ts'
import type { Move } from '../../simulator/touch/move.ts'
import { euroAt, scaled, sumOf } from '../../simulator/touch/scaled.ts'
import { Touch } from '../../simulator/touch/Touch.tsx'
import { lacksGroup } from '../answer/missing.ts'
import { flat, professional, revenuePath } from '../breakeven.ts'
import { Regimi } from './Regimi.tsx'

const { catalog } = budget4u

const notCosts = ['ricavi', 'compensi', 'interessiAttivi', 'interessiPassivi']
const rowsOf = (group: 'contoEconomicoDittaSocieta' | 'contoEconomicoProfessionista') =>
  Object.entries(catalog[group].fields).flatMap(([key, { kind }]) => (kind === 'money' && !notCosts.includes(key) ? [`${group}.${key}`] : []))
const costRows = { ditta: rowsOf('contoEconomicoDittaSocieta'), professionista: rowsOf('contoEconomicoProfessionista') } as const
const rows = (values: Values): readonly string[] =>
  flat(values) ? ['forfetari.costiEffettivi'] : professional(values) ? costRows.professionista : costRows.ditta

const moves: readonly Move[] = [
  {
    id: 'ricavi',
    label: 'Ricavi',
    path: revenuePath,
    value: (values) => euroAt(values, revenuePath(values)),
    at: (values, euro) => ({ [revenuePath(values)]: euro }),
  },
  {
    id: 'costi',
    label: 'Costi',
    path: (values) => rows(values)[0] ?? '',
    value: (values) => sumOf(values, rows(values)),
    at: (values, euro) => scaled(values, rows(values), euro, rows(values)[0] ?? ''),
    top: (values) => Math.max(euroAt(values, revenuePath(values)), 2 * sumOf(values, rows(values))),
  },
]

/** Where the second calculation is in a scanned result. */
const BESIDE = 'secondo'
const compared = [
  { id: 'scelto', name: 'regime scelto', than: 'del regime scelto', path: 'quadro.ripartizione.resta', color: colours[0] },
  { id: 'forfetario', name: 'forfetario', than: 'del forfetario', path: `${BESIDE}.risultato.risultati.redditoDisponibile`, color: colours[1], dashed: true },
]
const scan = scansione('budget4u')
const picture = (moved: Values | null) => <Regimi moved={moved} second={valueOfSecond(moved)} />

export function Figure() {
  const withoutGroup = useSimulation(({ values }) => lacksGroup(values))
  return (
    <Touch
      moves={moves}
      amount="Reddito disponibile"
      scan={withoutGroup ? undefined : scan}
      picks={['quadro', `${BESIDE}.risultato.risultati`, `${BESIDE}.risultato.pianoTriennale`]}
      beside={BESIDE}
      compared={compared}
      picture={picture}
    />
  )
}

/** The second calculation at a point, as `Regimi` reads it. */
function valueOfSecond(moved: Values | null): Values | null {
  const found = getPath(moved, `${BESIDE}.risultato`)
  return typeof found === 'object' && found !== null ? { ...found } : null
}
