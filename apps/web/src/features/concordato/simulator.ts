/** The concordato for the components of a simulator's page. Its calculations are not saved: the draft stays in the browser. */
import { concordato, labelsOf } from '@bilancia/contract'
import { areas, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { atOnce } from '../simulator/calcolatore/at-once.ts'
import { calcolatore } from '../simulator/calcolatore/calcolatore.ts'
import { yearsKept } from '../simulator/calcolatore/kept.ts'
import type { Values } from '../simulator/path.ts'
import type { Simulator } from '../simulator/simulator.ts'
import { startYear } from '../simulator/year.ts'
import { linesUnder } from './results.ts'

const { bienni, catalog, messages, migrations } = concordato

/** The years of the chosen biennium; none before the choice. */
export function anniDi({ biennio }: Values): readonly number[] {
  const found = Object.entries(bienni).find(([key]) => key === biennio)
  return found ? found[1] : []
}

/** The year of a field of one of the years; undefined for any other field. */
const yearAt = (values: Values, path: string): number | undefined => anniDi(values)[Number(/^anni[.[](\d)/.exec(path)?.[1])]

/** A flat-rate taxpayer had one year only, 2024. */
export const nelPeriodo = (anni: readonly number[]): string => (anni.length === 1 ? `nel ${anni[0]}` : 'nel biennio')

const labelOf = labelsOf(catalog)

const askedOf = (values: Values) => ({ params: { param: anniDi(values)[0] ?? startYear }, body: values })

/** Figures of both years, or of any of them. */
const ofAll = ['vantaggioBiennio', 'rischio.maggioriImposteSeDecade']

/** The lines of a provisional year carry its mark, and so do the sums that contain it. */
export function marked(result: Values): Values {
  const anni = Array.isArray(result.anni) ? result.anni : []
  const cifreProvvisorie = anni.flatMap((anno: { readonly provvisorio?: boolean }, i) =>
    anno.provvisorio ? linesUnder(`anni[${i}]`).map(([path]) => path) : [],
  )
  return { ...result, cifreProvvisorie: cifreProvvisorie.length > 0 ? [...cifreProvvisorie, ...ofAll] : [] }
}

const calcola = calcolatore('concordato')
const subito = atOnce('concordato')

export const simulator: Simulator = {
  catalog,
  reading: { namedSections: true, everyField: true },
  effects: [],
  messages,
  migrations,
  applicationId: areas.concordato.id,
  // An income of the year before that nobody has typed is no zero.
  start: { annoImposta: startYear, redditoPrecedente: null, anni: [{}, {}] },
  calculate: async (values, signal) => marked({ ...(await call(routes.calcolaConcordato, askedOf(values), { signal })).State, quadro: null }),
  calcola: calcola && (async (values) => marked(await calcola(values))),
  subito:
    subito &&
    ((values) => {
      const result = subito(values)
      return result && marked(result)
    }),
  yearsKept: () => yearsKept('concordato'),
  explain: ({ path, steps }, values, signal) => {
    const { params, body } = askedOf(values)
    return call(routes.explainConcordato, { params: { ...params, path }, query: { passi: [...steps] }, body }, { signal })
  },
  figures: (values, signal) => call(routes.usedConcordato, askedOf(values), { signal }),
  // The fields of the two years have the same labels.
  labelOf: (path, values = {}) => [labelOf(path), yearAt(values, path)].filter(Boolean).join(' '),
  nameOf: () => '',
}
