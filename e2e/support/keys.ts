/** Measures how long after each key the answer is painted. */
import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    keys: { at: number; scripting: number; painted: number | null }[]
  }
}

/** Records, for each key, how long its handlers ran and when the first frame with another answer was drawn. */
const watch = () => {
  const panel = document.querySelector('aside[aria-label="Risultato"]')
  if (!panel) throw new Error('the answer is not on screen')
  const known = 'keys' in window
  window.keys = []
  if (known) return
  addEventListener(
    'keydown',
    () => {
      const key = { at: performance.now(), scripting: 0, painted: null as number | null }
      window.keys.push(key)
      // A task queued now runs after all handlers of this key.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        key.scripting = performance.now() - key.at
      }
      channel.port2.postMessage(null)
    },
    true,
  )
  new MutationObserver(() => {
    const key = window.keys.at(-1)
    if (!key || key.painted !== null) return
    requestAnimationFrame(() =>
      setTimeout(() => {
        key.painted ??= performance.now() - key.at
      }),
    )
  }).observe(panel, { subtree: true, characterData: true, childList: true })
}

/**
 * Replaces the amount of the field, one key every `pause` milliseconds. `painted` is null if the answer did not change
 * before the next key.
 */
export async function typing(field: Locator, { keys, pause }: { readonly keys: number; readonly pause: number }) {
  const page: Page = field.page()
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.evaluate(watch)
  for (let i = 0; i < keys; i++) {
    // Five digits, then alternately one deleted and another typed: every key changes the answer.
    await page.keyboard.press(i < 5 ? '4' : i % 2 ? 'Backspace' : String(i % 9))
    await page.waitForTimeout(pause)
  }
  return page.evaluate(() => window.keys)
}

export const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))] ?? Number.NaN
