/**
 * Whole returns of every model: the simulator must give the tax that they state. Incomes are the same in each year; RP21, RN4, RN5, RN8, RN26 and RV10 (0.8%) were
 * computed apart, from the rates and deductions of that year (art. 11, 12, 13 TUIR; INPS). RP21 is the contribution on the income of the year itself.
 */
import { iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { type Boxes, modelYears } from '../src/index.ts'
import { CF, dichiarazione, forfettari, stato, valori } from './tools/loads.ts'

type Model = (typeof modelYears)[number]
type Intera = {
  readonly nome: string
  readonly boxes: (model: Model) => Boxes
  readonly totali: Boxes
  readonly stato: object
  readonly attesi: readonly (readonly number[])[]
}

const rc5 = (model: Model, reddito: number): Boxes => ({ [model < 2024 ? 'RC005005' : 'RC005006']: reddito })
const casa = (model: Model, rendita: number): Boxes => ({ [model < 2025 ? 'RB010018' : 'RB010019']: rendita, RN002001: rendita })

const intere: readonly Intera[] = [
  {
    nome: 'professionista in Gestione separata, coniuge a carico, abitazione principale, spese per 350',
    boxes: (model) => ({
      RE002002: 52_000,
      RE006001: 52_000,
      RE007002: 1_000,
      RE014001: 2_000,
      RE020001: 11_000,
      RE021005: 41_000,
      RE025001: 41_000,
      ...casa(model, 620),
    }),
    totali: { RN001005: 41_620, RN006001: 673 },
    stato: { gestionePrevidenziale: { aliquotaSep: 'PIENA' } },
    attesi: [
      [10_545, 30_455, 7_893, 981, 6_562, 244],
      [10_652, 30_348, 7_852, 981, 6_521, 243],
      [10_754, 30_246, 7_486, 878, 6_258, 242],
      [10_754, 30_246, 7_486, 878, 6_258, 242],
      [10_689, 30_311, 7_249, 878, 6_021, 242],
      [10_689, 30_311, 7_249, 878, 6_021, 242],
    ],
  },
  {
    nome: 'artigiano, dipendente per 120 giorni, un immobile locato e uno a cedolare, 500 di oneri',
    boxes: (model) => ({
      ...{ RG002002: 60_000, RG012001: 60_000, RG015001: 30_000, RG022065: 16_000, RG024001: 46_000, RG025001: 14_000, RG031001: 14_000, RG036001: 14_000 },
      ...{ RC001001: 2, RC001003: 6_000, ...rc5(model, 6_000), RC006001: 120, RB010013: 1_900, RB010014: 4_800 },
    }),
    totali: { RN001005: 21_900 },
    stato: { gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' } },
    attesi: [
      [3_836, 17_564, 4_142, 622, 3_520, 141],
      [3_836, 17_564, 4_142, 622, 3_520, 141],
      [3_906, 17_494, 4_074, 732, 3_342, 140],
      [4_208, 17_192, 3_998, 732, 3_266, 138],
      [4_427, 16_973, 3_904, 732, 3_172, 136],
      [4_461, 16_939, 3_896, 1_061, 2_835, 136],
    ],
  },
  {
    nome: 'commerciante con una pensione e una plusvalenza, abitazione principale',
    boxes: (model) => ({
      ...{ RG002002: 40_000, RG006002: 500, RG012001: 40_500, RG015001: 20_000, RG024001: 31_500, RG025001: 9_000, RG031001: 9_000, RG036001: 9_000 },
      ...{ RC001001: 1, RC001003: 15_500, ...rc5(model, 15_500), RC006002: 365, ...casa(model, 700) },
    }),
    totali: { RN001005: 25_200 },
    stato: { gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO' } },
    attesi: [
      [3_851, 20_649, 4_975, 989, 3_986, 165],
      [3_851, 20_649, 4_975, 989, 3_986, 165],
      [3_984, 20_516, 4_829, 925, 3_904, 164],
      [4_292, 20_208, 4_752, 925, 3_827, 162],
      [4_515, 19_985, 4_597, 925, 3_672, 160],
      [4_550, 19_950, 4_589, 925, 3_664, 160],
    ],
  },
]
const oneri = [0, 500, 0]
const spese = [350, 0, 0]
/** Within two euros (10^0.6 / 2), because the return rounds each row. */
const circa = (atteso: number | undefined) => expect.closeTo(atteso ?? 0, -0.6)

describe.each(modelYears)('una dichiarazione intera del modello %i', (model) => {
  const anno = modelYears.indexOf(model)
  const annoImposta = model - 1

  it.each(intere.map((intera, i) => [intera.nome, intera, i] as const))('%s: il simulatore ne rifà RN4, RN5, RN26 e RV10', (_, intera, i) => {
    const [contributi = 0, imponibile = 0, lorda = 0, rn8 = 0, netta = 0, comunale = 0] = intera.attesi[anno] ?? []
    const rn3 = contributi + (oneri[i] ?? 0)
    const totali = { RP021001: contributi, RP039001: rn3, RN003001: rn3, RN004001: imponibile, RN005001: lorda, RN008001: rn8, RN022001: rn8 + (spese[i] ?? 0) }
    const load = forfettari(
      dichiarazione({ ...intera.boxes(model), ...intera.totali, ...totali, RN026001: netta, RV009002: 0.8, RV010002: comunale }, CF, 'PF', model),
    )
    // RP21 is all that the page has to say of them.
    expect(load.avvisi.map((avviso) => avviso.slice(CF.length + 2, CF.length + 36))).toEqual(['contributi obbligatori dichiarati '])
    expect(iforfettari.calcola(stato(load, { annoImposta, nomeCognome: 'Prova', ...structuredClone(intera.stato) }))).toMatchObject({
      regimeNormale: { contributiTotali: circa(contributi) },
      irpefImprenditore: { redditoImponibile: circa(imponibile), irpefLorda: circa(lorda), irpefNetta: circa(netta), addizionaleComunale: circa(comunale) },
    })
  })

  it('forfettario commerciante, 50.000 al 40%: il simulatore ne rifà LM34, LM35, LM36 e LM39', () => {
    // 20.000 × 24,09% (2020, 2021) or 24,48% + 7,44; LM39 = 15% of the rest.
    const [contributi, imposta] = annoImposta < 2022 ? [4_825, 2_276] : [4_903, 2_265]
    const lm = { LM021001: 1, LM022001: '479110', LM022002: 40, LM022003: 50_000, LM022005: 20_000, LM034001: 20_000, LM034003: 20_000 }
    const load = forfettari(
      dichiarazione({ ...lm, LM035001: contributi, LM036001: 20_000 - contributi, LM038001: 20_000 - contributi, LM039001: imposta }, CF, 'PF', model),
    )
    expect(load.avvisi.join()).toContain(`imposta sostitutiva dichiarata (LM39) ${imposta.toLocaleString('it-IT', { useGrouping: 'always' })},00 €`)
    expect(valori(load)['redditoContributiImposta.ricavi']).toBe(50_000)
    const scelte = { tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO' }, regimeForfettario: { gruppo: 2, impostaSost: 15 } }
    expect(iforfettari.calcola(stato(load, { annoImposta, nomeCognome: 'Prova', ...scelte }))).toMatchObject({
      redditoContributiImposta: {
        redditoLordo: 20_000,
        contributiDedotti: circa(contributi),
        redditoNetto: circa(20_000 - contributi),
        impostaSostitutiva: circa(imposta),
      },
    })
  })
})
