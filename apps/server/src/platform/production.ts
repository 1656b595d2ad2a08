/** The settings without which a production server does not start. */
import { BlockList, isIP } from 'node:net'
import type { Config } from './config.ts'
import { Mendable } from './mendable.ts'

/** This computer, and networks that cannot be reached from outside (RFC 1122, 1918, 2544, 3927, 4193, 6598, 6890). */
const inside = new BlockList()
for (const [network, bits] of [
  // A connection to 0.0.0.0 reaches this computer.
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
] as const)
  inside.addSubnet(network, bits)
inside.addAddress('::', 'ipv6')
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public name server answers (RFC 6761, 6762, 8375, 9476 and the ICANN's `internal`). */
const INSIDE = /(^|\.)(localhost|test|local|internal|home\.arpa)$/

/** Whether the host of this address is this computer or in its network. */
export function isInside(address: string): boolean {
  const host = new URL(address).hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  const family = isIP(host)
  return family === 0 ? INSIDE.test(host) || !host.includes('.') : inside.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether others could read what is sent to this address. */
const isOpen = (address: string): boolean => address.toLowerCase().startsWith('http:') && !isInside(address)

/** In production, throws Italian sentences about missing or unsafe settings. */
export function refuseUnsafe(config: Config): void {
  if (!config.production) return
  const { origin, issuer, sso, federationUrl, sentry } = config
  const services = { SSO_TOKEN_URL: sso?.tokenUrl, SSO_TICKET_URL: sso?.ticketUrl, FEDERATION_URL: federationUrl, SENTRY_DSN: sentry?.url }
  const addresses = { ORIGIN: origin, OIDC_ISSUER: issuer, ...services }
  const refused = Object.entries(addresses).flatMap(([name, address]) =>
    address && isOpen(address)
      ? [`${name} è un indirizzo pubblico senza cifratura: password e dati dei clienti si leggerebbero in rete. Serve https://, con un proxy che lo fornisce.`]
      : [],
  )
  if (refused.length > 0) throw new Mendable(`In produzione (NODE_ENV=production) Bilancia non parte così:\n${refused.map((line) => `- ${line}`).join('\n')}`)
}
