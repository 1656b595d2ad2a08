/** What an earlier load wrote about a person, and a new return of that person does not say. */
import type { LoadedField } from '@bilancia/contract/api'
import { getPath, setPaths, type Values } from '../path.ts'
import { IMPORTED, importedAt } from './imported.ts'

/** The fields that a return fills only if it has them, and the field beside them that every return fills. */
const DETTI = ['coniugeACarico', 'addizionaleComunalePercentuale']
const SEMPRE = /\.oneriDeducibili$/

/** The state without them. What somebody has typed or changed stays. */
export function withoutEarlier(values: Values, initial: Values, fields: readonly LoadedField[]): Values {
  const paths = fields.filter(({ campo }) => SEMPRE.test(campo)).flatMap(({ campo }) => DETTI.map((detto) => campo.replace(SEMPRE, `.${detto}`)))
  const gone = paths.filter((path) => {
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
