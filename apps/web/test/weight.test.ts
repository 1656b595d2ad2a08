// @vitest-environment node
/** The scripts that a simulator's page imports before the user can type, as the build makes them. */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const LIMIT_KB = 220

const pages = {
  iForfettari: 'iforfettari/IforfettariPage.tsx',
  'Convenienza Srl': 'convsrl/ConvsrlPage.tsx',
  Budget4u: 'budget4u/Budget4uPage.tsx',
  'Forme e piano': 'forme/FormePage.tsx',
} as const

it('the page of each simulator has less than 220 kB of compressed script, without the library of the sign-in', { timeout: 300_000 }, async () => {
  // Built as for production. The tests after this one load React as usual.
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const made = [await build({ root, configFile: `${root}vite.config.ts`, mode: 'production', logLevel: 'silent', build: { write: false } })].flat()
  const chunks = made.flatMap((one) => ('output' in one ? one.output : [])).flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const of = (file: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(file))

  /** Including everything that they import, directly or indirectly. */
  const whole = (found: ReadonlySet<string>): ReadonlySet<string> => {
    const more = new Set([...found].flatMap((name) => [name, ...(named.get(name)?.imports ?? [])]))
    return more.size === found.size ? found : whole(more)
  }
  const weights = new Map<string, number>()
  const kB = (name: string): number => {
    const known = weights.get(name) ?? brotliCompressSync(named.get(name)?.code ?? '').length / 1000
    weights.set(name, known)
    return known
  }

  for (const [page, file] of Object.entries(pages)) {
    const entries = ['/index.html', '/features/shell/Shell.tsx', `/features/${file}`].flatMap(of)
    expect(entries).toHaveLength(3)
    const loaded = [...whole(new Set(entries.map(({ fileName }) => fileName)))]
    const sum = loaded.reduce((before, name) => before + kB(name), 0)
    process.stdout.write(`${page}: ${sum.toFixed(1)} kB compressi in ${loaded.length} file\n`)
    expect(sum).toBeLessThan(LIMIT_KB)
    const modules = loaded.flatMap((name) => named.get(name)?.moduleIds ?? [])
    expect(modules.filter((id) => /oidc-client-ts|tiptap|MuiAutocomplete|[\\/]Autocomplete[\\/]|popperjs/.test(id))).toEqual([])
  }
})
