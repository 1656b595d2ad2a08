/** Transparency of small companies, art. 116 TUIR. */
import { cifra, type Importo, type Numero, requisito } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { tuir } from '../norme.ts'

export const ricaviMassimi = parametro(
  'euro',
  'trasparenza.ricaviMassimi',
  'Ricavi massimi per la trasparenza',
  tuir('116, c. 1'),
  sempre(cifra(5_164_569, 'art. 116 TUIR; limite ISA 5.164.569 euro'), { finoAl: 2027 }),
)
const sociMassimi = parametro(
  'numero',
  'trasparenza.sociMassimi',
  'Soci massimi',
  tuir('116, c. 1'),
  sempre(cifra(10, 'art. 116, c. 1, TUIR'), { finoAl: 2027 }),
)

export function trasparenza({ ricavi, soci }: { readonly ricavi: Importo; readonly soci: Numero }) {
  return requisito('trasparenza.ammessa', {
    nome: 'Trasparenza fiscale ammessa',
    norma: tuir('116, c. 1'),
    nota: 'Soci tutti persone fisiche; opzione di tutti per tre anni.',
    formula: ricavi.nonSupera(ricaviMassimi).e(soci.nonSupera(sociMassimi)),
  })
}
