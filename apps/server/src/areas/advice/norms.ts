/** Explains why today's result differs from the delivered one: the effect of each norm's changed figures. */
import { roundToCent, sumToCent, valueAt } from '@bilancia/contract'
import type { AdviceContent, AdviceToday } from '@bilancia/contract/api'
import type { Figure } from '../calculations/savable.ts'
import { savableOf } from '../calculations/service.ts'

type Sealed = AdviceContent['cifre']
type State = Readonly<Record<string, unknown>>
export type ByNorm = Pick<AdviceToday, 'cifre' | 'voci' | 'norme' | 'resto'>

/** A figure as the signed file stores it. Its value is JSON text, because it may be a table, and a bracket may have no upper limit. */
export const sealedFigure = ({ id, nome, testo, attendibilita, norma, valore }: Figure): Sealed[number] => ({
  ...{ id, nome, testo, attendibilita },
  ...(norma !== undefined && { norma }),
  valore: JSON.stringify(valore, (_, x) => (x === Number.POSITIVE_INFINITY ? ENDLESS : x)),
})

const ENDLESS = 'oltre'
const read = (text: string): unknown => JSON.parse(text, (_, x) => (x === ENDLESS ? Number.POSITIVE_INFINITY : x))

/** The figures that differ. Files of earlier versions have no values: only the texts are compared, and the text of a table never differs. */
function differing(before: Sealed, now: Sealed): readonly { readonly was: Sealed[number] | undefined; readonly is: Sealed[number] | undefined }[] {
  const [was, is] = [new Map(before.map((one) => [one.id, one])), new Map(now.map((one) => [one.id, one]))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({ was: was.get(id), is: is.get(id) }))
    .filter((pair) => {
      const [a, b] = [pair.was, pair.is]
      if (!a || !b) return true
      return a.valore === undefined ? a.testo !== b.testo : a.valore !== b.valore
    })
}

/** `then`: what was delivered. `now`: what the program gives today. */
export async function byNorm(
  application: number,
  state: State,
  then: Pick<AdviceContent, 'cifre' | 'Risultato'>,
  now: Pick<AdviceContent, 'cifre' | 'Risultato'>,
): Promise<ByNorm> {
  const changed = differing(then.cifre, now.cifre)
  const cifre = changed.flatMap(({ was, is }) => {
    const one = is ?? was
    return one ? [{ id: one.id, nome: one.nome, prima: was?.testo ?? null, dopo: is?.testo ?? null }] : []
  })
  const were = new Map(changed.flatMap(({ was, is }) => (is && was?.valore !== undefined ? [[was.id, read(was.valore)] as const] : [])))
  if (typeof state.annoImposta !== 'number') return { cifre, voci: [], norme: [], resto: [] }
  const { voci: amounts, passi } = await savableOf(application).daAllora(state, were)
  // The difference counts from the delivered amount, even if today's program gives another amount with the figures of then.
  const voci = amounts.map((voce) => {
    const prima = valueAt(then.Risultato, voce.percorso)
    return typeof prima === 'number' ? { ...voce, prima, differenza: roundToCent(voce.dopo - prima) } : voce
  })
  const norms = Map.groupBy(passi, ({ norma }) => norma)
  const norme = [...norms].map(([norma, of]) => ({
    norma,
    cifre: of.map(({ id }) => id),
    effetti: voci.map((_, i) => sumToCent(of.map(({ effetti }) => effetti[i] ?? 0))),
  }))
  const resto = voci.map(({ differenza }, i) => roundToCent(differenza - sumToCent(norme.map(({ effetti }) => effetti[i] ?? 0))))
  return { cifre, voci, norme, resto }
}
