/** What an earlier load wrote about a person or an activity, and a new return of theirs does not say. */
import type { LoadedField } from '@bilancia/contract/api'
import { getPath, setPaths, type Values } from '../path.ts'
import { IMPORTED, importedAt } from './imported.ts'

/** Beside a field that every return fills: those that a return fills only if it has them. */
const detti: readonly (readonly [sempre: string, detti: readonly string[]])[] = [
  ['.oneriDeducibili', ['coniugeACarico', 'addizionaleComunalePercentuale']],
  ['.cedolareSecca', ['giorniLavoro', 'giorniPensione', 'aliquotaCedolare']],
]
/** Beside the revenue of an activity: its costs and accounts. A flat-rate return has none. */
const attivita: readonly (readonly [ricavi: string, dette: readonly string[]])[] = [
  ['redditoContributiImposta.ricavi', ['regimeNormale.']],
  ['attivita.ricavi', ['attivita.determinazioneDelReddito.', 'attivita.contabilita']],
]

/** The state without them. What somebody has typed or changed stays. */
export function withoutEarlier(values: Values, initial: Values, fields: readonly LoadedField[]): Values {
  const paths = fields.flatMap(({ campo }) => {
    const [sempre, suoi] = detti.find(([end]) => campo.endsWith(end)) ?? ['', []]
    return suoi.map((detto) => `${campo.slice(0, -sempre.length)}.${detto}`)
  })
  const dette = attivita.flatMap(([ricavi, sue]) => (fields.some(({ campo }) => campo === ricavi) ? sue : []))
  const costi = Object.keys(values[IMPORTED] ?? {}).filter((path) => dette.some((start) => path.startsWith(start)))
  const gone = [...paths, ...costi].filter((path) => {
    const before = importedAt(values, path)
    return before?.valore === getPath(values, path) && before !== null && !fields.some(({ campo }) => campo === path)
  })
  if (gone.length === 0) return values
  const marks = Object.entries(values[IMPORTED] ?? {}).filter(([path]) => !gone.includes(path))
  const cleared = setPaths(
    values,
    gone.map((path) => [path, getPath(initial, path) ?? null]),
  )
  return { ...cleared, [IMPORTED]: Object.fromEntries(marks) }
}
