import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'

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
  const [line = '{}'] = readFileSync(join(root, 'packages/tax-rules/golden/iforfettari.jsonl'), 'utf8').split('\n')
  const state = JSON.stringify((JSON.parse(line) as { readonly stato: object }).stato)
  const answers = (entry: string) => spawnSync(process.execPath, [entry, 'calcola', 'iforfettari'], { input: state, encoding: 'utf8' })

  it.each(['iforfettari', 'forme', 'convsrl', 'budget4u', 'piano'].slice(0, howMany(2, 5)))(
    'calculates a state of %s without loading rules, but loads them for jumps',
    (simulatore) => {
      expect(spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs'), 'cli']).status).toBe(0)
      // Writes every file that Node loads to standard error.
      const logLoads = 'import{registerHooks}from"node:module";registerHooks({load(url,c,next){console.error(url);return next(url,c)}})'
      const loaded = (given: object) => {
        const { status, stderr } = spawnSync(process.execPath, [`--import=data:text/javascript,${logLoads}`, main, 'calcola', simulatore], {
          input: JSON.stringify(given),
          encoding: 'utf8',
        })
        expect(status).toBe(0)
        const files = stderr.split('\n').filter((url) => url.startsWith('file:') && url.includes('/dist/'))
        expect(files.length).toBeGreaterThan(3)
        // The bundle names the source of each of its parts.
        return files.flatMap((url) => readFileSync(new URL(url), 'utf8').match(/^\/\/ packages\/.*$/gm) ?? []).filter((line) => ruleFile.test(line))
      }
      expect(loaded({ annoImposta: 2027 })).toEqual([])
      expect(loaded({ annoImposta: 2026, calcolaSalti: true })).toContainEqual(
        expect.stringContaining(`/simulators/${simulatore === 'forme' || simulatore === 'piano' ? 'convsrl' : simulatore}/programma.ts`),
      )
    },
  )

  it('answers the same from its bundle as from its sources, and from the sources when they have changed', () => {
    expect(spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs'), 'cli']).status).toBe(0)
    const bundled = answers(main)
    // Also the figures of law that no rule reads, as in the section on sources of the README.
    const counted = spawnSync(process.execPath, [main, 'legge', 'conteggio'], { encoding: 'utf8' }).stdout.trim()
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(counted)
    expect([bundled.status, bundled.stderr]).toEqual([0, ''])
    const folder = join(root, 'apps', `.prova-${process.pid}`)
    try {
      // The same entry without a bundle.
      mkdirSync(join(folder, 'src'), { recursive: true })
      copyFileSync(main, join(folder, 'src', 'main.mjs'))
      writeFileSync(join(folder, 'src', 'commands.ts'), "export { main } from '../../cli/src/commands.ts'")
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe(bundled.stdout)
      mkdirSync(join(folder, 'dist'))
      writeFileSync(join(folder, 'dist', 'main.mjs'), "export const main = () => { console.log('vecchio'); return 0 }")
      writeFileSync(join(folder, 'dist', STAMP), JSON.stringify({ root: root.replace(/\/$/, ''), files: [{ ...marked('package.json'), size: 1 }] }))
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe('vecchio\n')
      writeFileSync(
        join(folder, 'dist', STAMP),
        JSON.stringify({ root: root.replace(/\/$/, ''), files: [{ ...marked('package.json'), size: 1, sha256: 'altro' }] }),
      )
      // Says which entry ran, instead of loading the rules from the sources again.
      writeFileSync(join(folder, 'src', 'commands.ts'), "export const main = () => { console.log('fonti'); return 0 }")
      expect(answers(join(folder, 'src', 'main.mjs')).stdout).toBe('fonti\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
