/** The rules of Convenienza Srl, assembled into one simulator. */
import { convsrl as contratto } from '@bilancia/contract'
import { type ResultOf, type ShapeOf, simulator } from '@bilancia/engine'
import { avvisi } from './avvisi.ts'
import { uscite as confronto } from './confronto.ts'
import { disposizione } from './dati.ts'
import type { Mancato, StessoNetto, Trovato } from './forma-stesso-netto.ts'
import { uscite as irapApplicata } from './irap.ts'
import { perOspiti } from './per-ospiti.ts'
import { uscite as quadro } from './quadro.ts'
import { dettagli, riepilogo } from './riepilogo.ts'
import { anno } from './societa.ts'

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = dettagli
export const uscite = {
  annoImposta: anno,
  irapApplicata,
  compDivSimulazioniSrl: { scenario1, scenario2, scenario3, scenario4 },
  traspSimulazioniSrl: { scenario5, scenario6 },
  riepilogo,
  confronto,
}
export type { Mancato, StessoNetto, Trovato }
export type Uscite = ResultOf<typeof uscite>

/** Where the profit goes in each scenario and the totals of the share table, in euro and percent. */
export type Quadro = ResultOf<typeof quadro>

export type Grafo = Uscite & { readonly quadro: Quadro }
/** The types that the code around it knows. */
export type Forma = ShapeOf<Grafo, typeof perOspiti>

export const programma = simulator<Grafo, typeof perOspiti>({
  nome: 'convsrl',
  layout: disposizione,
  outputs: { ...uscite, quadro },
  avvisi,
  messages: contratto.messages,
  ospiti: perOspiti,
})
