/** iForfettari: flat-rate regime against ordinary regime. */
import { iforfettari as contratto, type ResultPath, type Salto, shape as s, sensibilitaForfettari, type TaxYear } from '@bilancia/contract'
import { type CifraUsata, type Excerpt, type FigureComparison, figuresRead, type Spiegazione, type YearComparison, yearOf } from '@bilancia/engine'
import { perDistanza, regolaDi } from '../salti.ts'
import { nomiDi, percorsiDi, schemaDi, spiegabileIn } from '../schema.ts'
import { incerte, ospite, pareggioDi, type Risultato } from './ospite/index.ts'
import { programma } from './programma.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { campiSalti, regoleSalti, saltiVicini } from './salti.ts'
import { spiegaPareggio } from './spiegazione.ts'
import { uscite } from './uscite.ts'

export { limiti } from './limiti.ts'
export type { Quadro } from './programma.ts'
export { programma, type Risultato }

/** Every place of the result: type, unit, name, and whether it has an explanation. */
export const schema = schemaDi({
  uscite,
  quadro: usciteQuadro,
  grado: 'confronto.affidabilita',
  accanto: { pareggio: s.optional(s.nullable(contratto.pareggio)), sensibilita: s.optional(sensibilitaForfettari) },
})

const excerpts = new Map<TaxYear, Excerpt>()

/** The jumps of the levy near the typed values, the nearest first. Empty without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state)
  if (typeof year !== 'number') return []
  const excerpt = excerpts.get(year) ?? programma.excerpt(year, regoleSalti, campiSalti)
  excerpts.set(year, excerpt)
  return perDistanza(saltiVicini(excerpt, year, state))
}

export const { calcola, calcolaConQuadro, curva, curvaConPareggio } = ospite(programma.edition, salti)

/** Every path of the result that `spiega` accepts; of an unlimited list the first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** The label of a line of the result. */
export const nomeDi: (path: ResultPath<Risultato>) => string = nomiDi(schema)

/** The explanation of one value of the result. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(state, regola)
  const year = yearOf(state)
  if (path === 'confronto.affidabilita.grado' && typeof year === 'number') return spiegaGrado(state, year, path)
  if (!path.startsWith('pareggio')) return programma.explain(state, path)
  const verdict = programma.explain(state, 'confronto.vantaggioForfettarioConIva')
  const worked = programma.work(state)
  if (!('result' in worked)) return verdict
  const edizione = programma.edition(worked.year)
  return spiegaPareggio(path, {
    anno: worked.year,
    edizione,
    state,
    result: pareggioDi(edizione, state, worked.result),
    explainAt: (moved) => programma.explain(moved, 'confronto.vantaggioForfettarioConIva'),
  })
}

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const edizione = programma.edition(year)
  const reading = edizione.read(state)
  edizione.evaluate(reading.values)
  if (incerte(edizione, reading.values).length > 0) edizione.markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}

/** The amounts by which years and laws are compared. */
const confrontate = ['confronto.totaleComplessivo.forfettario', 'confronto.totaleComplessivo.normale', 'confronto.vantaggioForfettarioConIva']

/** Why the same state has another result under the law of another year: the changes of law one by one, each with its effect. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison => programma.compareYears(state, anni, confrontate)

/** The effect of each figure of law that has changed since. `cifre`: the earlier values, by id. Throws `RangeError` without a known year. */
export const daAllora = (state: object, cifre: ReadonlyMap<string, unknown>): FigureComparison => programma.compareFigures(state, cifre, confrontate)

/** The figures of law behind the main result of a state, the weakest first. Throws `RangeError` without a known year. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead([programma.explain(state, 'confronto.vantaggioForfettarioConIva')])
