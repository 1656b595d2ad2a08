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

  describe('la quota del socio si toglie da dove il quadro RH la porta (istruzioni PF 2026, fascicolo 2, pagine 4-6)', () => {
    const cfImpresa = '98084600638'
    const altra = '98000000001'
    const redditi = (boxes: Boxes) => incomesOf(dichiarazione(2026, boxes), { cfImpresa })

    it('una perdita non arriva a RH14: si ferma a RH9', () => {
      const perdita = { RC001001: 2, RC001003: 30_000, RC005006: 30_000, RH001001: cfImpresa, RH001002: 1, RH001004: -20_000, RN001005: 30_000 }
      // RH7 col. 2 adds only incomes; RH8 and RH9 col. 1 take in the loss of 20.000. RN1 is the employment of 30.000 alone.
      expect(redditi(perdita)).toMatchObject({ lavoroDipendente: 30_000, impreseMinoriLavoroAutonomo: 0, altriRedditi: 0, altriRedditiNegativi: false })
      expect(shareFrom(dichiarazione(2026, perdita), cfImpresa)).toBe(-20_000)
    })

    it('le perdite di prima o di altre imprese riducono RH14 sotto la quota', () => {
      // RH11 20.000 - RH12 5.000 = RH14 15.000. RN1: 15.000 + land 8.000. Outside the firm: 8.000.
      const diPrima = { RH001001: cfImpresa, RH001002: 1, RH001004: 20_000, RH012001: 5_000, RH014001: 15_000, RA023011: 8_000, RN001005: 23_000 }
      expect(redditi(diPrima)).toMatchObject({ impreseMinoriLavoroAutonomo: 0, altriRedditi: 8_000 })
      // RH7 20.000 - RH8 5.000 = RH14 15.000. RN1: 10.000 + 15.000 + 6.000. Outside the firm: employment 10.000, foreign capital income 6.000.
      const diAltra = {
        RC001001: 2,
        RC001003: 10_000,
        RC005006: 10_000,
        RH001001: cfImpresa,
        RH001002: 1,
        RH001004: 20_000,
        RH002001: altra,
        RH002002: 1,
        RH002004: -5_000,
        RH014001: 15_000,
        RL004002: 6_000,
        RN001005: 31_000,
      }
      expect(redditi(diAltra)).toMatchObject({ lavoroDipendente: 10_000, impreseMinoriLavoroAutonomo: 0, altriRedditi: 6_000 })
    })

    it('di un’associazione professionale anche la perdita è in RH17', () => {
      const associato = { RC005006: 30_000, RH001001: cfImpresa, RH001002: 2, RH001004: -8_000, RH017001: -8_000, RN001005: 22_000 }
      expect(redditi(associato)).toMatchObject({ lavoroDipendente: 30_000, impreseMinoriLavoroAutonomo: 0, altriRedditi: 0, altriRedditiNegativi: false })
    })

    it('di una società semplice è in RH18, e non si toglie dalle altre partecipazioni', () => {
      // RN1: RH18 20.000 + RH14 15.000. Outside the firm: the 15.000 of the other partnership.
      const semplice = {
        RH001001: cfImpresa,
        RH001002: 3,
        RH001004: 20_000,
        RH002001: altra,
        RH002002: 1,
        RH002004: 15_000,
        RH014001: 15_000,
        RH018001: 20_000,
      }
      expect(redditi({ ...semplice, RN001005: 35_000 })).toMatchObject({ impreseMinoriLavoroAutonomo: 15_000, altriRedditi: 0 })
    })

    it('con la casella CPB barrata la quota concordata è zero, e in RH14 c’è solo il resto', () => {
      const zero = { RC005006: 30_000, RH001001: cfImpresa, RH001002: 1, RH001004: 9_000, RH00113A: 1, RA023011: 12_000, RN001005: 42_000 }
      expect(redditi(zero)).toMatchObject({ impreseMinoriLavoroAutonomo: 0, altriRedditi: 12_000 })
      expect(shareFrom(dichiarazione(2026, zero), cfImpresa)).toBe(0)
      // RH14 has the 5.000 of the other firm alone. RN1: 30.000 + 5.000 + 12.000.
      const conAltra = { ...zero, RH002001: altra, RH002002: 1, RH002004: 5_000, RH014001: 5_000, RN001005: 47_000 }
      expect(redditi(conAltra)).toMatchObject({ impreseMinoriLavoroAutonomo: 5_000, altriRedditi: 12_000 })
      const trasparente = { RH005001: cfImpresa, RH005004: 9_000, RH00514A: 1, RH006001: altra, RH006004: 5_000, RH014001: 5_000, RN001005: 5_000 }
      expect(redditi(trasparente)).toMatchObject({ impreseMinoriLavoroAutonomo: 5_000, altriRedditi: 0 })
    })
  })

  it('una quota esente non è il totale di RC5 o di RC9, se il totale è zero', () => {
    // PF 2026, booklet 1, pages 51 and 53: RC5 col. 1-4 and RC9 col. 1 are exempt, the totals are RC5 col. 6 and RC9 col. 2.
    const sport = { RC001001: 8, RC001003: 12_000, RC005004: 12_000, RB010013: 9_000, RN001005: 9_000 }
    expect(incomesOf(dichiarazione(2026, sport), null)).toMatchObject({
      lavoroDipendente: 0,
      fabbricatiLocati: 9_000,
      altriRedditi: 0,
      altriRedditiNegativi: false,
    })
    // A frontier worker with 9.000, all exempt. RN1: 3.000 of RL19 + land 10.000.
    const frontiera = { RC001001: 4, RC001003: 9_000, RC005001: 9_000, RL019001: 3_000, RA023011: 10_000, RN001005: 13_000 }
    expect(incomesOf(dichiarazione(2026, frontiera), null)).toMatchObject({ lavoroDipendente: 0, redditiDiversi: 3_000, altriRedditi: 10_000 })
    expect(incomesOf(dichiarazione(2026, { RC007002: 12_000, RC009001: 12_000 }), null)).toMatchObject({ assimilatiLavoroDipendente: 0 })
  })

  it('nei modelli in cui la colonna non è certa, il totale di RC5 non supera il reddito complessivo prima delle perdite', () => {
    const esente = { RC001001: 4, RC001003: 7_500, RC005001: 7_500, RB010013: 2_000, RN001005: 2_000 }
    expect(incomesOf(dichiarazione(2023, esente), null)).toMatchObject({ lavoroDipendente: 0, fabbricatiLocati: 2_000, altriRedditi: 0 })
    // RN1: 30.000 - 8.000 of professional loss = 22.000. The total of 30.000 is a total.
    const perdita = { RC001001: 2, RC001003: 30_000, RC005005: 30_000, RE025001: -8_000, RN001005: 22_000 }
    expect(incomesOf(dichiarazione(2023, perdita), { own: true })).toMatchObject({ lavoroDipendente: 30_000, altriRedditi: 0, altriRedditiNegativi: false })
    const associato = { RC001001: 2, RC001003: 30_000, RC005005: 30_000, RH017001: -8_000, RN001005: 22_000 }
    expect(incomesOf(dichiarazione(2023, associato), null)).toMatchObject({ lavoroDipendente: 30_000 })
  })

  it("l'ACE ridotta dentro RN1 non riduce gli altri redditi", () => {
    // PF 2026, booklet 1, pages 136-137: RN1 col. 5 = incomes - RS37 col. 16. 60.000 + land 5.000 - 4.000 = 61.000.
    const boxes = { RF057001: 60_000, RF101001: 60_000, RS037016: 4_000, RA023011: 5_000, RN001005: 61_000 }
    for (const year of [2024, 2026] as const) expect(incomesOf(dichiarazione(year, boxes), { own: true })).toMatchObject({ altriRedditi: 5_000 })
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
    expect(firmOf(concordato, 'RG')).toMatchObject({ redditoNormale: 30_000, concordato: { reddito: 41_000, sostitutiva: 0 } })
    expect(companyOf(concordato, { movesTaxes: false })).toMatchObject({ utileAnteImposte: 30_000, variazioniAumento: 0, variazioniDiminuzione: 0 })
  })

  describe('il concordato si riconosce dai righi di chi aderisce (istruzioni PF 2026, fascicolo 3, pagine 124-126)', () => {
    const professione = { RE002002: 80_000, RE006001: 80_000, RE020001: 30_000 }

    it("tutto a imposta sostitutiva: RE21 è zero, e la verifica RE21 = RE6 - RE20 non c'è", () => {
      // Agreed 40.000, a loss the year before (CP2 col. 2 empty): CP2 col. 3 = 40.000, CP9 col. 1 and 3 = 40.000 - 40.000, not written. RE21 = CP9 col. 3.
      const sostitutiva = dichiarazione(2026, { ...professione, CP002001: 40_000, CP002003: 40_000, CP002005: 4_000 })
      expect(firmOf(sostitutiva, 'RE')).toMatchObject({ redditoNormale: 50_000, concordato: { reddito: 40_000, sostitutiva: 40_000 } })
      expect(mismatchesOf(sostitutiva)).toEqual([])
    })

    it('il reddito concordato è quello prima della parte a imposta sostitutiva', () => {
      // CP1 col. 1 60.000 - col. 2 45.000 = col. 3 15.000; CP7 col. 1 45.000, adjustments of 1.000: col. 5 46.000 = RG31.
      const parte = { RG012001: 90_000, RG024001: 20_000, RG025001: 70_000, RG031001: 46_000, CP001001: 60_000, CP001002: 45_000, CP001003: 15_000 }
      expect(firmOf(dichiarazione(2026, { ...parte, CP006001: 1_000, CP007001: 45_000, CP007005: 46_000 }), 'RG')).toMatchObject({
        redditoNormale: 70_000,
        concordato: { reddito: 60_000, sostitutiva: 15_000 },
      })
    })

    it.each([
      ['RG', 'CP006001'],
      ['RF', 'CP007001'],
      ['RE', 'CP008001'],
      ['RE', 'CP009003'],
    ] as const)('%s: basta la casella %s', (frame, casella) => {
      expect(firmOf(dichiarazione(2026, { [casella]: 1 }), frame).concordato).not.toBeNull()
    })

    it('non lo sono le quote di chi partecipa a chi ha aderito (CP3-CP5), il reddito effettivo (CP10) e la cessazione (CP11, CP12)', () => {
      const altri = { ...professione, RE021005: 50_000, CP003001: '98084600638', CP004002: 900, CP005003: 10, CP010003: 50_000, CP010006: 50_000, CP011001: 2 }
      for (const frame of ['RG', 'RF', 'RE'] as const) expect(firmOf(dichiarazione(2026, altri), frame).concordato).toBeNull()
      // Without an agreement the check applies: 80.000 - 30.000.
      expect(mismatchesOf(dichiarazione(2026, { ...altri, RE021005: 45_000 }))).toEqual([{ verifica: 'RE21 = RE6 - RE20', atteso: 50_000, presente: 45_000 }])
    })

    it("quello dell'impresa non è della professione", () => {
      const impresa = dichiarazione(2026, { ...professione, CP001001: 40_000, CP007005: 40_000 })
      expect([firmOf(impresa, 'RG').concordato, firmOf(impresa, 'RE').concordato]).toEqual([{ reddito: 40_000, sostitutiva: 0 }, null])
    })
  })

  it('i compensi convenzionali (RE2 col. 1) non sono in RE6: si aggiungono al reddito (fascicolo 3, pagine 7 e 11)', () => {
    // RE6 = RE2 col. 2 = 40.000; RE21 = 40.000 - 15.000 = 25.000; RE23 = 25.000 + 10.000.
    const boxes = { RE002001: 10_000, RE002002: 40_000, RE006001: 40_000, RE019004: 15_000, RE020001: 15_000, RE021005: 25_000, RE023001: 35_000 }
    expect(firmOf(dichiarazione(2026, boxes), 'RE')).toMatchObject({ ricavi: 50_000, redditoNormale: 35_000, determinazioneDelReddito: { altreSpese: 15_000 } })
    expect(mismatchesOf(dichiarazione(2026, boxes))).toEqual([])
  })

  describe('il quadro LM ha più regimi (istruzioni PF 2026, fascicolo 3, pagine 40-46)', () => {
    it('è del forfettario se ha i righi LM21-LM27, anche senza ricavi', () => {
      for (const boxes of [{ LM022003: 10_000 }, { LM027005: 900 }, { LM021001: 1, LM022001: '620100', LM022002: 67 }])
        expect(firmFramesOf(dichiarazione(2026, boxes))).toEqual(['LM'])
    })

    it('il regime di vantaggio (LM1-LM11), i crediti e le perdite (LM40-LM51) non sono del forfettario', () => {
      const vantaggio = { LM001001: '712010', LM002001: 28_000, LM005005: 9_000, LM006001: 19_000, LM007001: 3_000, LM040001: 100, LM050001: 10 }
      expect(firmFramesOf(dichiarazione(2026, vantaggio))).toEqual([])
    })

    it('la tassa piatta incrementale (LM12-LM15 nel modello 2024) è di chi ha RG, RF o RE', () => {
      const tassaPiatta = { RE006001: 90_000, LM012004: 60_000, LM013001: 90_000, LM014001: 30_000, LM014002: 30_000, LM015001: 4_500 }
      expect(firmFramesOf(dichiarazione(2024, tassaPiatta))).toEqual(['RE'])
    })
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
