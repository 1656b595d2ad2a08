// @vitest-environment node
/** The scripts that a simulator's page imports before the user can type, as the build makes them. Pages older than their sources are built first. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { CHUNKS, type Chunk } from '../plugins/chunks.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const scripts = new URL('../../../scripts/pages.mjs', import.meta.url).href
const { pages: built } = (await import(/* @vite-ignore */ scripts)) as { readonly pages: (node: string) => Promise<number> }
const LIMIT_KB = 220

const pages = {
  iForfettari: 'iforfettari/IforfettariPage.tsx',
  'Convenienza Srl': 'convsrl/ConvsrlPage.tsx',
  Budget4u: 'budget4u/Budget4uPage.tsx',
  'Forme e piano': 'forme/FormePage.tsx',
} as const

it('the page of each simulator has less than 220 kB of compressed script, without the library of the sign-in', { timeout: 300_000 }, async () => {
  expect(await built(process.execPath), 'the pages cannot be built').toBe(0)
  const chunks: readonly Chunk[] = JSON.parse(readFileSync(`${dist}${CHUNKS}`, 'utf8'))
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  /** Including everything that they import, directly or indirectly. */
  const whole = (found: ReadonlySet<string>): ReadonlySet<string> => {
    const more = new Set([...found].flatMap((name) => [name, ...(named.get(name)?.imports ?? [])]))
    return more.size === found.size ? found : whole(more)
  }
  const weights = new Map<string, number>()
  const kB = (name: string): number => {
    const known = weights.get(name) ?? brotliCompressSync(readFileSync(`${dist}${name}`)).length / 1000
    weights.set(name, known)
    return known
  }

  for (const [page, file] of Object.entries(pages)) {
    const entries = ['index.html', 'src/features/shell/Shell.tsx', `src/features/${file}`].flatMap((module) => chunks.filter(({ facade }) => facade === module))
    expect(entries).toHaveLength(3)
    const loaded = [...whole(new Set(entries.map(({ fileName }) => fileName)))]
    const sum = loaded.reduce((before, name) => before + kB(name), 0)
    process.stdout.write(`${page}: ${sum.toFixed(1)} kB compressi in ${loaded.length} file\n`)
    expect(sum).toBeLessThan(LIMIT_KB)
    const modules = loaded.flatMap((name) => named.get(name)?.modules ?? [])
    expect(modules.length).toBeGreaterThan(loaded.length)
    expect(modules.filter((id) => /oidc-client-ts|tiptap|MuiAutocomplete|[\\/]Autocomplete[\\/]|popperjs/.test(id))).toEqual([])
  }
})
