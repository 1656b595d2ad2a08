/** Where the files of the law are kept in the browser, and which years of a simulator are there. */
import type { SimulatorName } from './hosts.ts'

/** The cache of the worker. */
export const CACHE = 'legge'
/** How the name of a year's manifest ends. */
export const MANIFEST = '-pagina'
const yearOf = new RegExp(`-(\\d{4})${MANIFEST}-`)

/** None where the browser has no cache, or refuses it. */
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
