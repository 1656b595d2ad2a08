/** The rules of Budget4u, assembled into one simulator. */
import { budget4u as contratto } from '@bilancia/contract'
import { type ResultOf, type ShapeOf, simulator, soloSe } from '@bilancia/engine'
import * as avvio from './avvio.ts'
import { avvisi } from './avvisi.ts'
import { anno, contoDitta, disposizione, inRegimeNormale } from './dati.ts'
import * as dettagli from './dettagli.ts'
import { diritto, inail } from './ditta.ts'
import * as forfetari from './forfetari.ts'
import { irap } from './imposte.ts'
import { annoDelPiano, perOspiti } from './per-ospiti.ts'
import { uscite as quadro } from './quadro.ts'
import { uscite as risultati, usciteDitta, usciteProfessionista } from './risultati.ts'

export const uscite = {
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
export type Uscite = ResultOf<typeof uscite>

/** Where the revenue of the first year goes, in euro. */
export type Quadro = ResultOf<typeof quadro>

/** The result with the data beside it: the picture, and the first year of the plan. */
export type Grafo = Uscite & { readonly quadro: Quadro; readonly annoDelPiano: ResultOf<typeof annoDelPiano> }
/** The types that the code around it knows. */
export type Forma = ShapeOf<Grafo, typeof perOspiti>

export const programma = simulator<Grafo, typeof perOspiti>({
  nome: 'budget4u',
  layout: disposizione,
  outputs: { ...uscite, quadro, annoDelPiano },
  avvisi,
  messages: contratto.messages,
  ospiti: perOspiti,
})
