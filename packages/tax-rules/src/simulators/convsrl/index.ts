/** Convenienza Srl: six scenarios of a company beside the form of today. */
import { convsrl as contratto, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, type Excerpt, type ResultOf, type Spiegazione, simulator, yearOf } from '@bilancia/engine'
import { avvisi } from './avvisi.ts'
import { uscite as confronto } from './confronto.ts'
import { disposizione } from './dati.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { dettagli, riepilogo } from './riepilogo.ts'
import { anno } from './societa.ts'
import { percorsiStessoNetto, spiegaStessoNetto } from './spiegazione.ts'
import { type Cercato, migliore, Prova, regoleDi, type StessoNetto, trovato } from './stesso-netto.ts'

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = dettagli
const uscite = {
  annoImposta: anno,
  compDivSimulazioniSrl: { scenario1, scenario2, scenario3, scenario4 },
  traspSimulazioniSrl: { scenario5, scenario6 },
  riepilogo,
  confronto,
}
type Grafo = ResultOf<typeof uscite>

/** The whole result; `ottimizzatore` is null here, because its search is a call of its own. */
export type Risultato = Omit<Grafo, 'confronto'> &
  ConMessaggi & { readonly confronto: (NonNullable<Grafo['confronto']> & { readonly stessoNetto: StessoNetto }) | null; readonly ottimizzatore: null }

/** Where the profit goes in each scenario and the totals of the share table, in euro and percent. */
export type Quadro = ResultOf<typeof usciteQuadro>

export const programma = simulator<Grafo & { readonly quadro: Quadro }>({
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

const excerpts = new Map<string, Excerpt>()
/** The rules of one scenario that a search runs. */
export function excerptOf(year: TaxYear, s: Cercato): Excerpt {
  const key = `${year} ${s}`
  const excerpt = excerpts.get(key) ?? programma.excerpt(year, regoleDi(s))
  excerpts.set(key, excerpt)
  return excerpt
}

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The same with what the page shows beside it; null without a known year. */
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

/** Every path of the result that `spiega` answers. */
export const percorsi: readonly string[] = [...programma.paths, ...percorsiStessoNetto]

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
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
