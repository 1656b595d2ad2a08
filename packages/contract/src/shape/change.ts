/** Changes, adds or names parts of a shape by path. `[]` in a path stands for the entries of a list. */
import type { About, ObjectShape, Shape } from './shape.ts'

const partsOf = (path: string): readonly string[] => path.replaceAll('[]', '.[]').split('.')

function changed(shape: Shape | undefined, [key, ...rest]: readonly string[], change: (part: Shape | undefined) => Shape, path: string): Shape {
  if (key === undefined) return change(shape)
  if (shape?.kind === 'list' && key === '[]') return { ...shape, of: changed(shape.of, rest, change, path) }
  if (shape?.kind !== 'object') throw new RangeError(`The result has no ${path}`)
  return { ...shape, fields: { ...shape.fields, [key]: changed(shape.fields[key], rest, change, path) } }
}

const inside = (shape: ObjectShape, path: string, change: (part: Shape | undefined) => Shape): ObjectShape => {
  const made = changed(shape, partsOf(path), change, path)
  if (made.kind !== 'object') throw new RangeError('A result is an object')
  return made
}

/** The shape with `part` at a path, replacing what is there. */
export const placed = (shape: ObjectShape, path: string, part: Shape): ObjectShape => inside(shape, path, () => part)

/** The shape with labels for these places. Throws if a place does not exist. */
export const told = (shape: ObjectShape, said: Readonly<Record<string, string | About>>): ObjectShape =>
  Object.entries(said).reduce(
    (whole, [path, about]) =>
      inside(whole, path, (part) => {
        if (!part) throw new RangeError(`The result has no ${path}`)
        return { ...part, ...(typeof about === 'string' ? { label: about } : about) }
      }),
    shape,
  )
