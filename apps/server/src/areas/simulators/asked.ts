/** What the calls of every simulator share: the state they are given, and a path that nothing explains. */
import { type ObjectShape, shape, type TaxYear, taxYears } from '@bilancia/contract'
import type { UsedFigures } from '@bilancia/contract/api'
import { affermaLaLegge, type Brano, brano, type CifraUsata, minima, PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { Refusal } from '../../platform/problem.ts'

/** What was typed: anything. */
export type State = Readonly<Record<string, unknown>>

/** The shape of what a call of a calculation answers. */
export const answerOf = ({ risultato, quadro }: { readonly risultato: ObjectShape; readonly quadro: ObjectShape }): ObjectShape =>
  shape.object({ State: risultato, Quadro: shape.nullable(quadro), Impronta: shape.text('Impronta') })

/** The state, if it is of the year in the address; a state without a year is of that year. Throws ANNO_DIVERSO. */
export function ofYear(year: number, state: State): State & { readonly annoImposta: TaxYear } {
  const stated = state.annoImposta ?? year
  if (stated === year) return { ...state, annoImposta: year as TaxYear }
  const stato = typeof stated === 'number' ? stated : 'che non è un numero'
  throw new Refusal('ANNO_DIVERSO', { indirizzo: year, stato, primo: taxYears[0], ultimo: Math.max(...taxYears) })
}

/** Two years of a call, the earlier first. */
export const inOrder = (one: number, other: number): readonly [TaxYear, TaxYear] => [Math.min(one, other) as TaxYear, Math.max(one, other) as TaxYear]

type Asked = { readonly path: string; readonly passi: readonly string[]; readonly Impronta: string }
/** The piece of an explanation that is asked for; SPIEGAZIONE_NON_TROVATA where the result has no such path. */
export async function explained({ path, passi, Impronta }: Asked, open: () => Promise<Spiegazione>): Promise<Brano & { readonly Impronta: string }> {
  try {
    return { ...brano(await open(), passi), Impronta }
  } catch (error) {
    if (error instanceof PercorsoSconosciuto) throw new Refusal('SPIEGAZIONE_NON_TROVATA', { percorso: path.slice(0, 200) })
    throw error
  }
}

/** What the figures behind a headline say of how far it can be trusted. What claims nothing of the law does not count. */
export function usedFigures(cifre: readonly CifraUsata[], Impronta: string): UsedFigures {
  const dellaLegge = cifre.filter(({ attendibilita }) => affermaLaLegge(attendibilita))
  const deboli = dellaLegge.filter(({ attendibilita }) => attendibilita !== 'confermata')
  return {
    attendibilita: dellaLegge.length ? minima(dellaLegge.map(({ attendibilita }) => attendibilita)) : null,
    usate: dellaLegge.length,
    deboli: deboli.map(({ id, nome, testo, attendibilita }) => ({ id, nome, testo, attendibilita })),
    Impronta,
  }
}
