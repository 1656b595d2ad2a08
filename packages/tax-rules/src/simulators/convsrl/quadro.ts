/**
 * The picture that the page shows beside the result: where the profit before fees and taxes goes in each scenario, and the
 * totals of the share table. Its numbers are rules, so each has an explanation. It is separate from the result, whose shape
 * is a contract.
 */
import { convsrl as contratto } from '@bilancia/contract'
import { type Importo, regola, soloSe, somma } from '@bilancia/engine'
import { addizionaliStimate } from '../../irpef/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { soci } from './dati.ts'
import * as oggi from './oggi.ts'
import { totali } from './riepilogo.ts'
import { perScenario, traSoci } from './scenari.ts'
import { ivsSenzaSocieta } from './socio.ts'

/**
 * In euro. The part of the partners is the sum of their `attribuibile`. A negative part means that the partners pay from their own money, or
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

/** These taxes, today's contributions and today's net make up today's bar. Without the business there are no contributions. */
const imposteOggi = regola('quadro.oggi.imposte', {
  nome: "Imposte attribuibili all'impresa di oggi",
  voce: 'Imposte',
  norma: prospetto("prelievo attribuibile all'impresa meno i contributi"),
  formula: oggi.attribuibile.meno(oggi.contributi),
})

/** The surcharges of partners without a region, which the result does not count: what they would cost on average. */
const stimate = perScenario(({ s, sede, soci: blocchi }) =>
  regola(`quadro.stime.${s}`, {
    nome: `Addizionali stimate, ${contratto.nomiScenari[s]}`,
    voce: 'Addizionali stimate, non contate',
    norma: legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    formula: somma(
      'euro',
      traSoci(
        blocchi.map((b, i) => {
          const { id, di, dati } = soci[i] as (typeof soci)[number]
          return addizionaliStimate(
            { id: `${sede.id}.${id}`, di: `${di}, ${sede.nome}` },
            {
              netta: b.irpefNetta,
              imponibile: b.redditoImponibile,
              regione: dati.codiceRegioneResidenza,
              comunale: b.addizionaleComunale,
            },
          )
        }),
      ),
    ),
  }),
)

/** Under `quadro`, beside the result. `oggi` has the last row of the share table, and the taxes of its bar. */
export const uscite = {
  ...perScenario(({ s, attivo }) => soloSe(attivo, parti[s])),
  stime: { ...perScenario(({ s, attivo }) => soloSe(attivo, stimate[s])), oggi: soloSe(oggi.attivo, oggi.stimate) },
  oggi: soloSe(oggi.attivo, { quota: oggi.quoteOggi, irpefAddizionali: oggi.irpefAddizionali, imposte: imposteOggi }),
}
