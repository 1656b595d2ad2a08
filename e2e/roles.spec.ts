/** The pages that each role finds: only its own entries, without barriers at both widths, and a refusal elsewhere. No call of any page fails. */
import { applications, areas } from '@bilancia/contract/api'
import { howMany } from '../packages/contract/test/how-many.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { goInside } from './support/tab.ts'
import { expect, type Page, test } from './support/test.ts'

/** Entries of the drawer, with the pages behind them. */
const administration = {
  Company: ['/company', '/companyDetail/1', '/companyDetail/0'],
  Studi: ['/agency', '/agencyDetail/1'],
  Utenti: ['/principal', '/principalDetail/3', '/principalDetail/0'],
  "What's New": ['/whatsnew', '/whatsNewDetail/0'],
  Marchi: ['/marchi', '/marchio/1', '/marchio/0'],
  'Import telematico': ['/importtelematico'],
  Report: ['/report'],
  Registro: ['/audit'],
} as const
type Entry = keyof typeof administration

/** Written by hand and not read from the permission table, so that a change of the table fails the test. */
const seen: Readonly<Record<string, readonly Entry[]>> = {
  superadmin: ['Company', 'Studi', 'Utenti', "What's New", 'Marchi', 'Import telematico', 'Report', 'Registro'],
  admin: ['Studi', 'Utenti', 'Import telematico', 'Report', 'Registro'],
  manager: ['Utenti', 'Import telematico'],
  operatore: ['Import telematico'],
  demo: ['Import telematico'],
}
const entries = Object.keys(administration) as Entry[]
/** The pages of the simulators and of the other tools. */
const tools: readonly string[] = [...Object.values(applications), ...Object.values(areas).filter(({ gruppo }) => gruppo === 'strumenti')].map(
  ({ path }) => path,
)

async function opens(page: Page, path: string) {
  await page.locator('h1').evaluate((title) => title.setAttribute('data-before', ''))
  await goInside(page, path)
  await expect(page.locator('h1:not([data-before])')).toBeVisible()
  await expect(page).toHaveURL(path)
}

async function withoutBarriers(page: Page, path: string) {
  await opens(page, path)
  await fits(page, path)
}

/** The calls that are refused or fail from now on, and the errors of scripts. */
function failures(page: Page): readonly string[] {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => failed.push(message))
  return failed
}

for (const [username, own] of Object.entries(seen)) {
  const everywhere = username === 'superadmin'
  const guards = ['apps/server/test/areas/access.test.ts', 'apps/web/test/features/tools.test.ts'] as const
  const details = username === 'operatore' ? {} : everywhere ? long('e2e/admin.spec.ts', 'e2e/audit.spec.ts', ...guards) : long(...guards)
  test(
    `${username} finds ${own.join(', ')} of administration${everywhere ? ', without barriers and with every tool' : ''}, and no other page opens`,
    details,
    async ({ page }) => {
      await enter(page, '/', username)
      const failed = failures(page)
      const drawer = page.getByRole('navigation', { name: 'Applicazioni' })
      for (const name of entries) await expect(drawer.getByRole('link', { name, exact: true }), name).toHaveCount(own.includes(name) ? 1 : 0)
      // The other roles see the same pages as superadmin or fewer. Only their home page differs: `a-new-suite.spec.ts` has that of operatore.
      if (username !== 'operatore') await fits(page, '/')
      for (const path of ['/profilo', ...own.flatMap((name) => administration[name])]) await (everywhere ? withoutBarriers : opens)(page, path)
      for (const path of everywhere ? ['/norme', ...tools] : []) {
        const entered = tools.includes(path) ? page.waitForResponse(/\/consultools\/loguser\//) : null
        await opens(page, path)
        await entered
        await page.waitForLoadState('networkidle')
      }
      expect(failed).toEqual([])
      const closed = entries.filter((one) => !own.includes(one))
      const refusal = page.getByRole('alert').filter({ hasText: "Non hai i diritti per andare sull'applicazione" })
      for (const [at, name] of closed.entries()) {
        const path = administration[name].at(-1) ?? name
        // A page that is loaded asks for the right like one that a link opens.
        await (at < howMany(1, closed.length) ? page.goto(path) : goInside(page, path))
        await expect(refusal, path).toBeVisible()
        await expect(page, path).toHaveURL('/')
        await refusal.getByRole('button').click()
        await expect(refusal).toHaveCount(0)
      }
    },
  )
}
