/**
 * What the page draws beside the result: where the revenue of the first year goes, step by step down to the disposable
 * income. Rules like the others, so that these numbers open too; beside it, because the shape of the result is a contract.
 */
import { budget4u } from '@bilancia/contract'
import { type Importo, regola, soloSe } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { calcolato } from './dati.ts'
import { contributiSottratti, oneriFinanziari, rigaPiano } from './risultati.ts'

const passo = (chiave: keyof typeof budget4u.vociRipartizione, importo: Importo) =>
  regola(`quadro.${chiave}`, {
    nome: `${budget4u.vociRipartizione[chiave]}, dai ricavi al reddito disponibile`,
    norma: prospetto('dove vanno i ricavi del primo anno'),
    formula: importo,
  })

/** Revenue less every step is what is left. Imputed rent is no step: it is no outlay. */
export const uscite = {
  ripartizione: soloSe(calcolato, {
    ricavi: passo('ricavi', rigaPiano.ricavi),
    costi: passo('costi', rigaPiano.costi),
    ammortamenti: passo('ammortamenti', rigaPiano.ammortamenti),
    oneriFinanziari: passo('oneriFinanziari', oneriFinanziari),
    imposte: passo('imposte', rigaPiano.totaleImposte),
    contributi: passo('contributi', contributiSottratti),
    resta: passo('resta', rigaPiano.redditoDisponibile),
  }),
}
