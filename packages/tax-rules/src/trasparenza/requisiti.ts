/** Transparency of small companies, art. 116 TUIR. */
import { conFonte, type Importo, type Numero, parametro, requisito } from '@bilancia/engine'
import { tuir } from '../norme.ts'

const sempre = <V extends number>(v: V) => ({ 2020: v, 2021: v, 2022: v, 2023: v, 2024: v, 2025: v, 2026: v })

export const ricaviMassimi = parametro(
  'euro',
  'trasparenza.ricaviMassimi',
  'Ricavi massimi per la trasparenza',
  tuir('116, c. 1'),
  conFonte('art. 116 TUIR; limite ISA 5.164.569 euro', sempre(5_164_569)),
)
const sociMassimi = parametro('numero', 'trasparenza.sociMassimi', 'Soci massimi', tuir('116, c. 1'), conFonte('art. 116, c. 1, TUIR', sempre(10)))

export function trasparenza({ ricavi, soci }: { readonly ricavi: Importo; readonly soci: Numero }) {
  return requisito('trasparenza.ammessa', {
    nome: 'Trasparenza fiscale ammessa',
    norma: tuir('116, c. 1'),
    nota: 'Soci tutti persone fisiche; opzione di tutti per tre anni.',
    formula: ricavi.nonSupera(ricaviMassimi).e(soci.nonSupera(sociMassimi)),
  })
}
