/** The concordato opened with the data of a simulator: without the agreement it costs what it costs there, or the page says why not. */
import { concordato as contratto } from '@bilancia/contract'
import { concordato, convsrl, iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { aperturaOrdinaria } from '../../src/features/concordato/ordinario.ts'
import { aperturaSocieta } from '../../src/features/concordato/societa.ts'

type Altro = { readonly redditi?: object; readonly normale?: object; readonly ricavi?: number; readonly sopra?: object }

const stato = ({ redditi = {}, normale = {}, ricavi = 60_000, sopra = {} }: Altro) => ({
  ...{ annoImposta: 2026, nomeCognome: 'Rossi', tipologia: 'IMPRESA', regimeForfettario: { gruppo: 9, impostaSost: 15 } },
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  redditoContributiImposta: { ricavi },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 20_000 }, ...normale },
  liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: redditi, altriDatiPersonali: { codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 } },
  ...sopra,
})

function opened(altro: Altro) {
  const values = stato(altro)
  const risultato = iforfettari.calcola(values)
  if (!('regimeNormale' in risultato) || !risultato.regimeNormale || !risultato.irpefImprenditore) throw new Error('not calculated')
  const { regimeNormale, irpefImprenditore } = risultato
  const apertura = aperturaOrdinaria(values, { regimeNormale, irpefImprenditore })
  if (!apertura) throw new Error('not opened')
  const aperto = concordato.calcola(contratto.conProposta(apertura, { punteggioIsa: 8, redditoPrecedente: 30_000, concordato: [32_000, 33_000] }))
  if (!('esito' in aperto)) throw new Error('no verdict')
  const { contributi, imponibile, imposta } = aperto.anni[apertura.anno]?.senza ?? {}
  const qui = [regimeNormale.contributiTotali, irpefImprenditore.redditoImponibile, irpefImprenditore.irpefNetta]
  return { qui, nelConcordato: [contributi, imponibile, imposta], daControllare: apertura.daControllare.join(' ') }
}

const professione = {
  tipologia: 'PROFESSIONE',
  gestionePrevidenziale: { aliquotaSep: 'PIENA' },
  regimeNormale: { determinazioneDelReddito: { altreSpese: 20_000 }, contabilitaOrdinaria: true },
}

describe('without the agreement it costs the same', () => {
  it.each<[string, Altro]>([
    ['the activity alone', {}],
    // Art. 13, c. 6-bis and c. 5: the deduction for work is higher, and the two do not add up.
    ['a small activity beside a job', { ricavi: 35_000, redditi: { lavoroDipendente: 8_000 } }],
    ['a small activity beside a pension', { ricavi: 35_000, redditi: { pensione: 8_000 } }],
    ['a job of 100 days, with the lower deduction', { ricavi: 30_000, redditi: { lavoroDipendente: 12_000, giorniLavoro: 100 } }],
    ['a main home, which is deducted', { redditi: { abitazionePrincipale: 800 } }],
    ['occasional income beside ordinary accounts', { normale: { contabilitaOrdinaria: true }, redditi: { redditiDiversi: 5_000 } }],
    ['occasional income beside a loss', { ricavi: 10_000, redditi: { redditiDiversi: 20_000 } }],
    ['rents under the flat tax, which count for the deduction', { redditi: { cedolareSecca: 10_000 } }],
    ['few rents under the flat tax', { redditi: { cedolareSecca: 3_000 } }],
    ['a profession with the ordinary accounts of an earlier choice', { sopra: professione }],
    ['a profession with the family business of an earlier choice', { sopra: { ...professione, famigliare: true } }],
    ['a profession with the reduced Gestione separata', { sopra: { ...professione, gestionePrevidenziale: { aliquotaSep: 'RIDOTTA' } } }],
    ['a pensioner over 65', { sopra: { gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO', pensionatoOver65: true } } }],
    ['an owner insured before 1996', { ricavi: 180_000, sopra: { gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO', anzianitaAl1995: true } } }],
    ['a first enrolment in 2025', { sopra: { gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO', riduzione50: true } } }],
    ['the second year of the biennium', { sopra: { annoImposta: 2027 }, redditi: { lavoroDipendente: 8_000 }, ricavi: 35_000 }],
  ])('%s', (_, altro) => {
    const { qui, nelConcordato } = opened(altro)
    expect(nelConcordato).toEqual(qui)
  })
})

it('says what it counts in another way: losses of earlier years, a deduction that does not follow the income', () => {
  expect(opened({}).daControllare).not.toMatch(/perdite|detrazione/)
  expect(opened({ normale: { perditePregresseNormale: 10_000 } }).daControllare).toContain('Le perdite pregresse non sono contate')
  expect(opened({ normale: { perditePrimiTrePeriodiNormale: 10_000 } }).daControllare).toContain('Le perdite pregresse non sono contate')
  expect(opened({ redditi: { cedolareSecca: 3_000 } }).daControllare).toContain("La detrazione dell'art. 13, c. 5, è quella di qui")
  // Reliefs and losses of a business do not count in a profession.
  const scelti = { riduzione50: true, aliquotaSep: 'PIENA' }
  const perdite = { ...professione.regimeNormale, perditePregresseNormale: 10_000 }
  expect(opened({ sopra: { ...professione, gestionePrevidenziale: scelti, regimeNormale: perdite } }).daControllare).not.toMatch(/riduzioni|perdite/)
})

describe('a company', () => {
  const srl = (dati: object, annoImposta = 2026) => {
    const irap = { modalita: 'CALCOLATA', aliquota: 3.9 }
    const societa = { denominazione: 'Alfa', utileAnteImposte: 100_000, ricavi: 300_000, irap, soci: [{ nome: 'A', quota: 100 }] }
    const values = { annoImposta, datiSimulazioniSrl: { ...societa, ...dati } }
    const risultato = convsrl.calcola(values)
    const scenario = 'compDivSimulazioniSrl' in risultato ? risultato.compDivSimulazioniSrl?.scenario1 : null
    if (!('irapApplicata' in risultato) || !scenario) throw new Error('not calculated')
    const apertura = aperturaSocieta(values, { societa: scenario.societa, irap: risultato.irapApplicata })
    if (!apertura) throw new Error('not opened')
    const proposta = { punteggioIsa: 8, redditoPrecedente: 30_000, concordato: [40_000, 40_000], valoreProduzione: [50_000, 50_000] } as const
    const aperto = concordato.calcola(contratto.conProposta(apertura, proposta))
    if (!('esito' in aperto)) throw new Error('no verdict')
    const { imposta, irap: sua } = aperto.anni[apertura.anno]?.senza ?? {}
    const ids = aperto.messaggi.map(({ id }) => id)
    return { qui: [scenario.societa.ires, scenario.societa.irap], nelConcordato: [imposta, sua], daControllare: apertura.daControllare.join(' '), ids }
  }

  it('pays the same, also where IRAP is left out', () => {
    const conIrap = srl({})
    expect(conIrap.nelConcordato).toEqual(conIrap.qui)
    expect(conIrap.daControllare).not.toMatch(/IRES|IRAP/)
    const senza = srl({ irap: { modalita: 'ESCLUSA' } })
    expect(senza.nelConcordato).toEqual(senza.qui)
    expect(senza.daControllare).toContain("L'IRAP non è contata, come qui")
  })
  it('says that another rate of IRES does not count', () =>
    expect(srl({ aliquotaIres: 20, iresPremialeConfermata: true }, 2025).daControllare).toContain("l'IRES al 24%, non con l'aliquota indicata qui"))
  it('takes its revenue along, above which the agreement ends', () => expect(srl({ ricavi: 8_000_000 }).ids).toContain('RICAVI_OLTRE_ISA'))
})

it('takes along what is typed of a proposal, also before it is enough for a verdict', () => {
  const apertura = contratto.daSocieta({ annoImposta: 2026, reddito: 50_000, ricavi: 0, ires: 12_000, valoreProduzione: 60_000, aliquotaIrap: 3.9 })
  if (!apertura) throw new Error('not opened')
  const atteso = { effettivo: 50_000, ricavi: 0, vpnEffettivo: 60_000 }
  const solo = contratto.conProposta(apertura, { punteggioIsa: 8.5, redditoPrecedente: null, concordato: [null, 53_000], valoreProduzione: [null, null] })
  expect(solo).toEqual({ ...apertura.stato, punteggioIsa: 8.5, anni: [atteso, { ...atteso, concordato: 53_000 }] })
  const nulla = { punteggioIsa: null, redditoPrecedente: null, concordato: [null, null] } as const
  expect(contratto.conProposta(apertura, nulla)).toEqual(apertura.stato)
})
