/** The simulators that the page calculates: each around its law, loaded when it is first asked. */
import { type Editions, type Shape, yearOf } from '@bilancia/engine/host'
import { lawFrom, type Source } from './law.ts'

/** What the call of the calculation answers, but for the fingerprint. */
export type Calculated = { readonly State: object; readonly Quadro: object | null }
export type Calculate = (state: object) => Promise<Calculated>

type Host<T extends Shape> = {
  readonly ospite: (editions: Editions<T>) => { readonly calcolaConQuadro: (state: object) => { readonly risultato: object; readonly quadro: object | null } }
}

function running<T extends Shape>({ ospite }: Host<T>, source: Source): Calculate {
  const { editions, complete, ahead } = lawFrom<T>(source)
  const { calcolaConQuadro } = ospite(editions)
  return async (state) => {
    const { risultato, quadro } = await complete(() => calcolaConQuadro(state))
    const year = yearOf(state)
    if (typeof year === 'number') ahead(year)
    return { State: risultato, Quadro: quadro }
  }
}

export const hosts = {
  iforfettari: async (source: Source) => running(await import('@bilancia/tax-rules/iforfettari/ospite'), source),
  convsrl: async (source: Source) => running(await import('@bilancia/tax-rules/convsrl/ospite'), source),
  budget4u: async (source: Source) => running(await import('@bilancia/tax-rules/budget4u/ospite'), source),
} as const

export type SimulatorName = keyof typeof hosts
