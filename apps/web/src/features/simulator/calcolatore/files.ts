/** The compiled law as files of the page, each named by a hash of its content. A file loaded once is available offline. */
import type { SimulatorName } from './hosts.ts'
import { CACHE, MANIFEST } from './kept.ts'
import type { Part, Source } from './law.ts'

const FOLDER = '../../../../../../../node_modules/.bilancia/legge'
/** Small files of figures. Their name has a hash, so an old one does no harm. */
const SHARED = 'cifre'

const endings: Readonly<Record<Part, string>> = {
  manifesto: `${MANIFEST}.json`,
  nomi: '-nomi.json',
  cifre: `-${SHARED}.json`,
  calcolo: '.wasm',
  pesi: '-pesi.wasm',
  ricerche: '-ricerche.wasm',
}

type Addresses = Readonly<Record<string, string>>
/** Each simulator's addresses are in their own file, because every hash in it delays the first figures. */
const groups = import.meta.glob<Addresses>('./addresses/*.ts', { import: 'addresses' })
const loaded = new Map<string, Promise<Addresses>>()

/** `group`: a simulator, or the figures. */
function addressesOf(group: string): Promise<Addresses> {
  const load = async () => {
    const found = (await groups[`./addresses/${group}.ts`]?.()) ?? {}
    if (group !== SHARED) tidy(group, Object.values(found)).catch(() => {})
    return found
  }
  const loading = loaded.get(group) ?? load()
  loaded.set(group, loading)
  return loading.catch((error: unknown) => {
    loaded.delete(group)
    throw error
  })
}

/** The file was never loaded, and there is no network. */
export class Unreachable extends Error {}

export const filesOf =
  (simulator: SimulatorName): Source =>
  async (year, part, of = simulator) => {
    const file = `${year === null ? of : `${of}-${year}`}${endings[part]}`
    const known = await addressesOf(part === 'cifre' ? SHARED : of)
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
const kept: Promise<Cache | null> = 'caches' in globalThis ? caches.open(CACHE).catch(() => null) : Promise.resolve(null)

/** Deletes a simulator's files of an earlier version of the page. */
async function tidy(simulator: string, ours: readonly string[]): Promise<void> {
  const cache = await kept
  for (const request of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(request.url)
    if (pathname.includes(`/${simulator}-`) && !pathname.includes(`-${SHARED}-`) && !ours.includes(pathname)) await cache?.delete(request)
  }
}
