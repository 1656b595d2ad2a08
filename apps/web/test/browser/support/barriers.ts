/** The violations that axe finds on the page of a test. */
import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '../../../../../e2e/support/violations.ts'
import { desk, phone } from './steps.ts'

/** The violations as `rule: element`; empty if there are none. */
export function barriers(): Promise<readonly string[]> {
  window.axe = axe
  return violations()
}

/** Checks that the page has no barriers and does not scroll sideways: at phone size in the dark theme, at desktop size in the light one. */
export async function fits(): Promise<void> {
  const { dataset } = document.documentElement
  for (const [[width, height], theme] of [
    [phone, 'scuro'],
    [desk, undefined],
  ] as const) {
    await page.viewport(width, height)
    if (theme) dataset.tema = theme
    else delete dataset.tema
    await expect.poll(() => document.documentElement.scrollWidth, { message: `${width} px` }).toBe(width)
    expect(await barriers(), `${width} px`).toEqual([])
  }
}
