/** The suite in a real Chromium; each worker starts a server of its own (`support/test.ts`). */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { temporaryInMemory } from '../apps/server/test/support/temporary.ts'
import { chromiumPath, flags, unoptimised } from './support/chromium.ts'
import { LONG } from './support/long.ts'

temporaryInMemory()

// Workers read this file too. The variable passes the path on to them, so that it is found only once.
process.env.CHROMIUM_PATH ??= await chromiumPath()

export default defineConfig({
  testDir: '.',
  // Files start in the order of their names: `a-new-suite.spec.ts` is the first of its worker, because it needs unchanged demo data.
  testMatch: process.env.FOTO ? '*.foto.ts' : '**/*.spec.ts',
  snapshotPathTemplate: '../node_modules/.bilancia/foto/{arg}-{testName}{ext}',
  globalSetup: './support/demo-data.ts',
  outputDir: '../test-results',
  // Long timeouts for a busy machine (a crowded host can be seven times slower): slow tests are frequent, hanging ones are rare.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A browser test waits half of its time, so four tests keep two processors busy.
  workers: Math.max(4, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  // Tests with `long` (`support/long.ts`).
  ...(!process.env.BILANCIA_LUNGO && { grepInvert: new RegExp(LONG) }),
  forbidOnly: true,
  // On a busy machine a test can fail by timing. Tests that pass only on retry are listed at the end, to be fixed.
  retries: 1,
  use: {
    // A test cannot delay the answers of a service worker. The offline tests allow it.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    // A half-faded element fails the contrast check, and tests do not wait for fades.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright records a trace only on request (--trace retain-on-failure): a trace of every test would add a third to the run time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...flags, unoptimised] },
  },
})
