/** The figures of law that some values depend on, each once: the leaves of their explanations. */
import type { Nodo, Spiegazione } from './explanation.ts'
import { type Attendibilita, gradi } from './law.ts'
import { nodiDi } from './pieces.ts'

/** A figure or a table with its reliability. */
export type CifraUsata = Nodo & { readonly attendibilita: Attendibilita }

const isFigure = (nodo: Nodo): nodo is CifraUsata => nodo.attendibilita !== undefined

/** The weakest figures first. Figures of equal reliability keep the order in which they are found. */
export function figuresRead(spiegazioni: readonly Spiegazione[]): readonly CifraUsata[] {
  const found = new Map(spiegazioni.flatMap((una) => Object.values(nodiDi(una)).filter(isFigure)).map((nodo) => [nodo.id, nodo]))
  return [...found.values()].sort((a, b) => gradi.indexOf(a.attendibilita) - gradi.indexOf(b.attendibilita))
}
