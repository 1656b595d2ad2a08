/** The violations that axe finds on the current page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations as `rule: element`; empty if there are none. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // The script of the page may still be loading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('axe did not start')
    // Animations are finished first, because axe would measure a colour in transition.
    for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
    const { axe } = window
    // Passed checks are not recorded, and style sheets not parsed again for a rule that is off: both would take most of the time.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] }, rules: { 'target-size': { enabled: true } } })
    const found: string[] = []
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes) if (id !== 'target-size' || (await small(String(target[0])))) found.push(`${id}: ${html}`)
    return found

    /** Whether a target is too small. It is measured in the middle of the window, because elsewhere a fixed bar or column may cover a part of it. */
    async function small(selector: string) {
      const element = document.querySelector(selector)
      const around: { readonly one: Element; readonly left: number; readonly top: number }[] = []
      for (let one = element; one; one = one.parentElement) around.push({ one, left: one.scrollLeft, top: one.scrollTop })
      if (!element) return true
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
      for (const { one, left, top } of around) one.scrollTo({ left, top, behavior: 'instant' })
      return violations.length > 0
    }
  })
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
