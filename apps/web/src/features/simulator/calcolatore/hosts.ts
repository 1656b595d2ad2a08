/** The simulators that the page calculates, each with its law. They are loaded at their first use. */
import type { convsrl } from '@bilancia/contract'
import { type Editions, type Shape, yearOf } from '@bilancia/engine/host'
import type { FoundOfForme } from './forme-asked.ts'
import { type Law, lawFrom, type Source } from './law.ts'
import { POINTS } from './points.ts'

/** The answer of the calculation call, without the fingerprint. */
export type Calculated = { readonly State: object; readonly Quadro: object | null }

/** Reports the progress of a search. */
export type Tell = (progress: convsrl.Avanzamento) => void

/** The calculation. */
export type Calculating = {
  /** Waits for missing parts of the law. */
  readonly calculate: (state: object) => Promise<Calculated>
  /** Synchronous; null if a part of the law is missing. */
  readonly now: (state: object) => Calculated | null
  /** Loads until `now` can answer states of this kind. Each step waits for `moment`. */
  readonly prepare: (state: object, moment: () => Promise<void>) => Promise<void>
}

export type Host<F> = Calculating & {
  /** The search of a simulator beside its result. */
  readonly search: (state: object, tell: Tell) => Promise<F>
}

type Around = { readonly calcolaConQuadro: (state: object) => { readonly risultato: object; readonly quadro: object | null } }

export function opened<T extends Shape, A extends Around>(ospite: (editions: Editions<T>) => A, source: Source): Law<T> & { readonly host: A } {
  const law = lawFrom<T>(source)
  return { ...law, host: ospite(law.editions) }
}

export function calculating({ host, complete, attempt, ahead }: Pick<Law<Shape>, 'complete' | 'attempt' | 'ahead'> & { readonly host: Around }): Calculating {
  const calculated = (state: object): Calculated => {
    const { risultato, quadro } = host.calcolaConQuadro(state)
    return { State: risultato, Quadro: quadro }
  }
  return {
    calculate: async (state) => {
      const found = await complete(() => calculated(state))
      const year = yearOf(state)
      if (typeof year === 'number') ahead(year)
      return found
    },
    now: (state) => attempt(() => calculated(state)),
    prepare: async (state, moment) => void (await complete(() => calculated(state), moment)),
  }
}

export const hosts = {
  /** Both regimes by revenue, and the break-even points. */
  iforfettari: async (source: Source) => {
    const law = opened((await import('@bilancia/tax-rules/iforfettari/ospite')).ospite, source)
    return { ...calculating(law), search: (state: object) => law.complete(() => law.host.curvaConPareggio(state, POINTS)) }
  },
  /** The best mix of fees and dividends, up to some seconds. The code of the search is loaded on request. */
  convsrl: async (source: Source) => {
    const law = opened((await import('@bilancia/tax-rules/convsrl/ospite/vivo')).vivo, source)
    const search = async (state: object, progress: Tell) => {
      const { ospite } = await import('@bilancia/tax-rules/convsrl/ospite')
      const { ottimizza } = ospite(law.editions)
      return law.complete(() => ottimizza(state, { progress }))
    }
    return { ...calculating(law), search }
  },
  /** The same year in the flat-rate regime. */
  budget4u: async (source: Source) => {
    const law = opened((await import('@bilancia/tax-rules/budget4u/ospite')).ospite, source)
    return { ...calculating(law), search: (state: object) => law.complete(() => law.host.confrontaConForfetario(state)) }
  },
} satisfies Readonly<Record<string, (source: Source) => Promise<Host<unknown>>>>

/** The tools of the other worker (`other-worker.ts`). */
export type OtherName = 'forme' | 'concordato' | 'calendario'
export type SimulatorName = keyof typeof hosts | OtherName
type HostOf<S extends keyof typeof hosts> = Awaited<ReturnType<(typeof hosts)[S]>>

/** The search result of a simulator. */
export type Found<S extends SimulatorName> = S extends keyof typeof hosts ? Awaited<ReturnType<HostOf<S>['search']>> : S extends 'forme' ? FoundOfForme : null
export type AnyHost = Host<Found<SimulatorName>>
