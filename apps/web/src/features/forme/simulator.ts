/** Forme e piano for the generic simulator page. */
import { forme, labelsOf, located, type PathOf, piano } from '@bilancia/contract'
import { applications, type Explanation, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { atOnce } from '../simulator/calcolatore/at-once.ts'
import { calcolatore } from '../simulator/calcolatore/calcolatore.ts'
import { yearsKept } from '../simulator/calcolatore/kept.ts'
import { AnyField, type TypedField } from '../simulator/Field.tsx'
import { pageFirst } from '../simulator/page-first.ts'
import type { Values } from '../simulator/path.ts'
import type { Simulator } from '../simulator/simulator.ts'
import { askedOf, startYear } from '../simulator/year.ts'
import { found, planAsked } from './plan.ts'
import type { Risultato } from './results.ts'

const { effects, migrations, quadroDi } = forme
const { documento, messages } = piano

/** Paths of the plan in explanations, beside those of the table. */
export const PIANO = 'piano.'
const ours = new Set(located(documento).map(({ path }) => path))

/** A node may name a field of the simulator behind a column, which this page does not have. */
function ownFields(answer: Explanation): Explanation {
  const { campo, ...node } = answer.nodo
  return campo === undefined || ours.has(campo) ? answer : { ...answer, nodo: node }
}

async function calculate(values: Values, signal: AbortSignal) {
  const { State } = await call(routes.calcolaForme, askedOf(values), { signal })
  return { ...State, quadro: 'colonne' in State ? quadroDi(State.colonne) : null } satisfies Risultato | object
}
const calcola = calcolatore('forme')

export const simulator: Simulator = {
  catalog: documento,
  reading: { namedSections: true, everyField: true },
  effects,
  messages,
  migrations,
  applicationId: applications.forme.id,
  start: { annoImposta: startYear },
  calculate,
  calcola,
  compared: async (values, signal) => {
    const table = await pageFirst<Values>({ differs: false }, calcola, (state) => calculate(state, signal))(values, { signal })
    return { ...table, ...(await found({ cerca: 'piano' }, { differs: false })(values, { signal })) }
  },
  yearsKept: () => yearsKept('iforfettari'),
  subito: atOnce('forme'),
  explain: async ({ path, steps }, values, signal) => {
    const { params, body } = askedOf(values)
    const query = { passi: [...steps] }
    if (!path.startsWith(PIANO)) return ownFields(await call(routes.explainForme, { params: { ...params, path }, query, body }, { signal }))
    const plan = planAsked(values)
    return ownFields(await call(routes.explainPiano, { params: { ...plan.params, path: path.slice(PIANO.length) }, query, body: plan.body }, { signal }))
  },
  figures: (values, signal) => call(routes.usedForme, askedOf(values), { signal }),
  labelOf: labelsOf(documento),
  nameOf: ({ denominazione }) => (typeof denominazione === 'string' ? denominazione.trim() : ''),
}

export type Path = PathOf<typeof documento>

/** A field of Forme e piano: a wrong path does not compile. */
export const Field: TypedField<Path> = AnyField
