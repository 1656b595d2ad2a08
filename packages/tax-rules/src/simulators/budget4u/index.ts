/** Budget4u: the costs of a start-up and the result of its first year. */
import type { Salto, TaxYear } from '@bilancia/contract'
import { type CifraUsata, type Excerpt, type FigureComparison, figuresRead, type Spiegazione, type YearComparison, yearOf } from '@bilancia/engine'
import { perDistanza, regolaDi } from '../salti.ts'
import { percorsiDi, schemaDi, spiegabileIn } from '../schema.ts'
import { incerte, ospite, pulito } from './ospite/index.ts'
import { programma, uscite } from './programma.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { campiSalti, regoleSalti, saltiVicini } from './salti.ts'
import { formaPiano, spiegaPiano } from './spiegazione.ts'

export type { Risultato } from './ospite/risultato.ts'
export type { Quadro } from './programma.ts'
export { programma }

/** Every place of the result: type, unit, name, and whether it has an explanation. */
export const schema = schemaDi({ uscite, quadro: usciteQuadro, grado: 'risultati.affidabilita', accanto: { pianoTriennale: formaPiano } })

const excerpts = new Map<TaxYear, Excerpt>()

/** The jumps of the levy of the first year near the typed revenue, the nearest first. Empty without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state)
  if (typeof year !== 'number') return []
  const excerpt = excerpts.get(year) ?? programma.excerpt(year, regoleSalti, campiSalti)
  excerpts.set(year, excerpt)
  return perDistanza(saltiVicini(excerpt, year, pulito(state)))
}

export const { calcola, calcolaConQuadro, confrontaConForfetario } = ospite(programma.edition, salti)

/** The amounts by which years and laws are compared. */
const confrontate = ['risultati.totaleImposte', 'risultati.contributi', 'risultati.redditoDisponibile']

/** Why the same state has another result under the law of another year: the changes of law one by one, each with its effect. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison => programma.compareYears(pulito(state), anni, confrontate)

/** The effect of each figure of law that has changed since. `cifre`: the earlier values, by id. Throws `RangeError` without a known year. */
export const daAllora = (state: object, cifre: ReadonlyMap<string, unknown>): FigureComparison => programma.compareFigures(pulito(state), cifre, confrontate)

/** Every path of the result that `spiega` accepts; of an unlimited list the first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** The explanation of one value of the result. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(pulito(state), regola)
  const year = yearOf(state)
  if (typeof year === 'number' && path === 'risultati.affidabilita.grado') return spiegaGrado(state, year, path)
  return typeof year === 'number' && path.startsWith('pianoTriennale') ? spiegaPiano(year, pulito(state), path) : programma.explain(pulito(state), path)
}

/** The figures of law behind the main result of a state, the weakest first. Throws `RangeError` without a known year. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead([programma.explain(pulito(state), 'risultati.redditoDisponibile')])

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const edizione = programma.edition(year)
  const reading = edizione.read(pulito(state))
  edizione.evaluate(reading.values)
  if (incerte(edizione, reading.values).length > 0) edizione.markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}
