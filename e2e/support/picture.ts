/**
 * Takes the picture of a page, in both themes. `npm run foto` compares the light one with the last; `npm run schermate`
 * writes both into `docs/schermate`, as WebP, which the browser makes itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'schermate')
/** Low enough to keep all pictures in the repository, high enough to read every figure. */
const QUALITY = 35
/** A desktop page is drawn smaller. */
const SCALE = 0.75
const themes = [
  ['chiaro', 'light'],
  ['scuro', 'dark'],
] as const

/** `fullPage`: the whole page, not only the first screen. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  // Waits until everything is loaded, and scrolls to the top, because a fixed bar would be drawn in the middle of the picture.
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"], [data-coming]')).toHaveCount(0)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.fonts.ready
  })
  if (!process.env.SCHERMATE) {
    // A difference does not stop the run. Dates and times always differ.
    await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage, animations: 'disabled', maxDiffPixelRatio: 0 })
    return
  }
  for (const [theme, colorScheme] of themes) {
    await page.emulateMedia({ colorScheme })
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const whole = fullPage ? await page.evaluate(() => document.documentElement.scrollHeight) : height
    const browser = await page.context().newCDPSession(page)
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      captureBeyondViewport: fullPage,
      clip: { x: 0, y: 0, width, height: whole, scale: width > 900 ? SCALE : 1 },
    })
    await browser.detach()
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, `${name}-${width}-${theme}.webp`), Buffer.from(data, 'base64'))
  }
  await page.emulateMedia({ colorScheme: null })
}
