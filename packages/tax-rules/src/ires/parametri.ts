/** Figures of IRES, tax years 2020 to 2027. */
import { cifra, conFonte, nonPrevisto } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge, tuir } from '../norme.ts'

const L208 = 'L. 208/2015, art. 1, c. 61; modello Redditi SC'
const premialeSolo2025 = 'IRES premiale solo per il 2025: L. 207/2024, art. 1, c. 436-444'
const DM = 'L. 207/2024, art. 1, c. 436-444; D.M. 8 agosto 2025'
const norma = legge('L. 207/2024, art. 1, c. 436-444')

export const aliquotaOrdinaria = parametro('percento', 'ires.aliquotaOrdinaria', 'Aliquota IRES', tuir('77'), {
  ...conFonte(L208, { 2020: 24, 2021: 24, 2022: 24, 2023: 24, 2024: 24, 2025: 24 }),
  2026: cifra(24, 'L. 199/2025 non la cambia (studioantonello.com)'),
  2027: cifra(24, 'nessuna norma in vigore la cambia'),
})

const solo2025 = (valore: number) => ({
  ...conFonte(premialeSolo2025, { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto, 2023: nonPrevisto, 2024: nonPrevisto }),
  2025: cifra(valore, DM),
  2026: cifra(nonPrevisto, premialeSolo2025),
  2027: cifra(nonPrevisto, premialeSolo2025),
})

export const aliquotaPremiale = parametro('percento', 'ires.aliquotaPremiale', 'Aliquota IRES premiale', norma, solo2025(20))
export const quotaAccantonata = parametro('percento', 'ires.quotaAccantonata', "Parte dell'utile 2024 da accantonare", norma, solo2025(80))
export const quotaInvestita = parametro('percento', 'ires.quotaInvestita', "Parte dell'utile accantonato da investire", norma, solo2025(30))
export const quotaUtile2023 = parametro('percento', 'ires.quotaUtile2023', "Parte dell'utile 2023 da investire", norma, solo2025(24))
export const investimentoMinimo = parametro('euro', 'ires.investimentoMinimo', 'Investimento minimo', norma, solo2025(20_000))
