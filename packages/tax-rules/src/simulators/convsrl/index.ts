/** Convenienza Srl: six scenarios of a company beside the form of today. */
import { type Affidabilita, convsrl as contratto, type Salto, type SensibilitaSrl, shape as s, sensibilitaSrl, type TaxYear } from '@bilancia/contract'
import {
  type CifraUsata,
  type ConMessaggi,
  type Excerpt,
  figuresRead,
  type Provvisorio,
  type Reading,
  type ResultOf,
  type Rule,
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
import { uscite as confronto, risparmi } from './confronto.ts'
import { disposizione } from './dati.ts'
import { uscite as irapApplicata } from './irap.ts'
import { NETTO_DATO, ProvaCompensi, type Richiesta, richiestaDi } from './ottimizzatore-prova.ts'
import { campiMossi, type Ottimizzabile, regoleRicerca, regoleRichiesta } from './ottimizzatore-regole.ts'
import { ottimo } from './ottimo.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { dettagli, riepilogo, totali } from './riepilogo.ts'
import { campiSalti, lati, regoleSalti, saltiVicini } from './salti.ts'
import { scenari } from './scenari.ts'
import { sensibilita } from './sensibilita.ts'
import { anno } from './societa.ts'
import { spiegaStessoNetto } from './spiegazione.ts'
import { spiegaOttimo } from './spiegazione-ottimo.ts'
import { type Cercato, cercati, formaStessoNetto, migliore, mossi, Prova, regoleDi, type StessoNetto, trovato } from './stesso-netto.ts'

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = dettagli
const uscite = {
  annoImposta: anno,
  irapApplicata,
  compDivSimulazioniSrl: { scenario1, scenario2, scenario3, scenario4 },
  traspSimulazioniSrl: { scenario5, scenario6 },
  riepilogo,
  confronto,
}
type Grafo = ResultOf<typeof uscite>

/** Every place of the result: type, unit, name, whether it is explained. */
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

/** What a provisional year adds. */
type DelProvvisorio = Provvisorio & { readonly sensibilita: SensibilitaSrl }

/** The whole result. */
export type Risultato = Omit<Grafo, 'confronto'> &
  ConMessaggi & {
    readonly confronto:
      | (Omit<NonNullable<Grafo['confronto']>, 'affidabilita'> & { readonly affidabilita: Affidabilita; readonly stessoNetto: StessoNetto })
      | null
    readonly ottimizzatore: contratto.Ottimo | null
    /** There when the state asks for them. */
    readonly salti?: readonly Salto[]
  } & Partial<DelProvvisorio>

/** Where the profit goes in each scenario and the totals of the share table, in euro and percent. */
export type Quadro = ResultOf<typeof usciteQuadro>

type ConQuadro = Grafo & { readonly quadro: Quadro }

export const programma = simulator<ConQuadro>({
  nome: 'convsrl',
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

/** Why the same state gives other figures under the law of another year: the changes of law, one by one, and what each moves. */
export const perche = (state: object, anni: readonly [da: TaxYear, a: TaxYear]): YearComparison =>
  programma.compareYears(state, anni, [...Object.keys(riepilogo).map((scenario) => `riepilogo.${scenario}.totali.totale`), 'confronto.oggi.totale'])

const excerpts = new Map<string, Excerpt>()
function remembered(key: string, make: () => Excerpt): Excerpt {
  const known = excerpts.get(key) ?? make()
  excerpts.set(key, known)
  return known
}
/** The rules of one scenario that the search of the same net runs. */
export const excerptOf = (year: TaxYear, s: Cercato): Excerpt => remembered(`${year} ${s}`, () => programma.excerpt(year, regoleDi(s), mossi(s)))

/**
 * Computes what can be computed, the search of the best mix included where the state asks for it (up to a second). Never
 * throws on a state; where the year is missing or unknown the messages stand alone.
 */
export function calcola(state: object): Risultato | ConMessaggi {
  const { risultato } = calcolaConQuadro(state)
  if (!('riepilogo' in risultato)) return risultato
  const asked = richiestaOttimo(state)
  if (!asked?.attivo) return risultato
  const ottimizzatore = ottimizza(state)
  return { ...risultato, ottimizzatore, ...(ottimizzatore && risultato.cifreProvvisorie && { cifreProvvisorie: conOttimo(risultato.cifreProvvisorie, asked) }) }
}

/** The live calculation: without the search of the best mix (`ottimizzatore` is null), with what the page shows beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const worked = programma.work(state)
  if (!('result' in worked)) return { risultato: worked, quadro: null }
  const { messaggi, quadro, ...grafo } = worked.result
  const affidabilita = grafo.confronto && conIncerte(grafo.confronto.affidabilita, incerte(worked.year, worked.reading, grafo.confronto))
  const confronto = grafo.confronto && affidabilita && { ...grafo.confronto, affidabilita, stessoNetto: stessoNetto(state, grafo) }
  const vicini = 'calcolaSalti' in state && state.calcolaSalti === true ? { salti: salti(state) } : {}
  return { risultato: conProvvisorio({ ...grafo, confronto, ottimizzatore: null, ...vicini, messaggi }, worked), quadro }
}

/** The weak figures that weigh on the saving of the best scenario with all of the profit paid out; with none paid out, of the best with it left inside. */
function incerte(year: TaxYear, { values }: Pick<Reading, 'values'>, { tuttoDistribuito: t, utileInSocieta: u }: NonNullable<Grafo['confronto']>) {
  const decide = t[t.migliore] ? risparmi.tuttoDistribuito[t.migliore] : risparmi.utileInSocieta[u.migliore]
  return cifreIncerte(programma.edition(year).program, values, decide)
}

function spiegaGrado(state: object, year: TaxYear, path: string): Spiegazione {
  const { read, program, collect, markUncertain } = programma.edition(year)
  const reading = read(state)
  program.evaluate(reading.values)
  const { confronto } = collect(reading)
  if (confronto && incerte(year, reading, confronto).length > 0) markUncertain(reading.values)
  return programma.explainReading(year, reading, path)
}

/** The jumps of the levy near what is typed, the nearest first; none without a known year. */
export function salti(state: object): readonly Salto[] {
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number') return []
  const excerpt = (lato: (typeof lati)[number]) => remembered(`${year} salti ${lato}`, () => programma.excerpt(year, regoleSalti(lato), campiSalti(lato)))
  return perDistanza(lati.flatMap((lato) => saltiVicini(lato, excerpt(lato), year, state)))
}

const ipotesi = new Ipotesi(
  programma,
  contratto.scenari.map((s) => totali[s].attribuibile),
)
const { gravita, testo } = contratto.messages.ESITO_SENSIBILE
const esitoSensibile = { id: 'ESITO_SENSIBILE', gravita, campo: 'sensibilita', testo }

function conProvvisorio(risultato: Risultato, { year, reading }: Worked<ConQuadro>): Risultato {
  const { provisional, program } = programma.edition(year)
  const at = (rule: Rule): number => program.slots.get(rule) as number
  if (!provisional) return risultato
  const { values } = reading
  const riga = provisional(values)
  const trovato = delRisultato(riga, risultato.confronto ? stessoNettoProvvisorio(risultato.confronto.stessoNetto, riga.cifreProvvisorie) : [])
  const prova = sensibilita(year, values, (row, s) => (row[at(scenari[s].attivo)] === 1 ? (row[at(totali[s].attribuibile)] ?? null) : null), ipotesi)
  const messaggi = [...risultato.messaggi, annoProvvisorio(year, trovato), ...(prova.stabile ? [] : [esitoSensibile])]
  return { ...risultato, messaggi, ...trovato, sensibilita: prova }
}

/** A search over provisional figures finds provisional ones. */
const stessoNettoProvvisorio = (trovati: StessoNetto, cifre: readonly string[]): readonly string[] =>
  percorsi.filter((percorso) => {
    const s = cercati.find((uno) => percorso.startsWith(`confronto.stessoNetto.${uno}.`))
    return s && trovati[s] && [`riepilogo.${s}.totali.netto`, 'confronto.oggi.netto'].some((letta) => cifre.includes(letta))
  })

const conOttimo = (cifre: readonly string[], { scenario }: Richiesta): readonly string[] =>
  cifre.includes(`riepilogo.${scenario}.totali.totale`)
    ? [...cifre, ...percorsi.filter((path) => /^ottimizzatore\.(?!equivalenti|sensibilita)/.test(path))].sort()
    : cifre

function stessoNetto(state: object, grafo: Grafo): StessoNetto {
  const year = yearOf(state, contratto.messages) as TaxYear
  const { oggi, costiAggiuntivi: costi, soglia } = grafo.confronto as NonNullable<Grafo['confronto']>
  const cerca = (s: Cercato) =>
    grafo.compDivSimulazioniSrl[s] && trovato(s, new Prova(s, excerptOf(year, s), state), { attribuibile: oggi.attribuibile, netto: oggi.netto, costi, soglia })
  const trovati = { scenario2: cerca('scenario2'), scenario3: cerca('scenario3'), scenario4: cerca('scenario4') }
  return { ...trovati, migliore: migliore(trovati) }
}

/** The rules of one scenario that the search of the best mix runs. */
export const excerptOttimo = (year: TaxYear, s: Ottimizzabile, conNettoDato: boolean): Excerpt =>
  remembered(`${year} ottimo ${s} ${conNettoDato}`, () => programma.excerpt(year, regoleRicerca(s, conNettoDato), campiMossi(s)))

function richiestaOttimo(state: object): Richiesta | null {
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number') return null
  return richiestaDi(
    remembered(`${year} richiesta`, () => programma.excerpt(year, regoleRichiesta)),
    state,
  )
}

/**
 * The search of the best mix, a step of some milliseconds at a time: whoever runs it may stop between two steps. Calling
 * it is asking for it, whatever `ottimizzatore.attivo` says. Null where the scenario is blocked or no mix is admitted.
 */
export function* ricercaOttimo(state: object): Generator<contratto.Avanzamento, contratto.Ottimo | null> {
  const asked = richiestaOttimo(state)
  if (!asked) return null
  const year = yearOf(state, contratto.messages) as TaxYear
  const { scenario } = asked
  const conNettoDato = asked.obiettivo === NETTO_DATO
  return yield* ottimo(new ProvaCompensi(asked, excerptOttimo(year, scenario, conNettoDato), state))
}

/** The search was stopped by its signal. */
export class RicercaInterrotta extends Error {
  readonly code = 'RICERCA_INTERROTTA'

  constructor() {
    super('La ricerca della combinazione migliore è stata interrotta')
    this.name = 'RicercaInterrotta'
  }
}

type Ascolto = {
  readonly progress?: (done: contratto.Avanzamento) => void
  /** An `AbortSignal`, or anything that says the same: a getter over shared memory reaches a busy worker. */
  readonly signal?: { readonly aborted: boolean }
}

/** The search of the best mix to its end. Throws `RicercaInterrotta` once the signal is aborted. */
export function ottimizza(state: object, { progress, signal }: Ascolto = {}): contratto.Ottimo | null {
  const search = ricercaOttimo(state)
  for (;;) {
    if (signal?.aborted) throw new RicercaInterrotta()
    const step = search.next()
    if (step.done) return step.value
    progress?.(step.value)
  }
}

/** Every path of the result that `spiega` answers; of a list without an end its first entry. */
export const percorsi: readonly string[] = percorsiDi(schema)
export const spiegabile: (path: string) => boolean = spiegabileIn(schema)

/** What only the search of the best mix knows. */
export const isOttimo = (path: string): boolean => path.startsWith('ottimizzatore.') && spiegabile(path)

/**
 * Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. Whoever has
 * searched the best mix hands it over; else it is searched where the path asks for it.
 */
export function spiega(state: object, path: string, found?: contratto.Ottimo | null): Spiegazione {
  if (isOttimo(path)) {
    const best = found === undefined ? ottimizza(state) : found
    return spiegaOttimo(path, { state, scenario: richiestaOttimo(state)?.scenario ?? 'scenario4', found: best, explain: programma.explain })
  }
  const regola = regolaDi(path)
  if (regola !== null) return programma.explainRule(state, regola)
  const asked = yearOf(state, contratto.messages)
  if (path === 'confronto.affidabilita.grado' && typeof asked === 'number') return spiegaGrado(state, asked, path)
  if (!path.startsWith('confronto.stessoNetto')) return programma.explain(state, path)
  const today = programma.explain(state, 'confronto.oggi.netto')
  const result = programma.calculate(state)
  if (!('riepilogo' in result)) return today
  const year = yearOf(state, contratto.messages) as TaxYear
  return spiegaStessoNetto(path, {
    anno: year,
    excerpt: (s) => excerptOf(year, s),
    state,
    result: result.confronto && stessoNetto(state, result),
    explain: programma.explain,
  })
}

const intestazione = [...contratto.scenari.map((scenario) => `riepilogo.${scenario}.totali.totale`), 'confronto.oggi.netto']

/** The figures of law behind the headline of a state, from the weakest. Without a known year it throws `RangeError`. */
export const cifreUsate = (state: object): readonly CifraUsata[] => figuresRead(intestazione.map((path) => programma.explain(state, path)))
