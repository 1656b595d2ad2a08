/** The page in a real Chromium: script of the first page, sign-in to usable form, keystroke to painted result. */
import { chromium, type Locator } from '@playwright/test'
import { chromiumPath, flags } from '../e2e/support/chromium.ts'
import { fillReference } from '../e2e/support/convsrl.ts'
import { fillEngineers } from '../e2e/support/forme.ts'
import { dragging } from '../e2e/support/frames.ts'
import { percentile, typing } from '../e2e/support/keys.ts'
import type { Running } from './server.ts'

/** Milliseconds and kilobytes. A key that did not change the answer is left out of `painted`. */
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

    await page.goto(`${origin}/login`)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await page.waitForLoadState('networkidle')
    const firstPage = loaded()

    // From sending the password to a usable form.
    await page.goto(`${origin}/iforf`)
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
    const revenue = page.getByRole('region', { name: 'Regime forfettario', exact: true }).getByLabel('Ricavi o compensi')
    const keys = await typing(revenue, { keys: 60, pause: 400 })
    const painted = keys.flatMap(({ painted }) => (painted === null ? [] : [painted]))
    await revenue.fill('70000')
    const iforfettari = await framesOf(page.getByRole('slider', { name: 'Ricavi' }))
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 })
    let requests = 0
    const count = () => requests++
    page.on('request', count)
    const quick = await typing(revenue, { keys: 40, pause: 120 })
    page.off('request', count)
    const soon = quick.flatMap(({ painted }) => (painted === null ? [] : [painted]))
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    await page.goto(`${origin}/convsrl`)
    await fillReference(page, 'Alfa')
    const convsrl = await framesOf(page.getByRole('slider', { name: 'Utile ante imposte' }))
    await page.goto(`${origin}/forme`)
    await fillEngineers(page)
    await page.getByRole('tab', { name: 'Ricavi e costi' }).click()
    const forme = await framesOf(page.getByRole('slider', { name: 'Ricavi' }))
    const scripting = keys.map(({ scripting }) => scripting)
    return {
      firstPage,
      withForm,
      usable,
      answered: painted.length / keys.length,
      painted: { p50: percentile(painted, 0.5), p95: percentile(painted, 0.95), max: Math.max(...painted) },
      slowNetwork: { unanswered: quick.length - soon.length, p95: percentile(soon, 0.95), requests },
      dragging: { iforfettari, convsrl, forme },
      scripting: { p95: percentile(scripting, 0.95), max: Math.max(...scripting) },
    }
  } finally {
    await browser.close()
  }
}

/** Milliseconds from one frame to the next while the slider is dragged. */
async function framesOf(slider: Locator) {
  await slider.waitFor()
  // The server adds further results to an answer after a pause, and curves are drawn.
  await slider.page().waitForTimeout(3000)
  const frames = await dragging(slider)
  return { p50: percentile(frames, 0.5), p95: percentile(frames, 0.95) }
}
