/** Budget4u: what a start-up costs and what its first year leaves. */
import { budget4u as contratto } from '@bilancia/contract'
import { type ConMessaggi, type ResultOf, type Spiegazione, simulator, soloSe } from '@bilancia/engine'
import * as avvio from './avvio.ts'
import { avvisi } from './avvisi.ts'
import { anno, contoDitta, disposizione, inRegimeNormale } from './dati.ts'
import { diritto, inail } from './ditta.ts'
import * as forfetari from './forfetari.ts'
import { irap } from './imposte.ts'
import * as persone from './persone.ts'
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
    quote: persone.usciteQuote,
  }),
  ...persone.uscite,
  forfetari: forfetari.uscite,
  risultati,
}

/** The computed part of the state, in the shape of the rule page. */
export type Risultato = ResultOf<typeof uscite> & ConMessaggi

/** Where the revenue of the first year goes, in euro. */
export type Quadro = ResultOf<typeof usciteQuadro>

export const programma = simulator<ResultOf<typeof uscite> & { readonly quadro: Quadro }>({
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

/** The section of the plan is no field of a state. */
const pulito = (state: object): object => ('esercizio' in state ? { ...state, esercizio: undefined } : state)

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The same with what the page draws beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const result = programma.calculate(pulito(state))
  if (!('quadro' in result)) return { risultato: result, quadro: null }
  const { quadro, ...risultato } = result
  return { risultato, quadro }
}

/** Every path of the result that `spiega` answers. */
export const percorsi: readonly string[] = programma.paths

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export const spiega = (state: object, path: string): Spiegazione => programma.explain(pulito(state), path)
