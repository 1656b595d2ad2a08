/**
 * The page calculates by itself: no request per keystroke, no wait for the network, and the same figures as the server. If
 * the server has other figures, the page shows those.
 */
import { format } from '@bilancia/contract'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { percentile, typing } from './support/keys.ts'
import { long } from './support/long.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ ownTab: true })

/** The first amount of the answer. */
const headline = async (page: Page) => /[\d.]+,\d\d/.exec(await answer(page).innerText())?.[0]

test(
  'a ogni tasto risponde la pagina, senza chiedere nulla, anche con una rete lenta',
  long('apps/web/test/features/at-once.test.ts', 'apps/web/test/features/simulation.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText(format.amount(4697.06))
    await ricavi(page).fill('7')
    // The server adds further results to an answer after a pause.
    await page.waitForTimeout(3000)

    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const keys = await typing(ricavi(page), { keys: 40, pause: 120 })
    const painted = keys.flatMap((key) => (key.painted === null ? [] : [key.painted]))
    process.stdout.write(
      `  dal tasto alla risposta: ${painted.length} di ${keys.length}, p50 ${percentile(painted, 0.5).toFixed(0)} ms, p95 ${percentile(painted, 0.95).toFixed(0)} ms\n`,
    )
    expect(requests).toEqual([])
    expect(painted).toHaveLength(40)
    expect(percentile(painted, 0.95)).toBeLessThan(1_000)
  },
)

test(
  'senza rete le cifre seguono ciò che si scrive, e il server dà le stesse',
  long('apps/web/test/features/calcolatore.test.ts', 'apps/web/test/features/simulation.test.ts', 'e2e/senza-rete.spec.ts'),
  async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText(format.amount(4697.06))

    await context.setOffline(true)
    await ricavi(page).fill('60000')
    await expect(answer(page)).not.toContainText(format.amount(4697.06))
    const typed = await headline(page)
    await ricavi(page).fill('50000')
    await expect(answer(page)).toContainText(format.amount(4697.06))

    await context.setOffline(false)
    await ricavi(page).fill('60000')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Control+Enter')
    expect((await answered).ok()).toBe(true)
    await expect(page.getByText('Calcolo in corso')).toHaveCount(0)
    expect(await headline(page)).toBe(typed)
    await expect(page.getByText('calcolava con una versione precedente')).toHaveCount(0)
  },
)

test(
  'senza rete anche il pareggio segue ciò che si scrive',
  long('apps/web/test/features/calcolatore.test.ts', 'apps/web/test/features/budget4u-breakeven.test.ts'),
  async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    const brief = answer(page).getByText(/Da .* di costi/)
    await expect(brief).toContainText('26.669,00')
    await context.setOffline(true)
    await ricavi(page).fill('60000')
    await expect(brief).not.toContainText('26.669,00')
    await expect(brief).toBeVisible()
    await ricavi(page).fill('50000')
    await expect(brief).toContainText('26.669,00')
  },
)

test(
  'dove il server ha altre cifre la pagina lo dice, mostra quelle del server, e ricaricata le dà da sé',
  long('apps/web/test/features/page-first.test.ts'),
  async ({ page }) => {
    const ASKED = /calcolaForfetari\/\d+(\/curve.*)?$/
    const newer = 'Questa pagina calcolava con una versione precedente'
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText(format.amount(4697.06))

    // The answer of a server with another law: it has another fingerprint, and one figure differs from the page's.
    await page.route(/calcolaForfetari\/\d+$/, async (route) => {
      const response = await route.fetch()
      const given = await response.json()
      given.State.confronto.vantaggioForfettarioConIva = 1234.56
      await route.fulfill({ response, json: { ...given, Impronta: 'f'.repeat(64) } })
    })
    await page.keyboard.press('Control+Enter')
    await expect(answer(page).getByText(newer)).toBeVisible()
    expect(await headline(page)).toBe(format.amount(1234.56))

    // From here on the server answers keystrokes and searches.
    const asked: string[] = []
    page.on('request', (request) => ASKED.test(request.url()) && asked.push(new URL(request.url()).pathname))
    await ricavi(page).fill('60000')
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    expect(asked.some((path) => path.endsWith('/curve'))).toBe(true)
    expect(await headline(page)).toBe(format.amount(1234.56))

    await page.unrouteAll()
    await answer(page).getByRole('button', { name: 'Ricarica' }).click()
    await expect(ricavi(page)).toHaveValue(/^60\.000/)
    await ricavi(page).fill('50000')
    await expect(answer(page)).toContainText(format.amount(4697.06))
    await expect(page.getByText(newer)).toHaveCount(0)
  },
)
