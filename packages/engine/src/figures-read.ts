/** The figures of law behind some values, once each: the leaves of their explanations. */
import type { Nodo, Spiegazione } from './explain.ts'
import { type Attendibilita, gradi } from './law.ts'
import { nodiDi } from './pieces.ts'

/** A figure or a table with how well it stands. */
export type CifraUsata = Nodo & { readonly attendibilita: Attendibilita }

const isFigure = (nodo: Nodo): nodo is CifraUsata => nodo.attendibilita !== undefined

/** From the weakest; among equals in the order in which they are met. */
export function figuresRead(spiegazioni: readonly Spiegazione[]): readonly CifraUsata[] {
  const found = new Map(spiegazioni.flatMap((una) => Object.values(nodiDi(una)).filter(isFigure)).map((nodo) => [nodo.id, nodo]))
  return [...found.values()].sort((a, b) => gradi.indexOf(a.attendibilita) - gradi.indexOf(b.attendibilita))
}
