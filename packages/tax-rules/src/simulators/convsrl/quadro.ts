/**
 * The picture that the page shows beside the result: where the profit before fees and taxes goes in each scenario, and the
 * totals of the share table. Its numbers are rules, so each has an explanation. It is separate from the result, whose shape
 * is a contract.
 */
import { convsrl as contratto } from '@bilancia/contract'
import { type Importo, regola, soloSe, somma } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import * as oggi from './oggi.ts'
import { totali } from './riepilogo.ts'
import { perScenario, traSoci } from './scenari.ts'
import { ivsSenzaSocieta } from './socio.ts'

/**
 * In euro. The partners' part are their delta lines. A negative part means that the partners pay from their own money, or
 * that more leaves the company than it earned.
 */
const parti = perScenario(({ s, societa, soci }) => {
  const voce = (chiave: string, nome: string, formula: Importo, nota?: string) =>
    regola(`quadro.${s}.${chiave}`, {
      nome: `${nome}, ${contratto.nomiScenari[s]}`,
      voce: nome,
      norma: prospetto("dove va l'utile ante imposte"),
      ...(nota && { nota }),
      formula,
    })
  const contributiDeiSoci = regola(`quadro.${s}.contributiSoci`, {
    nome: `Contributi dei soci attribuibili alla società, ${contratto.nomiScenari[s]}`,
    norma: prospetto('differenza tra con e senza la società'),
    formula: somma('euro', traSoci(soci.map((b, i) => b.contributiSocio.piu(b.contributiIvs).meno(ivsSenzaSocieta[i] as Importo)))),
  })
  const deiSoci = somma('euro', traSoci(soci.map((b) => b.attribuibile)))
  return {
    imposteSocieta: voce('imposteSocieta', 'Imposte della società', societa.ires.piu(societa.irap)),
    imposteSoci: voce(
      'imposteSoci',
      'Imposte dei soci',
      deiSoci.meno(contributiDeiSoci),
      'Imposta sostitutiva compresa, al netto delle somme integrative se considerate.',
    ),
    contributi: voce('contributi', 'Contributi', societa.contributiSocieta.piu(contributiDeiSoci)),
    netto: voce('netto', 'Netto in mano ai soci', totali[s].netto),
    restaInSocieta: voce('restaInSocieta', 'Resta in società', societa.utileNetto.meno(societa.dividendi, societa.utilePrelevato), 'Riserva legale compresa.'),
  }
})

/** With contributions and net of today, the bar of today. Without the business there are no contributions. */
const imposteOggi = regola('quadro.oggi.imposte', {
  nome: "Imposte attribuibili all'impresa di oggi",
  voce: 'Imposte',
  norma: prospetto("prelievo attribuibile all'impresa meno i contributi"),
  formula: oggi.attribuibile.meno(oggi.contributi),
})

/** Under `quadro`, beside the result. `oggi` has the last row of the share table, and the taxes of its bar. */
export const uscite = {
  ...perScenario(({ s, attivo }) => soloSe(attivo, parti[s])),
  oggi: soloSe(oggi.attivo, { quota: oggi.quoteOggi, irpefAddizionali: oggi.irpefAddizionali, imposte: imposteOggi }),
}
