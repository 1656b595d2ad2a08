/** The municipal surcharge: one percentage on the whole income, or the threshold and brackets of the chosen comune. */
import { casi, type Importo, regola, se, somma, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { ComuneScelto, Residenza, Soggetto } from '../persona.ts'
import { addizionaleDovuta } from './dovuta.ts'

const norma = legge('D.Lgs. 360/1998, art. 1, c. 4')

type Dati = Pick<Residenza, 'addizionaleComunalePercentuale' | 'addizionaleComunale' | 'comuni'>

export function addizionaleComunale(
  { id, di }: Soggetto,
  { netta, imponibile }: { readonly netta: Importo; readonly imponibile: Importo },
  { addizionaleComunalePercentuale, addizionaleComunale: proprio, comuni = proprio ? [proprio] : [] }: Dati,
) {
  const aPercentuale = imponibile.al(addizionaleComunalePercentuale)
  const [comune] = comuni
  const misura =
    comune && comuni.length === 1
      ? se(comune.presente, { allora: delComune(imponibile, comune), altrimenti: aPercentuale })
      : casi(
          comuni.map((uno) => [uno.presente, delComune(imponibile, uno)] as const),
          aPercentuale,
        )
  const chi = `${id}.addizionali.comunale`
  const dovuta = addizionaleDovuta({ id: chi, di, norma }, netta)
  return regola(chi, {
    nome: `Addizionale comunale ${di}`,
    di,
    norma,
    nota: "Dovuta solo se è dovuta l'IRPEF. La soglia di esenzione non è una franchigia: oltre, si paga su tutto.",
    formula: se(dovuta, { allora: misura, altrimenti: zero }),
  })
}

function delComune(imponibile: Importo, { scaglioni, sogliaEsenzione }: ComuneScelto): Importo {
  const fette = scaglioni.map(({ presente, finoA, aliquota }, i) => {
    const inizio = scaglioni[i - 1]?.finoA.oppure(imponibile) ?? zero
    return [presente, imponibile.alMassimo(finoA.oppure(imponibile)).meno(inizio).nonNegativo().al(aliquota)] as const
  })
  return se(imponibile.nonSupera(sogliaEsenzione), { allora: zero, altrimenti: somma('euro', fette) })
}
