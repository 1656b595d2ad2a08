/** The parts that every simulator adds to the shape of its tree. */
import { affidabilita, messaggi, type ObjectShape, provvisorio, type Shape, shape as s, salti } from '@bilancia/contract'
import { type Output, objectShapeOf } from '@bilancia/engine'

type Parti = {
  readonly uscite: { readonly [key: string]: Output }
  readonly quadro: { readonly [key: string]: Output }
  /** The path of the verdict's grade. */
  readonly grado: string
  /** The parts beside the tree, by path. */
  readonly accanto: Readonly<Record<string, Shape>>
}

/** The result of a simulator, and the picture beside it in an answer. */
export type Schema = { readonly risultato: ObjectShape; readonly quadro: ObjectShape }

export function schemaDi({ uscite, quadro, grado, accanto }: Parti): Schema {
  const provvisori = Object.fromEntries(Object.entries(provvisorio).map(([key, part]) => [key, s.optional(part)]))
  const parti = { [grado]: affidabilita, ...accanto, salti: s.optional(salti), ...provvisori, messaggi }
  const risultato = Object.entries<Shape>(parti).reduce((whole, [path, part]) => s.placed(whole, path, part), objectShapeOf(uscite))
  return { risultato, quadro: s.object(objectShapeOf(quadro).fields, { label: 'Quadro' }) }
}

/** Every path that `spiega` accepts, including `quadro` beside the result; of an unlimited list the first entry. */
export const percorsiDi = ({ risultato, quadro }: Schema): readonly string[] => [...s.explainedPaths(risultato), ...s.explainedPaths(quadro, 'quadro')]

/** Whether `spiega` accepts a path, including any entry of a list. */
export const spiegabileIn =
  ({ risultato, quadro }: Schema) =>
  (path: string): boolean =>
    s.explainedAt(s.object({ ...risultato.fields, quadro }), path)

/** The label of a place of the result. Throws if there is no such place. */
export const nomiDi =
  ({ risultato, quadro }: Schema) =>
  (path: string): string => {
    const place = s.shapeAt(s.object({ ...risultato.fields, quadro }), path)
    if (!place) throw new RangeError(`The result has no ${path}`)
    return place.label ?? ''
  }
