/** The three-year plan of Budget4u: section 11 of the rule page, figures worked by hand beside the test. */
import { type budget4u as contratto, lastFinalYear, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import { radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { stati } from './riferimenti.ts'
import { intero, unisci } from './support.ts'

type Input = contratto.Input
const con = unisci<Input>
const calcola = (state: Input) => intero(budget4u.calcola(state))
const piano = (state: Input) => calcola(state).pianoTriennale ?? []

/** An artisan without assets: 60,000 of revenue, 20,000 of goods, 3,000 of insurance. */
const artigiano = (annoImposta: TaxYear, diverso: Input = {}): Input =>
  con(
    {
      annoImposta,
      informazioniCostiDiAvvio: { nomeDitta: 'Esempio', tipologia: 'IMPRESA', regime: 'NORMALE', codiceRegioneResidenza: 9 },
      contoEconomicoDittaSocieta: { ricavi: 60_000, merciMateriePrime: 20_000, assicurazioni: 3_000 },
      imposteContributi: { gestioneIvs: 'ARTIGIANO' },
    },
    diverso,
  )
/** A company that pays IRES and IRAP at 3.9%, with two partners who do not work. */
const srl = (annoImposta: TaxYear, diverso: Input = {}): Input =>
  con(
    artigiano(annoImposta, {
      informazioniCostiDiAvvio: { tipologia: 'SRL_NON_TRASPARENTE' },
      contoEconomicoDittaSocieta: { ricavi: 150_000, dipendenti: 23_000 },
      imposteContributi: { gestioneIvs: 'NESSUNA', irap: { aliquota: 3.9 } },
    }),
    diverso,
  )
const crescita = (ricavi: readonly [number, number], costi: readonly [number, number] = [0, 0]): Input => ({
  pianoTriennale: { crescitaRicavi: ricavi, crescitaCosti: costi },
})

describe('anni', () => {
  it.each(taxYears)(
    "un piano dal %i va avanti di tre anni civili con le regole di ciascuno, al più quelle dell'ultimo definitivo; oltre, con le sue",
    (anno) => {
      const regole = (k: number) => (anno > lastFinalYear ? anno : Math.min(anno + k, lastFinalYear))
      expect(piano(artigiano(anno)).map((riga) => [riga.anno, riga.annoParametri])).toEqual([0, 1, 2].map((k) => [anno + k, regole(k)]))
    },
  )
  it('il primo anno è la simulazione', () => {
    const { contoEconomicoDittaSocieta: conto, pianoTriennale } = calcola(artigiano(2026, crescita([10, 10])))
    expect(pianoTriennale?.[0]).toMatchObject({ ricavi: 60_000, risultatoNetto: conto?.risultatoNetto, redditoDisponibile: conto?.redditoDisponibile })
  })
  it('senza crescita né beni, con le stesse regole, i tre anni sono uguali', () => {
    const [prima, seconda, terza] = piano(artigiano(lastFinalYear)).map(({ anno: _, ...riga }) => riga)
    expect([seconda, terza]).toEqual([prima, prima])
  })
  it('cambiano le regole, cambia il prelievo: nel 2022 il minimale è un altro', () => {
    expect(piano(artigiano(2021, { contoEconomicoDittaSocieta: { ricavi: 30_000 } })).map((riga) => riga.contributi)).toEqual([3_836.16, 3_905.76, 4_208.4])
  })
  it("senza tipologia o regime non c'è piano", () => {
    expect(calcola({ annoImposta: 2026 }).pianoTriennale).toBeNull()
  })
})

describe('crescita', () => {
  it("dei ricavi sul totale, dei costi riga per riga, al centesimo e sull'anno prima", () => {
    const dati = { contoEconomicoDittaSocieta: { ricavi: 100.01, merciMateriePrime: 0.05, energiaForzaMotrice: 0.05, assicurazioni: 0 } }
    // 100.01 x 1.1 = 110.011; 110.01 x 0.9 = 99.009. Each line 0.05 x 1.1 = 0.055, so 0.06 twice; then 0.06 x 1.5 = 0.09 twice.
    expect(piano(artigiano(2026, con(dati, crescita([10, -10], [10, 50])))).map((riga) => [riga.ricavi, riga.costi])).toEqual([
      [100.01, 0.1],
      [110.01, 0.12],
      [99.01, 0.18],
    ])
  })
  it('non tocca affitto figurativo, interessi e premio scritto a mano', () => {
    const dati: Input = {
      contoEconomicoDittaSocieta: {
        merciMateriePrime: 0,
        assicurazioni: 0,
        affittoFigurativo: 1_000,
        interessiPassivi: 700,
        interessiAttivi: 100,
        tipologiaInail: 'ARTIGIANATO',
      },
      inail: { premioManuale: 500, addizionale1PerCento: false },
    }
    const anni = piano(artigiano(2026, con(dati, crescita([0, 0], [100, 100]))))
    expect(anni.map((riga) => [riga.costi, riga.risultatoNetto])).toEqual(Array(3).fill([500, 57_900]))
  })
  it.each([
    'merciMateriePrime',
    'dipendenti',
    'lavorazioniCompensiTerzi',
    'energiaForzaMotrice',
    'riparazioniManutenzioni',
    'carburantiTrasporti',
    'pubblicitaCancelleriaVarie',
    'serviziContabili',
    'speseLegaliConsulenze',
    'speseTelefoniche',
    'affittoUffici',
    'assicurazioni',
    'illuminazione',
    'quoteAssociative',
  ] as const)('di ogni costo della ditta: %s', (voce) => {
    const anni = piano(
      artigiano(2026, con({ contoEconomicoDittaSocieta: { merciMateriePrime: 0, assicurazioni: 0, [voce]: 1_000 } }, crescita([0, 0], [10, 10]))),
    )
    expect(anni.map((riga) => riga.costi)).toEqual([1_000, 1_100, 1_210])
  })
  it.each([
    ['dipendenti', 1_210],
    ['compensiTerzi', 1_210],
    ['energia', 1_210],
    ['riparazioni', 1_210],
    ['serviziContabili', 1_210],
    ['speseTelefoniche', 1_210],
    ['affittoLocali', 1_210],
    ['assicurazioni', 1_210],
    ['aggiornamentoProfessionale', 1_210],
    ['carburanti', 1_210],
    ['interessiPassivi', 1_000],
  ] as const)('di ogni costo del professionista, non degli interessi: %s', (voce, terzo) => {
    const studio: Input = {
      informazioniCostiDiAvvio: { tipologia: 'PROFESSIONE' },
      contoEconomicoProfessionista: { compensi: 50_000, [voce]: 1_000 },
      imposteContributi: { previdenzaProfessionista: 'CASSA_AUTONOMA', contributoCassa: 3_000 },
    }
    const anni = piano(artigiano(2026, con(studio, crescita([10, 10], [10, 10]))))
    expect(anni.map((riga) => [riga.ricavi, riga.contributi])).toEqual([50_000, 55_000, 60_500].map((x) => [x, 3_000]))
    expect((anni[2]?.ricavi ?? 0) - (anni[2]?.risultatoNetto ?? 0)).toBe(terzo)
  })
  it('può azzerare i ricavi', () => {
    expect(piano(artigiano(2026, crescita([-100, 50]))).map((riga) => riga.ricavi)).toEqual([60_000, 0, 0])
  })
})

describe('quello che finisce con il primo anno', () => {
  it('i mesi: sei il primo, poi dodici, e i ricavi non si ragguagliano', () => {
    const anni = piano(artigiano(2026, { informazioniCostiDiAvvio: { mesiAttivita: 6 }, contoEconomicoDittaSocieta: { ricavi: 20_000 } }))
    expect(anni.map((riga) => [riga.ricavi, riga.contributi])).toEqual([
      [20_000, 2_260.68],
      [20_000, 4_521.36],
      [20_000, 4_521.36],
    ])
  })
  it.each([
    ['INTERO', [1_035.5, 0, 0]],
    ['QUINTO', [207.1, 207.1, 207.1]],
    ['NO', [0, 0, 0]],
  ] as const)('spese di avvio imputate: %s', (imputazioneCostiAvvio, attese) => {
    const anni = piano(
      artigiano(2026, {
        informazioniCostiDiAvvio: { imputazioneCostiAvvio, speseDiAvvio: { informatici: { consulenzeEsterne: 1_000, consulenzeInterne: 400 } } },
      }),
    )
    expect(anni.map((riga) => roundToCent(riga.costi - 23_000))).toEqual(attese)
  })
  it('ammortamenti: metà il primo anno, poi interi finché il costo basta', () => {
    const anni = piano(artigiano(2026, { informazioniCostiDiAvvio: { investimenti: { macchinari: { costo: 1_000, coefficiente: 60 } } } }))
    expect(anni.map((riga) => riga.ammortamenti)).toEqual([300, 600, 100])
  })
  it("valore della produzione e deduzioni IRAP scritti a mano valgono il primo anno; il taglio dell'acconto solo nel 2020", () => {
    const scritti: Input = { imposteContributi: { irap: { valoreProduzione: 1_000, deduzioni: 0, taglioPrimoAcconto: 50 } } }
    // From the second year: 150,000 - 20,000 - 3,000 = 127,000 less 8,000, at 3.9%.
    expect(piano(srl(2020, scritti)).map((riga) => riga.irap)).toEqual([19.5, 4_641, 4_641])
  })
  it('la riduzione per la prima iscrizione nel 2025 arriva al 2027', () => {
    const chiesta: Input = { imposteContributi: { riduzione50: true }, contoEconomicoDittaSocieta: { ricavi: 20_000 } }
    // Artisans: 4,453.20 / 2 + 7.44; 4,513.92 / 2 + 7.44.
    expect(piano(artigiano(2025, chiesta)).map((riga) => riga.contributi)).toEqual([2_234.04, 2_264.4, 2_264.4])
    expect(piano(artigiano(2026, chiesta)).map((riga) => riga.contributi)).toEqual([2_264.4, 2_264.4, 4_521.36])
  })
})

describe("quello che dipende dall'anno prima", () => {
  it("il diritto annuale delle società: sul fatturato dell'anno prima", () => {
    // First year 100; then (200 + 150,000 x 0.015%) / 2 = 111.25 and (222.50 + 50,000 x 0.013%) / 2 = 114.50; with 20%: 120, 134, 137.
    const senza = srl(2024, con({ dirittiCCIAA: { sezione: 'SRL_SPA' }, contoEconomicoDittaSocieta: { ricavi: 250_000 } }, crescita([20, 0])))
    expect(piano(senza).map((riga) => riga.costi - 46_000)).toEqual([120, 134, 137])
  })
  it('quello delle imprese individuali resta fisso', () => {
    const ditta = artigiano(2024, con({ dirittiCCIAA: { sezione: 'IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA' } }, crescita([500, 500])))
    expect(piano(ditta).map((riga) => riga.costi - 23_000)).toEqual([120, 120, 120])
  })
  it("l'IRAP deducibile per cassa: nulla il primo anno, poi la quota dell'anno prima", () => {
    // IRAP on 127,000 - 8,000 = 119,000: 4,641; staff 23,000 of 119,000: 897; then with revenue 165,000: 134,000 at 3.9% = 5,226, share 897.
    const anni = piano(srl(2026, crescita([10, 0])))
    expect(anni.map((riga) => [riga.irap, riga.irapDeducibile])).toEqual([
      [4_641, 0],
      [5_226, 897],
      [5_226, 897],
    ])
    expect(anni[1]?.ires).toBe(roundToCent(((anni[1]?.redditoFiscale ?? 0) - 897) * 0.24))
  })
  it("per competenza: quella dell'anno, in tutti e tre", () => {
    expect(piano(srl(2026, { imposteContributi: { irapDeducibilePerCompetenza: true } })).map((riga) => riga.irapDeducibile)).toEqual([897, 897, 897])
  })
})

describe('spiegazioni', () => {
  const states = stati<Input>('budget4u')

  it('ogni valore di ogni anno si spiega, con il valore che il piano mostra', () => {
    let spiegati = 0
    for (const state of states.filter((_, i) => i % 4 === 0)) {
      piano(state).forEach((riga, k) => {
        for (const [voce, valore] of Object.entries(riga)) {
          const told = radiceDi(budget4u.spiega(state, `pianoTriennale[${k}].${voce}`))
          expect(told.valore, `${k} ${voce}`).toBe(valore)
          spiegati++
        }
      })
    }
    expect(spiegati).toBeGreaterThan(500)
  })
  it('un anno che il piano non ha non si spiega', () => {
    expect(() => budget4u.spiega(artigiano(2026), 'pianoTriennale[3].irap')).toThrow('pianoTriennale[3].irap')
  })
  it('lo stato non può dire da sé quale anno del piano è', () => {
    const truccato = { ...artigiano(2026), esercizio: { numero: 3, irapAnnoPrecedente: 5_000 } }
    expect(calcola(truccato)).toEqual(calcola(artigiano(2026)))
  })
})
