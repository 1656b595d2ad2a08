/** A professional with a pension fund in Forfetari: the fields of the fund, the contributions of both regimes, what is missing, a typed amount. */
import { fits } from './support/axe.ts'
import { answer, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test(
  'la cassa calcola i contributi, dice che cosa manca, e cede a un importo digitato',
  long('packages/tax-rules/test/casse-iforfettari.test.ts', 'apps/web/test/features/fields-shown.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await page.getByLabel('Cognome e nome').fill('Verdi Anna')
    await page.getByLabel('Tipologia').selectOption('Professione')
    await page.getByLabel('Gruppo di settore').selectOption('8')
    await page.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')
    await ricavi(page).fill('50000')
    await page.getByLabel(/92 − Altre spese/).fill('10000')
    const cassa = page.getByLabel('Cassa', { exact: true })
    await expect(cassa).toHaveCount(0)
    await page.getByLabel('Cassa professionale', { exact: true }).check()
    await cassa.selectOption('Cassa Forense (avvocati)')
    const tabella = page.getByRole('table', { name: 'Contributi alla cassa' })
    await expect(tabella).toBeVisible()
    await expect(page.getByText('senza la maternità').first()).toBeVisible()
    await fits(page, 'cassa')
    const conclusione = answer(page)
    const digitato = page.getByLabel('Contributi alla cassa professionale', { exact: true }).first()
    await expect(conclusione).toContainText('Una cifra della cassa non è pubblicata')
    await expect(digitato).toHaveAttribute('placeholder', '6.630,00')

    await tabella.getByRole('button', { name: /^Contributo soggettivo, Forfettario/ }).click()
    const spiegazione = page.getByRole('dialog', { name: 'Spiegazione' })
    await expect(spiegazione).toContainText('regolamento della cassa')
    await page.keyboard.press('Escape')
    await expect(spiegazione).toHaveCount(0)

    await digitato.fill('5000')
    await expect(page.getByText('senza la maternità')).toHaveCount(0)
    await expect(conclusione).not.toContainText('Una cifra della cassa non è pubblicata')
  },
)
