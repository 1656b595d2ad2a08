/** Whether a surcharge is due: the net IRPEF must exceed the threshold of the return. */
import { type Condizione, type Importo, type Norma, requisito } from '@bilancia/engine'
import { impostaNettaMinima } from './parametri.ts'

/** `addizionaleDovuta({ id: 'titolare.addizionali.comunale', di, norma }, netta)`. */
export const addizionaleDovuta = ({ id, di, norma }: { readonly id: string; readonly di: string; readonly norma: Norma }, netta: Importo): Condizione =>
  requisito(`${id}.dovuta`, {
    nome: `IRPEF dovuta ${di}`,
    di,
    norma,
    nota: "Fino alla soglia le addizionali non sono dovute; oltre, si pagano su tutto l'imponibile.",
    formula: netta.supera(impostaNettaMinima),
  })
