/** The explanation of a value of the plan, under the law of its year. */
import { shape as s, type TaxYear } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione, shapeOf } from '@bilancia/engine'
import { annoIn, leggeDi, seguente } from './ospite/piano.ts'
import { programma } from './programma.ts'
import { rigaPiano } from './risultati.ts'

/** The years of the plan in the result. */
export const formaPiano = s.nullable(s.fixed(shapeOf(rigaPiano), 3, { label: 'Piano triennale' }))

/** Throws `PercorsoSconosciuto`. */
export function spiegaPiano(primo: TaxYear, state: object, path: string): Spiegazione {
  if (!s.explainedAt(s.object({ pianoTriennale: formaPiano }), path)) throw new PercorsoSconosciuto(path)
  const posto = Number(path.slice('pianoTriennale['.length)[0])
  const { read, evaluate } = programma.edition(primo)
  const { values: first, texts } = read(state)
  evaluate(first)
  let values = first
  let anno = annoIn(programma.edition, primo, values)
  let k = 0
  for (; k < posto && anno; k++) {
    const legge = leggeDi(primo, k + 1)
    values = seguente(programma.edition, primo, k === 0 ? 1 : 2, { values, anno })
    programma.edition(legge).evaluate(values)
    anno = annoIn(programma.edition, legge, values)
  }
  return programma.explainReading(leggeDi(primo, k), { values, texts }, path.replace(/^.*\]\./, 'annoDelPiano.riga.'))
}
