/** IRAP on a given value of production: companies, partnerships, and sole traders up to 2021. */
import { type Aliquota, type Fascia, type Importo, regola, type Tabella } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import { NOTA_CREDITO } from './credito.ts'
import { deduzioniAltri, deduzioniCapitali } from './parametri-deduzioni.ts'

type Base = { readonly valoreProduzione: Importo; readonly personale: Importo; readonly aliquota: Aliquota }

const deduzioni: Readonly<Record<'societaCapitali' | 'altri', Tabella<readonly Fascia[]>>> = { societaCapitali: deduzioniCapitali, altri: deduzioniAltri }

/** Directors' fees and their contributions never reduce the base: the tax does not depend on them. */
export function irapSocieta({ id, di }: Soggetto, soggetto: keyof typeof deduzioni, { valoreProduzione, personale, aliquota }: Base) {
  const netto = regola(`${id}.valoreNetto`, {
    nome: `Valore della produzione ${di} dopo il personale`,
    di,
    norma: legge('D.Lgs. 446/1997, artt. 5, 5-bis e 11'),
    formula: valoreProduzione.meno(personale),
  })
  const deduzioneFissa = regola(`${id}.deduzioneFissa`, {
    nome: `Deduzione forfettaria IRAP ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    formula: netto.aFasce(deduzioni[soggetto]),
  })
  const imponibile = regola(`${id}.imponibile`, {
    nome: `Imponibile IRAP ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    formula: netto.meno(deduzioneFissa).nonNegativo(),
  })
  const imposta = regola(`${id}.imposta`, {
    nome: `IRAP ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 16'),
    nota: NOTA_CREDITO,
    formula: imponibile.al(aliquota),
  })
  return { deduzioneFissa, imponibile, imposta }
}
