/** What every simulator adds to the shape of its tree. */
import { affidabilita, messaggi, type ObjectShape, provvisorio, type Shape, shape as s, salti } from '@bilancia/contract'
import { type Output, objectShapeOf } from '@bilancia/engine'

type Parti = {
  readonly uscite: { readonly [key: string]: Output }
  readonly quadro: { readonly [key: string]: Output }
  /** Where the grade of the verdict stands. */
  readonly grado: string
  /** What stands beside the tree, by path. */
  readonly accanto: Readonly<Record<string, Shape>>
}

/** The result as it leaves a simulator, and the picture that a call gives beside it. */
export type Schema = { readonly risultato: ObjectShape; readonly quadro: ObjectShape }

export function schemaDi({ uscite, quadro, grado, accanto }: Parti): Schema {
  const provvisori = Object.fromEntries(Object.entries(provvisorio).map(([key, part]) => [key, s.optional(part)]))
  const parti = { [grado]: affidabilita, ...accanto, salti: s.optional(salti), ...provvisori, messaggi }
  const risultato = Object.entries<Shape>(parti).reduce((whole, [path, part]) => s.placed(whole, path, part), objectShapeOf(uscite))
  return { risultato, quadro: s.object(objectShapeOf(quadro).fields, { label: 'Quadro' }) }
}

/** Every path that `spiega` answers, `quadro` beside the result among them; of a list without an end its first entry. */
export const percorsiDi = ({ risultato, quadro }: Schema): readonly string[] => [...s.explainedPaths(risultato), ...s.explainedPaths(quadro, 'quadro')]

/** Whether `spiega` answers a path, any entry of a list included. */
export const spiegabileIn =
  ({ risultato, quadro }: Schema) =>
  (path: string): boolean =>
    s.explainedAt(s.object({ ...risultato.fields, quadro }), path)

/** What a place of the result is called. Throws where there is no such place. */
export const nomiDi =
  ({ risultato, quadro }: Schema) =>
  (path: string): string => {
    const place = s.shapeAt(s.object({ ...risultato.fields, quadro }), path)
    if (!place) throw new RangeError(`The result has no ${path}`)
    return place.label ?? ''
  }
