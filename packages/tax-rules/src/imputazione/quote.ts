/** Splits a total by shares, to the cent. One party takes the remainder, so that the parts add up. */
import { type Aliquota, type Condizione, type Importo, type Norma, regola, se, zero } from '@bilancia/engine'

export type Partecipante = { readonly id: string; readonly di: string; readonly quota: Aliquota /** Takes the remaining cents. */; readonly resto: Condizione }

/** `chiave` and `nome` name the lines. If no `resto` holds, nobody takes the remainder and each part is rounded alone. A total of zero gives zero to each. */
export function ripartisci(
  parti: readonly Partecipante[],
  totale: Importo,
  { chiave, nome, norma }: { readonly chiave: string; readonly nome: string; readonly norma: Norma },
) {
  const arrotondate = parti.map(({ quota }) => totale.al(quota).alCentesimo())
  return parti.map(({ id, di, resto }, i) => {
    const altre = arrotondate.filter((_, k) => k !== i)
    const sua = arrotondate[i] as Importo
    const formula = altre.length ? se(resto, { allora: totale.meno(...altre), altrimenti: sua }) : sua
    return regola(`${id}.${chiave}`, { nome: `${nome} ${di}`, di, norma, formula: totale === zero ? zero : formula })
  })
}
