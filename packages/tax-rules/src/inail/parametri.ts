/** Figures of the INAIL premiums, 2020 to 2027. */
import { cifra, definizione, riportata, stimata } from '@bilancia/engine'
import { ogniAnno, parametro, sempre, tabella } from '../legge.ts'
import { legge } from '../norme.ts'

type PerClasse = Readonly<Record<number, number>>

const DA_2019 = 'tariffa 2019 (Confartigianato Lomellina) riportata al minimo giornaliero'
const derivato = (valore: PerClasse, minimo: string) => stimata(valore, `${DA_2019} di ${minimo}: importo stimato`)

/** Special premium for each person and year, by risk class. Class 0 is undefined and pays nothing. */
export const premiArtigiani = tabella<PerClasse>(
  'inail.premiArtigiani',
  'premio speciale unitario della classe di rischio',
  legge('D.P.R. 1124/1965, art. 42; D.M. 27 febbraio 2019'),
  {
    2020: derivato({ 1: 83.23, 2: 135.16, 3: 192.3, 4: 281.41, 5: 414.03, 6: 513.94, 7: 682.77, 8: 791.2, 9: 1_473.46 }, '48,98 €'),
    2021: derivato({ 1: 83.23, 2: 135.16, 3: 192.3, 4: 281.41, 5: 414.03, 6: 513.94, 7: 682.77, 8: 791.2, 9: 1_473.46 }, '48,98 €'),
    2022: derivato({ 1: 84.81, 2: 137.73, 3: 195.95, 4: 286.75, 5: 421.89, 6: 523.7, 7: 695.74, 8: 806.22, 9: 1_501.44 }, '49,91 €'),
    2023: derivato({ 1: 91.67, 2: 148.88, 3: 211.82, 4: 309.97, 5: 456.05, 6: 566.09, 7: 752.05, 8: 871.48, 9: 1_622.98 }, '53,95 €'),
    2024: derivato({ 1: 96.63, 2: 156.94, 3: 223.28, 4: 326.74, 5: 480.73, 6: 596.73, 7: 792.76, 8: 918.65, 9: 1_710.82 }, '56,87 €'),
    2025: derivato({ 1: 97.4, 2: 158.18, 3: 225.05, 4: 329.33, 5: 484.53, 6: 601.46, 7: 799.03, 8: 925.92, 9: 1_724.36 }, '57,32 €'),
    2026: derivato({ 1: 98.77, 2: 160.41, 3: 228.23, 4: 333.98, 5: 491.38, 6: 609.95, 7: 810.32, 8: 939, 9: 1_748.72 }, '58,13 € (circ. INPS 6/2026)'),
    2027: riportata(
      derivato({ 1: 98.77, 2: 160.41, 3: 228.23, 4: 333.98, 5: 491.38, 6: 609.95, 7: 810.32, 8: 939, 9: 1_748.72 }, '58,13 € (circ. INPS 6/2026)'),
      'circolare INAIL 2027 sui minimali',
    ),
  },
)

/** Yearly wage of one person in the ordinary premium: the minimum of the annuities, weighted by month. */
export const retribuzioneDiRagguaglio = parametro(
  'euro',
  'inail.retribuzioneDiRagguaglio',
  'Retribuzione di ragguaglio annua',
  legge('D.P.R. 1124/1965, artt. 30 e 116'),
  {
    2020: cifra(16_595.25, 'minimali di rendita dal 1/7/2019 e dal 1/7/2020, media per mesi'),
    2021: cifra(17_448.9, 'minimale di rendita dal 1/1/2021 (Fenailp; PensioniOggi)'),
    2022: cifra(17_614.8, 'minimali di rendita dal 1/1/2021 e dal 1/7/2022, media per mesi'),
    2023: cifra(18_501, 'minimali di rendita dal 1/7/2022 e dal 1/7/2023 (circ. INAIL 47/2023), media per mesi'),
    2024: cifra(19_740, 'minimali di rendita dal 1/7/2023 e dal 1/7/2024, media per mesi'),
    2025: cifra(20_426.7, 'D.M. 56/2025; circ. INAIL 48/2025'),
    2026: cifra(20_569.5, 'minimali di rendita dal 1/1/2025 e dal 1/7/2026 (D.M. 58/2026; circ. INAIL 35/2026), media per mesi'),
    2027: riportata(
      cifra(20_712.3, "minimale di rendita in vigore dal 1/7/2026, tenuto per tutto l'anno: D.M. 58/2026; circ. INAIL 35/2026"),
      'rivalutazione dal 1/7/2027',
    ),
  },
)

/** The rate is typed per thousand: this factor converts a percentage. */
export const perMille = parametro(
  'numero',
  'inail.perMille',
  'Divisore del tasso per mille',
  legge('D.P.R. 1124/1965, art. 40'),
  ogniAnno(definizione(10, 'tariffe dei premi: tassi per mille')),
)

export const aliquotaAddizionale = parametro(
  'percento',
  'inail.aliquotaAddizionale',
  'Addizionale ex ANMIL',
  legge('D.P.R. 1124/1965, art. 181'),
  sempre(cifra(1, 'PartnerUp, autoliquidazione 2025/2026; sul premio degli artigiani da memoria'), { finoAl: 2027 }),
)
