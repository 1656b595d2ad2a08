/** What an answer takes for granted and says. */
import { concordato } from '@bilancia/contract'
import { budget4u, convsrl, forme, iforfettari } from '@bilancia/tax-rules'
import { type ComponentType, createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Content as ContentBudget4u, takenForGranted as ofBudget4u } from '../../src/features/budget4u/answer/Content.tsx'
import { simulator as budget4uOnPage } from '../../src/features/budget4u/simulator.ts'
import { takenForGranted } from '../../src/features/concordato/Verdict.tsx'
import { Content as ContentConvSrl, takenForGranted as ofConvSrl } from '../../src/features/convsrl/answer/Content.tsx'
import { simulator as convsrlOnPage } from '../../src/features/convsrl/simulator.ts'
import { Classifica, takenForGranted as ofForme } from '../../src/features/forme/Classifica.tsx'
import { simulator as formeOnPage } from '../../src/features/forme/simulator.ts'
import { Answer, takenForGranted as ofIForfettari } from '../../src/features/iforfettari/Answer.tsx'
import { simulator as iforfettariOnPage } from '../../src/features/iforfettari/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import type { Granted } from '../../src/features/simulator/page/Granted.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import type { Simulator } from '../../src/features/simulator/simulator.ts'
import { inState, rendered } from './rendered.ts'

const paths = (values: object) => takenForGranted({ ...values }).map(([path]) => path)
const empty = { punteggioIsa: 1, addizionaleRegionalePercentuale: 0, addizionaleComunalePercentuale: 0, previdenza: { tipo: 'NESSUNA' } }

it('is the proposed score, and the incomes, contributions and surcharges of a person that count zero', () => {
  expect(paths({ ...empty, soggetto: 'PERSONA_FISICA' })).toEqual([
    'punteggioIsa',
    'previdenza.tipo',
    'detrazioneAutonomi',
    'altriRedditi',
    'addizionaleRegionalePercentuale',
    'addizionaleComunalePercentuale',
  ])
  const typed = { punteggioIsa: 8, previdenza: { tipo: 'SEPARATA' }, altriRedditi: 1, addizionaleRegionalePercentuale: 1.23 }
  expect(paths({ ...empty, ...typed, soggetto: 'PERSONA_FISICA' })).toEqual(['addizionaleComunalePercentuale'])
})

it('is only what the subject owes: a company has IRAP, and a flat-rate taxpayer no score', () => {
  expect(paths({ ...empty, soggetto: 'SOCIETA_CAPITALI' })).toEqual(['punteggioIsa', 'aliquotaIrap'])
  expect(paths({ ...empty, soggetto: 'SOCIETA_CAPITALI', punteggioIsa: 8, aliquotaIrap: 3.9 })).toEqual([])
  expect(paths({ ...empty, soggetto: 'FORFETTARIO' })).toEqual(['previdenza.tipo'])
  expect(paths({ soggetto: 'FORFETTARIO' })).toEqual(['previdenza.tipo'])
})

// Art. 13, c. 5, TUIR: incomes of art. 53 (professionals) always, of firms only with simplified accounts.
it('is the deduction of a firm with simplified accounts, not that of a professional', () => {
  const said = (tipo: string, altro = {}) => paths({ soggetto: 'PERSONA_FISICA', previdenza: { tipo }, ...altro }).includes('detrazioneAutonomi')
  expect(Object.keys(concordato.gestioni).map((tipo) => said(tipo))).toEqual([true, true, true, false, false, false])
  expect(said('COMMERCIO', { detrazioneAutonomi: false })).toBe(false)
})

it('is that the limit of revenue is not checked, while one year has none', () => {
  const said = (...ricavi: readonly (number | undefined)[]) =>
    paths({ soggetto: 'SOCIETA_CAPITALI', biennio: '2026-2027', punteggioIsa: 8, aliquotaIrap: 3.9, anni: ricavi.map((uno) => ({ ricavi: uno })) })
  expect([said(0, 1), said(1, undefined), said(undefined, undefined), said(1, 1)]).toEqual([['anni.0.ricavi'], ['anni.1.ricavi'], ['anni.0.ricavi'], []])
})

describe('in the other simulators', () => {
  const at = (granted: Granted) => granted.map(([path]) => path)

  it('iForfettari: the simplified accounts of a firm, where they give a deduction', () => {
    const said = (tipologia: string, contabilitaOrdinaria: boolean, detrazione: number) =>
      at(ofIForfettari({ tipologia, regimeNormale: { contabilitaOrdinaria } }, detrazione))
    expect(said('IMPRESA', false, 500)).toEqual(['regimeNormale.contabilitaOrdinaria'])
    expect([said('IMPRESA', true, 0), said('IMPRESA', false, 0), said('PROFESSIONE', false, 500)]).toEqual([[], [], []])
  })

  // L. 190/2014, art. 1, c. 54: the limits of the year before count as kept by who starts.
  it('iForfettari: a start after the tax year', () => {
    const said = (annoInizioAttivita: number | null) =>
      ofIForfettari({ annoImposta: 2026, tipologia: 'PROFESSIONE', regimeForfettario: { annoInizioAttivita } }, 0)
    expect([said(null), said(2026), at(said(2027))]).toEqual([[], [], ['regimeForfettario.annoInizioAttivita']])
    expect(said(2027)[0]?.[1]).toMatch(/comincia nel 2027, dopo l'anno d'imposta 2026/)
  })

  it('Convenienza Srl: the capital of a company with a profit, the fee on its books in a comparison, the full rate of a fee', () => {
    const said = (dati: object, costi: object = {}, compared = true) =>
      at(ofConvSrl({ datiSimulazioniSrl: dati, confronto: { costi } }, { compared, accounts: false }))
    const capitale = 'datiSimulazioniSrl.capitaleSociale'
    const tassa = 'confronto.costi.tassaConcessioneGovernativa'
    expect(said({ utileAnteImposte: 1 })).toEqual([capitale, tassa])
    expect(said({ utileAnteImposte: 1 }, {}, false)).toEqual([capitale])
    expect(said({ utileAnteImposte: -1 }, { tassaConcessioneGovernativa: 516.46 })).toEqual([])
    expect(said({ utileAnteImposte: 1, capitaleSociale: 600_000 }, { tassaConcessioneGovernativa: 516.46 })).toEqual([])
    const conCompenso = (socio: object) => said({ soci: [{}, { nome: 'B', ...socio }], scenario4: { compensi: [0, 1] } }, { tassaConcessioneGovernativa: 1 })
    expect(conCompenso({})).toEqual(['datiSimulazioniSrl.soci[1].tipoGestioneSeparata'])
    const coperti = [{ gestioneIvs: 'ARTIGIANO' }, { tipoGestioneSeparata: 'PIENA' }, { redditi: { pensione: 1 } }, { redditi: { lavoroDipendente: 1 } }]
    for (const socio of [...coperti, { nome: '' }]) expect([socio, conCompenso(socio)]).toEqual([socio, []])
    const conti = (contabilita: string, accounts: boolean) =>
      at(ofConvSrl({ confronto: { contabilita, costi: { tassaConcessioneGovernativa: 1 } } }, { compared: true, accounts }))
    expect([conti('SEMPLIFICATA', true), conti('ORDINARIA', true), conti('SEMPLIFICATA', false)]).toEqual([['confronto.contabilita'], [], []])
  })

  it('Budget4u: nobody to support, and no other income', () => {
    const said = (imposteContributi: object, oneOwner = true) => at(ofBudget4u({ imposteContributi }, oneOwner))
    expect(said({})).toEqual(['imposteContributi.titolare.numeroFigliACarico', null])
    expect(said({}, false)).toEqual(['imposteContributi.soci', null])
    expect(said({ titolare: { coniugeACarico: true } })).toEqual([null])
    expect(said({ soci: [{ quota: 50, numeroFigliACarico: 1 }] }, false)).toEqual([null])
  })

  it("Forme: the accounts, the costs that today's form has already, the capital", () => {
    const said = (values: object, conSrl = true) => at(ofForme({ annoImposta: 2026, ...values }, conSrl))
    expect(said({ attivita: { tipologia: 'IMPRESA' }, formaAttuale: 'FORFETTARIO' })).toEqual([
      'attivita.contabilita',
      'spese.compreseInOggi',
      'srl.capitaleSociale',
    ])
    expect([said({ attivita: { tipologia: 'PROFESSIONE' }, srl: { capitaleSociale: 1 } }), said({}, false)]).toEqual([[], []])
    expect(
      said({
        attivita: { contabilita: 'ORDINARIA', tipologia: 'IMPRESA' },
        formaAttuale: 'FORFETTARIO',
        spese: { compreseInOggi: false },
        srl: { capitaleSociale: 1 },
      }),
    ).toEqual([])
  })

  it('Forme: a start after the tax year', () => {
    const said = (annoInizio: number) => ofForme({ annoImposta: 2026, attivita: { tipologia: 'PROFESSIONE', annoInizio } }, false)
    expect([said(2026), at(said(2027))]).toEqual([[], ['attivita.annoInizio']])
    expect(said(2027)[0]?.[1]).toMatch(/comincia nel 2027, dopo l'anno d'imposta 2026/)
  })
})

describe('stands in the answer', () => {
  function answer(simulator: Simulator, content: ComponentType, values: object, result: object): string {
    const simulation = inState(createSimulation(simulator, 1), { values: { ...values }, result: { ...result } })
    return rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(content)), { simulation })
  }

  it('of iForfettari', () => {
    const values = {
      ...{ annoImposta: 2026, nomeCognome: 'Ada', tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO' } },
      regimeForfettario: { gruppo: 9, impostaSost: 15 },
      redditoContributiImposta: { ricavi: 30_000 },
    }
    expect(answer(iforfettariOnPage, Answer, values, iforfettari.calcola(values))).toContain('Contabilità semplificata')
  })

  it('of Convenienza Srl', () => {
    const datiSimulazioniSrl = { denominazione: 'Prova', utileAnteImposte: 50_000, soci: [{ nome: 'A', quota: 100 }] }
    const values = { annoImposta: 2026, datiSimulazioniSrl, confronto: { formaAttuale: 'DITTA_INDIVIDUALE', persone: [{ nome: 'A', quota: 100 }] } }
    expect(answer(convsrlOnPage, ContentConvSrl, values, convsrl.calcola(values))).toMatch(/Capitale sociale 10\.000,00.*Concessione governativa 309,87/)
  })

  it('of Budget4u', () => {
    const values = {
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE' },
      contoEconomicoDittaSocieta: { ricavi: 50_000 },
      imposteContributi: { gestioneIvs: 'COMMERCIANTE' },
    }
    expect(answer(budget4uOnPage, ContentBudget4u, values, { ...budget4u.calcola(values), quadro: { ripartizione: { ricavi: 50_000 } } })).toContain(
      'Nessun familiare a carico',
    )
  })

  it('of Forme', () => {
    const attivita = { tipologia: 'IMPRESA', gruppo: 9, ricavi: 50_000 }
    const values = {
      annoImposta: 2026,
      denominazione: 'Prova',
      escludi: ['SRL_OTTIMIZZATA'],
      attivita,
      previdenza: { gestioneIvs: 'ARTIGIANO' },
      persone: [{ nome: 'Ada' }],
    }
    expect(answer(formeOnPage, Classifica, values, forme.calcola(values))).toContain('Contabilità semplificata')
  })
})
