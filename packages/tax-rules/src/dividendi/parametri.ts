/** Figures on dividends, tax years 2020 to 2026. */
import { conFonte, parametro } from '@bilancia/engine'
import { legge } from '../norme.ts'

const sempre = <V extends number>(v: V) => ({ 2020: v, 2021: v, 2022: v, 2023: v, 2024: v, 2025: v, 2026: v })

export const ritenuta = parametro(
  'percento',
  'dividendi.ritenuta',
  "Ritenuta a titolo d'imposta sui dividendi",
  legge('D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 1003'),
  conFonte('D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 999-1006', sempre(26)),
)
export const quotaImpresa = parametro(
  'percento',
  'dividendi.quotaImpresa',
  "Parte imponibile del dividendo di una partecipazione in regime d'impresa",
  legge('art. 59 TUIR; D.M. 26 maggio 2017'),
  conFonte('art. 59 TUIR; D.M. 26 maggio 2017 (ratio.it)', sempre(58.14), 'fonte unica'),
)
