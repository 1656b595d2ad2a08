/** Figures of the benefits for employment income: integrative treatment, exempt sum, extra deduction. */
import { cifra, conFonte, type Fascia, nonPrevisto, normaDal } from '@bilancia/engine'
import { parametro, tabella } from '../legge.ts'
import { legge } from '../norme.ts'

const DL3 = 'D.L. 3/2020, artt. 1 e 2'
const BONUS_80 = 'art. 13, c. 1-bis, TUIR, in vigore fino al 30 giugno 2020'
const TI_22 = 'D.L. 3/2020, art. 1, come modificato dalla L. 234/2021; redazionefiscale.it'
const TI_24 = 'D.Lgs. 216/2023, art. 1, c. 3; L. 207/2024, art. 1, c. 3; ecnews.it'
const CUNEO = 'L. 207/2024, art. 1, c. 4-9; circ. Agenzia Entrate 4/E/2025'
const norma = legge('D.L. 3/2020, art. 1')

export const trattamento = {
  importo: parametro('euro', 'irpef.trattamento.importo', 'Trattamento integrativo', norma, {
    2020: cifra(600, DL3),
    2021: cifra(1_200, DL3),
    ...conFonte(TI_22, { 2022: 1_200, 2023: 1_200 }),
    ...conFonte(TI_24, { 2024: 1_200, 2025: 1_200, 2026: 1_200, 2027: 1_200 }),
  }),
  pienoFino: parametro('euro', 'irpef.trattamento.pienoFino', 'Reddito fino al quale spetta per intero', norma, {
    ...conFonte(DL3, { 2020: 28_000, 2021: 28_000 }),
    ...conFonte(TI_22, { 2022: 15_000, 2023: 15_000 }),
    ...conFonte(TI_24, { 2024: 15_000, 2025: 15_000, 2026: 15_000, 2027: 15_000 }),
  }),
  limite: parametro('euro', 'irpef.trattamento.limite', 'Reddito oltre il quale non spetta', norma, {
    ...conFonte(DL3, { 2020: 28_000, 2021: 28_000 }),
    ...conFonte(TI_22, { 2022: 28_000, 2023: 28_000 }),
    ...conFonte(TI_24, { 2024: 28_000, 2025: 28_000, 2026: 28_000, 2027: 28_000 }),
  }),
  correttivo: parametro(
    'euro',
    'irpef.trattamento.correttivo',
    'Riduzione della detrazione nella verifica di capienza',
    normaDal({ dal2020: norma, dal2024: legge('D.Lgs. 216/2023, art. 1, c. 3'), dal2025: legge('L. 207/2024, art. 1, c. 3') }),
    {
      ...conFonte('nessuna riduzione prima del 2024', { 2020: 0, 2021: 0, 2022: 0, 2023: 0 }),
      ...conFonte(TI_24, { 2024: 75, 2025: 75, 2026: 75, 2027: 75 }),
    },
  ),
}

const soloPrimoSemestre2020 = (valore: number) => ({
  2020: cifra(valore, BONUS_80),
  ...conFonte('bonus cessato il 30 giugno 2020', {
    2021: nonPrevisto,
    2022: nonPrevisto,
    2023: nonPrevisto,
    2024: nonPrevisto,
    2025: nonPrevisto,
    2026: nonPrevisto,
    2027: nonPrevisto,
  }),
})
export const bonus80 = {
  importo: parametro('euro', 'irpef.bonus80.importo', 'Bonus 80 euro del primo semestre', legge(BONUS_80), soloPrimoSemestre2020(480)),
  pienoFino: parametro('euro', 'irpef.bonus80.pienoFino', 'Reddito fino al quale il bonus spetta per intero', legge(BONUS_80), soloPrimoSemestre2020(24_600)),
  limite: parametro('euro', 'irpef.bonus80.limite', 'Reddito oltre il quale il bonus non spetta', legge(BONUS_80), soloPrimoSemestre2020(26_600)),
  ampiezza: parametro('euro', 'irpef.bonus80.ampiezza', 'Ampiezza della fascia decrescente del bonus', legge(BONUS_80), soloPrimoSemestre2020(2_000)),
}

const ulterioreDl3 = (pieno: number, aumento: number): readonly Fascia[] => [
  { fino: 28_000, base: 0 },
  { fino: 35_000, base: pieno, quota: aumento, da: 35_000, su: 7_000 },
  { fino: 40_000, base: 0, quota: pieno, da: 40_000, su: 5_000 },
]
const ulterioreCuneo: readonly Fascia[] = [
  { fino: 20_000, base: 0 },
  { fino: 32_000, base: 1_000 },
  { fino: 40_000, base: 0, quota: 1_000, da: 40_000, su: 8_000 },
]
const nessuna: readonly Fascia[] = []
export const normaUlteriore = normaDal({
  dal2020: legge('D.L. 3/2020, art. 2'),
  dal2022: legge('D.L. 3/2020, art. 2, abrogato dalla L. 234/2021, art. 1, c. 3'),
  dal2025: legge('L. 207/2024, art. 1, c. 6'),
})
export const ulterioreDetrazione = tabella('irpef.ulterioreDetrazione', 'ulteriore detrazione per lavoro dipendente', normaUlteriore, {
  2020: cifra(ulterioreDl3(480, 120), `${DL3} (luglio-dicembre)`),
  2021: cifra(ulterioreDl3(960, 240), `${DL3}; D.L. 183/2020, art. 22-sexies (L. 21/2021)`),
  ...conFonte('nessuna ulteriore detrazione nel 2022-2024', { 2022: nessuna, 2023: nessuna, 2024: nessuna }),
  ...conFonte(CUNEO, { 2025: ulterioreCuneo, 2026: ulterioreCuneo, 2027: ulterioreCuneo }),
})

const dal2025 = (valore: number) => ({
  ...conFonte('introdotta dalla L. 207/2024: non esiste prima del 2025', {
    2020: nonPrevisto,
    2021: nonPrevisto,
    2022: nonPrevisto,
    2023: nonPrevisto,
    2024: nonPrevisto,
  }),
  ...conFonte(CUNEO, { 2025: valore, 2026: valore, 2027: valore }),
})
const normaSomma = legge('L. 207/2024, art. 1, c. 4')
export const sommaEsente = {
  limite: parametro('euro', 'irpef.sommaEsente.limite', 'Reddito fino al quale spetta la somma', normaSomma, dal2025(20_000)),
  primaSoglia: parametro('euro', 'irpef.sommaEsente.primaSoglia', 'Prima soglia di reddito annuo di lavoro dipendente', normaSomma, dal2025(8_500)),
  secondaSoglia: parametro('euro', 'irpef.sommaEsente.secondaSoglia', 'Seconda soglia di reddito annuo di lavoro dipendente', normaSomma, dal2025(15_000)),
  primaPercentuale: parametro('percento', 'irpef.sommaEsente.primaPercentuale', 'Percentuale fino alla prima soglia', normaSomma, dal2025(7.1)),
  secondaPercentuale: parametro('percento', 'irpef.sommaEsente.secondaPercentuale', 'Percentuale fino alla seconda soglia', normaSomma, dal2025(5.3)),
  terzaPercentuale: parametro('percento', 'irpef.sommaEsente.terzaPercentuale', 'Percentuale oltre la seconda soglia', normaSomma, dal2025(4.8)),
}
