/** How much a missing region or comune could change the taxes of a person. */
import { ALIQUOTA_COMUNALE_MASSIMA, type TaxYear, taxYears } from '@bilancia/contract'
import { type Cifra, type Condizione, cifra, type Importo, type Numero, se, stimata, zero } from '@bilancia/engine'
import { impostaNettaMinima, aliquotaMassima as massima } from '../addizionali/index.ts'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'
import type { Manca } from './mancanze.ts'

const regionale = parametro(
  'percento',
  'addizionali.regionale.massima',
  "Aliquota regionale più alta dell'anno",
  legge('D.Lgs. 446/1997, art. 50; nelle regioni a statuto ordinario D.Lgs. 68/2011, art. 6; L. 191/2009, art. 2, c. 86'),
  Object.fromEntries(taxYears.map((year) => [year, stimata(massima(year), "la più alta tra quelle delle regioni, nell'anno")])) as Readonly<
    Record<TaxYear, Cifra<number>>
  >,
)
const comunale = parametro(
  'percento',
  'addizionali.comunale.massima',
  'Aliquota comunale più alta',
  legge('D.Lgs. 360/1998, art. 1, c. 3; D.L. 78/2010, art. 14, c. 14; L. 234/2021, art. 1, c. 572'),
  sempre(
    cifra(
      ALIQUOTA_COMUNALE_MASSIMA,
      'D.L. 78/2010, art. 14, c. 14: 0,8% e, a Roma, fino a 0,4 punti in più; L. 234/2021, art. 1, c. 572: dal 2022 oltre lo 0,8% anche nei comuni con un accordo con lo Stato',
    ),
    { finoAl: 2027 },
  ),
)

export const aliquoteMassime = { regionale, comunale }

type Liquidata = { readonly irpefNetta: Importo; readonly redditoImponibile: Importo }

/** The larger taxable income on which the surcharges would be due. */
function base(liquidate: readonly [Liquidata, ...Liquidata[]]): Importo {
  return liquidate
    .map(({ irpefNetta, redditoImponibile }) => se(irpefNetta.supera(impostaNettaMinima), { allora: redditoImponibile, altrimenti: zero }))
    .reduce((larger, other) => larger.almeno(other))
}

/** Reported as missing only if it could change a result. */
export const senzaRegione = (presente: Condizione, codice: Numero, liquidate: readonly [Liquidata, ...Liquidata[]]): Manca => ({
  quando: presente.e(codice.codice(0), base(liquidate).supera(zero)),
  alPiu: base(liquidate).al(regionale),
})
export const senzaComune = (presente: Condizione, indicato: Condizione, liquidate: readonly [Liquidata, ...Liquidata[]]): Manca => ({
  quando: presente.e(indicato.non(), base(liquidate).supera(zero)),
  alPiu: base(liquidate).al(comunale),
})
