/** Paths of a result as the columns of a table: their list, their types, their values. */
import { nearest, type ObjectShape, type Shape, shape as s } from '@bilancia/contract'

export type Cell = number | boolean | string | null
/** `json`: a part that is not a single value, as JSON text. */
export type Column = { readonly name: string; readonly type: 'number' | 'flag' | 'text' | 'json'; readonly keys: readonly string[] }

/** The columns of some paths. Throws `CampoSconosciuto`. */
export const columnsOf = (schema: ObjectShape, paths: readonly string[]): readonly Column[] =>
  paths.map((path) => {
    const part = path.includes('[]') ? undefined : s.shapeAt(schema, path)
    if (!part) throw new CampoSconosciuto(path, schema)
    return column(path, part)
  })

/** Every single value of a result. An unlimited list takes one column. */
export const allColumns = (schema: ObjectShape): readonly Column[] => [...places(schema, '')].map(([path, part]) => column(path, part))

const column = (path: string, { kind }: Shape): Column => ({
  name: path,
  type: kind === 'number' || kind === 'flag' ? kind : kind === 'text' || kind === 'word' ? 'text' : 'json',
  keys: path.split(/[.[\]]+/).filter(Boolean),
})

function* places(shape: Shape, path: string): Generator<readonly [path: string, shape: Shape]> {
  if (shape.kind === 'object') for (const [key, inner] of Object.entries(shape.fields)) yield* places(inner, path ? `${path}.${key}` : key)
  else if (shape.kind === 'list' && shape.places !== undefined) for (let k = 0; k < shape.places; k++) yield* places(shape.of, `${path}[${k}]`)
  else yield [path, shape]
}

/** The value of the column; undefined if the result has no such part. */
export function valueIn(result: unknown, { keys }: Column): unknown {
  let here = result
  for (const key of keys) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Readonly<Record<string, unknown>>)[key]
  }
  return here
}

export function cellOf(value: unknown, column: Column): Cell {
  if (value === undefined || value === null) return null
  if (column.type === 'json') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

/** The result has no such path. The message is one Italian sentence. */
export class CampoSconosciuto extends Error {
  constructor(path: string, schema: ObjectShape) {
    super(`Nel risultato non c'è «${path}». Il percorso più vicino: ${nearest(path, paths(schema, ''))}`)
  }
}

/** Every path of a result, including parts that contain others. */
function* paths(shape: Shape, path: string): Generator<string> {
  if (path) yield path
  if (shape.kind === 'object') for (const [key, inner] of Object.entries(shape.fields)) yield* paths(inner, path ? `${path}.${key}` : key)
  else if (shape.kind === 'list') for (let k = 0; k < (shape.places ?? 1); k++) yield* paths(shape.of, `${path}[${k}]`)
}
