// Runs the tests and closes with one plain line: N passed, N failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'bilancia-test-'))
const report = join(folder, 'report.json')
const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
let closing = '0 passed, 1 failed'
try {
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot even be loaded has no tests to count: it is one failure.
  closing = `${numPassedTests} passed, ${success ? 0 : Math.max(1, numFailedTests)} failed`
} catch (error) {
  console.error(`Il rapporto dei test non si legge: ${error.message}`)
}
rmSync(folder, { recursive: true, force: true })
console.log(closing)
process.exit(status ?? 1)
