import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'
import { main as commands } from '../src/commands.ts'

const root = new URL('../../../', import.meta.url).pathname
const { fresh, marked, STAMP } = (await import(join(root, 'scripts', 'fresh.mjs'))) as {
  readonly fresh: (folder: string) => boolean
  readonly marked: (path: string) => object
  readonly STAMP: string
}

describe('a bundle is used', () => {
  let folder = ''
  const source = () => join(folder, 'fonte.ts')
  const stamp = (more: object = {}) =>
    writeFileSync(join(folder, STAMP), JSON.stringify({ root: join(root, '.'), files: [marked(relative(root, source()))], ...more }))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bilancia-bundle-'))
    writeFileSync(source(), 'export const aliquota = 15')
    stamp({ root: root.replace(/\/$/, '') })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('while its sources have the same content, whatever their dates', () => {
    expect(fresh(folder)).toBe(true)
    utimesSync(source(), 0, 0)
    expect(fresh(folder)).toBe(true)
  })

  it('no longer when the content of a source has changed, even with the same length and date', () => {
    const then = new Date()
    utimesSync(source(), then, then)
    stamp({ root: root.replace(/\/$/, '') })
    writeFileSync(source(), 'export const aliquota = 26')
    utimesSync(source(), then, then)
    expect(fresh(folder)).toBe(false)
  })

  it('no longer when a source or its stamp is missing, or in another folder', () => {
    stamp({ root: '/altrove' })
    expect(fresh(folder)).toBe(false)
    stamp({ root: root.replace(/\/$/, '') })
    rmSync(source())
    expect(fresh(folder)).toBe(false)
    expect(fresh(join(folder, 'niente'))).toBe(false)
  })
})

/** Matches a file that contains rules. The folders `ospite` contain only code around the rules. */
const ruleFile = /tax-rules\/src\/(?!simulators\/(\w+\/)?ospite\/)/

describe('the command line as it is installed', () => {
  const main = join(root, 'apps', 'cli', 'src', 'main.mjs')
  const dist = join(root, 'apps', 'cli', 'dist')
  const bundle = pathToFileURL(join(dist, 'main.mjs')).href
  const [line = '{}'] = readFileSync(join(root, 'packages/tax-rules/golden/iforfettari.jsonl'), 'utf8').split('\n')
  const state = JSON.stringify((JSON.parse(line) as { readonly stato: object }).stato)
  const answers = (entry: string) => spawnSync(process.execPath, [entry, 'calcola', 'iforfettari'], { input: state, encoding: 'utf8' })

  beforeAll(() => {
    expect(spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs'), 'cli']).status).toBe(0)
  })

  /** What one process prints that runs commands of the bundle one after the other, with the files that each loads. */
  const ran = (asked: readonly { readonly args: readonly string[]; readonly state: object }[]) => {
    const program = `
      import { registerHooks } from 'node:module'
      import { Readable, Writable } from 'node:stream'
      let loaded = [], out = ''
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
      const { main } = await import(${JSON.stringify(bundle)})
      const into = () => new Writable({ write(chunk, _, done) { out += chunk; done() } })
      for (const { args, state } of ${JSON.stringify(asked)}) {
        const code = await main(args, { stdin: Readable.from([Buffer.from(JSON.stringify(state))]), stdout: into(), stderr: into() })
        console.log(JSON.stringify({ code, out, loaded }))
        loaded = []
        out = ''
      }`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as { readonly code: number; readonly out: string; readonly loaded: readonly string[] })
  }
  // The bundle names the source of each of its parts.
  const rulesIn = (loaded: readonly string[]) =>
    loaded
      .filter((url) => url.startsWith('file:') && url.includes('/dist/'))
      .flatMap((url) => readFileSync(new URL(url), 'utf8').match(/^\/\/ packages\/.*$/gm) ?? [])
      .filter((text) => ruleFile.test(text))
  const simulators = ['iforfettari', 'forme', 'convsrl', 'budget4u', 'piano']
  const asking = (simulatore: string, given: object) => ({ args: ['calcola', simulatore], state: given })

  it('calculates a state of any simulator without loading rules', () => {
    const each = ran(simulators.map((simulatore) => asking(simulatore, { annoImposta: 2027 })))
    expect(each.map(({ code }) => code)).toEqual(simulators.map(() => 0))
    const loaded = each.flatMap((one) => one.loaded)
    expect(loaded.filter((url) => url.includes('/dist/')).length).toBeGreaterThan(8)
    expect(rulesIn(loaded)).toEqual([])
  })

  it.each(simulators.slice(0, howMany(1, 5)))('loads the rules of %s for jumps', (simulatore) => {
    const [one] = ran([asking(simulatore, { annoImposta: 2026, calcolaSalti: true })])
    expect(rulesIn(one?.loaded ?? [])).toContainEqual(
      expect.stringContaining(`/simulators/${simulatore === 'forme' || simulatore === 'piano' ? 'convsrl' : simulatore}/programma.ts`),
    )
  })

  it('answers the same from its bundle as from its sources', async () => {
    const { status, stdout, stderr } = answers(main)
    let fromSources = ''
    const stdoutHere = new Writable({
      write: (chunk, _, done) => {
        fromSources += chunk
        done()
      },
    })
    expect(await commands(['calcola', 'iforfettari'], { stdin: Readable.from([Buffer.from(state)]), stdout: stdoutHere, stderr: process.stderr })).toBe(0)
    expect([status, stderr, stdout]).toEqual([0, '', fromSources])
  })

  it('has every module of figures, also those that no rule reads', () => {
    const inBundle = new Set(
      readdirSync(dist)
        .filter((name) => name.endsWith('.mjs'))
        .flatMap((name) => readFileSync(join(dist, name), 'utf8').match(/^\/\/ packages\/tax-rules\/.*$/gm) ?? []),
    )
    const written = globSync('packages/tax-rules/src/**/parametri{,-*}.ts', { cwd: root })
    expect(written.length).toBeGreaterThan(15)
    expect(written.filter((file) => !inBundle.has(`// ${file}`))).toEqual([])
  })

  // Opens every program of every year. A day, `cli.test.ts` counts from the sources, and the modules are those above.
  it.runIf(process.env.BILANCIA_LUNGO)('counts the figures of law as the README does', () => {
    const [counted] = ran([{ args: ['legge', 'conteggio'], state: {} }])
    expect(counted?.out.trim()).toMatch(/^\d+ cifre/)
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(counted?.out.trim())
  })

  it('runs its bundle while it is fresh, and its sources when they have changed', () => {
    const folder = join(root, 'apps', `.prova-${process.pid}`)
    try {
      mkdirSync(join(folder, 'src'), { recursive: true })
      copyFileSync(main, join(folder, 'src', 'main.mjs'))
      writeFileSync(join(folder, 'src', 'commands.ts'), "export const main = () => { console.log('fonti'); return 0 }")
      mkdirSync(join(folder, 'dist'))
      writeFileSync(join(folder, 'dist', 'main.mjs'), "export const main = () => { console.log('vecchio'); return 0 }")
      writeFileSync(join(folder, 'dist', STAMP), JSON.stringify({ root: root.replace(/\/$/, ''), files: [{ ...marked('package.json'), size: 1 }] }))
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe('vecchio\n')
      writeFileSync(
        join(folder, 'dist', STAMP),
        JSON.stringify({ root: root.replace(/\/$/, ''), files: [{ ...marked('package.json'), size: 1, sha256: 'altro' }] }),
      )
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe('fonti\n')
      rmSync(join(folder, 'dist'), { recursive: true })
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe('fonti\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
