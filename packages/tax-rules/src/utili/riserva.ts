/** Legal reserve and profit that can be distributed. */
import { conFonte, type Importo, regola, se } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'

const C2430 = legge('art. 2430 c.c.')
const C2463 = legge('art. 2463, c. 5, c.c.')

const aliquota = parametro(
  'percento',
  'utili.riserva.aliquota',
  'Parte degli utili alla riserva legale',
  C2430,
  conFonte('art. 2430 c.c.', { 2020: 5, 2021: 5, 2022: 5, 2023: 5, 2024: 5, 2025: 5, 2026: 5, 2027: 5 }),
)
const tetto = parametro(
  'percento',
  'utili.riserva.tetto',
  'Parte del capitale che la riserva deve raggiungere',
  C2430,
  conFonte('art. 2430 c.c.', { 2020: 20, 2021: 20, 2022: 20, 2023: 20, 2024: 20, 2025: 20, 2026: 20, 2027: 20 }),
)
const capitaleMinimo = parametro(
  'euro',
  'utili.riserva.capitaleMinimo',
  'Capitale sotto il quale la riserva è rafforzata',
  C2463,
  conFonte('art. 2463, c. 4 e 5, c.c. (D.L. 76/2013)', {
    2020: 10_000,
    2021: 10_000,
    2022: 10_000,
    2023: 10_000,
    2024: 10_000,
    2025: 10_000,
    2026: 10_000,
    2027: 10_000,
  }),
)
const aliquotaRafforzata = parametro(
  'percento',
  'utili.riserva.aliquotaRafforzata',
  'Parte degli utili alla riserva legale con capitale sotto 10.000 euro',
  C2463,
  conFonte('art. 2463, c. 5, c.c. (D.L. 76/2013)', { 2020: 20, 2021: 20, 2022: 20, 2023: 20, 2024: 20, 2025: 20, 2026: 20, 2027: 20 }),
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
