/** The suite in a real Chromium, against a server of its own with fresh demo data. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '../apps/server/test/support/port.ts'
import { chromiumPath, flags } from './support/chromium.ts'

// Workers read this file too: what the first reading chose is handed on.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'bilancia-e2e-'))
process.env.CHROMIUM_PATH ??= await chromiumPath()
const origin = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  // What is said of the demo data is tested on them as delivered, before others add to them.
  projects: [
    { name: 'as delivered', testMatch: 'shell.spec.ts' },
    { name: 'at work', testMatch: '**/*.spec.ts', testIgnore: 'shell.spec.ts' },
  ],
  outputDir: '../test-results',
  // Room for a busy machine: a test that hangs is rare, a slow one is not.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    baseURL: origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
  webServer: {
    command: `"${process.execPath}" ../apps/server/src/main.ts`,
    url: `${origin}/api/settings`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      TZ: 'Europe/Rome',
      // Chromium takes every name under `localhost` for this computer.
      BRAND_HOSTS: 'stadera.localhost=stadera,meridiana.localhost=meridiana',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
