/** Gestione separata of professionals. */
import { type Aliquota, type Importo, regola, requisito } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

/** No minimum is due; the ceiling is personal and annual. */
export function contributoSeparata({ id, di }: Soggetto, reddito: Importo, aliquota: Aliquota) {
  const dovuto = regola(`${id}.separata`, {
    nome: `Contributo alla gestione separata ${di}`,
    di,
    norma: legge('L. 335/1995, art. 2, c. 26 e 29'),
    formula: reddito.nonNegativo().alMassimo(p.massimaleSeparata).al(aliquota),
  })
  const dodiciMesi = requisito(`${id}.separata.dodiciMesi`, {
    nome: `Reddito ${di} che accredita 12 mesi nella gestione separata`,
    di,
    norma: legge('L. 335/1995, art. 2, c. 29'),
    formula: reddito.raggiunge(p.minimaleSeparata),
  })
  return { dovuto, dodiciMesi }
}
