/** The compiled law as files of the page, each named by a hash of its content. A file loaded once is available offline. */
import type { SimulatorName } from './hosts.ts'
import { CACHE, MANIFEST } from './kept.ts'
import type { Part, Source } from './law.ts'

const FOLDER = '../../../../../../node_modules/.bilancia/legge'
const addresses = import.meta.glob<string>('../../../../../../node_modules/.bilancia/legge/*{.wasm,-pagina.json}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})
/** Small files of figures of one simulator, whose addresses only it loads. Their name has a hash, so an old one does no harm. */
const FIGURES = '-cifre'

const endings: Readonly<Record<Part, string>> = {
  manifesto: `${MANIFEST}.json`,
  cifre: `${FIGURES}.json`,
  calcolo: '.wasm',
  pesi: '-pesi.wasm',
  ricerche: '-ricerche.wasm',
}

/** The file was never loaded, and there is no network. */
export class Unreachable extends Error {}

export const filesOf =
  (simulator: SimulatorName): Source =>
  async (year, part, of = simulator) => {
    const file = `${year === null ? of : `${of}-${year}`}${endings[part]}`
    const known = part === 'cifre' ? (await import('./figures-files.ts')).addresses : addresses
    const address = known[`${FOLDER}/${file}`]
    if (address === undefined) throw new Error(`The page was built without ${file}`)
    const cache = await kept
    const before = await cache?.match(address)
    if (before) return before
    const response = await fetch(address).catch((cause: unknown) => {
      throw new Unreachable(file, { cause })
    })
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    // If the cache refuses the file, it is loaded again the next time.
    cache?.put(address, response.clone()).catch(() => {})
    return response
  }

/** Null if the browser has no cache, or refuses access. */
const kept: Promise<Cache | null> = openCache().catch(() => null)

async function openCache(): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(CACHE)
  const ours = new Set(Object.values(addresses))
  // Deletes files of an earlier version of the page.
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!ours.has(pathname) && !pathname.includes(FIGURES)) await cache.delete(request)
  }
  return cache
}
