import { describe, expect, it } from 'vitest'
import {
  aggregate,
  type Boxes,
  collaboratorsOf,
  companyOf,
  firmFramesOf,
  firmOf,
  incomesOf,
  type ModelYear,
  mismatchesOf,
  personalDataOf,
  shareFrom,
  type TaxReturn,
  taxYearOf,
} from '../src/index.ts'

/** A return with these boxes, module by module. */
const dichiarazione = (modelYear: ModelYear, ...modules: readonly Boxes[]): TaxReturn => ({
  cf: 'FTTDND96B67H501M',
  type: 'PF',
  modelYear,
  taxYear: taxYearOf(modelYear),
  modules: Object.fromEntries(modules.map((boxes, i) => [String(i + 1), boxes])),
})

describe("redditi fuori dell'impresa", () => {
  it('la pensione è la somma dei righi di tipo 1 e 7 meno la quota esente, il resto di RC5 è lavoro dipendente', () => {
    const primo = {
      RC001001: 1,
      RC001003: 12_000,
      RC002001: 2,
      RC002003: 20_000,
      RC003001: 7,
      RC003003: 1_500,
      RC005003: 1_000,
      RC005006: 37_500,
      RN001005: 37_500,
    }
    const secondo = { RC001001: 1, RC001003: 5_000 }
    // Pension 12.000 + 1.500 + 5.000 - 1.000 = 17.500; employment 37.500 - 17.500 = 20.000.
    expect(incomesOf(dichiarazione(2026, primo, secondo), null)).toMatchObject({ pensione: 17_500, lavoroDipendente: 20_000, altriRedditi: 0 })
  })

  it('RB10 colonna 16 è affitto al 26% dal modello 2025, abitazione principale prima', () => {
    const boxes = { RB010014: 100, RB010015: 20, RB010016: 3, RB010018: 700, RB010019: 900, RL010006: 4_000, RL010007: 50_000, RL010008: 600_000 }
    expect(incomesOf(dichiarazione(2026, boxes), null)).toMatchObject({ cedolareSecca: 650_123, abitazionePrincipale: 900 })
    expect(incomesOf(dichiarazione(2025, boxes), null)).toMatchObject({ cedolareSecca: 650_123, abitazionePrincipale: 900 })
    expect(incomesOf(dichiarazione(2024, boxes), null)).toMatchObject({ cedolareSecca: 4_120, abitazionePrincipale: 700 })
    expect(incomesOf(dichiarazione(2024, { ...boxes, RN002001: 650 }), null)).toMatchObject({ abitazionePrincipale: 650 })
  })

  it("il reddito dell'impresa in studio del titolare non conta due volte", () => {
    const boxes = { RG036001: 30_000, RH014001: 8_000, RB010013: 2_000, RN001005: 45_000 }
    expect(incomesOf(dichiarazione(2026, boxes), null)).toMatchObject({ impreseMinoriLavoroAutonomo: 38_000, altriRedditi: 5_000 })
    expect(incomesOf(dichiarazione(2026, boxes), { own: true })).toMatchObject({ impreseMinoriLavoroAutonomo: 8_000, altriRedditi: 5_000 })
  })

  it("del socio si toglie la quota della società in studio, quella concordata se c'è", () => {
    const cfImpresa = '98084600638'
    const altra = '98000000001'
    const boxes = { RH001001: cfImpresa, RH001004: 10_000, RH002001: altra, RH002004: 3_000, RH014001: 13_000, RN001005: 13_000 }
    expect(incomesOf(dichiarazione(2026, boxes), { cfImpresa })).toMatchObject({ impreseMinoriLavoroAutonomo: 3_000, altriRedditi: 0 })
    const concordato = { ...boxes, RH001014: 7_000, RH014001: 10_000, RN001005: 10_000 }
    expect(incomesOf(dichiarazione(2026, concordato), { cfImpresa })).toMatchObject({ impreseMinoriLavoroAutonomo: 3_000, altriRedditi: 0 })
    expect(shareFrom(dichiarazione(2026, concordato), cfImpresa)).toBe(7_000)
    expect(shareFrom(dichiarazione(2026, { RH005001: cfImpresa, RH005004: 900, RH005015: 800 }), cfImpresa)).toBe(800)
    expect(shareFrom(dichiarazione(2026, boxes), '98000000009')).toBeNull()
  })

  it('altri redditi non scende sotto zero, e lo dice', () => {
    expect(incomesOf(dichiarazione(2026, { RG036001: 30_000, RN001005: 25_000 }), null)).toMatchObject({ altriRedditi: 0, altriRedditiNegativi: true })
  })
})

describe('dati personali', () => {
  const boxes = { RN003001: 6_700, RP021001: 5_200, RN022001: 1_010, RN008001: 690, RN006002: 500, RV009002: 0.8 }

  it('i contributi propri escono dagli oneri quando li calcola il simulatore', () => {
    expect(personalDataOf(dichiarazione(2026, boxes), { computesContributions: true })).toMatchObject({ oneriDeducibili: 1_500, contributiVersati: 5_200 })
    expect(personalDataOf(dichiarazione(2026, boxes), { computesContributions: false })).toMatchObject({
      oneriDeducibili: 6_700,
      detrazioniOneri: 320,
      figliACarico: true,
    })
  })

  it('con le aliquote comunali a scaglioni il campo resta vuoto', () => {
    const scaglioni = personalDataOf(dichiarazione(2026, { ...boxes, RV009001: 1 }), { computesContributions: false })
    expect(scaglioni).toMatchObject({ aliquotaComunale: null, aliquotaComunaleAScaglioni: true })
  })
})

describe("l'impresa", () => {
  it('con il concordato conta il reddito effettivo', () => {
    const concordato = dichiarazione(2026, { RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RG031001: 41_000, CP007005: 41_000 })
    expect(firmOf(concordato, 'RG')).toMatchObject({ redditoNormale: 30_000, concordato: true })
    expect(companyOf(concordato, { movesTaxes: false })).toMatchObject({ utileAnteImposte: 30_000, variazioniAumento: 0, variazioniDiminuzione: 0 })
  })

  it('in contabilità ordinaria una sola riga porta dai ricavi al reddito', () => {
    const costi = firmOf(dichiarazione(2026, { RF002001: 1, RS116001: 80_000, RF057001: 30_000 }), 'RF')
    expect(costi).toMatchObject({ ricavi: 80_000, contabilitaOrdinaria: true, determinazioneDelReddito: { altriCosti: 50_000, altriProventi: 0 } })
    const proventi = firmOf(dichiarazione(2026, { RF002001: 20_000, RF057001: 30_000 }), 'RF')
    expect(proventi).toMatchObject({ ricavi: 20_000, determinazioneDelReddito: { altriCosti: 0, altriProventi: 10_000 } })
  })

  it('del forfettario si conoscono ricavi e contributi, non i costi', () => {
    const firm = firmOf(dichiarazione(2026, { LM022003: 10_000, LM023003: 5_000, LM023004: 700, LM035001: 2_100 }, { LM022003: 4_000 }), 'LM')
    expect(firm).toMatchObject({ tipologia: null, ricavi: 19_700, contributiVersati: 2_100, redditoNormale: null, determinazioneDelReddito: {} })
  })

  it('nei modelli precedenti il totale del rigo è nella colonna più alta, se non supera quello del quadro', () => {
    const boxes = { RE006001: 30_000, RE011001: 4_000, RE011002: 5_000, RE015001: 60, RE016002: 20, RE020001: 9_000 }
    const lines = firmOf(dichiarazione(2022, boxes), 'RE').determinazioneDelReddito
    expect(lines).toMatchObject({ lavoroDipendente: 5_000, speseLimitate: 80, altreSpese: 3_920 })
    expect(firmOf(dichiarazione(2022, { ...boxes, RE011002: 9_001 }), 'RE').determinazioneDelReddito).toMatchObject({ lavoroDipendente: 0 })
  })

  it("i quadri presenti e i collaboratori dell'impresa familiare, da tutti i moduli", () => {
    const familiare = dichiarazione(
      2026,
      { RG012001: 1, RE006001: 1, RS006001: 'CLLPRM80A01H501X', RS006002: 30, RS006003: 9_000 },
      { RS006001: 'CLLSCN80A01H501X', RS006002: 10 },
    )
    expect(firmFramesOf(familiare)).toEqual(['RG', 'RE'])
    expect(collaboratorsOf(familiare).map(({ cf, quota }) => [cf, quota])).toEqual([
      ['CLLPRM80A01H501X', 30],
      ['CLLSCN80A01H501X', 10],
    ])
  })

  it('una perdita è un utile negativo', () => {
    const perdita = dichiarazione(2026, { RF005001: 5_000, RF006004: 100, RF032001: 1_000, RF056001: 300, RF057001: -4_200 })
    // -5.000 + 1.000 + 100 - 300 = -4.200
    expect(companyOf(perdita, { movesTaxes: false })).toMatchObject({
      utileAnteImposte: -5_000,
      variazioniAumento: 1_100,
      reddito: -4_200,
      redditoDichiarato: -4_200,
    })
    expect(mismatchesOf(perdita)).toEqual([])
  })
})

describe('campi e moduli', () => {
  it('si sommano RB, RC, RH e gli altri che continuano; di RG, RN e RF conta il modulo 1; il testo resta fuori', () => {
    const due = dichiarazione(2026, { RB001001: 10, RG012001: 1, RN001005: 5, RS006001: 'TESTO' }, { RB001001: 0.1, RG012001: 2, RB010013: 0.2 })
    expect(aggregate(due)).toEqual({ RB001001: 10.1, RG012001: 1, RN001005: 5, RB010013: 0.2 })
  })

  it('somma al centesimo, e un campo solo resta come fu dichiarato', () => {
    const due = dichiarazione(2026, { RS006002: 33.333, RB010013: 0.1, RC001003: 1.005 }, { RB010013: 0.2, RC001003: 1 })
    // 0,1 + 0,2 is 0,30000000000000004 in binary; 1,005 + 1 = 2,005, to the cent 2,01.
    expect(aggregate(due)).toEqual({ RS006002: 33.333, RB010013: 0.3, RC001003: 2.01 })
  })

  it('percentuali e codici non si sommano: resta quello del primo modulo che li porta', () => {
    const due = dichiarazione(
      2026,
      { LM022002: 78, LM022003: 30_000, LM022005: 23_400, RC001001: 2, RC001003: 9_000, RS006002: 49 },
      { LM022002: 67, LM022003: 20_000, LM022005: 13_400, LM023002: 40, RC001001: 1, RC001003: 500, RS006002: 30 },
    )
    expect(aggregate(due)).toEqual({
      LM022002: 78,
      LM022003: 50_000,
      LM022005: 36_800,
      LM023002: 40,
      RC001001: 2,
      RC001003: 9_500,
      RS006002: 49,
    })
  })

  it('una verifica che non torna è detta con le due cifre, oltre un euro per rigo', () => {
    const boxes = { RN001005: 50_000, RN003001: 5_000, RN004001: 45_006, RP039001: 5_001 }
    expect(mismatchesOf(dichiarazione(2026, boxes))).toEqual([{ verifica: 'RN4 = RN1 col. 5 + col. 2 - col. 3 - RN2 - RN3', atteso: 45_000, presente: 45_006 }])
    expect(mismatchesOf(dichiarazione(2026, { ...boxes, RN004001: 45_005 }))).toEqual([])
  })
})
