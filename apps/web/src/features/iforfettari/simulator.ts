/** iForfettari for the generic simulator page. */
import { iforfettari, labelsOf, type PathOf } from '@bilancia/contract'
import { applications, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { atOnce } from '../simulator/calcolatore/at-once.ts'
import { calcolatore } from '../simulator/calcolatore/calcolatore.ts'
import { yearsKept } from '../simulator/calcolatore/kept.ts'
import { AnyField, type TypedField } from '../simulator/Field.tsx'
import type { Simulator } from '../simulator/simulator.ts'
import { askedOf, startYear } from '../simulator/year.ts'
import { lineOf, linesUnder } from './results.ts'

const { catalog, delModulo, effects, lati, migrations, nomiLati, pannelliIrpef } = iforfettari

/** The sections of the state with result lines that can have a message. */
const lines = [
  ...(['gestionePrevidenziale', 'regimeForfettario', 'datiCollaboratore1', 'datiCollaboratore2', 'redditoContributiImposta', 'regimeNormale'] as const),
  ...Object.values(pannelliIrpef).flatMap(({ normale, forfettario }) => [normale, forfettario]),
].flatMap(linesUnder)

export const simulator: Simulator = {
  catalog,
  effects,
  messages: delModulo,
  migrations,
  applicationId: applications.iforfettari.id,
  start: { annoImposta: startYear },
  calculate: async (values, signal) => {
    const { State, Quadro } = await call(routes.calcolaForfetari, askedOf(values), { signal })
    return { ...State, quadro: Quadro }
  },
  calcola: calcolatore('iforfettari'),
  yearsKept: () => yearsKept('iforfettari'),
  subito: atOnce('iforfettari'),
  explain: ({ path, steps }, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.explainForfetari, { params: { ...params, path }, query: { passi: [...steps] }, body }, { signal })
  },
  figures: (values, signal) => call(routes.usedForfetari, askedOf(values), { signal }),
  changes: (altro, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.changesForfetari, { params: { ...params, altro }, body }, { signal })
  },
  jumps: async (values, signal) => (await call(routes.saltiForfetari, askedOf(values), { signal })).salti,
  labelOf: labelsOf(catalog, lines),
  lineOf: lineOf(Object.fromEntries(lati.map((lato) => [lato, nomiLati[lato].colonna]))),
  nameOf: ({ nomeCognome }) => (typeof nomeCognome === 'string' ? nomeCognome.trim() : ''),
}

export type Path = PathOf<typeof catalog>

/** A field of iForfettari: a wrong path does not compile. */
export const Field: TypedField<Path> = AnyField
