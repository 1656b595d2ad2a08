/** A total split by shares: to the cent, the remainder to one of the parties so that the parts add up. */
import { type Aliquota, type Condizione, type Importo, type Norma, regola, se } from '@bilancia/engine'

export type Partecipante = { readonly id: string; readonly di: string; readonly quota: Aliquota /** Who takes the cents. */; readonly resto: Condizione }

/** `chiave` and `nome` name the lines. Nobody takes the remainder where no `resto` holds: each part is rounded alone. */
export function ripartisci(
  parti: readonly Partecipante[],
  totale: Importo,
  { chiave, nome, norma }: { readonly chiave: string; readonly nome: string; readonly norma: Norma },
) {
  const arrotondate = parti.map(({ quota }) => totale.al(quota).alCentesimo())
  return parti.map(({ id, di, resto }, i) => {
    const altre = arrotondate.filter((_, k) => k !== i)
    return regola(`${id}.${chiave}`, {
      nome: `${nome} ${di}`,
      di,
      norma,
      formula: altre.length ? se(resto, { allora: totale.meno(...altre), altrimenti: arrotondate[i] as Importo }) : (arrotondate[i] as Importo),
    })
  })
}
