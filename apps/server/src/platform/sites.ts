/** The addresses at which the suite is reached, each with its brand: the configured origin and the hosts of `BRAND_HOSTS`. */
import { type Brand, brands } from '@bilancia/contract/api'
import type { Config } from './config.ts'

/** `origin` is without a final slash. */
export type Site = { readonly origin: string; readonly brand: Brand }

export type Sites = {
  readonly all: readonly Site[]
  /** The site that a request is for. Any host without a brand of its own is the configured origin. */
  readonly of: (request: { readonly hostname: string }) => Site
}

/** Protocol and port are those of the configured origin. */
export function sitesOf({ origin, brandHosts }: Pick<Config, 'origin' | 'brandHosts'>): Sites {
  const main = new URL(origin)
  const originAt = (host: string): string => {
    const address = new URL(origin)
    address.hostname = host
    return address.origin
  }
  const home: Site = { origin, brand: brands[brandHosts.get(main.hostname) ?? 'bilancia'] }
  const byHost = new Map<string, Site>([[main.hostname, home]])
  for (const [host, brand] of brandHosts) if (host !== main.hostname) byHost.set(host, { origin: originAt(host), brand: brands[brand] })
  return { all: [...byHost.values()], of: ({ hostname }) => byHost.get(hostname.toLowerCase()) ?? home }
}
