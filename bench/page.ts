/** The page in a real Chromium: script of the first page, sign-in to usable form, keystroke to painted result. */
import { chromium, type Page } from '@playwright/test'
import { chromiumPath, flags } from '../e2e/support/chromium.ts'
import type { Running } from './http.ts'

declare global {
  interface Window {
    keys: { at: number; scripting: number; painted: number | null }[]
  }
}

/** Notes, for each key, how long its handlers ran and when the first frame with another answer was drawn. */
const watch = () => {
  window.keys = []
  const panel = document.querySelector('aside[aria-label="Risultato"]')
  if (!panel) throw new Error('the answer is not on screen')
  addEventListener(
    'keydown',
    () => {
      const key = { at: performance.now(), scripting: 0, painted: null as number | null }
      window.keys.push(key)
      // After every handler of this key has run: a task queued now comes behind them.
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

const PAUSE_MS = 400
const KEYS = 60

async function typing(page: Page) {
  const revenue = page.getByRole('region', { name: 'Regime forfettario', exact: true }).getByLabel('Ricavi o compensi')
  await revenue.click()
  await page.evaluate(watch)
  for (let i = 0; i < KEYS; i++) {
    // Five digits, then one away and another in its place: every key changes the answer.
    await page.keyboard.press(i < 5 ? '4' : i % 2 ? 'Backspace' : String(i % 9))
    await page.waitForTimeout(PAUSE_MS)
  }
  return page.evaluate(() => window.keys)
}

const percentile = (values: readonly number[], p: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))] as number

/** Milliseconds and kilobytes; a key whose answer was not another is left out of `painted`. */
export async function onScreen({ origin, users }: Running) {
  const operator = users.find(({ role }) => role === 'OPERATOR')
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Map<string, number>()
    const kinds = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scripts.set(requestId, encodedDataLength)
    })
    const loaded = () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000

    await page.goto(`${origin}/iforf`)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await page.waitForLoadState('networkidle')
    const firstPage = loaded()

    // From the password sent to a form one can type in.
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByLabel('Nome utente').fill(operator?.username ?? '')
    await page.getByLabel('Password').fill(operator?.password ?? '')
    const start = performance.now()
    await page.getByRole('button', { name: 'Accedi' }).click()
    await page.getByLabel('Cognome e nome').waitFor()
    const usable = performance.now() - start
    await page.waitForLoadState('networkidle')
    const withForm = loaded()

    const form = page.getByRole('tabpanel')
    await form.getByLabel('Cognome e nome').fill('Mario Rossi')
    await form.getByLabel('Tipologia').selectOption('Impresa')
    await form.getByLabel('Gruppo di settore').selectOption('Altre attività economiche')
    await form.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')
    await form.getByLabel('Gestione IVS').selectOption('Artigianato')
    const keys = await typing(page)
    const painted = keys.flatMap(({ painted }) => (painted === null ? [] : [painted]))
    const scripting = keys.map(({ scripting }) => scripting)
    return {
      firstPage,
      withForm,
      usable,
      answered: painted.length / keys.length,
      painted: { p50: percentile(painted, 0.5), p95: percentile(painted, 0.95), max: Math.max(...painted) },
      scripting: { p95: percentile(scripting, 0.95), max: Math.max(...scripting) },
    }
  } finally {
    await browser.close()
  }
}
