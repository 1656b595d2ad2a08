/** Convenienza Srl: six scenarios of a company beside the form of today. */
import { convsrl as contratto, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, type Excerpt, type ResultOf, type Spiegazione, simulator, yearOf } from '@bilancia/engine'
import { avvisi } from './avvisi.ts'
import { uscite as confronto } from './confronto.ts'
import { disposizione } from './dati.ts'
import { NETTO_DATO, ProvaCompensi, type Richiesta, richiestaDi } from './ottimizzatore-prova.ts'
import { campiMossi, type Ottimizzabile, regoleRicerca, regoleRichiesta } from './ottimizzatore-regole.ts'
import { ottimo } from './ottimo.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { dettagli, riepilogo } from './riepilogo.ts'
import { anno } from './societa.ts'
import { percorsiStessoNetto, spiegaStessoNetto } from './spiegazione.ts'
import { percorsiOttimo, spiegaOttimo } from './spiegazione-ottimo.ts'
import { type Cercato, migliore, mossi, Prova, regoleDi, type StessoNetto, trovato } from './stesso-netto.ts'

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = dettagli
const uscite = {
  annoImposta: anno,
  compDivSimulazioniSrl: { scenario1, scenario2, scenario3, scenario4 },
  traspSimulazioniSrl: { scenario5, scenario6 },
  riepilogo,
  confronto,
}
type Grafo = ResultOf<typeof uscite>

/** The whole result. */
export type Risultato = Omit<Grafo, 'confronto'> &
  ConMessaggi & {
    readonly confronto: (NonNullable<Grafo['confronto']> & { readonly stessoNetto: StessoNetto }) | null
    readonly ottimizzatore: contratto.Ottimo | null
  }

/** Where the profit goes in each scenario and the totals of the share table, in euro and percent. */
export type Quadro = ResultOf<typeof usciteQuadro>

export const programma = simulator<Grafo & { readonly quadro: Quadro }>({
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

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
  return 'riepilogo' in risultato && richiestaOttimo(state)?.attivo ? { ...risultato, ottimizzatore: ottimizza(state) } : risultato
}

/** The live calculation: without the search of the best mix (`ottimizzatore` is null), with what the page shows beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const result = programma.calculate(state)
  if (!('riepilogo' in result)) return { risultato: result, quadro: null }
  const { messaggi, quadro, ...grafo } = result
  const confronto = grafo.confronto && { ...grafo.confronto, stessoNetto: stessoNetto(state, grafo) }
  return { risultato: { ...grafo, confronto, ottimizzatore: null, messaggi }, quadro }
}

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

/** Every path of the result that `spiega` answers. */
export const percorsi: readonly string[] = [...programma.paths, ...percorsiStessoNetto, ...percorsiOttimo]

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  if (path.startsWith('ottimizzatore.'))
    return spiegaOttimo(path, { state, scenario: richiestaOttimo(state)?.scenario ?? 'scenario4', found: ottimizza(state), explain: programma.explain })
  if (!path.startsWith('confronto.stessoNetto')) return programma.explain(state, path)
  const found = programma.explain(state, 'confronto.oggi.netto')
  const result = programma.calculate(state)
  if (!('riepilogo' in result)) return found
  const year = yearOf(state, contratto.messages) as TaxYear
  return spiegaStessoNetto(path, {
    excerpt: (s) => excerptOf(year, s),
    state,
    result: result.confronto && stessoNetto(state, result),
    explain: programma.explain,
  })
}
