/** The addresses at which the suite is reached, each with its brand: the configured origin and the hosts of `BRAND_HOSTS`. */
import { type Brand, type Dress, USUAL_BRAND } from '@bilancia/contract/api'
import type { Brands } from './brands.ts'
import type { Config } from './config.ts'

/** `origin` is without a final slash. The brand is the current one each time. */
export type Site = { readonly origin: string; readonly brand: Brand; readonly dress: Dress }

export type Sites = {
  readonly all: readonly Site[]
  /** The site that a request is for. Any host without a brand of its own is the configured origin. */
  readonly of: (request: { readonly hostname: string }) => Site
}

type Settings = Pick<Config, 'origin' | 'brandHosts'>
/** `code`: of its brand. */
type Address = { readonly host: string; readonly origin: string; readonly code: string }

/** The configured origin first. Protocol and port of all are its own. */
export function addressesOf({ origin, brandHosts }: Settings): readonly [Address, ...Address[]] {
  const main = new URL(origin)
  const originAt = (host: string): string => {
    const address = new URL(origin)
    address.hostname = host
    return address.origin
  }
  const others = [...brandHosts].flatMap(([host, code]) => (host === main.hostname ? [] : [{ host, origin: originAt(host), code }]))
  return [{ host: main.hostname, origin, code: brandHosts.get(main.hostname) ?? USUAL_BRAND }, ...others]
}

export function sitesOf(settings: Settings, brands: Pick<Brands, 'of'>): Sites {
  const siteAt = ({ origin, code }: Address): Site => ({
    origin,
    get dress() {
      return brands.of(code)
    },
    get brand() {
      return brands.of(code).brand
    },
  })
  const [main, ...others] = addressesOf(settings)
  const home = siteAt(main)
  const byHost = new Map([[main.host, home], ...others.map((address) => [address.host, siteAt(address)] as const)])
  return { all: [...byHost.values()], of: ({ hostname }) => byHost.get(hostname.toLowerCase()) ?? home }
}
