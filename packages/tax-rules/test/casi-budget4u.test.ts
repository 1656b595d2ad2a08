/** IRAP, IVS and IRPEF of a budget: published cases and figures worked by hand beside the test. */
import { flag, integer, money, optionalInteger, optionalMoney, percent, type TaxYear, taxYears } from '@bilancia/contract'
import { mai } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { contributiIvs } from '../src/inps/index.ts'
import { irapDeducibile, irapDelBilancio } from '../src/irap/index.ts'
import { irpefDellImpresa } from '../src/irpef/index.ts'
import { banco } from './prova.ts'

const chi = { id: 'prova', di: 'della prova' }

const bilancio = banco({
  societa: flag('società'),
  societaDiCapitali: flag('società di capitali'),
  autonomaOrganizzazione: flag('autonoma organizzazione'),
  dalBilancio: money('dal bilancio', { min: -9_999_999 }),
  personale: money('personale'),
  personaleTempoIndeterminato: flag('a tempo indeterminato'),
  valoreProduzione: optionalMoney('valore della produzione', { min: -9_999_999 }),
  deduzioni: optionalMoney('deduzioni'),
  aliquota: percent('aliquota', { default: 3.9 }),
  taglioPrimoAcconto: percent('taglio'),
  interessiNetti: flag('interessi netti'),
})
type Bilancio = Parameters<typeof bilancio>[1]
type Irap = { readonly soggetto: boolean } & Readonly<Record<'valoreProduzione' | 'deduzioni' | 'imponibile' | 'imposta' | 'deducibile', number>>
const irap = (anno: TaxYear, dati: Bilancio) =>
  bilancio(anno, dati, (c) => {
    const blocco = irapDelBilancio({ id: 'irap', di: 'della prova' }, c)
    return {
      ...blocco,
      deducibile: irapDeducibile({ id: 'deducibile', di: 'della prova' }, { ...blocco, personaleNonDedotto: c.personale, interessiNetti: c.interessiNetti }),
    }
  }) as Irap
const snc = (anno: TaxYear, dati: Bilancio) => irap(anno, { societa: true, ...dati })
const srl = (anno: TaxYear, dati: Bilancio) => irap(anno, { societa: true, societaDiCapitali: true, ...dati })

describe('IRAP del bilancio', () => {
  it.each([
    [100_000, 13_000, 3_393],
    [180_759.91, 13_000, 6_542.64],
    [180_800, 9_750, 6_670.95],
    [180_900, 6_500, 6_801.6],
    [180_999.91, 3_250, 6_932.25],
    [181_000, 0, 7_059],
  ])('società di persone, valore %d: deduzione %d, IRAP %d (contabilitalowcost.it, Soluzioni Consulting)', (dalBilancio, deduzioni, imposta) => {
    expect(snc(2024, { dalBilancio })).toMatchObject({ deduzioni, imposta })
  })
  it('S.r.l. su 100.000: 92.000 × 3,9% (Soluzioni Consulting dimentica la deduzione)', () => {
    expect(srl(2025, { dalBilancio: 100_000 })).toMatchObject({ deduzioni: 8_000, imponibile: 92_000, imposta: 3_588 })
  })
  it.each(taxYears)('la persona fisica paga fino al 2021, con autonoma organizzazione; nel %i', (anno) => {
    const dovuta = anno <= 2021
    expect(irap(anno, { autonomaOrganizzazione: true, dalBilancio: 100_000 })).toMatchObject({
      soggetto: dovuta,
      imponibile: 87_000,
      imposta: dovuta ? 3_393 : 0,
    })
    expect(irap(anno, { dalBilancio: 100_000 })).toMatchObject({ soggetto: false, imposta: 0 })
  })
  it('il personale a tempo indeterminato si deduce e la fascia si misura dopo', () => {
    expect(srl(2026, { dalBilancio: 200_840, personale: 20_000, personaleTempoIndeterminato: true })).toMatchObject({ deduzioni: 24_000, imponibile: 176_840 })
    expect(srl(2026, { dalBilancio: 200_840, personale: 20_000 })).toMatchObject({ deduzioni: 0, imponibile: 200_840 })
  })
  it('quello che è scritto a mano vale, anche zero; sotto zero non si paga', () => {
    expect(srl(2026, { dalBilancio: 100_000, valoreProduzione: 50_000, deduzioni: 0 })).toMatchObject({ valoreProduzione: 50_000, imponibile: 50_000 })
    expect(srl(2026, { dalBilancio: -5_000 })).toMatchObject({ deduzioni: 8_000, imponibile: 0, imposta: 0, deducibile: 0 })
  })
  it.each([
    [2020, 50, 1_696.5],
    [2020, 40, 2_035.8],
    [2021, 50, 3_393],
  ] as const)('il primo acconto non dovuto vale solo nel 2020: %i, taglio del %d%, IRAP %d', (anno, taglioPrimoAcconto, imposta) => {
    expect(snc(anno, { dalBilancio: 100_000, taglioPrimoAcconto })).toMatchObject({ imposta })
  })
  it.each(taxYears)("la quota deducibile dall'IRES: 10%% per gli interessi, parte del personale, mai oltre l'IRAP; nel %i", (anno) => {
    // Base 92,000, tax 3,588: staff 23,000 is a quarter of it.
    expect(srl(anno, { dalBilancio: 100_000, personale: 23_000 }).deducibile).toBe(897)
    expect(srl(anno, { dalBilancio: 100_000, personale: 23_000, interessiNetti: true }).deducibile).toBe(1_255.8)
    expect(srl(anno, { dalBilancio: 100_000, personale: 500_000, interessiNetti: true }).deducibile).toBe(3_588)
  })
  it('cresce con il valore della produzione: mai sotto quella di un euro in meno', () => {
    const imposte = Array.from({ length: 300 }, (_, i) => srl(2026, { dalBilancio: 180_700 + i }).imposta)
    expect(imposte).toEqual(imposte.toSorted((a, b) => a - b))
  })
})

const posizione = banco({
  base: money('base'),
  commerciante: flag('commerciante'),
  mesi: integer('mesi', [1, 12], { default: 12 }),
  riduzione50: flag('riduzione'),
})
const ivs = (anno: TaxYear, dati: Parameters<typeof posizione>[1]) =>
  posizione(
    anno,
    dati,
    ({ base, commerciante, mesi, riduzione50 }) =>
      contributiIvs(chi, {
        gestione: { artigiano: commerciante.non(), commerciante },
        base,
        iscritto: base.raggiunge(base),
        under21: mai,
        anzianitaAl1995: mai,
        riduzione35: mai,
        riduzione50,
        pensionatoOver65: mai,
        mesi,
      }).netti,
  ) as number

describe('contributi IVS di una parte di anno', () => {
  it.each([
    ['artigiani 2020', 2020, false, 319.68],
    ['commercianti 2020', 2020, true, 320.88],
    ['artigiani 2021', 2021, false, 319.68],
    ['artigiani 2023', 2023, false, 350.7],
    ['commercianti 2023', 2023, true, 357.7],
    ['artigiani 2026', 2026, false, 376.78],
    ['commercianti 2026', 2026, true, 384.3],
  ] as const)('un mese sul minimale, %s: la cifra pubblicata', (_, anno, commerciante, atteso) => {
    expect(ivs(anno, { commerciante, mesi: 1 })).toBe(atteso)
  })
  it("dodici mesi sono l'anno intero; la fascia si riduce con i mesi", () => {
    expect(ivs(2026, { mesi: 12 })).toBe(4_521.36)
    // Six months: 28,112 x 24% + 1,888 x 25% + 3.72.
    expect(ivs(2026, { mesi: 6, base: 30_000 })).toBe(7_222.6)
  })
  it.each(Array.from({ length: 12 }, (_, i) => i + 1))('minimale e fascia di %i mesi non si arrotondano per strada', (mesi) => {
    const al = (x: number) => Math.floor(x * 100 + 0.5 + 1e-6) / 100
    for (const base of [0, 40_000, 50_000.01, 50_000.03, 61_234.57, 77_777.77]) {
      const minimo = (18_808 * mesi) / 12
      const fascia = (56_224 * mesi) / 12
      const imponibile = Math.max(base, minimo)
      const atteso = al(Math.min(imponibile, fascia) * 0.24) + al(Math.max(0, imponibile - fascia) * 0.25) + 0.62 * mesi
      expect(ivs(2026, { mesi, base })).toBe(al(atteso))
    }
  })
  it('la riduzione della prima iscrizione nel 2025 lascia intera la maternità: 4.453,20 / 2 + 7,44', () => {
    expect([2024, 2025].map((anno) => ivs(anno as TaxYear, { riduzione50: true }))).toEqual([4_427.04, 2_234.04])
  })
})

const persona = banco({
  reddito: money('reddito'),
  contributi: money('contributi'),
  detrazioneImpresa: flag('art. 13, c. 5', { default: true }),
  coniugeACarico: flag('coniuge'),
  numeroFigliACarico: integer('figli', [0, 3]),
  percentualeCarichi: percent('percentuale'),
  numeroFigliRegione: optionalInteger('figli per la regione', [0, 10]),
  numeroFigliMinori: integer('figli minori', [0, 10]),
  codiceRegioneResidenza: integer('regione', [0, 21], { default: 12 }),
  addizionaleComunalePercentuale: percent('comune', { default: 0.8 }),
})
const irpef = (anno: TaxYear, dati: Parameters<typeof persona>[1]) =>
  persona(anno, dati, (c) => irpefDellImpresa(chi, { ...c, famiglia: c, residenza: c })) as object

describe("IRPEF di chi ha solo il reddito dell'impresa", () => {
  it('nel 2026 su 17.508,51 meno 4.521,36 di contributi: 12.987,15 al 23%, detrazione 500 + 765 × 0,4662', () => {
    // Art. 13 c. 5: 500 + (1,265 - 500) x (28,000 - 17,508.51) / 22,500, the quotient cut at four decimals.
    expect(irpef(2026, { reddito: 17_508.51, contributi: 4_521.36 })).toMatchObject({
      imponibile: 12_987.15,
      lorda: 2_987.04,
      autonomi: 856.64,
      detrazioni: 856.64,
      netta: 2_130.4,
      comunale: 103.9,
    })
  })
  it('senza detrazione (S.r.l. trasparente, contabilità ordinaria) resta la lorda', () => {
    expect(irpef(2026, { reddito: 17_508.51, contributi: 4_521.36, detrazioneImpresa: false })).toMatchObject({ autonomi: 0, netta: 2_987.04 })
  })
  it('senza regione le addizionali sono il 2,5%: 23.977,15 dà 599,43', () => {
    const famiglia = { coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 100 }
    expect(irpef(2026, { reddito: 31_558.67, contributi: 7_581.52, codiceRegioneResidenza: 0, ...famiglia })).toMatchObject({
      imponibile: 23_977.15,
      lorda: 5_514.74,
      coniuge: 710,
      figli: 1_354.89,
      carichi: 2_064.89,
      autonomi: 419.1,
      netta: 3_030.75,
      addizionali: 599.43,
      irpefAddizionali: 3_630.18,
    })
  })
  it('in perdita, o quando le detrazioni assorbono la lorda, non si pagano nemmeno le addizionali', () => {
    expect(irpef(2026, { contributi: 4_521.36 })).toMatchObject({ imponibile: 0, autonomi: 0, netta: 0, addizionali: 0 })
    expect(irpef(2026, { reddito: 9_000, contributi: 4_521.36, codiceRegioneResidenza: 0 })).toMatchObject({ netta: 0, addizionali: 0 })
  })
})
