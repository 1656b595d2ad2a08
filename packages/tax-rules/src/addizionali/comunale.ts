/** The municipal surcharge: a percentage on everything, or the threshold and brackets of the comune chosen. */
import { type Aliquota, type Condizione, type Facoltativa, type Importo, regola, se, somma, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'

const norma = legge('D.Lgs. 360/1998, art. 1')

type Scaglione = { readonly presente: Condizione; readonly finoA: Facoltativa<'euro'>; readonly aliquota: Aliquota }
type Dati = {
  readonly addizionaleComunalePercentuale: Aliquota
  readonly addizionaleComunale: { readonly presente: Condizione; readonly sogliaEsenzione: Importo; readonly scaglioni: readonly Scaglione[] }
}

export function addizionaleComunale(
  { id, di }: { readonly id: string; readonly di: string },
  { netta, imponibile }: { readonly netta: Importo; readonly imponibile: Importo },
  { addizionaleComunalePercentuale, addizionaleComunale: comune }: Dati,
) {
  const fette = comune.scaglioni.map(({ presente, finoA, aliquota }, i) => {
    const inizio = comune.scaglioni[i - 1]?.finoA.oppure(imponibile) ?? zero
    return [presente, imponibile.alMassimo(finoA.oppure(imponibile)).meno(inizio).nonNegativo().al(aliquota)] as const
  })
  const dalComune = se(imponibile.nonSupera(comune.sogliaEsenzione), { allora: zero, altrimenti: somma('euro', fette) })
  const misura = se(comune.presente, { allora: dalComune, altrimenti: imponibile.al(addizionaleComunalePercentuale) })
  return regola(`${id}.addizionali.comunale`, {
    nome: `Addizionale comunale ${di}`,
    di,
    norma: legge(`${norma}, c. 4`),
    nota: "Dovuta solo se è dovuta l'IRPEF. La soglia di esenzione non è una franchigia: oltre, si paga su tutto.",
    formula: se(netta.supera(zero), { allora: misura, altrimenti: zero }),
  })
}
