/** The suite in a real Chromium; each worker starts a server of its own (`support/test.ts`). */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, flags } from './support/chromium.ts'

// Workers read this file too: what the first reading chose is handed on.
process.env.CHROMIUM_PATH ??= await chromiumPath()

export default defineConfig({
  testDir: '.',
  // What is said of the demo data is tested on them as delivered: a project has workers, and so servers, of its own.
  projects: [
    { name: 'as delivered', testMatch: 'shell.spec.ts' },
    { name: 'at work', testMatch: '**/*.spec.ts', testIgnore: 'shell.spec.ts' },
  ],
  outputDir: '../test-results',
  // Room for a busy machine: a test that hangs is rare, a slow one is not.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  forbidOnly: true,
  use: {
    // What a service worker answers a test cannot hold back; the tests without a network let it in.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
})
