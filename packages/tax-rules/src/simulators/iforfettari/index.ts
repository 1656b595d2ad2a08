/** iForfettari: flat-rate regime against ordinary regime. */
import {
  type Affidabilita,
  iforfettari as contratto,
  type Salto,
  type SensibilitaForfettari,
  shape as s,
  sensibilitaForfettari,
  type TaxYear,
} from '@bilancia/contract'
import {
  type CifraUsata,
  type ConMessaggi,
  type Excerpt,
  figuresRead,
  type Provvisorio,
  type Reading,
  type ResultOf,
  type Spiegazione,
  simulator,
  type Worked,
  type YearComparison,
  yearOf,
} from '@bilancia/engine'
import { cifreIncerte, conIncerte } from '../../affidabilita/index.ts'
import { annoProvvisorio, delRisultato, Ipotesi } from '../provvisorio.ts'
import { perDistanza, regolaDi } from '../salti.ts'
import { percorsiDi, schemaDi, spiegabileIn } from '../schema.ts'
import { avvisi } from './avvisi.ts'
import * as confronto from './confronto.ts'
import { calcolabile, disposizione } from './dati.ts'
import { curva as curvaDi, type PuntoCurva, pareggio, regolePareggio } from './pareggio.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { campiSalti, regoleSalti, saltiVicini } from './salti.ts'
import { sensibilita } from './sensibilita.ts'
import { spiegaPareggio } from './spiegazione.ts'
import { uscite } from './uscite.ts'

type Uscite = ResultOf<typeof uscite>

/** Every place of the result: type, unit, name, whether it is explained. */
export const schema = schemaDi({
  uscite,
  quadro: usciteQuadro,
  grado: 'confronto.affidabilita',
  accanto: { pareggio: s.optional(s.nullable(contratto.pareggio)), sensibilita: s.optional(sensibilitaForfettari) },
})

/** What a provisional year adds. */
type DelProvvisorio = Provvisorio & { readonly sensibilita: SensibilitaForfettari }

/** The computed part of the state, in the shape of the rule page; `pareggio` and `salti` are there when the state asks for them. */
export type Risultato = Omit<Uscite, 'confronto'> &
  ConMessaggi & { readonly confronto: Omit<Uscite['confronto'], 'affidabilita'> & { readonly affidabilita: Affidabilita } } & {
    readonly pareggio?: contratto.Pareggio | null
    readonly salti?: readonly Salto[]
  } & Partial<DelProvvisorio>

/** Where the revenue goes on each side and the difference of each row, in euro. */
export type Quadro = ResultOf<typeof usciteQuadro>

type Grafo = ResultOf<typeof uscite> & { readonly quadro: Quadro }

export const programma = simulator<Grafo>({
  nome: 'iforfettari',
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

const excerpts = new Map<string, Excerpt>()
function remembered(key: string, make: () => Excerpt): Excerpt {
  const excerpt = excerpts.get(key) ?? make()
  excerpts.set(key, excerpt)
  return excerpt
}
const excerptOf = (year: TaxYear): Excerpt => remembered(`${year} pareggio`, () => programma.excerpt(year, regolePareggio))

/** The weak figures that weigh on the advantage. */
function incerte(year: TaxYear, { values }: Pick<Reading, 'values'>) {
  const { program } = programma.edition(year)
  return values[program.slots.get(calcolabile) as number] === 1 ? cifreIncerte(program, values, confronto.vantaggioConIva) : []
}

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const { read, program, markUncertain } = programma.edition(year)
  const reading = read(state)
  program.evaluate(reading.values)
  if (incerte(year, reading).length > 0) markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The same with what the page shows beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const worked = programma.work(state)
  if (!('result' in worked)) return { risultato: worked, quadro: null }
  const { quadro, ...grafo } = worked.result
  const affidabilita = conIncerte(grafo.confronto.affidabilita, incerte(worked.year, worked.reading))
  const asked = (key: string): boolean => key in state && state[key as keyof typeof state] === true
  const cercato = {
    ...(asked('calcolaPareggio') && { pareggio: pareggioDi(state, worked.year, grafo) }),
    ...(asked('calcolaSalti') && { salti: salti(state) }),
  }
  return { risultato: conProvvisorio({ ...grafo, confronto: { ...grafo.confronto, affidabilita }, ...cercato }, worked), quadro }
}

/** The jumps of the levy near what is typed, the nearest first; none without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number') return []
  const excerpt = remembered(`${year} salti`, () => programma.excerpt(year, regoleSalti, campiSalti))
  return perDistanza(saltiVicini(excerpt, year, state))
}

const ipotesi = new Ipotesi(programma, confronto.esitoDelConfronto)
const { gravita, testo } = contratto.messages.ESITO_SENSIBILE
const esitoSensibile = { id: 'ESITO_SENSIBILE', gravita, campo: 'confronto.regimeConveniente', testo }

function conProvvisorio(risultato: Risultato, { year, reading }: Worked<Grafo>): Risultato {
  const { provisional, collect } = programma.edition(year)
  if (!provisional) return risultato
  const rigaProvvisoria = provisional(reading.values)
  const pareggioProvvisorio = risultato.pareggio && rigaProvvisoria.cifreProvvisorie.includes('confronto.vantaggioForfettarioConIva')
  const trovato = delRisultato(rigaProvvisoria, pareggioProvvisorio ? Object.keys(contratto.pareggio.fields).map((name) => `pareggio.${name}`) : [])
  const prova = sensibilita(
    year,
    reading.values,
    (values) => {
      const { regimeConveniente, vantaggioForfettarioConIva } = collect({ ...reading, values }).confronto
      return { regimeConveniente, vantaggio: vantaggioForfettarioConIva }
    },
    ipotesi,
  )
  const messaggi = [...risultato.messaggi, annoProvvisorio(year, trovato), ...(prova.stabile ? [] : [esitoSensibile])]
  return { ...risultato, messaggi, ...trovato, sensibilita: prova }
}

function pareggioDi(state: object, year: TaxYear, { confronto }: Pick<Grafo, 'confronto'>): contratto.Pareggio | null {
  return confronto.regimeConveniente === null ? null : pareggio(excerptOf(year), state, year)
}

export { type Limiti, limiti } from './limiti.ts'

/** Every path of the result that `spiega` answers; of a list without an end its first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(state, regola)
  const asked = yearOf(state, contratto.messages)
  if (path === 'confronto.affidabilita.grado' && typeof asked === 'number') return spiegaGrado(state, asked, path)
  if (!path.startsWith('pareggio')) return programma.explain(state, path)
  const verdict = programma.explain(state, 'confronto.vantaggioForfettarioConIva')
  const year = yearOf(state, contratto.messages) as TaxYear
  const result = programma.calculate(state)
  if (!('confronto' in result)) return verdict
  return spiegaPareggio(path, {
    anno: year,
    excerpt: excerptOf(year),
    state,
    result: pareggioDi(state, year, result),
    explainAt: (moved) => programma.explain(moved, 'confronto.vantaggioForfettarioConIva'),
  })
}

/** Why the same state gives other figures under the law of another year: the changes of law, one by one, and what each moves. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison =>
  programma.compareYears(state, anni, [
    'confronto.totaleComplessivo.forfettario',
    'confronto.totaleComplessivo.normale',
    'confronto.vantaggioForfettarioConIva',
  ])

/** Both regimes at `points` revenues from zero to the limit of the year; nothing without a known year. */
export function curva(state: object, points: number): readonly PuntoCurva[] {
  const year = yearOf(state, contratto.messages)
  return typeof year === 'number' ? curvaDi(excerptOf(year), state, year, points) : []
}

/** The figures of law behind the headline of a state, from the weakest. Without a known year it throws `RangeError`. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead([programma.explain(state, 'confronto.vantaggioForfettarioConIva')])
