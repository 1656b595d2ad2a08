/** Figures on dividends, tax years 2020 to 2027. */
import { cifra } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'

export const ritenuta = parametro(
  'percento',
  'dividendi.ritenuta',
  "Ritenuta a titolo d'imposta sui dividendi",
  legge('D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 1003'),
  sempre(cifra(26, 'D.P.R. 600/1973, art. 27; L. 205/2017, art. 1, c. 999-1006'), { finoAl: 2027 }),
)
export const quotaImpresa = parametro(
  'percento',
  'dividendi.quotaImpresa',
  "Parte imponibile del dividendo di una partecipazione in regime d'impresa",
  legge('art. 59 TUIR; D.M. 26 maggio 2017'),
  sempre(cifra(58.14, 'art. 59 TUIR; D.M. 26 maggio 2017 (ratio.it)'), { finoAl: 2027 }),
)
