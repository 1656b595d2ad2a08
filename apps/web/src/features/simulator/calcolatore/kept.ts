/** The browser cache of the law files, and which years of a simulator it contains. */
import type { SimulatorName } from './hosts.ts'

/** Name of the worker's cache. */
export const CACHE = 'legge'
/** Suffix of a year's manifest file. */
export const MANIFEST = '-pagina'
const yearOf = new RegExp(`-(\\d{4})${MANIFEST}-`)

/** Empty if the browser has no cache, or refuses access. */
export async function yearsKept(simulator: SimulatorName): Promise<readonly number[]> {
  try {
    const cache = await caches.open(CACHE)
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    return names
      .flatMap((name) => (name.includes(`/${simulator}-`) && yearOf.exec(name)?.[1]) || [])
      .map(Number)
      .sort((a, b) => a - b)
  } catch {
    return []
  }
}
