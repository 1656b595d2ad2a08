/** The site of a request: host, origin and brand. */
import { expect, it } from 'vitest'
import { sitesOf } from '../../src/platform/sites.ts'
import { someBrands } from '../support/brands.ts'

const brandHosts = new Map([
  ['fisco.example', 'stadera'],
  ['regimi.example', 'meridiana'],
] as const)
const at = (origin: string, hostname: string, hosts: Parameters<typeof sitesOf>[0]['brandHosts'] = brandHosts) => {
  const { origin: found, brand } = sitesOf({ origin, brandHosts: hosts }, someBrands).of({ hostname })
  return [found, brand.id]
}

it.each([
  ['fisco.example', 'https://fisco.example:8443', 'stadera'],
  ['FISCO.example', 'https://fisco.example:8443', 'stadera'],
  ['regimi.example', 'https://regimi.example:8443', 'meridiana'],
  ['bilancia.example', 'https://bilancia.example:8443', 'bilancia'],
  ['altrove.example', 'https://bilancia.example:8443', 'bilancia'],
  ['', 'https://bilancia.example:8443', 'bilancia'],
])('the host «%s» is %s in the brand %s', (hostname, origin, brand) => {
  expect(at('https://bilancia.example:8443', hostname)).toEqual([origin, brand])
})

it('the configured origin may have a brand too, and gives it to hosts without one', () => {
  const hosts = new Map([['bilancia.example', 'meridiana']] as const)
  expect(at('https://bilancia.example', 'bilancia.example', hosts)).toEqual(['https://bilancia.example', 'meridiana'])
  expect(at('https://bilancia.example', '10.0.0.3', hosts)).toEqual(['https://bilancia.example', 'meridiana'])
  expect(sitesOf({ origin: 'https://bilancia.example', brandHosts: hosts }, someBrands).all).toHaveLength(1)
})
