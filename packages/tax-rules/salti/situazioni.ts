/** The situations that are searched for cliffs: a person or firm with one income that grows from `da` to `a`. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import type { Expression } from '@bilancia/engine'
import * as avvio from '../src/simulators/budget4u/dati.ts'
import * as srl from '../src/simulators/convsrl/dati.ts'
import { campi } from '../src/simulators/iforfettari/dati.ts'

export type Situazione = {
  readonly id: string
  readonly simulatore: 'iforfettari' | 'convsrl' | 'budget4u'
  readonly anni: readonly TaxYear[]
  /** The field that grows; the fields of `seguono` grow with it euro for euro. */
  readonly campo: Expression
  readonly seguono?: readonly Expression[]
  readonly da: number
  readonly a: number
  readonly stato: object
}

/** Codes of the regions and autonomous provinces. */
const regioni: readonly number[] = Array.from({ length: 21 }, (_, i) => i + 1)
const SICILIA = 16

const altri = campi.liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo

type Chi = { readonly dati?: object; readonly redditi?: object }
/** Somebody whose only income is outside the business. */
const persona = (id: string, campo: Expression, { dati = {}, redditi = {} }: Chi = {}, a = 120_000): Situazione => ({
  id,
  simulatore: 'iforfettari',
  anni: taxYears,
  campo,
  da: 0,
  a,
  stato: {
    tipologia: 'PROFESSIONE',
    liquidazioneIrpef: {
      redditiDiversiDaImpresa_LavAutonomo: redditi,
      altriDatiPersonali: { codiceRegioneResidenza: SICILIA, addizionaleComunalePercentuale: 0.8, ...dati },
    },
  },
})

const inRegione = (code: number, figli: number): Situazione =>
  persona(`regione ${code}, ${figli} figli`, altri.altriRedditi, {
    dati: { codiceRegioneResidenza: code, addizionaleComunalePercentuale: 0, numeroFigliACarico: figli, numeroFigliMinori: figli, percentualeCarichi: 100 },
  })

const impresa = (id: string, diverso: object, da = 1, a = 120_000, anni: readonly TaxYear[] = taxYears): Situazione => ({
  id,
  simulatore: 'iforfettari',
  anni,
  campo: campi.redditoContributiImposta.ricavi,
  da,
  a,
  stato: {
    tipologia: 'IMPRESA',
    gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO' },
    regimeForfettario: { gruppo: 2, impostaSost: 15 },
    liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: SICILIA, addizionaleComunalePercentuale: 0.8 } },
    ...diverso,
  },
})

const dati = srl.srl
const socio = { nome: 'Anna Rossi', quota: 100, codiceRegioneResidenza: SICILIA, addizionaleComunalePercentuale: 0.8 }

export const situazioni: readonly Situazione[] = [
  ...regioni.flatMap((code) => [inRegione(code, 0), inRegione(code, 3)]),
  persona('lavoro dipendente', altri.lavoroDipendente),
  persona('lavoro dipendente, coniuge e due figli a carico', altri.lavoroDipendente, {
    dati: { coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 100 },
  }),
  persona('lavoro dipendente, quattro figli a carico', altri.lavoroDipendente, { dati: { numeroFigliACarico: 4, percentualeCarichi: 100 } }),
  persona(
    'lavoro dipendente, detrazioni per oneri',
    altri.lavoroDipendente,
    { dati: { detrazioniOneriSoggetteATaglio: 3000, detrazioneInteressiMutuo: 700 } },
    260_000,
  ),
  persona('pensione', altri.pensione),
  persona('pensione, comune con soglia di esenzione', altri.pensione, {
    dati: { addizionaleComunale: { sogliaEsenzione: 15_000, scaglioni: [{ finoA: null, aliquota: 0.8 }] } },
  }),
  persona('redditi diversi', altri.redditiDiversi),
  impresa('ricavi di un commerciante', {
    confronto: { adempimenti: { fatturazioneElettronica: { forfettario: { costo: 240 }, normale: { costo: 240 } } } },
  }),
  impresa('ricavi di una impresa familiare', {
    famigliare: true,
    quotaCollab1: 10,
    datiCollaboratore1: { nomeCognome: 'Luca Rossi', altriDatiPersonali: { codiceRegioneResidenza: SICILIA } },
  }),
  impresa('ricavi di una impresa soggetta a IRAP', { gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' } }, 150_000, 250_000, [2020, 2021]),
  {
    id: "compenso dell'amministratore",
    simulatore: 'convsrl',
    anni: taxYears,
    campo: dati.scenario2.compensi[0] as Expression,
    seguono: [dati.scenario2.compensoTotale],
    da: 0,
    a: 120_000,
    stato: { datiSimulazioniSrl: { utileAnteImposte: 200_000, soci: [socio, {}, {}] } },
  },
  {
    id: 'utile di una ditta individuale',
    simulatore: 'convsrl',
    anni: taxYears,
    campo: dati.utileAnteImposte,
    da: 0,
    a: 120_000,
    stato: { datiSimulazioniSrl: { soci: [socio, {}, {}] }, confronto: { formaAttuale: 'DITTA_INDIVIDUALE', gestioneIvs: 'COMMERCIANTE' } },
  },
  {
    id: 'ricavi di una ditta che nasce',
    simulatore: 'budget4u',
    anni: taxYears,
    campo: avvio.ditta.ricavi,
    da: 0,
    a: 120_000,
    stato: {
      informazioniCostiDiAvvio: {
        nomeDitta: 'Prova',
        tipologia: 'IMPRESA',
        regime: 'NORMALE',
        codiceRegioneResidenza: SICILIA,
        addizionaleComunalePercentuale: 0.8,
      },
    },
  },
]
