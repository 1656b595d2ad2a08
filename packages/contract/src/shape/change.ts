/** A shape with parts changed, added or named, by path; entries of a list carry `[]`. */
import type { About, ObjectShape, Shape } from './shape.ts'

const keysOf = (path: string): readonly string[] => path.replaceAll('[]', '.[]').split('.')

function changed(shape: Shape | undefined, [key, ...rest]: readonly string[], change: (part: Shape | undefined) => Shape, path: string): Shape {
  if (key === undefined) return change(shape)
  if (shape?.kind === 'list' && key === '[]') return { ...shape, of: changed(shape.of, rest, change, path) }
  if (shape?.kind !== 'object') throw new RangeError(`The result has no ${path}`)
  return { ...shape, fields: { ...shape.fields, [key]: changed(shape.fields[key], rest, change, path) } }
}

const inside = (shape: ObjectShape, path: string, change: (part: Shape | undefined) => Shape): ObjectShape => {
  const made = changed(shape, keysOf(path), change, path)
  if (made.kind !== 'object') throw new RangeError('A result is an object')
  return made
}

/** With this at a path, in place of what is there or beside it. */
export const placed = (shape: ObjectShape, path: string, part: Shape): ObjectShape => inside(shape, path, () => part)

/** With what is said of each of these places. Throws where there is no such place. */
export const told = (shape: ObjectShape, said: Readonly<Record<string, string | About>>): ObjectShape =>
  Object.entries(said).reduce(
    (whole, [path, about]) =>
      inside(whole, path, (part) => {
        if (!part) throw new RangeError(`The result has no ${path}`)
        return { ...part, ...(typeof about === 'string' ? { label: about } : about) }
      }),
    shape,
  )
