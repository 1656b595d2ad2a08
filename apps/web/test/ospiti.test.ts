// @vitest-environment node
/** The code that a page loads to calculate by itself: the code around the flat program and its data, without any rule. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { taxYears } from '@bilancia/contract'
import { packed, unpacked } from '@bilancia/engine/host'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { cartella, fileDi } from '../../../packages/artefact/src/index.ts'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
const programmi = { iforfettari: iforfettari.programma, convsrl: convsrl.programma, budget4u: budget4u.programma } as const
type Nome = keyof typeof programmi

/** The host of a simulator as a page would load it, and the list of its source files. */
async function bundled(nome: Nome): Promise<{ readonly code: string; readonly files: readonly string[] }> {
  const entry = `${packages}tax-rules/src/simulators/${nome}/ospite/index.ts`
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: true, target: 'es2024', lib: { entry, formats: ['es'] } } })
  const chunks = [made]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'chunk' ? [one] : []))
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    files: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id.slice(packages.length)] : [])),
    ),
  }
}

const allowed = (nome: Nome) => new RegExp(`^(contract/src/|engine/src/(host/|jumps|roots)|tax-rules/src/simulators/(${nome}/)?ospite/)`)
const kB = (text: string | Uint8Array): number => brotliCompressSync(text).length / 1_000

describe.each(['iforfettari', 'convsrl', 'budget4u'] as const)('%s around its flat program', (nome) => {
  it('contains no rule and no source, and turns no text into code', async () => {
    const { code, files } = await bundled(nome)
    expect(files.filter((file) => !allowed(nome).test(file))).toEqual([])
    expect(code).not.toMatch(/new Function|\beval\(/)
    // Catalogs are data of the manifest: including one would double the code.
    expect(files.filter((file) => file.endsWith('/catalog.ts'))).toEqual([])
  })

  it('uses a manifest that fits into JSON, the same at every build', () => {
    for (const year of [2020, 2026, 2027] as const) {
      const manifest = programmi[nome].manifest(year)
      const text = JSON.stringify(manifest)
      expect(JSON.parse(text)).toEqual(manifest)
      const { first, names } = packed(manifest)
      expect(unpacked(first, () => JSON.parse(names)).manifest).toEqual(manifest)
      expect(kB(first)).toBeLessThan(9.5)
    }
  })
})

/** The code of the page's worker as Vite builds it, compressed: the common part, and the part of each simulator. */
async function workerCode(): Promise<(nome: Nome) => number> {
  const input = fileURLToPath(new URL('../src/features/simulator/calcolatore/worker.ts', import.meta.url))
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2024', rolldownOptions: { input } },
  })
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? [file] : [])) : []))
  const weighed = (file: string, seen: Set<string>): number => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || seen.has(file)) return 0
    seen.add(file)
    return chunk.imports.reduce((sum, inner) => sum + weighed(inner, seen), kB(chunk.code))
  }
  return (nome) => {
    const seen = new Set<string>()
    const ending = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
    return [
      chunks.find(({ isEntry }) => isEntry),
      ending(`/${nome}/ospite/${nome === 'convsrl' ? 'vivo' : 'index'}.ts`),
      ending(`/addresses/${nome}.ts`),
    ].reduce((sum, chunk) => {
      if (!chunk) throw new Error(`The worker has no chunk of ${nome}`)
      return sum + weighed(chunk.fileName, seen)
    }, 0)
  }
}

const LIMIT_KB = 30
/** The years differ by 2%. A day, the year that was the heaviest of each simulator in November 2026: compressing takes a tenth of a second each. */
const anni = taxYears.filter((anno) => process.env.BILANCIA_LUNGO || [2020, 2025, 2027].includes(anno))

it(`the first figures of any simulator and year need less than ${LIMIT_KB} kB`, async () => {
  const weightOf = await workerCode()
  for (const nome of ['iforfettari', 'convsrl', 'budget4u'] as const) {
    const code = weightOf(nome)
    for (const anno of anni) {
      const { perPagina, moduli } = fileDi(cartella, nome, anno)
      const prime = code + kB(readFileSync(perPagina)) + kB(readFileSync(moduli.calcolo))
      if (anno === 2027) process.stdout.write(`${nome} ${anno}, kB compressi: ${prime.toFixed(1)} per le prime cifre, di cui ${code.toFixed(1)} di codice\n`)
      expect(prime, `${nome} ${anno}`).toBeLessThan(LIMIT_KB)
    }
  }
})

it('the host of a simulator imports only types from the rules', () => {
  for (const nome of Object.keys(programmi)) {
    const folder = `${packages}tax-rules/src/simulators/${nome}/ospite`
    for (const file of readdirSync(folder)) expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toMatch(/^import (?!type).*'\.\.\/programma\.ts'/m)
  }
})
