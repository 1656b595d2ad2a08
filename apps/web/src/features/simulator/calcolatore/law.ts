/** The law of a simulator in the page. A part that a calculation needs is loaded on demand, and the calculation runs again. */
import type { TaxYear } from '@bilancia/contract'
import {
  type Editions,
  evaluatorsOn,
  type HostEdition,
  hostEdition,
  instantiateAside,
  type Machine,
  type ModuleName,
  modules,
  type Names,
  type Shape,
  unpacked,
} from '@bilancia/engine/host'

/** The module whose routines read the names of a year. */
const WITH_NAMES: ModuleName = 'pesi'

/** A file of a simulator and year. */
export type Part = 'manifesto' | 'nomi' | 'cifre' | ModuleName
/** `of`: another simulator than that of the source. `year` is null for a part that is the same in every year. */
export type Source = (year: TaxYear | null, part: Part, of?: string) => Promise<Response>

/** Thrown during a calculation that needs a part which is not loaded yet. */
class Missing extends Error {
  readonly load: () => Promise<void>

  constructor(load: () => Promise<void>) {
    super('Still to be loaded')
    this.load = load
  }
}

export type Law<T extends Shape> = {
  readonly editions: Editions<T>
  /** Runs a function that reads the law, and again after loading each missing part. `moment` is awaited before each run. */
  readonly complete: <R>(run: () => R, moment?: () => Promise<void>) => Promise<R>
  /** Runs it now, or returns null if a part is missing. */
  readonly attempt: <R>(run: () => R) => R | null
  /** Loads the missing parts of a year in advance. */
  readonly ahead: (year: TaxYear) => void
}

/** The figures of a year, or of every year, that a simulator reads as plain data. `C` is their type. */
export function figuresFrom<C>(source: Source): (year: TaxYear | null) => C {
  const known = new Map<TaxYear | null, C>()
  return (year) => {
    const found = known.get(year)
    if (found) return found
    throw new Missing(async () => {
      known.set(year, await (await source(year, 'cifre')).json())
    })
  }
}

export function lawFrom<T extends Shape>(source: Source): Law<T> {
  const opened = new Map<TaxYear, HostEdition<T>>()
  const machines = new Map<string, Machine>()
  const names = new Map<TaxYear, Names>()
  const underWay = new Map<string, Promise<void>>()

  /** Loads once. A failed load may be tried again. */
  const load = (year: TaxYear, name: ModuleName): Promise<void> => {
    const key = `${year} ${name}`
    const arrive = async () => {
      const code = async () => instantiateAside(new Uint8Array(await (await source(year, name)).arrayBuffer()))
      const [machine, named] = await Promise.all([code(), name === WITH_NAMES && namesOf(year)])
      machines.set(key, machine)
      if (named) names.set(year, named)
    }
    const loading = underWay.get(key) ?? arrive()
    underWay.set(key, loading)
    return loading.catch((error: unknown) => {
      underWay.delete(key)
      throw error
    })
  }
  const namesOf = async (year: TaxYear): Promise<Names> => (await source(year, 'nomi')).json()
  const open = async (year: TaxYear): Promise<void> => {
    const [response] = await Promise.all([source(year, 'manifesto'), load(year, 'calcolo')])
    const { manifest, sizes } = unpacked<T['slots'], T['cifre']>(await response.text(), () => {
      const found = names.get(year)
      if (found) return found
      throw new Missing(() => load(year, WITH_NAMES))
    })
    const machine = (name: ModuleName): Machine => {
      const found = machines.get(`${year} ${name}`)
      if (found) return found
      throw new Missing(() => load(year, name))
    }
    opened.set(year, hostEdition<T>(manifest, evaluatorsOn(sizes, machine)))
  }

  return {
    editions: (year) => {
      const found = opened.get(year)
      if (found) return found
      throw new Missing(() => open(year))
    },
    complete: async (run, moment) => {
      for (;;) {
        await moment?.()
        try {
          return run()
        } catch (error) {
          if (!(error instanceof Missing)) throw error
          await error.load()
        }
      }
    },
    attempt: (run) => {
      try {
        return run()
      } catch (error) {
        if (error instanceof Missing) return null
        throw error
      }
    },
    ahead: (year) => {
      // Errors are ignored here: the calculation that needs the part reports them.
      for (const name of modules) load(year, name).catch(() => {})
    },
  }
}
