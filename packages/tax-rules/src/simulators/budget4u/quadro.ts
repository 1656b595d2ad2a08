/**
 * The picture that the page draws beside the result: where the revenue of the first year goes, step by step down to the
 * disposable income. Its numbers are rules, so each has an explanation. It is separate from the result, whose shape is a
 * contract.
 */
import { conVoci, soloSe } from '@bilancia/engine'
import { calcolato } from './dati.ts'
import { contributiSottratti, oneriFinanziari, rigaPiano } from './risultati.ts'

/** Revenue less every step gives the rest. Imputed rent is not a step, because nobody pays it. */
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
