/** Messages that need the calculation. Messages about single fields are in the catalog. */
import { convsrl } from '@bilancia/contract'
import { type Avviso, avviso, type Condizione, type Regola, regola, requisito, vero, zero, zeroPercento } from '@bilancia/engine'
import { legge, prospetto, tuir } from '../../norme.ts'
import { ricaviMassimi } from '../../trasparenza/index.ts'
import { avvisi as avvisiDiOggi } from './avvisi-oggi.ts'
import { incompleti, quoteTotali, type Scenario, soci, srl, tutto } from './dati.ts'
import { calcolata, imposta, nonCalcolata, nonCalcolataOggi, presunto, valoreProduzione } from './irap.ts'
import { ammessaTrasparenza, type BloccoScenario, controlli, scenari } from './scenari.ts'
import { aliquota, anno } from './societa.ts'
import { regime } from './socio.ts'

const { messages } = convsrl
const DATI = 'datiSimulazioniSrl'
const euro = (valore: Regola) => ({ valore, formato: 'euro' as const })

const { rilevanzaFiscale, sostitutiva26 } = srl.dividendi
const scelta = rilevanzaFiscale.supera(zeroPercento)
const conDividendi = srl.scenario3.dividendiTotali.supera(zero).o(srl.scenario4.dividendiTotali.supera(zero))
const limiteRicavi = regola('trasparenza.limite', { nome: 'Ricavi massimi per la trasparenza', norma: tuir('116, c. 1'), formula: ricaviMassimi })

const trasparente = (s: Scenario): boolean => s === 'scenario5' || s === 'scenario6'
/** The path of a result of a scenario, where the page shows it. */
const nelRisultato = (s: Scenario) => `${trasparente(s) ? 'traspSimulazioniSrl' : 'compDivSimulazioniSrl'}.${s}`

const perdita = ({ s, attivo, societa }: BloccoScenario) => {
  const norma = trasparente(s) ? tuir('8, c. 3', '115, c. 3', '116') : tuir('84')
  return avviso('PERDITA_FISCALE', messages.PERDITA_FISCALE, {
    campo: `${nelRisultato(s)}.societa.redditoImpresa`,
    nome: `Perdita fiscale, ${convsrl.nomiScenari[s]}`,
    norma,
    quando: attivo.e(societa.redditoImpresa.sotto(zero)),
    valori: {
      a: euro(regola(`${s}.societa.perdita`, { nome: `Perdita fiscale, ${convsrl.nomiScenari[s]}`, norma, formula: societa.redditoImpresa.opposto() })),
    },
  })
}

const compensi = (s: 'scenario2' | 'scenario4' | 'scenario6'): readonly Avviso[] => {
  const { digitati, totale, diversi } = controlli[s]
  const { attivo, societa } = scenari[s]
  const campo = `${DATI}.${s}.compensoTotale`
  const costo = regola(`${s}.costoCompensi`, {
    nome: `Compensi e contributi della società, ${convsrl.nomiScenari[s]}`,
    norma: tuir('95, c. 5'),
    formula: societa.compensi.piu(societa.contributiSocieta),
  })
  return [
    avviso('COMPENSI_TOTALE', messages.COMPENSI_TOTALE, {
      campo,
      nome: `I compensi non fanno il totale, ${convsrl.nomiScenari[s]}`,
      norma: prospetto('controllo di quadratura'),
      quando: diversi,
      valori: { a: euro(digitati), b: euro(totale) },
    }),
    ...srl[s].compensi.map((c, i) =>
      avviso('COMPENSO_SENZA_SOCIO', messages.COMPENSO_SENZA_SOCIO, {
        campo: `${DATI}.${s}.compensi[${i}]`,
        nome: 'Compenso a un socio che non è indicato',
        norma: prospetto('resta fuori dal calcolo'),
        quando: c.supera(zero).e((soci[i] as (typeof soci)[number]).dati.nome.scritto.non()),
      }),
    ),
    avviso('COMPENSI_OLTRE_UTILE', messages.COMPENSI_OLTRE_UTILE, {
      campo,
      nome: `Compensi oltre l'utile, ${convsrl.nomiScenari[s]}`,
      norma: tuir('95, c. 5'),
      quando: attivo.e(costo.supera(societa.utileAnteImposte), costo.supera(zero)),
      valori: { a: euro(costo), b: euro(societa.utileAnteImposte) },
    }),
  ]
}

const uscitaOltre = (s: Scenario, chiave: 'dividendi' | 'utilePrelevato', id: keyof typeof messages, quando: Condizione) =>
  avviso(id, messages[id], {
    campo: `${DATI}.${s}.${chiave === 'dividendi' ? 'dividendiTotali' : chiave}`,
    nome: `Uscite oltre il distribuibile, ${convsrl.nomiScenari[s]}`,
    norma: legge('artt. 2430 e 2433 c.c.'),
    quando: scenari[s].attivo.e(scenari[s].societa[chiave].supera(scenari[s].societa.distribuibile), quando),
    valori: { a: euro(scenari[s].societa.distribuibile) },
  })

const dividendi = (s: 'scenario3' | 'scenario4'): readonly Avviso[] => {
  const { attivo, societa } = scenari[s]
  const inUtile = societa.utileNetto.supera(zero)
  return [
    avviso('NESSUN_UTILE_DISTRIBUIBILE', messages.NESSUN_UTILE_DISTRIBUIBILE, {
      campo: `${DATI}.${s}.dividendiTotali`,
      nome: `Nessun utile distribuibile, ${convsrl.nomiScenari[s]}`,
      norma: legge('art. 2433 c.c.'),
      quando: attivo.e(societa.dividendi.supera(zero), inUtile.non()),
    }),
    uscitaOltre(s, 'dividendi', 'DIVIDENDI_OLTRE_DISTRIBUIBILE', inUtile),
  ]
}

const conIrapOggi = requisito('irap.oggiFuori', {
  nome: 'IRAP di oggi non calcolata',
  norma: legge('D.Lgs. 446/1997, artt. 2 e 3'),
  formula: nonCalcolataOggi.supera(zero),
})
const irapFuori = nonCalcolata.supera(zero)
const irapNonCalcolata = (campo: 'modalita' | 'valoreProduzione', quando: Condizione) =>
  avviso('IRAP_NON_CALCOLATA', messages.IRAP_NON_CALCOLATA, {
    campo: `${DATI}.irap.${campo}`,
    nome: 'IRAP non calcolata',
    norma: legge('D.Lgs. 446/1997, artt. 2, 3 e 5'),
    quando: irapFuori.e(quando),
    valori: {
      a: euro(nonCalcolata),
      oggi: { elenco: [{ quando: conIrapOggi, parti: [' e ', euro(nonCalcolataOggi), ' della forma attuale'] }], separatore: '' },
    },
  })

export const avvisi: readonly Avviso[] = [
  avviso('QUOTE_TOTALE', messages.QUOTE_TOTALE, {
    campo: `${DATI}.soci`,
    nome: 'Le quote non fanno 100',
    norma: legge('art. 2468 c.c.'),
    quando: quoteTotali.pariA(tutto).non(),
    valori: { x: { valore: quoteTotali, formato: 'importo' } },
  }),
  ...incompleti.map((quando, i) =>
    avviso('SOCIO_INCOMPLETO', messages.SOCIO_INCOMPLETO, {
      campo: `${DATI}.soci[${i}]`,
      nome: 'Socio senza nome o senza quota',
      norma: legge('art. 2468 c.c.'),
      quando,
    }),
  ),
  avviso('IRES_PREMIALE_DA_CONFERMARE', messages.IRES_PREMIALE_DA_CONFERMARE, {
    campo: `${DATI}.aliquotaIres`,
    nome: 'IRES premiale da confermare',
    norma: legge('L. 207/2024, art. 1, c. 436-444'),
    quando: aliquota.daConfermare,
  }),
  avviso('ALIQUOTA_IRES_NON_PREVISTA', messages.ALIQUOTA_IRES_NON_PREVISTA, {
    campo: `${DATI}.aliquotaIres`,
    nome: 'Aliquota IRES non prevista',
    norma: tuir('77'),
    quando: aliquota.nonPrevista,
    valori: { anno: { valore: anno, formato: 'cifre' } },
  }),
  irapNonCalcolata('modalita', calcolata.non()),
  irapNonCalcolata('valoreProduzione', calcolata),
  avviso('IRAP_PRESUNTA', messages.IRAP_PRESUNTA, {
    campo: `${DATI}.irap.valoreProduzione`,
    nome: 'Valore della produzione presunto',
    norma: legge('D.Lgs. 446/1997, art. 5'),
    quando: presunto.e(imposta.supera(zero)),
    valori: { a: euro(valoreProduzione) },
  }),
  avviso('RILEVANZA_NON_AMMESSA', messages.RILEVANZA_NON_AMMESSA, {
    campo: `${DATI}.dividendi.rilevanzaFiscale`,
    nome: 'Quota imponibile del dividendo non ammessa',
    norma: legge('L. 205/2017, art. 1, c. 1006'),
    quando: regime.nonAmmessa,
  }),
  avviso('SOSTITUTIVA_DISATTIVATA', messages.SOSTITUTIVA_DISATTIVATA, {
    campo: `${DATI}.dividendi.sostitutiva26`,
    nome: 'Imposta sostitutiva disattivata',
    norma: legge('D.P.R. 600/1973, art. 27'),
    quando: scelta.e(sostitutiva26.non()),
  }),
  avviso('REGIME_DIVIDENDI_DA_SCEGLIERE', messages.REGIME_DIVIDENDI_DA_SCEGLIERE, {
    campo: `${DATI}.dividendi.rilevanzaFiscale`,
    nome: 'Regime dei dividendi da scegliere',
    norma: legge('D.P.R. 600/1973, art. 27'),
    quando: scelta.non().e(sostitutiva26.non(), conDividendi),
  }),
  avviso('TRASPARENZA_NON_AMMESSA', messages.TRASPARENZA_NON_AMMESSA, {
    campo: `${DATI}.ricavi`,
    nome: 'Trasparenza non ammessa',
    norma: tuir('116, c. 1'),
    quando: ammessaTrasparenza.non(),
    valori: { a: euro(limiteRicavi) },
  }),
  ...compensi('scenario2'),
  ...compensi('scenario4'),
  ...compensi('scenario6'),
  ...dividendi('scenario3'),
  ...dividendi('scenario4'),
  uscitaOltre('scenario5', 'utilePrelevato', 'PRELIEVO_OLTRE_DISTRIBUIBILE', vero),
  uscitaOltre('scenario6', 'utilePrelevato', 'PRELIEVO_OLTRE_DISTRIBUIBILE', vero),
  ...Object.values(scenari).map(perdita),
  ...avvisiDiOggi,
]
