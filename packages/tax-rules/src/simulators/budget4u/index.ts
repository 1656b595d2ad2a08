/** Budget4u: what a start-up costs and what its first year leaves. */
import { budget4u as contratto, roundToCent } from '@bilancia/contract'
import { type ConMessaggi, type ResultOf, type Spiegazione, simulator, soloSe, yearOf } from '@bilancia/engine'
import * as avvio from './avvio.ts'
import { avvisi } from './avvisi.ts'
import { statoForfetario } from './confronto.ts'
import { anno, contoDitta, disposizione, inRegimeNormale } from './dati.ts'
import * as dettagli from './dettagli.ts'
import { diritto, inail } from './ditta.ts'
import * as forfetari from './forfetari.ts'
import { irap } from './imposte.ts'
import { annoDelPiano, percorsiPiano, pianoTriennale, type RigaPiano, spiegaPiano } from './piano.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { uscite as risultati, usciteDitta, usciteProfessionista } from './risultati.ts'

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

/** The computed part of the state, in the shape of the rule page. */
export type Risultato = ResultOf<typeof uscite> & ConMessaggi & { readonly pianoTriennale: readonly RigaPiano[] | null }

/** Where the revenue of the first year goes, in euro. */
export type Quadro = ResultOf<typeof usciteQuadro>

/** The result with what it takes beside it: the picture, and the first year for those of the plan. */
const tutte = { ...uscite, quadro: usciteQuadro, annoDelPiano }
export const programma = simulator<ResultOf<typeof tutte>>({
  layout: disposizione,
  outputs: tutte,
  avvisi,
  messages: contratto.messages,
})

/** The section of the plan is no field of a state. */
const pulito = (state: object): object => ('esercizio' in state ? { ...state, esercizio: undefined } : state)

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The same with what the page draws beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number') return { risultato: { messaggi: [year] }, quadro: null }
  const { read, program, collect } = programma.edition(year)
  const reading = read(pulito(state))
  program.evaluate(reading.values)
  const { quadro, annoDelPiano: primo, messaggi, ...grafo } = collect(reading)
  const piano = pianoTriennale(year, reading.values, reading.texts, primo)
  return { risultato: { ...grafo, pianoTriennale: piano.righe, messaggi: [...messaggi, ...piano.messaggi] }, quadro }
}

/** What the same year would leave in the flat-rate regime: the state of the second calculation, which `spiega` explains, and its result. */
export function confrontaConForfetario(state: object): { readonly stato: object; readonly risultato: Risultato; readonly differenza: number } | null {
  const risultato = calcola(state)
  const stato = 'risultati' in risultato ? statoForfetario(state, risultato) : null
  const forfetario = stato && calcola(stato)
  if (!stato || !forfetario || !('risultati' in forfetario) || !('risultati' in risultato) || !forfetario.risultati || !risultato.risultati) return null
  return { stato, risultato: forfetario, differenza: roundToCent(forfetario.risultati.redditoDisponibile - risultato.risultati.redditoDisponibile) }
}

/** Every path of the result that `spiega` answers. */
export const percorsi: readonly string[] = [...programma.paths.filter((path) => !path.startsWith('annoDelPiano')), ...percorsiPiano]

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const year = yearOf(state, contratto.messages)
  return typeof year === 'number' && path.startsWith('pianoTriennale') ? spiegaPiano(year, pulito(state), path) : programma.explain(pulito(state), path)
}
