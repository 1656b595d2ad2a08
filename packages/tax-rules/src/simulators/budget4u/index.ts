/** Budget4u: what a start-up costs and what its first year leaves. */
import { type Affidabilita, budget4u as contratto, roundToCent, type Salto, type TaxYear } from '@bilancia/contract'
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
  soloSe,
  type YearComparison,
  yearOf,
} from '@bilancia/engine'
import { cifreIncerte, conIncerte } from '../../affidabilita/index.ts'
import { annoProvvisorio, delRisultato } from '../provvisorio.ts'
import { perDistanza, regolaDi } from '../salti.ts'
import { percorsiDi, schemaDi, spiegabileIn } from '../schema.ts'
import * as avvio from './avvio.ts'
import { avvisi } from './avvisi.ts'
import { statoForfetario } from './confronto.ts'
import { anno, calcolato, contoDitta, disposizione, inRegimeNormale } from './dati.ts'
import * as dettagli from './dettagli.ts'
import { diritto, inail } from './ditta.ts'
import * as forfetari from './forfetari.ts'
import { irap } from './imposte.ts'
import { annoDelPiano, formaPiano, type Piano, pianoTriennale, type RigaPiano, spiegaPiano } from './piano.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { redditoDisponibile, uscite as risultati, usciteDitta, usciteProfessionista } from './risultati.ts'
import { campiSalti, regoleSalti, saltiVicini } from './salti.ts'

const uscite = {
  annoImposta: anno,
  informazioniCostiDiAvvio: soloSe(inRegimeNormale, avvio.uscite),
  inail: soloSe(contoDitta, { premio: inail.premio, addizionale: inail.addizionale, totale: inail.totale }),
  dirittiCCIAA: soloSe(contoDitta, { sede: diritto.sede, importoEsatto: diritto.importoEsatto, importo: diritto.importo }),
  contoEconomicoDittaSocieta: usciteDitta,
  contoEconomicoProfessionista: usciteProfessionista,
  imposteContributi: soloSe(inRegimeNormale, {
    irap: { soggetto: irap.soggetto, valoreProduzione: irap.valoreProduzione, deduzioni: irap.deduzioni, imponibile: irap.imponibile, imposta: irap.imposta },
    quote: dettagli.usciteQuote,
  }),
  ...dettagli.uscite,
  forfetari: forfetari.uscite,
  risultati,
}

type Grafo = ResultOf<typeof uscite>

/** Every place of the result: type, unit, name, whether it is explained. */
export const schema = schemaDi({ uscite, quadro: usciteQuadro, grado: 'risultati.affidabilita', accanto: { pianoTriennale: formaPiano } })

/** The computed part of the state, in the shape of the rule page; `salti` is there when the state asks for it. */
export type Risultato = Omit<Grafo, 'risultati'> &
  ConMessaggi & {
    readonly risultati: (Omit<NonNullable<Grafo['risultati']>, 'affidabilita'> & { readonly affidabilita: Affidabilita }) | null
  } & { readonly pianoTriennale: readonly RigaPiano[] | null; readonly salti?: readonly Salto[] } & Partial<Provvisorio>

/** Where the revenue of the first year goes, in euro. */
export type Quadro = ResultOf<typeof usciteQuadro>

/** The result with what it takes beside it: the picture, and the first year for those of the plan. */
const tutte = { ...uscite, quadro: usciteQuadro, annoDelPiano }
export const programma = simulator<ResultOf<typeof tutte>>({
  nome: 'budget4u',
  layout: disposizione,
  outputs: tutte,
  avvisi,
  messages: contratto.messages,
})

/** The section of the plan is no field of a state. */
const pulito = (state: object): object => ('esercizio' in state ? { ...state, esercizio: undefined } : state)

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The weak figures that weigh on what is left. */
function incerte(year: TaxYear, { values }: Pick<Reading, 'values'>) {
  const { program } = programma.edition(year)
  return values[program.slots.get(calcolato) as number] === 1 ? cifreIncerte(program, values, redditoDisponibile) : []
}

/** The same with what the page draws beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const worked = programma.work(pulito(state))
  if (!('result' in worked)) return { risultato: worked, quadro: null }
  const { year, reading, result } = worked
  const { quadro, annoDelPiano: primo, messaggi, risultati: lordi, ...grafo } = result
  const risultati = lordi && { ...lordi, affidabilita: conIncerte(lordi.affidabilita, incerte(year, reading)) }
  const piano = pianoTriennale(year, reading.values, reading.texts, primo)
  const vicini = 'calcolaSalti' in state && state.calcolaSalti === true ? { salti: salti(state) } : {}
  const trovato = provvisorio(year, reading.values, piano)
  const risultato = { ...grafo, risultati, pianoTriennale: piano.righe, ...vicini, messaggi: [...messaggi, ...piano.messaggi] }
  return { risultato: trovato ? { ...risultato, ...trovato, messaggi: [...risultato.messaggi, annoProvvisorio(year, trovato)] } : risultato, quadro }
}

/** The rules of a year of the plan. */
export { programma as programmaDelPiano } from './piano.ts'

const excerpts = new Map<TaxYear, Excerpt>()

/** The jumps of the levy of the first year near the revenue typed, the nearest first; none without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number') return []
  const excerpt = excerpts.get(year) ?? programma.excerpt(year, regoleSalti, campiSalti)
  excerpts.set(year, excerpt)
  return perDistanza(saltiVicini(excerpt, year, pulito(state)))
}

/** That of the first year with that of the plan, whose rows are those of the years after it. */
function provvisorio(year: TaxYear, values: Float64Array, { provvisori }: Piano): Provvisorio | null {
  const primo = programma.edition(year).provisional?.(values)
  if (!primo) return null
  const nelPiano = (percorso: string, k: number) => percorso.replace(/^anno(DelPiano)?\.riga\./, `pianoTriennale[${k}].`)
  const anni = [primo, ...provvisori]
  const parametri = new Map(anni.flatMap(({ parametriProvvisori }) => parametriProvvisori.map((p) => [p.percorso, p] as const)))
  return {
    ...delRisultato({
      ...primo,
      cifreProvvisorie: anni.flatMap(({ cifreProvvisorie }, k) => cifreProvvisorie.map((percorso) => nelPiano(percorso, k)).filter((p) => spiegabile(p))),
    }),
    parametriProvvisori: [...parametri.values()].sort((a, b) => (a.percorso < b.percorso ? -1 : 1)),
  }
}

/** Why the same state gives other figures under the law of another year: the changes of law, one by one, and what each moves. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison =>
  programma.compareYears(pulito(state), anni, ['risultati.totaleImposte', 'risultati.contributi', 'risultati.redditoDisponibile'])

/** What the same year would leave in the flat-rate regime: the state of the second calculation, which `spiega` explains, and its result. */
export function confrontaConForfetario(state: object): { readonly stato: object; readonly risultato: Risultato; readonly differenza: number } | null {
  const risultato = calcola(state)
  const stato = 'risultati' in risultato ? statoForfetario(state, risultato) : null
  const forfetario = stato && calcola(stato)
  if (!stato || !forfetario || !('risultati' in forfetario) || !('risultati' in risultato) || !forfetario.risultati || !risultato.risultati) return null
  return { stato, risultato: forfetario, differenza: roundToCent(forfetario.risultati.redditoDisponibile - risultato.risultati.redditoDisponibile) }
}

/** Every path of the result that `spiega` answers; of a list without an end its first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(pulito(state), regola)
  const year = yearOf(state, contratto.messages)
  if (typeof year === 'number' && path === 'risultati.affidabilita.grado') return spiegaGrado(state, year, path)
  return typeof year === 'number' && path.startsWith('pianoTriennale') ? spiegaPiano(year, pulito(state), path) : programma.explain(pulito(state), path)
}

/** The figures of law behind the headline of a state, from the weakest. Without a known year it throws `RangeError`. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead([programma.explain(pulito(state), 'risultati.redditoDisponibile')])

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const { read, program, markUncertain } = programma.edition(year)
  const reading = read(pulito(state))
  program.evaluate(reading.values)
  if (incerte(year, reading).length > 0) markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}
