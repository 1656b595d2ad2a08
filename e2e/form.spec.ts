import { howMany } from '../packages/contract/test/how-many.ts'
import { fits } from './support/axe.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { OFFLINE, openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

const below = (page: Page, path: string) => page.locator(`[id="campo-${path}-note"]`)

test('a number is understood in every notation, and a text that is not a number stays in its box', async ({ page }) => {
  await openIforf(page)
  // How each notation is read: apps/web/test/features/number-text.test.ts. Only the long run types all of them.
  const cases = [
    ['1234.56', '1.234,56', false],
    ['9999999,99', '9.999.999,99', true],
    ['abc', 'abc', true],
    ['1.234,56', '1.234,56', false],
    ['1234567', '1.234.567,00', false],
    ['-', '-', true],
    ['12345678901234567890', '12345678901234567890', true],
    ['50000', '50.000,00', false],
  ] as const
  for (const [typed, shown, wrong] of [...cases.slice(0, howMany(3, cases.length)), ['-5', '−5,00', true] as const]) {
    await ricavi(page).fill('')
    await ricavi(page).pressSequentially(typed)
    await ricavi(page).blur()
    await expect(ricavi(page)).toHaveValue(shown)
    await expect(below(page, 'redditoContributiImposta.ricavi').getByText('Valore non valido: ammesso da 0,00 a 9.999.999,00 €')).toHaveCount(wrong ? 1 : 0)
  }
  await expect(page.locator('#errori-da-correggere')).toContainText('Ricavi o compensi: Valore non valido: ammesso da 0,00 a 9.999.999,00 €')
})

test('a zero on the way to a number stays in its box while it is typed', async ({ page }) => {
  await openIforf(page)
  // Both are empty without focus while they are zero.
  const proventi = page.getByLabel('Altri proventi, plusvalenze, sopravvenienze')
  const quota = page.getByLabel('Quota collab. 1')
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await page.getByLabel('Impresa famigliare').check()
  for (const [field, typed, shown] of [
    [proventi, '0,05', '0,05'],
    [proventi, '-0,5', '−0,50'],
    [quota, '0,05', '0,05'],
    [proventi, '0', ''],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(typed)
    await field.blur()
    await expect(field).toHaveValue(shown)
  }
  // 1.000 becomes 2.000, and the thousands without their first figure are zero in between.
  await proventi.fill('1000')
  await proventi.blur()
  await expect(proventi).toHaveValue('1.000,00')
  await proventi.focus()
  for (const key of ['Home', 'Delete', '2']) await page.keyboard.press(key)
  await proventi.blur()
  await expect(proventi).toHaveValue('2.000,00')
})

test('Enter goes to the next field and selects its content', async ({ page }) => {
  await openIforf(page)
  await ricavi(page).fill('50000')
  await page.getByLabel('Gruppo di settore').focus()
  await page.keyboard.press('Enter')
  await expect(ricavi(page)).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(ricavi(page)).toHaveValue('7,00')
})

test('fields that do not apply are hidden or disabled, and the fields that the rules name are cleared', async ({ page }) => {
  await openIforf(page)
  const quota = (n: number) => page.getByLabel(`Quota collab. ${n}`)
  // The keyboard reaches the disabled button, and its reason is read.
  const load = page.getByRole('button', { name: 'Carica dati' })
  await expect(load).toBeDisabled()
  await load.focus()
  await expect(load).toBeFocused()
  await expect(load).toHaveAccessibleDescription('Compilare cognome e nome e tipologia')
  await page.getByLabel('Cognome e nome').fill('Rossi Mario')
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await expect(load).toBeEnabled()
  await expect(quota(1)).toBeDisabled()
  await page.getByLabel('Impresa famigliare').check()
  await expect(quota(2)).toBeDisabled()
  await quota(1).fill('30')
  await quota(2).fill('25')
  for (const n of [1, 2]) await expect(below(page, `quotaCollab${n}`)).toHaveText('Errore: valore quote > 49')
  await quota(1).fill('0')
  await quota(1).blur()
  await expect(quota(2)).toHaveValue('')
  await page.getByLabel('Gestione IVS').selectOption('Artigianato')
  await expect(page.getByLabel('Riduzione 35%')).toBeVisible()
  await page.getByLabel('Tipologia').selectOption('Professione')
  await expect(page.getByLabel('Gestione IVS')).toHaveCount(0)
  await expect(below(page, 'famigliare')).toContainText('Non coerente con tipologia')
  await page.getByLabel('Gestione separata').selectOption('Piena')
  await expect(page.getByLabel('Cassa professionale')).toBeDisabled()
})

test('errors are counted on their tab and listed once, each with a link to its field, also on a slow computer', async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  await page.getByLabel('Impresa famigliare').check()
  await page.getByLabel('Quota collab. 1').fill('20')
  await page.getByLabel('Quota collab. 1').blur()
  await expect(page.getByRole('tab', { name: 'Collaboratori e requisiti 1 errore' })).toBeVisible()
  const computer = await page.context().newCDPSession(page)
  await computer.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const list = page.getByRole('alert').filter({ hasText: 'Errori da correggere' })
  await list.getByRole('link', { name: 'Collaboratore 1, Cognome e nome' }).click()
  await expect(page.getByRole('tab', { name: /Collaboratori/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Cognome e nome').first()).toBeFocused()
  await computer.detach()
  await page.keyboard.type('Verdi Elena')
  await expect(list).toHaveCount(0)
})

test('sign-out asks before typed values are lost', async ({ page }) => {
  await page.goto('/iforf')
  await signIn(page)
  await ricavi(page).fill('50000')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  // The issuer address is kept, so that the page opens without a network. Nothing about the user is.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bilancia.impostazioni'])
})

test.describe('in a browser that keeps no draft', () => {
  test.use({ ownTab: true })

  test('the links and the sign-out ask before typed values are lost', long('apps/web/test/features/draft.test.ts'), async ({ page }) => {
    await openIforf(page)
    await page.evaluate(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('bilancia.bozza')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    const links = page.getByRole('navigation', { name: 'Applicazioni' })
    await links.getByRole('link', { name: 'Home' }).click()
    await links.getByRole('link', { name: 'Forfetari' }).click()
    await ricavi(page).fill('50000')
    const dialog = page.getByRole('dialog', { name: 'Modifiche non salvate' })
    await links.getByRole('link', { name: 'Home' }).click()
    await expect(dialog).toContainText('né salvate né in bozza su questo computer: uscendo andranno perse')
    await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/iforf')
    await expect(ricavi(page)).toHaveValue('50.000,00')
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await page.getByRole('dialog', { name: 'Esci' }).getByRole('button', { name: 'Annulla' }).click()
    await links.getByRole('link', { name: 'Home' }).click()
    await dialog.getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'a lost connection is reported, the page continues to calculate, and it recovers by itself',
  long('e2e/iforfettari.spec.ts', 'apps/web/test/features/simulation.test.ts'),
  async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText('4.697,06 €')
    await context.setOffline(true)
    await ricavi(page).fill('50001')
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(answer(page)).not.toContainText('4.697,06 €')
    await ricavi(page).fill('50000')
    await expect(answer(page)).toContainText('4.697,06 €')
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(answer(page)).toContainText('4.697,06 €')
  },
)

test('every tab is free of barriers and fits the screen', long('e2e/iforfettari.spec.ts'), async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  await page.getByLabel('Impresa famigliare').check()
  await page.getByLabel('Quota collab. 1').fill('20')
  await page.getByLabel('Quota collab. 2').fill('10')
  for (const name of ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Lettera']) {
    await openTab(page, name)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await fits(page, name)
  }
})

test(
  'children under 18 are asked for if the region counts them, and lower its surcharge',
  long('packages/tax-rules/test/confini-irpef.test.ts', 'apps/web/test/features/fields-shown.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    const minori = page.getByLabel('Figli minori di 18 anni')
    await expect(minori).toHaveCount(0)
    await page.getByLabel('Regione di residenza').selectOption('Sardegna')
    // The worked example with 1.23% instead of 1.73%: 25.452,56 × 1,23% = 313,07 instead of 440,33.
    await expect(answer(page)).toContainText('4.569,80 €')
    await minori.fill('2')
    await page.getByLabel('Percentuale dei figli a carico').selectOption('100%')
    // Two times 200 € reduce it to zero.
    await expect(answer(page)).toContainText('4.256,73 €')
  },
)

test(
  'the losses of the first three periods of a new activity are shown beside the others, on both sides',
  long('packages/tax-rules/test/confini-regimi.test.ts', 'apps/web/test/features/fields-shown.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText('4.697,06 €')
    const perdite = page.getByLabel('Perdite dei primi tre periodi')
    await expect(perdite).toHaveCount(2)
    await perdite.first().fill('33500')
    // The whole income of 33.500 €: no tax and, with riduzione 35%, the contribution on the minimum.
    await expect(page.locator('[data-explains="redditoContributiImposta.impostaSostitutiva"]').first()).toContainText(/^0,00/)
  },
)
