/** The violations that axe finds on the current page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { violations } from './violations.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations as `rule: element`; empty if there are none. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // The script of the page may still be loading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(violations)
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Checks that the page has no barriers and does not scroll sideways, in its current state: at phone size in the dark theme, at desktop size in the light one. */
export async function fits(page: Page, where = ''): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.tema)
  for (const [size, theme] of [
    [phone, 'scuro'],
    [desk, chosen],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate((name) => {
      const { dataset } = document.documentElement
      if (name) dataset.tema = name
      else delete dataset.tema
    }, theme)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where}, ${size.width} px`).toBe(size.width)
    expect(await barriers(page), `${where}, ${size.width} px`).toEqual([])
  }
}

/** `barriers` of one more state of a page that `npm test` checks in another state: only in `npm run test:lungo`. */
export async function longBarriers(page: Page, where = ''): Promise<void> {
  if (process.env.BILANCIA_LUNGO) expect(await barriers(page), where).toEqual([])
}

/** The same for `fits`. */
export async function longFits(page: Page, where = ''): Promise<void> {
  if (process.env.BILANCIA_LUNGO) await fits(page, where)
}
