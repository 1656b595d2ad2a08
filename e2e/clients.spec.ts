/** The clients of a studio: added by hand, found, changed, and when they do not load; at both widths. */

import { button, open } from './support/administration.ts'
import { fits, longFits } from './support/axe.ts'
import { long } from './support/long.ts'
import { goInside } from './support/tab.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

/** Calls to the address wait until `release`. */
async function held(page: Page, address: RegExp): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

test('a client is added by hand, refused with a wrong code, found and changed', async ({ page }) => {
  await open(page, '/clienti', 'operatore')
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
  await fits(page)
  await button(page, 'Aggiungi').click()
  await page.getByLabel('Cognome e nome, o denominazione').fill('Galli Ada')
  await page.getByLabel('Codice Fiscale').fill('GLLDAA80A41D612Z')
  await page.getByLabel('Codice ATECO').fill('46.19')
  await expect(page.getByText(/^Intermediari del commercio\. Da verificare/)).toBeVisible()
  await page.getByLabel('Seguito da').selectOption({ index: 1 })
  await longFits(page)
  await button(page, 'Salva').click()
  await expect(page.getByText('Codice Fiscale: non è valido, controllare ogni carattere').first()).toBeVisible()
  await page.getByLabel('Codice Fiscale').fill('glldaa80a41d612e')
  await page.getByLabel('Etichette').fill('edilizia, nuova')
  await page.getByLabel('Note').fill('Prima riga\nSeconda riga')
  await button(page, 'Salva').click()
  await expect(page.getByText('Cliente Galli Ada aggiunto')).toBeVisible()
  await expect(page.getByLabel('Codice Fiscale')).toHaveValue('GLLDAA80A41D612E')
  await fits(page)
  await expect(page.getByText('Nessuna dichiarazione importata con questo codice fiscale.')).toBeVisible()
  await page.getByLabel('Comune').fill('Firenze')
  await button(page, 'Salva').click()
  await expect(page.getByText('Cliente Galli Ada salvato')).toBeVisible()

  // The next reminder is typed while one is stored. A long address does not widen the page.
  const storing = await held(page, /\/promemoria$/)
  await page.getByLabel('Giorno').fill('2030-03-01')
  await page.getByLabel('Che cosa rivedere').fill(`https://esempio.it/${'a'.repeat(300)}`)
  await button(page, 'Aggiungi promemoria').click()
  await page.getByLabel('Che cosa rivedere').fill('Il prossimo')
  storing.release()
  await expect(page.getByRole('checkbox', { name: /01\/03\/2030 · https/ })).toBeVisible()
  await expect(page.getByLabel('Che cosa rivedere')).toHaveValue('Il prossimo')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await goInside(page, '/clienti?etichetta=nuova')
  await expect(page.getByRole('link', { name: 'Galli Ada' })).toBeVisible()
  await page.getByLabel('Ordina per').selectOption('Stato')
  await button(page, 'Cerca').click()
  await expect(page).toHaveURL(/ordine=Stato/)
  await expect(page.getByRole('link', { name: 'Galli Ada' })).toBeVisible()
  await page.getByLabel('Nome o codice').fill('nessuno così')
  await button(page, 'Cerca').click()
  await expect(page.getByRole('link', { name: 'Galli Ada' })).toHaveCount(0)
  await expect(page).toHaveURL(/testo=nessuno/)
  await longFits(page)
  await button(page, 'Prossimi pagamenti').click()
  await expect(page.getByText(/^Nessun pagamento nei prossimi 60 giorni/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nella propria agenda' })).toBeVisible()
  await fits(page)
  // As long as the payments of other days have not arrived, the page does not say that there are none.
  const loading = await held(page, /\/pagamenti.*giorni=120/)
  await button(page, '120 giorni').click()
  await expect(button(page, '120 giorni')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Nessun pagamento/)).toHaveCount(0)
  loading.release()
  await expect(page.getByText(/^Nessun pagamento nei prossimi 120 giorni/)).toBeVisible()
})

/** What each part says. That a retry asks again is in `administration.test.ts`. */
const whatIsSaid = long('apps/web/test/features/not-arrived.test.ts', 'apps/web/test/browser/administration.test.ts')

test('parts of a client that do not load are named, and are not shown as empty', whatIsSaid, async ({ page }) => {
  await open(page, '/clienti?testo=Galli', 'operatore')
  await page.getByRole('link', { name: 'Galli Ada' }).click()
  await expect(page.getByRole('region', { name: 'Elaborazioni' })).toContainText('La cartella è vuota')
  const parts = /\/api\/(clienti\/(persone|\d+\/(elaborazioni|storia|dichiarazioni)))$/
  await page.route(parts, (route) => route.abort())
  await page.reload()
  const sentences = [
    'L’elenco degli utenti non è arrivato.',
    'Le elaborazioni della cartella non sono arrivate.',
    'Le dichiarazioni del cliente non sono arrivate.',
    'Consegne, promemoria e storia non sono arrivati.',
  ]
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText('Un utente di prima')).toHaveCount(0)
  await fits(page)
  await page.unroute(parts)
  for (let left = sentences.length; left > 0; left--) {
    await button(page, 'Riprova').first().click()
    await expect(button(page, 'Riprova')).toHaveCount(left - 1)
  }
  await expect(page.getByRole('region', { name: 'Elaborazioni' })).toContainText('La cartella è vuota')
  await expect(page.getByLabel('Seguito da').locator('option:checked')).not.toHaveText('…')
})

test('reminders, handovers and diaries that do not load are named, and are not shown as none', whatIsSaid, async ({ page }) => {
  await open(page, '/clienti?testo=Galli', 'admin')
  const parts = /\/api\/(promemoria|clienti\/passaggi(\/studi)?|pagamenti\/agende)$/
  await page.route(parts, (route) => route.abort())
  for (const [path, sentences] of [
    ['/', ['I promemoria di questa settimana non sono arrivati.', 'I passaggi in attesa non sono arrivati.']],
    ['/scadenze', ['Gli indirizzi delle agende non sono arrivati.']],
  ] as const) {
    await page.goto(path)
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
    await fits(page)
  }
  await page.goto('/clienti?testo=Galli')
  await page.getByRole('link', { name: 'Galli Ada' }).click()
  await expect(page.getByText('Gli studi a cui si può passare il cliente non sono arrivati.')).toBeVisible()
  await page.unroute(parts)
  await button(page, 'Riprova').click()
  await expect(button(page, 'Riprova')).toHaveCount(0)
})
