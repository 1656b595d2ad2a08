// Runs the requested tests (--unit, --browser) and ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [which, rest] = [
  process.argv.slice(2).filter((a) => a === '--unit' || a === '--browser'),
  process.argv.slice(2).filter((a) => a !== '--unit' && a !== '--browser'),
]
/** Large pages for the memory of the tests (glibc 2.35): in a virtual machine a new page of 4 kB can cost 20 µs, a tenth of the run time. */
const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }
const folder = mkdtempSync(join(tmpdir(), 'bilancia-test-'))

/** Runs a test program and counts the tests in its report. A program without a report counts as one failure. */
function count(program, programArgs, report, counts, env = {}) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', ...program), ...programArgs, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...largePages, ...process.env, ...env },
  })
  try {
    const { passed, failed, names, unsteady } = counts(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed: status === 0 ? failed : Math.max(1, failed), names, unsteady }
  } catch (error) {
    console.error(`Il rapporto dei test non si legge: ${error.message}`)
    return { passed: 0, failed: 1, names: [program.at(-1)] }
  }
}

const firstLine = (text = '') => text.split('\n', 1)[0]

/** The browser tests with this status, from a report of nested suites. */
const ended = (status, suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => `${file}: ${title}`),
    ...ended(status, inner),
  ])

const suites = {
  '--unit': () => {
    const report = join(folder, 'unit.json')
    return count(['vitest', 'vitest.mjs'], ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], report, (r) => ({
      passed: r.numPassedTests,
      failed: r.numFailedTests,
      names: r.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed')
        if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`]
        return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n    ${firstLine(failureMessages[0])}`)
      }),
    }))
  },
  '--browser': () => {
    const report = join(folder, 'browser.json')
    return count(
      ['@playwright', 'test', 'cli.js'],
      ['test', '--config', join(root, 'e2e'), '--reporter=list,json'],
      report,
      ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        names: ended('unexpected', suites),
        unsteady: ended('flaky', suites),
      }),
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    )
  },
}

const results = which.map((name) => suites[name]())
rmSync(folder, { recursive: true, force: true })
for (const name of results.flatMap(({ unsteady = [] }) => unsteady)) console.log(`passato solo la seconda volta: ${name}`)
for (const name of results.flatMap(({ names }) => names)) console.log(`non passato: ${name}`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
