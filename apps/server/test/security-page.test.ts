/** docs/sicurezza.md names every requirement of OWASP ASVS levels 1 and 2, and only files that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/sicurezza.md')

/** The numbers of the requirements of each level, in the order of the standard, separated by spaces. */
const levels: Readonly<Record<'1' | '2', string>> = JSON.parse(read('apps/server/test/asvs-5.0-levels.json'))
const required = (['1', '2'] as const).flatMap((level) => levels[level].split(' ').map((number) => ({ number, level })))

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.*?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', what = '', answer = '', where = '']) => ({ number, level, what, answer, where }),
)
/** Files and folders of the repository that a text names: in a link, or between backticks with a slash or a file ending. */
const pathsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+|\.?[\w-]+\.(?:md|json|yaml|ts)|\.containerignore)`/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => join('docs', path)),
]

it('the list has the 70 requirements of level 1 and the 183 of level 2', () => {
  expect([levels[1].split(' ').length, levels[2].split(' ').length, new Set(required.map(({ number }) => number)).size]).toEqual([70, 183, 253])
})

it('every requirement is there once, with its level', () => {
  const sorted = (of: readonly { readonly number: string; readonly level: string }[]) => of.map(({ number, level }) => `${number} L${level}`).sort()
  expect(sorted(rows)).toEqual(sorted(required))
})

it('a «sì» names what proves it, and the others give the reason in a sentence', () => {
  const wanting = rows.filter(({ answer, where }) => (answer === 'sì' ? pathsIn(where).length === 0 : !/^[A-Z`«].{15,}\.$/.test(where)))
  expect(wanting).toEqual([])
  expect(new Set(rows.map(({ answer }) => answer))).toEqual(new Set(['sì', 'no', 'non si applica']))
})

it('the numbers of the summary are those of the rows', () => {
  const count = (level: string, answer: string) => rows.filter((row) => row.level === level && row.answer === answer).length
  const written = ['1', '2'].map((level) => `| livello ${level} | ${count(level, 'sì')} | ${count(level, 'no')} | ${count(level, 'non si applica')} |`)
  expect(page.match(/^\| livello .*$/gm)).toEqual(written)
})

it('every file that the page names exists', () => {
  const named = [...new Set(pathsIn(page))]
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Things that the page says no program does. Each has the files that may contain the pattern, because they use only texts of this repository. */
const nowhere: readonly (readonly [what: string, RegExp, readonly string[]])[] = [
  ['starts other programs', /child_process/, []],
  ['makes code from text', /\beval\(|new Function\(|node:vm/, ['packages/engine/src/emit.ts', 'packages/engine/src/json/writer.ts']],
  [
    'makes a pattern from text',
    /new RegExp\(/,
    [
      'apps/server/src/platform/allowed-methods.ts',
      'apps/server/src/platform/error-handler.ts',
      'apps/web/src/features/convsrl/ConvsrlPage.tsx',
      'apps/web/src/features/simulator/calcolatore/kept.ts',
      'packages/telematic/src/valid-tax-code.ts',
    ],
  ],
  ['writes HTML into the page', /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/, []],
  // Allowed: a worker, and a channel between tabs, receive messages only from pages of their own origin.
  [
    'listens to messages of other windows',
    /addEventListener\('message'|\.onmessage/,
    ['apps/web/src/features/auth/other-tabs.ts', 'apps/web/src/features/simulator/calcolatore/serve.ts', 'apps/web/src/offline/service-worker.ts'],
  ],
  ['accepts any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, []],
]

it.each(nowhere)('no program %s', async (_, pattern, may) => {
  const found: string[] = []
  for await (const path of glob('{apps/server,apps/web,packages/*}/src/**/*.{ts,tsx,mjs}', { cwd: root })) if (pattern.test(read(path))) found.push(path)
  expect(found.sort()).toEqual(may)
})
