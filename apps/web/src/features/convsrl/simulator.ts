/** Convenienza Srl for the generic simulator page. */
import { convsrl, type PathOf } from '@bilancia/contract'
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

const { catalog, messages, migrations, reading } = convsrl

/** The lowest fee in euro, unless it is zero: nobody would agree on a fee of a few cents. */
const COMPENSO_MINIMO = 1200

export const simulator: Simulator = {
  catalog,
  reading,
  effects: [],
  messages,
  migrations,
  applicationId: applications.convsrl.id,
  start: { annoImposta: startYear, ottimizzatore: { compensoMinimoSePresente: COMPENSO_MINIMO } },
  calculate: async (values, signal) => {
    const { State, Quadro } = await call(routes.calcolaSimulazioniSrl, askedOf(values), { signal })
    return { ...State, quadro: Quadro }
  },
  calcola: calcolatore('convsrl'),
  yearsKept: () => yearsKept('convsrl'),
  subito: atOnce('convsrl'),
  explain: ({ path, steps }, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.explainSimulazioniSrl, { params: { ...params, path }, query: { passi: [...steps] }, body }, { signal })
  },
  figures: (values, signal) => call(routes.usedSimulazioniSrl, askedOf(values), { signal }),
  changes: (altro, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.changesSimulazioniSrl, { params: { ...params, altro }, body }, { signal })
  },
  jumps: async (values, signal) => (await call(routes.saltiSimulazioniSrl, askedOf(values), { signal })).salti,
  labelOf,
  lineOf: lineOf({ ...convsrl.nomiScenari, soci: 'socio', societa: 'società', totali: 'totale' }),
  nameOf: (values) => String(getPath(values, 'datiSimulazioniSrl.denominazione') ?? '').trim(),
}

export type Path = PathOf<typeof catalog>

/** A field of Convenienza Srl: a wrong path does not compile. */
export const Field: TypedField<Path> = AnyField
