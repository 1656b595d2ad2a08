/** What two colleagues do for one client in a year, on a server of their own. Its clock is moved a year ahead in between. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../apps/server/test/support/port.ts'
import { button, inDialog } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { fillArtisan } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { startServer } from './support/server.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const AHEAD_DAYS = 365
const CF = 'FTTDND96B67H501M'
const sample = join(import.meta.dirname, '..', 'packages', 'telematic', 'test', 'samples', 'pf-impresa-2026.txt')
const clock = join(import.meta.dirname, 'support', 'next-year.mjs')

const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible()

/** A browser of a colleague, whose clock is that of the server. */
async function colleague(browser: Browser, address: string, username: string, days = 0): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce', serviceWorkers: 'block' })
  if (days > 0) await context.addInitScript({ content: `globalThis.AHEAD_DAYS = ${days}\n;(() => {${readFileSync(clock, 'utf8')}})()` })
  const page = await context.newPage()
  await page.goto(address)
  await signIn(page, username)
  return page
}

test(
  'a return is imported, simulated, varied, compared and delivered; a colleague opens it again a year later',
  long('e2e/documents.spec.ts', 'e2e/telematico.spec.ts', 'apps/server/test/areas/advice.test.ts'),
  async ({ browser }) => {
    const data = mkdtempSync(join(tmpdir(), 'bilancia-anno-'))
    if (process.env.DEMO_DATA) cpSync(process.env.DEMO_DATA, data, { recursive: true })
    const port = await freePort()
    let server = await startServer(port, { DATA_DIR: data })
    try {
      const first = await colleague(browser, `${server.origin}/importtelematico`, 'operatore')
      const asked = first.waitForEvent('filechooser')
      await button(first, 'Scegli i file').click()
      await (await asked).setFiles(sample)
      await button(first, 'Importa').click()
      await first
        .getByRole('dialog', { name: 'Import Telematico' })
        .getByRole('button', { name: /[Ii]mporta$/ })
        .click()
      const proposed = first.getByRole('region', { name: 'Clienti delle dichiarazioni importate' }).getByRole('group', { name: `Nuovo cliente ${CF}` })
      await proposed.getByLabel('Cognome e nome, o denominazione').fill('Fittizio Donato')
      await button(first, 'Conferma: 1 da aggiungere, 0 da aggiornare').click()
      await expect(first.getByText('Clienti aggiunti: 1, aggiornati: 0')).toBeVisible()

      await first.goto(`${server.origin}/clienti?testo=Fittizio`)
      await first.getByRole('link', { name: 'Fittizio Donato' }).click()
      await expect(first.getByRole('table', { name: /Dichiarazioni/ })).toContainText('2026')
      await button(first, 'Nuova in Forfetari').click()
      // The page of the client has a field with a similar name, so wait for the next page.
      await expect(first).toHaveURL(/\/iforf\/\d+$/)
      await expect(first.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
      await fillArtisan(first)
      await saved(first)
      const address = new URL(first.url()).pathname
      const variants = first.getByRole('dialog', { name: /^Varianti/ })

      // Variants in another simulator and in the same one.
      await button(first, 'Varianti').click()
      await variants.getByLabel('Nome della nuova variante').fill('Come società')
      await variants.getByLabel('In', { exact: true }).selectOption('Convenienza Srl')
      await variants.getByRole('button', { name: 'Crea variante' }).click()
      await expect(first).toHaveURL(/\/convsrl\/\d+$/)
      await expect(first.getByLabel('Denominazione').first()).toHaveValue('Rossi Mario')
      await first.goto(`${server.origin}${address}`)
      await button(first, 'Varianti').click()
      await variants.getByLabel('Nome della nuova variante').fill('Ricavi +20%')
      await variants.getByRole('checkbox', { name: 'Solo alcune parti' }).check()
      await fits(first)
      await first.setViewportSize({ width: 1440, height: 900 })
      await variants.getByRole('checkbox', { name: 'Solo alcune parti' }).uncheck()
      await variants.getByRole('button', { name: 'Crea variante' }).click()
      await expect(first.getByText('Variante «Ricavi +20%» aperta')).toBeVisible()
      // Until the variant is shown, its dialog covers the document before it.
      await expect(variants).toHaveCount(0)
      await first.getByLabel('Ricavi o compensi', { exact: true }).fill('60000')
      await saved(first)
      await button(first, 'Varianti').click()
      await expect(variants.getByRole('table', { name: 'Dati diversi' }).getByRole('row', { name: /Ricavi.*50\.000.*60\.000/ })).toBeVisible()
      const solutions = variants.getByRole('table', { name: 'Soluzioni a confronto' })
      await expect(solutions.getByRole('row', { name: /^Forfettario ?Ricavi \+20%/ })).toBeVisible()
      await fits(first)
      await first.emulateMedia({ media: 'print' })
      await expect(first.locator('#root')).toBeHidden()
      await expect(solutions).toBeVisible()
      await first.emulateMedia({ media: 'screen' })
      await first.setViewportSize({ width: 1440, height: 900 })

      await first.goto(`${server.origin}${address}`)
      await saved(first)
      await button(first, 'Consegna').click()
      const deliver = first.getByRole('dialog', { name: 'Consegna a Fittizio Donato' })
      await deliver.getByLabel('Titolo').fill('Resti forfettario')
      await deliver.getByRole('button', { name: 'Consegna' }).click()
      await expect(first.getByText('Consegnata a Fittizio Donato')).toBeVisible()
      await first.context().close()

      const other = await colleague(browser, `${server.origin}/principal?Username=operatore`, 'admin')
      await other.getByRole('table').getByRole('link').first().click()
      await button(other, 'Elimina').click()
      await expect(other.getByRole('dialog')).toContainText('operatore non entra più, da subito')
      await inDialog(other, 'Elimina').click()
      await other.waitForURL(/\/principal\??/)
      await other.context().close()

      await server.close()
      server = await startServer(port, { DATA_DIR: data, NODE_OPTIONS: `--import=${clock}`, AHEAD_DAYS: String(AHEAD_DAYS) })
      const later = await colleague(browser, `${server.origin}/clienti?testo=Fittizio`, 'admin', AHEAD_DAYS)
      await later.getByRole('link', { name: 'Fittizio Donato' }).click()
      await later.getByRole('table', { name: 'Consegne al cliente' }).getByRole('button', { name: 'Resti forfettario' }).click()
      const advice = later.getByRole('dialog', { name: 'Consegna: Resti forfettario' })
      await expect(advice.getByText('La firma torna')).toBeVisible()
      // The substitute tax of the worked example of the rule page, section 6.
      await expect(advice.getByRole('row', { name: /^Forfettario: Imposte 4\.239,98/ })).toBeVisible()
      await advice.getByRole('button', { name: 'Ricalcola con le norme di oggi' }).click()
      await expect(advice.getByText('Con le norme di oggi ogni cifra è la stessa.')).toBeVisible()
      await advice.getByRole('button', { name: 'Chiudi' }).click()

      // The same document under the law of the new year.
      await later.goto(`${server.origin}${address}`)
      await expect(later.getByText(/· di .+/).first()).toBeVisible()
      await button(later, 'Varianti').click()
      const compared = later.getByRole('dialog', { name: /^Varianti/ })
      await compared.getByLabel('Nome della nuova variante').fill('Anno 2027')
      await compared.getByRole('button', { name: 'Crea variante' }).click()
      await expect(later.getByText('Variante «Anno 2027» aperta')).toBeVisible()
      await expect(compared).toHaveCount(0)
      await later.getByLabel('Anno', { exact: true }).selectOption('2027 (provvisorio)')
      await saved(later)
      await button(later, 'Varianti').click()
      await expect(compared.getByRole('table', { name: 'Dati diversi' }).getByRole('row', { name: /Anno d'imposta.*2026.*2027/ })).toBeVisible()
      await expect(compared.getByRole('table', { name: 'Soluzioni a confronto' }).getByRole('row', { name: /^Forfettario ?Anno 2027/ })).toBeVisible()
      await later.context().close()
    } finally {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    }
  },
)
