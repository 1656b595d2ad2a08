/** Figures of the pension funds of the professions, tax years 2020 to 2027. */
import { cifra, definizione, type Norma, nonPrevisto, scelta } from '@bilancia/engine'
import { ogniAnno, parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'
import { type Anni, colonna, nessuna, uguale, ultimoNoto } from './anni.ts'

const ENTI = {
  INARCASSA: 'Inarcassa, regolamento generale di previdenza',
  FORENSE: 'Cassa Forense, regolamento unico della previdenza',
  CNPADC: 'Cassa dottori commercialisti, regolamento unitario',
  GEOMETRI: 'Cassa Geometri, regolamento sulla contribuzione',
  ENPAP: "ENPAP, regolamento per l'attuazione delle attività di previdenza",
  ENPAM: 'ENPAM, regolamento del fondo di previdenza generale',
  ENPAF: 'ENPAF, regolamento di previdenza',
} as const
/** The law that lets each fund set its contributions, and the rules of the fund. */
export const norme = {
  INARCASSA: legge(`D.Lgs. 509/1994; ${ENTI.INARCASSA}`),
  FORENSE: legge(`D.Lgs. 509/1994; ${ENTI.FORENSE}`),
  CNPADC: legge(`D.Lgs. 509/1994; ${ENTI.CNPADC}`),
  GEOMETRI: legge(`D.Lgs. 509/1994; ${ENTI.GEOMETRI}`),
  ENPAP: legge(`D.Lgs. 103/1996; ${ENTI.ENPAP}`),
  ENPAM: legge(`D.Lgs. 509/1994; ${ENTI.ENPAM}`),
  ENPAF: legge(`D.Lgs. 509/1994; ${ENTI.ENPAF}`),
} as const satisfies Readonly<Record<keyof typeof ENTI, Norma>>
const MATERNITA = 'D.Lgs. 151/2001, art. 83'

const fondo = (cassa: keyof typeof ENTI, id: string, nome: string) => {
  const scritta = colonna(ENTI[cassa], norme[cassa])
  return {
    percento: (chi: string, cosa: string, valori: Anni) => scritta('percento', `${id}.${chi}`, `${cosa}, ${nome}`, valori),
    anni: (chi: string, cosa: string, valori: Anni) => scritta('numero', `${id}.${chi}`, `${cosa}, ${nome}`, valori),
    euro: (chi: string, cosa: string, valori: Anni) => scritta('euro', `${id}.${chi}`, `${cosa}, ${nome}`, valori),
    maternita: (valori: Anni) => colonna('Contributo di maternità', legge(MATERNITA))('euro', `${id}.maternita`, `Contributo di maternità, ${nome}`, valori),
    ultimoTetto: (tetti: Anni, prima: number | null = null) => ultimoNoto(`casse.${id}.ultimoTetto`, `Ultimo tetto noto, ${nome}`, norme[cassa], tetti, prima),
    parti: (chi: string, cosa: string, valore: number) =>
      parametro('numero', `casse.${id}.${chi}`, `${cosa}, ${nome}`, norme[cassa], sempre(cifra(valore, ENTI[cassa]), { finoAl: 2027 })),
    limite: (chi: string, cosa: string, valore: number) =>
      parametro('euro', `casse.${id}.${chi}`, `${cosa}, ${nome}`, norme[cassa], sempre(cifra(valore, ENTI[cassa]), { finoAl: 2027 })),
  }
}
const TETTO = 'Tetto del reddito'
const MINIMO = 'Minimo soggettivo'
const SOGGETTIVO = 'Aliquota del soggettivo'
const OLTRE = 'Aliquota oltre il tetto'
const INTEGRATIVO = 'Aliquota integrativa'
const MINIMO_INTEGRATIVO = 'Minimo integrativo'

const I = fondo('INARCASSA', 'inarcassa', 'Inarcassa')
const tettoInarcassa: Anni = { 2020: 125_000, 2021: null, 2022: null, 2023: 131_100, 2024: 142_650, 2025: null, 2026: 147_300, 2027: 'come2026' }
const limiteDel2023 = scelta(31_704, "limite del 2023: quello dell'anno non è noto")
export const inarcassa = {
  aliquota: I.percento('aliquota', SOGGETTIVO, uguale(14.5, 'come2026')),
  aliquotaGiovane: I.percento('aliquotaGiovane', 'Aliquota dei giovani iscritti', uguale(7.25, 'come2026')),
  tetto: I.euro('tetto', TETTO, tettoInarcassa),
  ultimoTetto: I.ultimoTetto(tettoInarcassa),
  // For 2026 another public source says 2,785 (the rule page: 2,800). The ceiling of 2025 was 145,550 (8.5% of it is the highest facoltativo, 12,372), that of
  // 2026 is 1.2% more, and 2,750 with 1.2% is 2,783; in 2024 and 2025 too the minima grew with the ceiling, up to five euro.
  minimo: I.euro('minimo', MINIMO, { 2020: 2_355, 2021: 2_360, 2022: 2_365, 2023: 2_475, 2024: 2_695, 2025: 2_750, 2026: 2_800, 2027: 'come2026' }),
  integrativo: I.percento('integrativo', INTEGRATIVO, uguale(4, 'come2026')),
  minimoIntegrativo: I.euro('minimoIntegrativo', MINIMO_INTEGRATIVO, {
    2020: null,
    2021: 705,
    2022: 710,
    2023: null,
    2024: 815,
    2025: 835,
    2026: 850,
    2027: 'come2026',
  }),
  maternita: I.maternita({ 2020: null, 2021: 53, 2022: 53, 2023: null, 2024: 60, 2025: 72, 2026: null, 2027: null }),
  giovane: I.parti('giovane', 'Parti in cui si dividono i minimi dei giovani iscritti', 3),
  multiplo: I.limite('multiplo', 'Multiplo a cui si arrotonda un minimo ridotto', 0.5),
  // A fixed amount to 2020; from 2021 the average income that members declared for the two years before (art. 4.4 as changed). The rule page had
  // 45,600 for all years, the amount of 2014.
  limiteGiovane: parametro('euro', 'casse.inarcassa.limiteGiovane', "Reddito fino a cui vale l'aliquota dei giovani iscritti, Inarcassa", norme.INARCASSA, {
    2020: scelta(45_600, "limite del 2014: quello dell'anno non è noto"),
    2021: scelta(27_903, "limite del 2022: quello dell'anno non è noto"),
    2022: cifra(27_903, `${ENTI.INARCASSA}, art. 4.4`),
    2023: cifra(31_704, `${ENTI.INARCASSA}, art. 4.4`),
    ...{ 2024: limiteDel2023, 2025: limiteDel2023, 2026: limiteDel2023, 2027: limiteDel2023 },
  }),
  etaGiovane: I.parti('etaGiovane', 'Età prima della quale si è giovani iscritti', 35),
  anniGiovane: I.parti('anniGiovane', "Anni dell'agevolazione dei giovani iscritti", 5),
}

const limiteDel2020 = scelta(10_300, "limite del 2020: quello dell'anno non è noto")
const nonSiCalcola = cifra(nonPrevisto, "dal 2025 l'agevolazione non si calcola")
const F = fondo('FORENSE', 'forense', 'Cassa Forense')
const tettoForense: Anni = { 2020: null, 2021: 105_000, 2022: null, 2023: null, 2024: 121_900, 2025: 130_000, 2026: 131_800, 2027: 'come2026' }
export const forense = {
  aliquota: F.percento('aliquota', SOGGETTIVO, { 2020: 14.5, 2021: 15, 2022: 15, 2023: 15, 2024: 15, 2025: 16, 2026: 17, 2027: 18 }),
  aliquotaPensionato: F.percento('aliquotaPensionato', 'Aliquota dei pensionati', {
    2020: 7.25,
    2021: 7.5,
    2022: 7.5,
    2023: 7.5,
    2024: 7.5,
    2025: null,
    2026: null,
    2027: null,
  }),
  tetto: F.euro('tetto', TETTO, tettoForense),
  ultimoTetto: F.ultimoTetto(tettoForense, 97_850),
  oltre: F.percento('oltre', OLTRE, uguale(3)),
  minimo: F.euro('minimo', MINIMO, { 2020: 2_890, 2021: 2_890, 2022: 2_945, 2023: 3_185, 2024: 3_355, 2025: 2_750, 2026: 2_790, 2027: 'come2026' }),
  integrativo: F.percento('integrativo', INTEGRATIVO, uguale(4)),
  minimoIntegrativo: F.euro('minimoIntegrativo', MINIMO_INTEGRATIVO, {
    2020: 0,
    2021: 0,
    2022: 0,
    2023: 805,
    2024: 850,
    2025: 350,
    2026: 355,
    2027: 'come2026',
  }),
  maternita: F.maternita({ 2020: null, 2021: 81.52, 2022: 81.97, 2023: 82.69, 2024: 96.76, 2025: null, 2026: null, 2027: null }),
  giovane: F.parti('giovane', 'Parti in cui si dividono i minimi dei giovani iscritti', 2),
  redditoBasso: F.parti('redditoBasso', 'Parti in cui si divide il minimo dei giovani con reddito basso', 4),
  etaGiovane: F.parti('etaGiovane', 'Età prima della quale si è giovani iscritti', 35),
  anniGiovane: F.parti('anniGiovane', "Anni dell'agevolazione dei giovani iscritti", 6),
  limiteRedditoBasso: parametro('euro', 'casse.forense.limiteRedditoBasso', 'Reddito da cui non spetta il quarto, Cassa Forense', norme.FORENSE, {
    2020: cifra(10_300, "Cassa Forense, regolamento di attuazione dell'art. 21 L. 247/2012, art. 7"),
    ...{ 2021: limiteDel2020, 2022: limiteDel2020, 2023: limiteDel2020 },
    2024: cifra(10_625, `${ENTI.FORENSE}, art. 25, c. 2`),
    ...{ 2025: nonSiCalcola, 2026: nonSiCalcola, 2027: nonSiCalcola },
  }),
  anniSenzaIntegrativo: F.anni('anniSenzaIntegrativo', 'Anni di albo senza minimo integrativo', { ...nessuna, 2023: 5, 2024: 5 }),
  anniMezzoIntegrativo: F.anni('anniMezzoIntegrativo', 'Anni di albo senza minimo integrativo o con la metà', { ...nessuna, 2023: 9, 2024: 9 }),
}

const C = fondo('CNPADC', 'cnpadc', 'Cassa dottori commercialisti')
const tettoCnpadc: Anni = { 2020: 177_650, 2021: 177_850, 2022: 178_250, 2023: 186_300, 2024: 202_700, 2025: null, 2026: null, 2027: null }
export const cnpadc = {
  aliquota: C.percento('aliquota', 'Aliquota più bassa del soggettivo', uguale(12, 'come2026')),
  tetto: C.euro('tetto', TETTO, tettoCnpadc),
  ultimoTetto: C.ultimoTetto(tettoCnpadc),
  minimo: C.euro('minimo', MINIMO, { 2020: 2_685, 2021: 2_690, 2022: 2_700, 2023: 2_825, 2024: 3_075, 2025: null, 2026: 3_180, 2027: 'come2026' }),
  integrativo: C.percento('integrativo', INTEGRATIVO, uguale(4, 'come2026')),
  volteIntegrativo: C.parti('volteIntegrativo', "Volume d'affari minimo, in volte il minimo soggettivo", 7.5),
  maternita: C.maternita({ 2020: 73.4, 2021: 74.56, 2022: 77.33, 2023: 74.7, 2024: null, 2025: null, 2026: null, 2027: null }),
  etaGiovane: C.parti('etaGiovane', 'Età prima della quale non è dovuto neppure il minimo integrativo', 35),
  anniEsonero: C.anni('anniEsonero', 'Anni senza minimo soggettivo', { ...uguale(5, 'come2026'), 2020: 3 }),
}

const G = fondo('GEOMETRI', 'geometri', 'Cassa Geometri')
const tettoGeometri: Anni = { 2020: null, 2021: 156_800, 2022: 156_800, 2023: null, 2024: null, 2025: 182_100, 2026: null, 2027: null }
export const geometri = {
  aliquota: G.percento('aliquota', SOGGETTIVO, { ...uguale(18), 2025: 20, 2026: 20, 2027: 22 }),
  tetto: G.euro('tetto', TETTO, tettoGeometri),
  ultimoTetto: G.ultimoTetto(tettoGeometri),
  oltre: G.percento('oltre', OLTRE, uguale(3.5)),
  minimo: G.euro('minimo', MINIMO, { ...nessuna, 2022: 3_340, 2023: 3_405, 2024: 3_680, 2025: 4_205 }),
  integrativo: G.percento('integrativo', INTEGRATIVO, uguale(5)),
  minimoIntegrativo: G.euro('minimoIntegrativo', MINIMO_INTEGRATIVO, { ...nessuna, 2022: 1_670, 2023: 1_705, 2025: 1_940 }),
  // For 2023 one site (FISTAX-GEO23) says 15, the amount of 2022.
  maternita: G.maternita({ ...nessuna, 2022: 15, 2023: 30, 2024: 7, 2025: 7 }),
  quarto: G.parti('quarto', 'Parti nei primi anni di iscrizione', 4),
  meta: G.parti('meta', 'Parti negli anni dopo i primi', 2),
  anniQuarto: G.parti('anniQuarto', 'Anni di iscrizione con un quarto', 2),
  anniMeta: G.parti('anniMeta', 'Anni di iscrizione con un quarto o la metà', 5),
  anniQuartoOltre: G.parti('anniQuartoOltre', 'Anni con un quarto per chi si iscrive oltre i 30 anni', 1),
  anniMetaOltre: G.parti('anniMetaOltre', 'Anni con un quarto o la metà per chi si iscrive oltre i 30 anni', 2),
  etaOltre: G.parti('etaOltre', 'Età di prima iscrizione fino alla quale si riduce il minimo', 55),
  etaGiovane: G.parti('etaGiovane', "Età fino alla quale si riduce anche l'aliquota", 30),
}

const P = fondo('ENPAP', 'enpap', 'ENPAP')
export const enpap = {
  aliquota: P.percento('aliquota', 'Aliquota più bassa del soggettivo', uguale(10)),
  aliquotaMassima: P.percento('aliquotaMassima', 'Aliquota più alta del soggettivo', uguale(30)),
  // 856 is written of 2024 and of 2026, and the page of ENPAP for the payments of March 2024 (income of 2023) has it already: the 780 of 2023, the 854 of
  // 2025 and the missing minimum integrativo from 2025 (66) are those of the rule page and its golden lines. No text of 2025 was found.
  minimo: P.euro('minimo', MINIMO, { 2020: 780, 2021: 780, 2022: 780, 2023: 780, 2024: 856, 2025: 854, 2026: 856, 2027: 'come2026' }),
  integrativo: P.percento('integrativo', INTEGRATIVO, uguale(2)),
  minimoIntegrativo: P.euro('minimoIntegrativo', MINIMO_INTEGRATIVO, { ...nessuna, 2020: 60, 2021: 60, 2022: 60, 2023: 60, 2024: 66 }),
  maternita: P.maternita({ ...nessuna, 2024: 110, 2025: 130, 2026: 135 }),
  meta: P.parti('meta', 'Parti di chi è dipendente o pensionato', 2),
  terzo: P.parti('terzo', 'Parti dei nuovi iscritti', 3),
  quinto: P.parti('quinto', 'Parti di chi ha poco reddito', 5),
  // Art. 3 of the regulation, read in 2009: twice the minimum. With 856 it would be 1,712; no later text was found.
  limiteQuinto: P.limite('limiteQuinto', 'Reddito sotto cui il minimo è un quinto', 1_560),
  anniTerzo: P.parti('anniTerzo', 'Anni di iscrizione con un terzo', 3),
  etaTerzo: P.parti('etaTerzo', 'Età fino alla quale il minimo è un terzo', 35),
}

const M = fondo('ENPAM', 'enpam', 'ENPAM')
const tettoEnpam: Anni = { ...nessuna, 2020: 103_055, 2021: 103_055, 2022: 105_014 }
const quotaA = (id: string, nome: string, v: readonly [number, number, number, number, number, number]) =>
  M.euro(`quotaA.${id}`, `Quota A ${nome}`, { 2020: v[0], 2021: v[1], 2022: v[2], 2023: v[3], 2024: v[4], 2025: v[5], 2026: null, 2027: null })
export const enpam = {
  aliquota: M.percento('aliquota', 'Aliquota della quota B', uguale(19.5)),
  aliquotaRidotta: M.percento('aliquotaRidotta', 'Aliquota ridotta della quota B', uguale(9.75)),
  tetto: M.euro('tetto', TETTO, tettoEnpam),
  ultimoTetto: M.ultimoTetto(tettoEnpam),
  oltre: M.percento('oltre', OLTRE, uguale(1)),
  maternita: M.maternita({ ...nessuna, 2021: 44.55, 2022: 49.93, 2023: 69.7, 2024: 79.87, 2025: 95.54 }),
  quotaA: {
    finoA30: quotaA('finoA30', 'fino a 30 anni', [230.65, 234.11, 240.08, 257.73, 280.93, 291.61]),
    da30a35: quotaA('da30a35', 'da 30 a 35 anni', [447.7, 454.42, 466.01, 500.26, 545.28, 566]),
    da35a40: quotaA('da35a40', 'da 35 a 40 anni', [840.14, 852.74, 874.48, 938.75, 1_023.24, 1_062.12]),
    oltre40: quotaA('oltre40', 'oltre 40 anni', [1_551.59, 1_574.86, 1_615.02, 1_733.72, 1_889.75, 1_961.56]),
  },
  a30: M.parti('a30', 'Età della seconda classe della quota A', 30),
  a35: M.parti('a35', 'Età della terza classe della quota A', 35),
  a40: M.parti('a40', 'Età della quarta classe della quota A', 40),
  finoA: M.parti('finoA', 'Età fino alla quale è dovuta la quota A', 68),
  finoASuRichiesta: M.parti('finoASuRichiesta', 'Età fino alla quale si può chiedere di versare la quota A', 70),
}

const N = fondo('ENPAF', 'enpaf', 'ENPAF')
/** A column with the figures that were found. Those of 2020, 2021, 2025 and 2027 were not. */
const noti = (v2022: number, v2023: number, v2024: number, v2026: number): Anni => ({ ...nessuna, 2022: v2022, 2023: v2023, 2024: v2024, 2026: v2026 })
export const enpaf = {
  classi: {
    INTERO: N.euro('intero', 'Contributo intero', noti(4_627, 5_002, 5_272, 5_388)),
    RIDOTTO_33: N.euro('ridotto33', 'Contributo ridotto del 33,33%', noti(3_085, 3_335, 3_515, 3_592)),
    RIDOTTO_50: N.euro('ridotto50', 'Contributo ridotto del 50%', noti(2_314, 2_501, 2_636, 2_694)),
    RIDOTTO_85: N.euro('ridotto85', "Contributo ridotto dell'85%", noti(694, 750, 791, 808)),
    SOLIDARIETA_3: N.euro('solidarieta3', 'Contributo di solidarietà 3%', noti(139, 150, 158, 162)),
    SOLIDARIETA_1: N.euro('solidarieta1', 'Contributo di solidarietà 1%', noti(46, 50, 53, 54)),
  },
  assistenza: N.euro('assistenza', 'Contributo di assistenza', noti(48, 30, 31, 31)),
  maternita: N.maternita(noti(8, 9, 13, 11)),
}

export const intero = parametro('percento', 'casse.intero', 'Intero', legge(ENTI.ENPAM), ogniAnno(definizione(100, 'cento per cento')))
