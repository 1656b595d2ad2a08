/** The help of the pages: actions on a narrow screen, notices of fields to fill in, video tutorials if the server has them. */

import { barriers, fits } from './support/axe.ts'
import { openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { act, openTab } from './support/simulator.ts'
import { type OwnSuite, suiteWith } from './support/suite-with.ts'
import { expect, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Video tutorial/ })
const opener = (page: Page) => page.getByRole('button', { name: 'Video tutorial' })

test('on a phone the drawer on the right holds print, undo, redo, reset, save, overwrite, load, help and exit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openIforf(page)
  await act(page, 'Carica')
  await page.getByRole('button', { name: 'Carica Rossi, artigiano 2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Carica', exact: true }).click()
  await expect(page.getByLabel('Cognome e nome')).toHaveValue('Mario Rossi')
  await page.getByRole('button', { name: 'Apri le azioni della pagina' }).click()
  const drawer = page.getByRole('dialog', { name: 'Azioni della pagina' })
  await expect(drawer.getByRole('button')).toHaveText(['Stampa', 'Annulla', 'Ripeti', 'Azzera', 'Salva', 'Sovrascrivi', 'Carica', 'Aiuto', 'Esci'])
  await drawer.getByRole('button', { name: 'Aiuto' }).click()
  await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
  // Without videos on this server there is no link to them.
  await expect(opener(page)).toHaveCount(0)
})

test('a part that depends on a field names the field and its page, and links there', async ({ page }) => {
  await openIforf(page)
  await act(page, 'Azzera')
  await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
  await openTab(page, 'Regime normale')
  const owner = page.getByRole('region', { name: 'Imprenditore' })
  await expect(owner).toContainText('Per vedere le informazioni compilare il campo «Tipologia» nella pagina Dati.')
  await expect(page.getByRole('region', { name: 'Collaboratore 1' })).toContainText('compilare il campo «Tipologia»')
  expect(await barriers(page)).toEqual([])
  await owner.getByRole('button', { name: 'Vai a «Tipologia»' }).click()
  await expect(page.getByLabel('Tipologia')).toBeFocused()
})

test.describe('if the server has video tutorials', () => {
  const VIDEOS = 'http://video.example'
  let suite: OwnSuite
  test.beforeAll(async () => {
    suite = await suiteWith({ TUTORIAL_URL: `${VIDEOS}/bilancia/` })
  })
  test.afterAll(() => suite.close())

  const open = (page: Page, username: string, path: string) => page.goto(`${suite.origin}${path}?tkt=${suite.provider.tickets.give(username)}`)
  const sameVideos = long('apps/web/test/features/tutorials.test.ts', 'apps/server/test/areas/second-provider.test.ts')
  const withLoad = ['Parte 1', 'Parte 2', 'Parte 3', 'Navigazione', 'Caricamento da telematico']

  test('the help of a simulator offers a choice of them', sameVideos, async ({ page }) => {
    // The video never finishes loading, so it is neither shown nor reported as failed.
    await page.route(`${VIDEOS}/**`, () => {})
    const simulators = [
      ['/iforf', 'Forfetari', withLoad, 'forfetari'],
      ['/convsrl', 'Convenienza Srl', withLoad, 'convenienza'],
      ['/budget', 'Budget4u', withLoad.slice(0, 4), 'budget'],
    ] as const
    for (const [path, heading, choices, file] of simulators) {
      await open(page, 'operatore', path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await act(page, 'Aiuto')
      await opener(page).click()
      await expect(dialog(page).getByRole('option')).toHaveText(choices)
      await dialog(page).getByLabel('Tutorial', { exact: true }).selectOption('Navigazione')
      await expect(dialog(page).getByLabel('Navigazione')).toHaveAttribute('src', `${VIDEOS}/bilancia/${file}-navigazione.mp4`)
      await fits(page, path)
    }
  })

  test('the user screen and the import screen have one each, and a missing one is reported', sameVideos, async ({ page }) => {
    await page.route(`${VIDEOS}/**`, (route) => route.fulfill({ status: 404 }))
    for (const [path, title] of [
      ['/principal', 'Utenti'],
      ['/importtelematico', 'Import telematico'],
    ] as const) {
      await open(page, 'superadmin', path)
      await opener(page).click()
      await expect(page.getByRole('dialog', { name: `Video tutorial: ${title}` })).toContainText(`Il video «${title}» non si apre: forse non c'è ancora.`)
      await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
      await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /\/bilancia\/(utenti|import-telematico)\.mp4$/)
      expect(await barriers(page)).toEqual([])
    }
  })
})
