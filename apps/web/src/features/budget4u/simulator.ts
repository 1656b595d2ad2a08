/** Budget4u for the generic simulator page. */
import { budget4u, type PathOf } from '@bilancia/contract'
import { applications, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { atOnce } from '../simulator/calcolatore/at-once.ts'
import { calcolatore } from '../simulator/calcolatore/calcolatore.ts'
import { yearsKept } from '../simulator/calcolatore/kept.ts'
import { AnyField, type TypedField } from '../simulator/Field.tsx'
import { getPath } from '../simulator/path.ts'
import type { Simulator } from '../simulator/simulator.ts'
import { askedOf, startYear } from '../simulator/year.ts'
import { labelOf } from './labels.ts'
import { lineOf } from './results.ts'
import { explainForfetario, FORFETARIO } from './risultati/explained.ts'

const { catalog, effects, messages, migrations, opzioni, reading, restart, stime } = budget4u

export const simulator: Simulator = {
  catalog,
  reading,
  effects,
  restart,
  options: opzioni,
  estimates: stime,
  messages,
  migrations,
  applicationId: applications.budget4u.id,
  start: { annoImposta: startYear },
  calculate: async (values, signal) => {
    const { State, Quadro } = await call(routes.calcolaSchedaBudget, askedOf(values), { signal })
    return { ...State, quadro: Quadro }
  },
  calcola: calcolatore('budget4u'),
  yearsKept: () => yearsKept('budget4u'),
  subito: atOnce('budget4u'),
  explain: ({ path, steps }, values, signal) => {
    if (path.startsWith(FORFETARIO)) return explainForfetario(path, steps, values, signal)
    const { params, body } = askedOf(values)
    return call(routes.explainSchedaBudget, { params: { ...params, path }, query: { passi: [...steps] }, body }, { signal })
  },
  figures: (values, signal) => call(routes.usedSchedaBudget, askedOf(values), { signal }),
  changes: (altro, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.changesSchedaBudget, { params: { ...params, altro }, body }, { signal })
  },
  jumps: async (values, signal) => (await call(routes.saltiSchedaBudget, askedOf(values), { signal })).salti,
  labelOf,
  lineOf: lineOf({ persone: 'persona', righe: 'persona', totale: 'totale' }),
  nameOf: (values) => String(getPath(values, 'informazioniCostiDiAvvio.nomeDitta') ?? '').trim(),
}

export type Path = PathOf<typeof catalog>

/** A field of Budget4u: a wrong path does not compile. */
export const Field: TypedField<Path> = AnyField
