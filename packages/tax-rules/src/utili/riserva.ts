/** Legal reserve and distributable profit. */
import { cifra, type Importo, regola, se } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'

const C2430 = legge('art. 2430 c.c.')
const C2463 = legge('art. 2463, c. 5, c.c.')

const aliquota = parametro(
  'percento',
  'utili.riserva.aliquota',
  'Parte degli utili alla riserva legale',
  C2430,
  sempre(cifra(5, 'art. 2430 c.c.'), { finoAl: 2027 }),
)
const tetto = parametro(
  'percento',
  'utili.riserva.tetto',
  'Parte del capitale che la riserva deve raggiungere',
  C2430,
  sempre(cifra(20, 'art. 2430 c.c.'), { finoAl: 2027 }),
)
const capitaleMinimo = parametro(
  'euro',
  'utili.riserva.capitaleMinimo',
  'Capitale sotto il quale la riserva è rafforzata',
  C2463,
  sempre(cifra(10_000, 'art. 2463, c. 4 e 5, c.c. (D.L. 76/2013)'), { finoAl: 2027 }),
)
const aliquotaRafforzata = parametro(
  'percento',
  'utili.riserva.aliquotaRafforzata',
  'Parte degli utili alla riserva legale con capitale sotto 10.000 euro',
  C2463,
  sempre(cifra(20, 'art. 2463, c. 5, c.c. (D.L. 76/2013)'), { finoAl: 2027 }),
)

type Bilancio = { readonly utileNetto: Importo; readonly capitale: Importo; readonly riservaEsistente: Importo; readonly perdite: Importo }

export function utiliDistribuibili({ id, di }: Soggetto, { utileNetto, capitale, riservaEsistente, perdite }: Bilancio) {
  const utile = utileNetto.nonNegativo()
  const rafforzata = utile.al(aliquotaRafforzata).alCentesimo().alMassimo(capitaleMinimo.meno(capitale, riservaEsistente).nonNegativo())
  const ordinaria = utile.al(aliquota).alCentesimo().alMassimo(capitale.al(tetto).meno(riservaEsistente).nonNegativo().alCentesimo())
  const riserva = regola(`${id}.riservaLegale`, {
    nome: `Riserva legale ${di}`,
    di,
    norma: legge('artt. 2430 e 2463, c. 5, c.c.'),
    nota: "Sotto 10.000 euro di capitale la maggiore delle due: il quinto degli utili vale finché capitale e riserva fanno 10.000, il 5% fino a un quinto del capitale. Per le S.r.l. semplificate la dottrina è divisa: vale la regola dell'art. 2463.",
    formula: se(capitale.sotto(capitaleMinimo), { allora: rafforzata.almeno(ordinaria), altrimenti: ordinaria }),
  })
  const distribuibile = regola(`${id}.distribuibile`, {
    nome: `Utile distribuibile ${di}`,
    di,
    norma: legge('artt. 2433 e 2478-bis c.c.'),
    formula: utileNetto.meno(perdite, riserva).nonNegativo(),
  })
  return { riserva, distribuibile }
}
