/** Figures of the chamber of commerce annual fee, 2020 to 2027. */

import type { TaxYear } from '@bilancia/contract'
import { cifra, conFonte, definizione, normaDal, type Scaglione } from '@bilancia/engine'
import { ogniAnno, parametro, sempre, tabella } from '../legge.ts'
import { legge } from '../norme.ts'

const norma = legge('D.M. 21 aprile 2011; L. 580/1993, art. 18')
/** Unchanged since 2011. The 50% cut is a separate figure. */
const CAMERE = {
  2020: 'D.M. 21/4/2011; Camera di Cuneo, importi 2020',
  2021: 'D.M. 21/4/2011; Camera di Padova, 2020-2025',
  2022: 'D.M. 21/4/2011; Camera di Padova, 2020-2025',
  2023: 'D.M. 21/4/2011; Studio Caglieri, diritti camerali 2023',
  2024: 'D.M. 21/4/2011; Camere di Chieti-Pescara e Reggio Calabria, 2024',
  2025: 'D.M. 21/4/2011; Eutekne e Ratio, 2025',
  2026: 'D.M. 21/4/2011; Camera Toscana Nord-Ovest e Ratio, 2026',
} as const
const invariato = <T>(v: T) => ({
  2020: cifra(v, CAMERE[2020]),
  2021: cifra(v, CAMERE[2021]),
  2022: cifra(v, CAMERE[2022]),
  2023: cifra(v, CAMERE[2023]),
  2024: cifra(v, CAMERE[2024]),
  2025: cifra(v, CAMERE[2025]),
  2026: cifra(v, CAMERE[2026]),
  2027: cifra(v, CAMERE[2026]),
})
const importo = (id: string, nome: string, valore: number) => parametro('euro', `cciaa.${id}`, nome, norma, invariato(valore))

/** Fixed amounts of the head office, before the cut. */
export const sede = {
  individualiSpeciale: importo('individualiSpeciale', "Misura fissa dell'impresa individuale in sezione speciale", 88),
  individualiOrdinaria: importo('individualiOrdinaria', "Misura fissa dell'impresa individuale in sezione ordinaria", 200),
  sempliciAgricole: importo('sempliciAgricole', 'Misura fissa della società semplice agricola', 100),
  sempliciNonAgricole: importo('sempliciNonAgricole', 'Misura fissa della società semplice non agricola', 200),
  aFatturato: importo('aFatturato', 'Misura fissa di chi paga sul fatturato: primo anno e primo scaglione', 200),
} as const

/** The part of the fee that depends on turnover, before the cut. */
const scaglioni: readonly Scaglione[] = [
  { fino: 100_000, aliquota: 0 },
  { fino: 250_000, aliquota: 0.015 },
  { fino: 500_000, aliquota: 0.013 },
  { fino: 1_000_000, aliquota: 0.01 },
  { fino: 10_000_000, aliquota: 0.009 },
  { fino: 35_000_000, aliquota: 0.005 },
  { fino: 50_000_000, aliquota: 0.003 },
  { fino: Infinity, aliquota: 0.001 },
]
export const scaglioniFatturato = tabella('cciaa.scaglioniFatturato', 'scaglioni di fatturato del diritto annuale', norma, invariato(scaglioni))
export const massimoSede = importo('massimoSede', 'Massimo del diritto annuale della sede', 40_000)

export const riduzione = parametro(
  'percento',
  'cciaa.riduzione',
  'Riduzione del diritto annuale',
  legge('D.L. 90/2014, art. 28'),
  sempre(cifra(50, 'D.L. 90/2014, art. 28, c. 1: 50% dal 2017'), { finoAl: 2027 }),
)
export const quotaUnitaLocale = parametro('percento', 'cciaa.quotaUnitaLocale', 'Diritto di ogni unità locale, sulla sede', norma, invariato(20))
/** The full fee of the head office, to which units and surcharge are added. */
export const interaSede = parametro('percento', 'cciaa.interaSede', 'Diritto della sede', norma, ogniAnno(definizione(100, 'la sede per intero')))
export const massimoUnitaLocale = importo('massimoUnitaLocale', 'Massimo del diritto di ogni unità locale', 200)

const L580 = legge('L. 580/1993, art. 18, c. 10')
/** Surcharge of almost every chamber. It is a proposal; the adviser chooses. */
export const maggiorazioneProposta = parametro('percento', 'cciaa.maggiorazioneProposta', 'Maggiorazione delle Camere', L580, {
  ...conFonte('D.M. 12 marzo 2020 (fino al 20%; Perugia 10%)', { 2020: 20, 2021: 20, 2022: 20 }),
  ...conFonte('D.M. 23 febbraio 2023', { 2023: 20, 2024: 20, 2025: 20 }),
  ...conFonte('D.M. MIMIT 17 marzo 2026, per il 2026-2028: una Camera può non averla deliberata', { 2026: 20, 2027: 20 }),
})
const SICILIA: Readonly<Record<TaxYear, ReturnType<typeof cifra<number>>>> = {
  ...conFonte('20% del D.M. 12 marzo 2020 e 50% della L. 205/2017, art. 1, c. 784', { 2020: 70, 2021: 70, 2022: 70 }),
  ...conFonte('D.M. 28 febbraio 2023 (QuotidianoPiù)', { 2023: 50, 2024: 50 }),
  ...conFonte('D.M. 2 maggio 2025', { 2025: 50, 2026: 50, 2027: 50 }),
}
/** The same in the Sicilian chambers. */
export const maggiorazioneSicilia = parametro(
  'percento',
  'cciaa.maggiorazioneSicilia',
  'Maggiorazione delle Camere siciliane',
  normaDal({ dal2020: legge('L. 205/2017, art. 1, c. 784; L. 580/1993, art. 18, c. 10'), dal2023: legge('L. 205/2017, art. 1, c. 784') }),
  SICILIA,
)
