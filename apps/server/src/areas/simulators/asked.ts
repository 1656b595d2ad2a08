/** What the calls of all simulators share: the state that they receive and the path of an explanation. */
import { NON_LETTI_MAX, nonLetto, type ObjectShape, piano, shape, type TaxYear, type TypeOf, taxYears } from '@bilancia/contract'
import type { UsedFigures } from '@bilancia/contract/api'
import { affermaLaLegge, type Brano, brano, type CifraUsata, minima, PercorsoSconosciuto, provvisoria, type Spiegazione } from '@bilancia/engine'
import { legge } from '../../platform/law.ts'
import { Refusal } from '../../platform/problem.ts'

/** What the user typed. Not checked. */
export type State = Readonly<Record<string, unknown>>

/** The part of an answer that lists the parts of the state that no field reads. */
export const NonLetti = shape.optional(shape.list(nonLetto))
/** The shape of the answer of a calculation. */
export const answerOf = ({ risultato, quadro }: { readonly risultato: ObjectShape; readonly quadro?: ObjectShape }): ObjectShape =>
  shape.object({ State: risultato, NonLetti, ...(quadro && { Quadro: shape.nullable(quadro) }), Impronta: shape.text('Impronta') })

/** To be spread into the answer of a calculation. Nothing if everything is read. */
export function unreadIn(simulatore: string, state: State): { readonly NonLetti?: TypeOf<typeof nonLetto>[] } {
  const found: TypeOf<typeof nonLetto>[] = []
  for (const { path, sentence } of legge.nonLetti(simulatore, state)) {
    found.push({ campo: path, testo: sentence() })
    if (found.length === NON_LETTI_MAX) break
  }
  return found.length > 0 ? { NonLetti: found } : {}
}

/** The state, with the year of the address if it has none. Throws ANNO_DIVERSO if the two years differ. */
export function ofYear(year: TaxYear, state: State): State & { readonly annoImposta: TaxYear } {
  const stated = state.annoImposta ?? year
  if (stated === year) return { ...state, annoImposta: year }
  const stato = typeof stated === 'number' ? stated : 'che non è un numero'
  throw new Refusal('ANNO_DIVERSO', { indirizzo: year, stato, primo: taxYears[0], ultimo: Math.max(...taxYears) })
}

/** The plan, with the first year of the address if it has none. Throws ANNO_DIVERSO if the two differ. */
export function inPlan(year: number, plan: State): State {
  const stated = plan.annoInizio ?? year
  if (stated === year) return { ...plan, annoInizio: year }
  const stato = typeof stated === 'number' ? stated : 'che non è un numero'
  throw new Refusal('ANNO_DIVERSO', { indirizzo: year, stato, primo: piano.PRIMO_ANNO, ultimo: piano.ULTIMO_ANNO })
}

/** The two years of a call, the earlier first. */
export const inOrder = (one: TaxYear, other: TaxYear): readonly [TaxYear, TaxYear] => (one <= other ? [one, other] : [other, one])

type Asked = { readonly path: string; readonly passi: readonly string[]; readonly Impronta: string }
/** The requested part of an explanation. Throws SPIEGAZIONE_NON_TROVATA if the result has no such path. */
export async function explained({ path, passi, Impronta }: Asked, open: () => Promise<Spiegazione>): Promise<Brano & { readonly Impronta: string }> {
  try {
    return { ...brano(await open(), passi), Impronta }
  } catch (error) {
    if (error instanceof PercorsoSconosciuto) throw new Refusal('SPIEGAZIONE_NON_TROVATA', { percorso: path.slice(0, 200) })
    throw error
  }
}

/** Throws PercorsoSconosciuto also where nothing was calculated: there is nothing to explain. */
export function orUnknown(spiega: (state: object, path: string) => Spiegazione, state: object, path: string): Spiegazione {
  try {
    return spiega(state, path)
  } catch (error) {
    if (error instanceof RangeError) throw new PercorsoSconosciuto(path)
    throw error
  }
}

/** How far the figures behind a headline can be trusted. Figures that claim nothing about the law do not count. */
export function usedFigures(cifre: readonly Pick<CifraUsata, 'id' | 'nome' | 'testo' | 'attendibilita' | 'marchio'>[], Impronta: string): UsedFigures {
  const dellaLegge = cifre.filter(({ attendibilita }) => affermaLaLegge(attendibilita))
  const deboli = dellaLegge.filter(({ attendibilita }) => attendibilita !== 'confermata')
  return {
    attendibilita: dellaLegge.length ? minima(dellaLegge.map(({ attendibilita }) => attendibilita)) : null,
    usate: dellaLegge.length,
    riportate: dellaLegge.filter(provvisoria).length,
    deboli: deboli.map(({ id, nome, testo, attendibilita }) => ({ id, nome, testo, attendibilita })),
    Impronta,
  }
}
