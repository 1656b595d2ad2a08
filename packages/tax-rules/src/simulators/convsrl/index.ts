/** Convenienza Srl: six scenarios of a company beside the current form of business. */
import { convsrl as contratto, type Salto, shape as s, sensibilitaSrl, type TaxYear } from '@bilancia/contract'
import { type CifraUsata, type Excerpt, type FigureComparison, figuresRead, type Spiegazione, type YearComparison, yearOf } from '@bilancia/engine'
import { perDistanza, regolaDi } from '../salti.ts'
import { percorsiDi, schemaDi, spiegabileIn } from '../schema.ts'
import { formaStessoNetto } from './forma-stesso-netto.ts'
import { incerte, ospite, stessoNetto } from './ospite/index.ts'
import { programma, uscite } from './programma.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { campiSalti, lati, regoleSalti, saltiVicini } from './salti.ts'
import { spiegaStessoNetto } from './spiegazione.ts'
import { spiegaOttimo } from './spiegazione-ottimo.ts'

export type { Risultato } from './ospite/index.ts'
export { RicercaInterrotta } from './ospite/ricerca.ts'
export type { Quadro } from './programma.ts'
export { programma }

/** Every place of the result: type, unit, name, and whether it has an explanation. */
export const schema = schemaDi({
  uscite,
  quadro: usciteQuadro,
  grado: 'confronto.affidabilita',
  accanto: {
    'confronto.stessoNetto': formaStessoNetto,
    ottimizzatore: s.nullable(contratto.ottimo),
    sensibilita: s.optional(sensibilitaSrl),
  },
})

const excerpts = new Map<string, Excerpt>()
function remembered(key: string, make: () => Excerpt): Excerpt {
  const known = excerpts.get(key) ?? make()
  excerpts.set(key, known)
  return known
}

/** The jumps of the levy near the typed values, the nearest first. Empty without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state)
  if (typeof year !== 'number') return []
  const excerpt = (lato: (typeof lati)[number]) => remembered(`${year} ${lato}`, () => programma.excerpt(year, regoleSalti(lato), campiSalti(lato)))
  return perDistanza(lati.flatMap((lato) => saltiVicini(lato, excerpt(lato), year, state)))
}

const ospitata = ospite(programma.edition, salti)
export const { calcola, calcolaConQuadro, ottimizza } = ospitata

/** The amounts by which years and laws are compared. */
const confrontate = [...contratto.scenari.map((scenario) => `riepilogo.${scenario}.totali.totale`), 'confronto.oggi.totale']

/** Why the same state has another result under the law of another year: the changes of law one by one, each with its effect. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison => programma.compareYears(state, anni, confrontate)

/** The effect of each figure of law that has changed since. `cifre`: the earlier values, by id. Throws `RangeError` without a known year. */
export const daAllora = (state: object, cifre: ReadonlyMap<string, unknown>): FigureComparison => programma.compareFigures(state, cifre, confrontate)

/** Every path of the result that `spiega` accepts; of an unlimited list the first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** Whether only the search of the best mix gives the value at a path. */
export const isOttimo = (path: string): boolean => path.startsWith('ottimizzatore.') && spiegabile(path)

/**
 * The explanation of one value of the result. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. `found`
 * is the best mix, if the caller has already searched for it; otherwise it is searched for if the path needs it.
 */
export function spiega(state: object, path: string, found?: contratto.Ottimo | null): Spiegazione {
  if (isOttimo(path)) {
    const best = found === undefined ? ottimizza(state) : found
    return spiegaOttimo(path, { state, scenario: ospitata.richiestaOttimo(state)?.scenario ?? 'scenario4', found: best, explain: programma.explain })
  }
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(state, regola)
  const year = yearOf(state)
  if (path === 'confronto.affidabilita.grado' && typeof year === 'number') return spiegaGrado(state, year, path)
  if (!path.startsWith('confronto.stessoNetto')) return programma.explain(state, path)
  const today = programma.explain(state, 'confronto.oggi.netto')
  const worked = programma.work(state)
  if (!('result' in worked)) return today
  const edizione = programma.edition(worked.year)
  const { confronto } = worked.result
  return spiegaStessoNetto(path, {
    anno: worked.year,
    edizione,
    state,
    result: confronto && stessoNetto(edizione, state, worked.result, confronto),
    explain: programma.explain,
  })
}

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const edizione = programma.edition(year)
  const reading = edizione.read(state)
  edizione.evaluate(reading.values)
  const { confronto } = edizione.collect(reading)
  if (confronto && incerte(edizione, reading.values, confronto).length > 0) edizione.markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}

const intestazione = [...contratto.scenari.map((scenario) => `riepilogo.${scenario}.totali.totale`), 'confronto.oggi.netto']

/** The figures of law behind the main result of a state, the weakest first. Throws `RangeError` without a known year. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead(intestazione.map((path) => programma.explain(state, path)))
