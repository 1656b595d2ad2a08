// @vitest-environment node
/** What a page loads to calculate by itself: the code around the flat program and its data, with no rule in it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { perOspite } from '../../../packages/artefact/src/ospite.ts'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
const programmi = { iforfettari: iforfettari.programma, convsrl: convsrl.programma, budget4u: budget4u.programma } as const
type Nome = keyof typeof programmi

/** The host of a simulator as a page would load it, and the files it is made of. */
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
  it('is made of no rule and no source, and turns no text into code', async () => {
    const { code, files } = await bundled(nome)
    expect(files.filter((file) => !allowed(nome).test(file))).toEqual([])
    expect(code).not.toMatch(/new Function|\beval\(/)
    // Catalogs are data of the manifest: with one of them the code would be twice as long.
    expect(files.filter((file) => file.endsWith('/catalog.ts'))).toEqual([])
    const { manifest, modules } = perOspite(programmi[nome], 2026)
    const sizes = {
      host: kB(code),
      manifesto: kB(JSON.stringify(manifest)),
      calcolo: kB(modules.calcolo),
      pesi: kB(modules.pesi),
      ricerche: kB(modules.ricerche),
    }
    const primi = sizes.host + sizes.manifesto + sizes.calcolo
    process.stdout.write(`${nome} 2026, kB compressi: ${primi.toFixed(1)} per il primo calcolo (${JSON.stringify(sizes)})\n`)
    // Convenienza Srl has six scenarios of three partners each: its program alone is over thirty.
    expect(primi).toBeLessThan(nome === 'convsrl' ? 60 : 30)
  })

  it('is driven by a manifest that JSON carries, the same at every build', () => {
    for (const year of [2020, 2026, 2027] as const) {
      const manifest = programmi[nome].manifest(year)
      const text = JSON.stringify(manifest)
      expect(JSON.parse(text)).toEqual(manifest)
      expect(kB(text)).toBeLessThan(year === 2027 ? 12 : 11)
    }
  })
})

it('the host of a simulator takes of the rules their types alone', () => {
  for (const nome of Object.keys(programmi)) {
    const source = readFileSync(`${packages}tax-rules/src/simulators/${nome}/ospite/index.ts`, 'utf8')
    expect(source).not.toMatch(/^import (?!type).*'\.\.\/programma\.ts'/m)
  }
})
