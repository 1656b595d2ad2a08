/** IRAP on a value of production given whole: companies, partnerships, and sole traders to 2021. */
import type { TaxYear } from '@bilancia/contract'
import { type Aliquota, type Cifra, type Fascia, type Importo, type Norma, regola, type Tabella } from '@bilancia/engine'
import { legge } from '../norme.ts'
import { aliquoteRegionali, deduzioniAltri, deduzioniCapitali } from './parametri-societa.ts'

type Base = { readonly valoreProduzione: Importo; readonly personale: Importo; readonly aliquota: Aliquota }

const deduzioni: Readonly<Record<'societaCapitali' | 'altri', Tabella<readonly Fascia[]>>> = { societaCapitali: deduzioniCapitali, altri: deduzioniAltri }

/** Directors' fees and their contributions never reduce the base: the tax is one whatever is paid. */
export function irapSocieta(
  { id, di }: { readonly id: string; readonly di: string },
  soggetto: keyof typeof deduzioni,
  { valoreProduzione, personale, aliquota }: Base,
) {
  const netto = regola(`${id}.valoreProduzione`, {
    nome: `Valore della produzione ${di} dopo il personale`,
    di,
    norma: legge('D.Lgs. 446/1997, artt. 5, 5-bis e 11'),
    formula: valoreProduzione.meno(personale),
  })
  const imponibile = regola(`${id}.imponibile`, {
    nome: `Imponibile IRAP ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    formula: netto.meno(netto.aFasce(deduzioni[soggetto])).nonNegativo(),
  })
  return regola(`${id}.imposta`, { nome: `IRAP ${di}`, di, norma: legge('D.Lgs. 446/1997, art. 16'), formula: imponibile.al(aliquota) })
}

/** The ordinary rate of every region in a year (percent, by region code), as a proposal, and what it rests on. */
export function aliquoteIrap(anno: TaxYear): Cifra<Readonly<Record<number, number>>> & { readonly norma: Norma } {
  return { ...aliquoteRegionali.cifra(anno), norma: aliquoteRegionali.norma }
}
