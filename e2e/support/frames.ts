/** Measures the time between frames while a slider is dragged from its left end to its right end. */
import type { Locator } from '@playwright/test'

declare global {
  interface Window {
    frameTimes?: number[]
  }
}

const STEPS = 90

/** Milliseconds from one frame to the next, in order. */
export async function dragging(slider: Locator): Promise<readonly number[]> {
  const page = slider.page()
  const track = slider.locator('xpath=ancestor::*[contains(@class, "MuiSlider-root")]')
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('the slider is not on screen')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    window.frameTimes = frames
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if (window.frameTimes === frames) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let k = 1; k <= STEPS; k++) await page.mouse.move(box.x + (box.width * k) / STEPS, y)
  const frames = await page.evaluate(() => {
    const found = window.frameTimes ?? []
    delete window.frameTimes
    return found
  })
  await page.mouse.up()
  // The first interval began before the loop.
  return frames.slice(1)
}
