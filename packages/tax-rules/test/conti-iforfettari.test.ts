/** Whole comparisons of the two regimes in every year, worked out again as plain arithmetic from the norms (`conti.ts`). */
import { taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { attesoDi, type Caso, statoDi } from './conti-iforfettari.ts'
import { calcola } from './support.ts'

const sicilia = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 } as const
const costi = { altriProventi: 1_200, rimanenzeFinali: 4_000, esistenzeIniziali: 3_000, acquisti: 9_000, lavoroDipendente: 2_000, compensiTerzi: 1_000 }
const spese = { ammortamenti: 1_500.55, canoniLeasing: 800, interessiPassivi: 100 }
const casi: Readonly<Record<string, Caso>> = {
  'artigiano con due collaboratori, uno a carico e uno con un lavoro; perdite di anni prima; somme integrative': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 60_000,
    righi: { ...costi, ...spese, servizi: 2_500, altriCosti: 700 },
    perdite: [3_000, 1_000],
    somme: true,
    titolare: { ...sicilia, redditi: { lavoroDipendente: 2_800, giorniLavoro: 100, cedolareSecca: 2_000 }, coniugeACarico: true, oneriDeducibili: 300 },
    collaboratori: [
      { quota: 5.55, dati: sicilia, previdenza: { under21: true } },
      { quota: 30, dati: { ...sicilia, redditi: { lavoroDipendente: 11_000, giorniLavoro: 365 }, numeroFigliACarico: 1, percentualeCarichi: 100 } },
    ],
  },
  'lo stesso con la rivalsa e la riduzione del 35%: ciascuno deduce i suoi, dall’altro reddito': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [2, 40],
    aliquota: 5,
    ricavi: 64_999.99,
    righi: { ...costi, ...spese },
    rivalsa: true,
    riduzione35: true,
    ordinaria: true,
    titolare: { ...sicilia, redditi: { pensione: 14_000, giorniPensione: 300 }, numeroFigliACarico: 2, percentualeCarichi: 50 },
    collaboratori: [
      { quota: 20, dati: { ...sicilia, redditi: { altriRedditi: 9_000 } }, previdenza: { riduzione50: true } },
      { quota: 10.01, dati: { redditi: { redditiDiversi: 3_000 }, coniugeACarico: true }, aCarico: true },
    ],
  },
  'un reddito piccolo: i contributi oltre il reddito forfettario si deducono dagli altri, e una perdita ordinaria si riporta': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [1, 40],
    aliquota: 15,
    ricavi: 6_000,
    righi: { acquisti: 9_000.5 },
    somme: true,
    previdenza: { pensionatoOver65: true },
    titolare: { ...sicilia, redditi: { pensione: 20_000, abitazionePrincipale: 500 }, detrazioniOneri: 200, detrazioniOneriSoggetteATaglio: 150 },
  },
  'perdite oltre il reddito: quelle limitate fino all’80%, le altre fino a ciò che resta': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 40_000,
    righi: { servizi: 9_999.99 },
    perdite: [60_000, 1_000],
    titolare: sicilia,
    collaboratori: [{ quota: 20, dati: { ...sicilia, redditi: { altriRedditi: 20_000 } } }],
  },
  'perdite dei primi tre periodi oltre tutto il reddito': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [2, 40],
    aliquota: 5,
    ricavi: 60_000,
    righi: { servizi: 30_000 },
    perdite: [4_000, 70_000],
    titolare: sicilia,
  },
  'un reddito alto, con l’anzianità al 1995 e la flat tax incrementale del 2023': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 84_000,
    righi: { ricaviNormale: 165_000, servizi: 20_000 },
    previdenza: { anzianitaAl1995: true },
    massimo3: 90_000,
    titolare: { ...sicilia, detrazioniOneriSoggetteATaglio: 1_800, detrazioneInteressiMutuo: 250, numeroFigliACarico: 1, percentualeCarichi: 100 },
  },
  'professionista con la gestione separata piena e altri redditi': {
    tipologia: 'PROFESSIONE',
    separata: 'PIENA',
    gruppo: [8, 78],
    aliquota: 5,
    ricavi: 48_000,
    righi: { ammortamenti: 1_000, immobili: 2_000, consumi: 600, speseLimitate: 400, altreSpese: 3_000, plusvalenze: 500, altriProventi: 100 },
    titolare: { ...sicilia, redditi: { fabbricatiLocati: 4_000, redditiDiversi: 1_000 }, coniugeACarico: true, numeroFigliACarico: 3, percentualeCarichi: 100 },
  },
  'professionista in perdita con un lavoro: la perdita riduce gli altri redditi (art. 8 TUIR)': {
    tipologia: 'PROFESSIONE',
    separata: 'RIDOTTA',
    gruppo: [8, 78],
    aliquota: 15,
    ricavi: 5_000,
    righi: { altreSpese: 8_000 },
    somme: true,
    titolare: {
      ...sicilia,
      redditi: { lavoroDipendente: 15_500, giorniLavoro: 300 },
      numeroFigliACarico: 1,
      percentualeCarichi: 50,
      detrazioneInteressiMutuo: 600,
    },
  },
}

describe.each(Object.entries(casi))('%s', (_, caso) => {
  it.each(taxYears)('nel %i', (anno) => {
    expect(calcola(statoDi(anno, caso))).toMatchObject(attesoDi(anno, caso))
  })
})
