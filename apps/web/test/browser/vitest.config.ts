/**
 * The pages in Chromium, from their sources, in front of a real server. React and the style library run as delivered, without their checks for
 * developers, which take two thirds of the time.
 */
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { chromiumPath, flags, unoptimised } from '../../../../e2e/support/chromium.ts'
import web from '../../vite.config.ts'
import { lastGroup } from './support/last-group.ts'
import { origin, servedPage, sessionOf } from './support/suite.ts'

const production = { 'process.env.NODE_ENV': '"production"' }
const root = `${import.meta.dirname}/../..`

export default mergeConfig(
  web,
  defineProject({
    root,
    // A browser has no variables of the environment.
    define: { ...production, 'process.env.BILANCIA_LUNGO': JSON.stringify(process.env.BILANCIA_LUNGO ?? '') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    // All libraries are found before the first test: Vite would load the page again in the middle of one.
    optimizeDeps: { entries: ['src/main.tsx'], include: ['axe-core'], rolldownOptions: { transform: { define: production } } },
    server: { proxy: { '/api': origin } },
    test: {
      name: 'browser',
      ...lastGroup,
      include: ['test/browser/**/*.test.ts'],
      globalSetup: ['../../scripts/law-setup.mjs', 'test/browser/support/suite.ts'],
      // The files share a page, so that the suite is loaded once and not once for each file: that took half of the processor time.
      isolate: false,
      restoreMocks: true,
      // Long timeouts for a busy machine (a crowded host can be seven times slower): slow tests are frequent, hanging ones are rare.
      testTimeout: 360_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          actionTimeout: 60_000,
          launchOptions: { executablePath: await chromiumPath(), args: [...flags, unoptimised] },
          contextOptions: { reducedMotion: 'reduce', locale: 'it-IT', timezoneId: 'Europe/Rome' },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { servedPage, sessionOf },
      },
    },
  }),
)
