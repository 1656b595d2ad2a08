/** Changes, adds or labels parts of a shape, by path. Entries of a list have `[]` in the path. */
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

/** Replaces or adds the part at a path. */
export const placed = (shape: ObjectShape, path: string, part: Shape): ObjectShape => inside(shape, path, () => part)

/** Adds data (label, help, group) to each of these places. Throws if a place does not exist. */
export const described = (shape: ObjectShape, said: Readonly<Record<string, string | About>>): ObjectShape =>
  Object.entries(said).reduce(
    (whole, [path, about]) =>
      inside(whole, path, (part) => {
        if (!part) throw new RangeError(`The result has no ${path}`)
        return { ...part, ...(typeof about === 'string' ? { label: about } : about) }
      }),
    shape,
  )
