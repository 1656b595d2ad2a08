/** The suite in a real Chromium; each worker starts a server of its own (`support/test.ts`). */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, flags } from './support/chromium.ts'

// Workers read this file too: what the first reading chose is handed on.
process.env.CHROMIUM_PATH ??= await chromiumPath()

export default defineConfig({
  testDir: '.',
  // What is said of the demo data is tested on them as delivered: a project has workers, and so servers, of its own.
  projects: process.env.FOTO
    ? [{ name: 'foto', testMatch: '*.foto.ts' }]
    : [
        { name: 'as delivered', testMatch: 'shell.spec.ts' },
        { name: 'at work', testMatch: '**/*.spec.ts', testIgnore: 'shell.spec.ts' },
      ],
  snapshotPathTemplate: '../node_modules/.bilancia/foto/{arg}-{testName}{ext}',
  globalSetup: './support/demo-data.ts',
  outputDir: '../test-results',
  // Room for a busy machine: a test that hangs is rare, a slow one is not.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A browser test waits half of its time: three on two processors.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  forbidOnly: true,
  // On a machine that stalls a page can miss a moment. What passes only when tried again is named at the end, to be mended.
  retries: 1,
  use: {
    // What a service worker answers a test cannot hold back; the tests without a network let it in.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    // What is half faded has no contrast of its own, and nobody waits for a fade here.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would be a third of what the suite costs; of one file: --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
})
