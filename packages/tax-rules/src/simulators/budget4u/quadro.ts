/**
 * What the page draws beside the result: where the revenue of the first year goes, step by step down to the disposable
 * income. Its numbers are rules of the calculation, so they open; beside it, because the shape of the result is a contract.
 */
import { conVoci, soloSe } from '@bilancia/engine'
import { calcolato } from './dati.ts'
import { contributiSottratti, oneriFinanziari, rigaPiano } from './risultati.ts'

/** Revenue less every step is what is left. Imputed rent is no step: it is no outlay. */
export const uscite = {
  ripartizione: soloSe(
    calcolato,
    conVoci(
      {
        ricavi: rigaPiano.ricavi,
        costi: rigaPiano.costi,
        ammortamenti: rigaPiano.ammortamenti,
        oneriFinanziari,
        imposte: rigaPiano.totaleImposte,
        contributi: contributiSottratti,
        resta: rigaPiano.redditoDisponibile,
      },
      { imposte: 'Imposte', ammortamenti: 'Ammortamenti' },
    ),
  ),
}
