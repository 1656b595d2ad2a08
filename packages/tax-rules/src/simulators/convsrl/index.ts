/** Convenienza Srl: six scenarios of a company beside the form of today. */
import { convsrl as contratto } from '@bilancia/contract'
import { type ResultOf, simulator } from '@bilancia/engine'
import { avvisi } from './avvisi.ts'
import { disposizione } from './dati.ts'
import { dettagli, riepilogo } from './riepilogo.ts'
import { anno } from './societa.ts'

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = dettagli
const uscite = {
  annoImposta: anno,
  compDivSimulazioniSrl: { scenario1, scenario2, scenario3, scenario4 },
  traspSimulazioniSrl: { scenario5, scenario6 },
  riepilogo,
}

export const programma = simulator<ResultOf<typeof uscite>>({ layout: disposizione, outputs: uscite, avvisi, messages: contratto.messages })
export const calcola = programma.calculate
