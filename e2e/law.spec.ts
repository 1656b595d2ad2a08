/** The law page: every figure, for every user, on screen and on paper. */
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { expect, type Page, test } from './support/test.ts'

const row = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`)

test(
  'a user finds a figure from the drawer, and its address brings it back',
  long('apps/web/test/features/law.test.ts', 'apps/server/test/areas/law.test.ts'),
  async ({ page }) => {
    await enter(page, '/', 'demo')
    await page.getByRole('link', { name: 'Norme' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Norme e cifre di legge' })).toBeVisible()
    await page.getByLabel('Tributo').selectOption('IRPEF')
    await page.getByLabel('Cerca nel testo').fill('scaglioni irpef')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/norme?testo=scaglioni+irpef&tributo=IRPEF')
    await page.reload()
    // Art. 11, c. 1, TUIR: three rates since 2024, 33% since L. 199/2025.
    const scaglioni = row(page, 'irpef.scaglioni')
    await expect(scaglioni.getByRole('cell')).toHaveCount(5)
    await expect(scaglioni.getByRole('cell').nth(3)).toContainText("diverso dall'anno prima: fino a 28.000 €: 23%fino a 50.000 €: 33%oltre 50.000 €: 43%")
    await scaglioni.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('L. 199/2025, art. 1, c. 3').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'studiogambalonga.it' }).first()).toHaveAttribute('href', /^https:/)
    await expect(page.getByText(/letta il 22\/11\/2026/).first()).toBeVisible()
  },
)

test(
  'filters without a match say so, and a single figure can be shown alone',
  long('apps/web/test/features/law.test.ts', 'apps/server/test/areas/law.test.ts'),
  async ({ page }) => {
    await enter(page, '/norme?testo=introvabile&anno=2026')
    await expect(page.getByText('Nessuna cifra con questi filtri')).toBeVisible()
    await page.goto('/norme?cifra=irap.aliquote')
    await expect(page.getByText('Solo la cifra aperta da una spiegazione')).toBeVisible()
    await expect(row(page, 'irap.aliquote.8')).toContainText('Lazio')
    await expect(page.getByText('irap.aliquote.8', { exact: true })).toBeVisible()
  },
)

test(
  'the print names the filters and opens every figure',
  long('apps/web/test/features/law.test.ts', 'apps/web/test/browser/looks.test.ts'),
  async ({ page }) => {
    await enter(page, '/norme?regione=Abruzzo&anno=2025')
    await expect(row(page, 'addizionali.regionale.1.scaglioni')).toBeVisible()
    await expect(page.getByText('addizionali.regionale.1.scaglioni', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Filtri: Regione: Abruzzo · Anno: 2025')).toBeVisible()
    await expect(page.getByText('addizionali.regionale.1.scaglioni', { exact: true })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
  },
)
