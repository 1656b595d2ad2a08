/** Figures on dividends, tax years 2020 to 2026. */
import { conFonte } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'

export const ritenuta = parametro(
  'percento',
  'dividendi.ritenuta',
  "Ritenuta a titolo d'imposta sui dividendi",
  legge('D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 1003'),
  conFonte('D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 999-1006', { 2020: 26, 2021: 26, 2022: 26, 2023: 26, 2024: 26, 2025: 26, 2026: 26, 2027: 26 }),
)
export const quotaImpresa = parametro(
  'percento',
  'dividendi.quotaImpresa',
  "Parte imponibile del dividendo di una partecipazione in regime d'impresa",
  legge('art. 59 TUIR; D.M. 26 maggio 2017'),
  conFonte('art. 59 TUIR; D.M. 26 maggio 2017 (ratio.it)', {
    2020: 58.14,
    2021: 58.14,
    2022: 58.14,
    2023: 58.14,
    2024: 58.14,
    2025: 58.14,
    2026: 58.14,
    2027: 58.14,
  }),
)
