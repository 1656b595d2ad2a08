/** Legal reserve and profit that can be distributed. */
import { conFonte, type Importo, parametro, regola, se } from '@bilancia/engine'
import { legge } from '../norme.ts'

const C2430 = legge('art. 2430 c.c.')
const C2463 = legge('art. 2463, c. 5, c.c.')
const sempre = <V extends number>(v: V) => ({ 2020: v, 2021: v, 2022: v, 2023: v, 2024: v, 2025: v, 2026: v })

const aliquota = parametro('percento', 'utili.riserva.aliquota', 'Parte degli utili alla riserva legale', C2430, conFonte('art. 2430 c.c.', sempre(5)))
const tetto = parametro('percento', 'utili.riserva.tetto', 'Parte del capitale che la riserva deve raggiungere', C2430, conFonte('art. 2430 c.c.', sempre(20)))
const capitaleMinimo = parametro(
  'euro',
  'utili.riserva.capitaleMinimo',
  'Capitale sotto il quale la riserva è rafforzata',
  C2463,
  conFonte('art. 2463, c. 4 e 5, c.c. (D.L. 76/2013)', sempre(10_000)),
)
const aliquotaRafforzata = parametro(
  'percento',
  'utili.riserva.aliquotaRafforzata',
  'Parte degli utili alla riserva legale con capitale sotto 10.000 euro',
  C2463,
  conFonte('art. 2463, c. 5, c.c. (D.L. 76/2013)', sempre(20)),
)

type Bilancio = { readonly utileNetto: Importo; readonly capitale: Importo; readonly riservaEsistente: Importo; readonly perdite: Importo }

export function utiliDistribuibili({ id, di }: { readonly id: string; readonly di: string }, { utileNetto, capitale, riservaEsistente, perdite }: Bilancio) {
  const utile = utileNetto.nonNegativo()
  const rafforzata = utile.al(aliquotaRafforzata).alCentesimo().alMassimo(capitaleMinimo.meno(capitale, riservaEsistente).nonNegativo())
  const ordinaria = utile.al(aliquota).alCentesimo().alMassimo(capitale.al(tetto).meno(riservaEsistente).nonNegativo().alCentesimo())
  const riserva = regola(`${id}.riservaLegale`, {
    nome: `Riserva legale ${di}`,
    di,
    norma: legge('artt. 2430 e 2463, c. 5, c.c.'),
    nota: "Per le S.r.l. semplificate la dottrina è divisa: vale la regola dell'art. 2463.",
    formula: se(capitale.sotto(capitaleMinimo), { allora: rafforzata, altrimenti: ordinaria }),
  })
  const distribuibile = regola(`${id}.distribuibile`, {
    nome: `Utile distribuibile ${di}`,
    di,
    norma: legge('artt. 2433 e 2478-bis c.c.'),
    formula: utileNetto.meno(perdite, riserva).nonNegativo(),
  })
  return { riserva, distribuibile }
}
