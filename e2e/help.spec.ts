/** The help of the pages: video tutorials, if the server has them. */

import { barriers, fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { act } from './support/simulator.ts'
import { type OwnSuite, suiteWith } from './support/suite-with.ts'
import { expect, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Video tutorial/ })
const opener = (page: Page) => page.getByRole('button', { name: 'Video tutorial' })

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
