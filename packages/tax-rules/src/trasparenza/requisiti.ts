/** Transparency of small companies, art. 116 TUIR. */
import { conFonte, type Importo, type Numero, requisito } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { tuir } from '../norme.ts'

export const ricaviMassimi = parametro(
  'euro',
  'trasparenza.ricaviMassimi',
  'Ricavi massimi per la trasparenza',
  tuir('116, c. 1'),
  conFonte('art. 116 TUIR; limite ISA 5.164.569 euro', {
    2020: 5_164_569,
    2021: 5_164_569,
    2022: 5_164_569,
    2023: 5_164_569,
    2024: 5_164_569,
    2025: 5_164_569,
    2026: 5_164_569,
    2027: 5_164_569,
  }),
)
const sociMassimi = parametro(
  'numero',
  'trasparenza.sociMassimi',
  'Soci massimi',
  tuir('116, c. 1'),
  conFonte('art. 116, c. 1, TUIR', { 2020: 10, 2021: 10, 2022: 10, 2023: 10, 2024: 10, 2025: 10, 2026: 10, 2027: 10 }),
)

export function trasparenza({ ricavi, soci }: { readonly ricavi: Importo; readonly soci: Numero }) {
  return requisito('trasparenza.ammessa', {
    nome: 'Trasparenza fiscale ammessa',
    norma: tuir('116, c. 1'),
    nota: 'Soci tutti persone fisiche; opzione di tutti per tre anni.',
    formula: ricavi.nonSupera(ricaviMassimi).e(soci.nonSupera(sociMassimi)),
  })
}
