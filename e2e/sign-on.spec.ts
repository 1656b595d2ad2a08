/** Sign-in by ticket, and features that depend on another company's site: its sign-out, its start-up tool, its list of applications. */

import { barriers, fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { type Partner, partner } from './support/partner.ts'
import { type OwnSuite, suiteWith } from './support/suite-with.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ ownTab: true })

let elsewhere: Partner
let suite: OwnSuite
/** A user of a federated company, whose studio will be disabled soon. */
const FEDERATED = 'federata'
/** A user of the demo company, which has its own sign-out address and the start-up tool. */
const OPERATOR = 'operatore'

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  elsewhere = await partner()
  suite = await suiteWith({ FEDERATION_URL: `${elsewhere.origin}/federation`, EASYSTART_URL: `${elsewhere.origin}/avvio?da=bilancia` })
  const as = <T>(method: string, path: string, body?: object) => suite.call<T>('superadmin', method, path, body)
  const [demo] = await as<readonly Readonly<Record<string, unknown>>[]>('POST', '/company/search', {})
  await as('POST', '/company', { ...demo, HasEasyStart: true, LogoutUrl: `${elsewhere.origin}/uscita` })
  const { ResultList } = await as<{ readonly ResultList: readonly { readonly Id: number }[] }>('POST', '/principal/search', { Username: OPERATOR })
  const operator = await as<object>('GET', `/principal/${ResultList[0]?.Id}`)
  await as('POST', '/principal', { ...operator, ApplicationEasyStart: true, ApplicationBudget: false })

  const company = await as<{ readonly Id: number }>('POST', '/company', {
    ...demo,
    Id: 0,
    BusinessName: 'Federata S.r.l.',
    IsFederated: true,
    HasEasyStart: true,
    EasystartName: 'Si parte',
    LogoutUrl: null,
  })
  const studio = await as<{ readonly Id: number }>('POST', '/agency', {
    ...{ Id: 0, CompanyId: company.Id, Name: 'Studio Federato', Code: 'FE01', VatNumber: null, CityCode: null, City: null, ProvinceCode: null },
    ...{ Address: null, Cap: null, Disabled: '2099-12-31', State: 'A', PrincipalCounter: 5 },
  })
  await as('POST', `/principal/user/${studio.Id}`, {
    ...operator,
    ...{ Id: 0, Username: FEDERATED, CompanyId: company.Id, ApplicationEasyStart: true, ApplicationBudget: true, UpdateDate: null },
  })
})
test.afterAll(async () => {
  await suite.close()
  await elsewhere.close()
})

const comes = (page: Page, username: string, path = '/') =>
  page.goto(`${suite.origin}${path}${path.includes('?') ? '&' : '?'}tkt=${suite.provider.tickets.give(username)}`)
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user')).length)
const home = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
const card = (page: Page, question: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: question }) })

test('a ticket signs in on the page of its address and stays neither there nor in the history; an invalid one signs out whoever was signed in', async ({
  page,
}) => {
  await page.goto(`${elsewhere.origin}/portale`)
  await comes(page, OPERATOR, '/iforf?x=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
  await expect(page).toHaveURL(`${suite.origin}/iforf?x=1`)
  await expect(page.getByRole('banner')).toContainText('operatore · OPERATOR')
  await page.goBack()
  await expect(page).toHaveURL(`${elsewhere.origin}/portale`)
  // Loads the page, whose session goes on without the ticket.
  await page.goForward()
  await expect(page).toHaveURL(`${suite.origin}/iforf?x=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()

  await page.goto(`${suite.origin}/?tkt=inventato`)
  await expect(page.getByRole('alert')).toHaveText('Errore in fetch sso')
  expect(await stored(page)).toBe(0)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${suite.origin}/login`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test(
  'a ticket without a requested page opens the home page of the company',
  long('apps/server/test/areas/sign-on.test.ts', 'e2e/sign-on.spec.ts'),
  async ({ page }) => {
    const company = async (UiHome: string | null) => {
      const [federated] = await suite.call<readonly object[]>('superadmin', 'POST', '/company/search', { BusinessName: 'Federata' })
      await suite.call('superadmin', 'POST', '/company', { ...federated, UiHome })
    }
    elsewhere.list([{ Type: 'BUDGET4U', Url: null, inactive: false }])
    await company('/budget')
    // The server caches its users for ten seconds.
    await expect(async () => {
      await comes(page, FEDERATED)
      await expect(page).toHaveURL(`${suite.origin}/budget`, { timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await company(null)
  },
)

test(
  'a ticket of an unknown user is reported, and no token is stored',
  long('apps/server/test/areas/sign-on.test.ts', 'e2e/sign-on.spec.ts'),
  async ({ page }) => {
    await comes(page, OPERATOR)
    await home(page)
    await comes(page, 'mai.visto')
    await expect(page.getByRole('alert')).toHaveText('Utente non valido')
    expect(await stored(page)).toBe(0)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(`${suite.origin}/login`)
  },
)

test('a ticket is kept while the connection is lost', long('e2e/sign-on.spec.ts', 'e2e/session.spec.ts'), async ({ page }) => {
  let lost = true
  await page.route('**/api/auth/{ticket,identity}', (route) => (lost ? route.abort() : route.continue()))
  await comes(page, OPERATOR)
  await expect(page.getByText('Bilancia non risponde')).toBeVisible()
  await expect(page).not.toHaveURL(/tkt/)
  lost = false
  await page.getByRole('button', { name: 'Riprova' }).click()
  await home(page)
  await expect(page).toHaveURL(`${suite.origin}/`)
})

test(
  'a company with a sign-out address sends its people there, and the Login button stays hidden',
  long('apps/server/test/areas/companies.test.ts', 'e2e/session.spec.ts'),
  async ({ page }) => {
    await comes(page, OPERATOR)
    await home(page)
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await expect(page).toHaveURL(`${elsewhere.origin}/uscita`)
    await page.goto(suite.origin)
    await expect(page.getByText('Sessione chiusa. Per accedere di nuovo partire dal sito della propria società.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0)
    expect(await stored(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  },
)

test(
  'the card of the start-up tool opens it in a new tab, with a ticket',
  long('apps/server/test/areas/sign-on.test.ts', 'apps/web/test/features/tools.test.ts'),
  async ({ page }) => {
    await comes(page, OPERATOR)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: /Da dove si comincia/ }).click()
    const tool = await opening
    await expect(tool).toHaveURL(/\/avvio\?da=bilancia&tkt=[\w-]+$/)
    expect(suite.provider.tickets.asked()).toEqual({
      ...{ application: 'easystart', url: `${elsewhere.origin}/avvio?da=bilancia`, province: '44', office: '-', sso: 'bilancia' },
    })
    expect(await tool.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(`${suite.origin}/`)
  },
)

test(
  'a tool that cannot be opened is reported, and no empty tab stays',
  long('apps/server/test/areas/sign-on.test.ts', 'e2e/sign-on.spec.ts'),
  async ({ page, context }) => {
    await comes(page, OPERATOR)
    await home(page)
    await page.route('**/api/easystart', (route) => route.abort())
    const tabs = context.pages().length
    await page.getByRole('button', { name: /Da dove si comincia/ }).click()
    await expect(page.getByText('Server non raggiungibile')).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(tabs)
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: /Da dove si comincia/ }).click()
    await expect(page.getByText('Il browser ha bloccato la scheda di Easy start')).toBeVisible()
  },
)

test(
  'a card without the right is text, for mouse, keyboard and screen reader',
  long('apps/web/test/features/tools.test.ts', 'e2e/roles.spec.ts'),
  async ({ page }) => {
    await comes(page, OPERATOR)
    const closed = card(page, "Quanto resta dal primo anno d'attività?")
    await expect(closed).toContainText("Utente non autorizzato all'applicazione")
    await expect(closed.locator('a, button, [tabindex], [role]')).toHaveCount(0)
    await expect(card(page, 'Conviene diventare Srl?').getByRole('link')).toHaveAttribute('href', '/convsrl')
  },
)

test('a list of applications that does not load says so, and loads on a retry', long('e2e/sign-on.spec.ts', 'e2e/admin.spec.ts'), async ({ page }) => {
  let lost = true
  await page.route('**/api/applicazione', (route) =>
    lost ? route.fulfill({ status: 500, json: { title: 'Errore imprevisto: riprovare' } }) : route.continue(),
  )
  await comes(page, OPERATOR)
  await expect(page.getByText("L'elenco degli strumenti non è arrivato")).toBeVisible()
  expect(await barriers(page)).toEqual([])
  lost = false
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(card(page, 'Meglio forfettario o ordinario?')).toBeVisible()
})

test.describe('in a federated company', () => {
  test.beforeEach(() =>
    elsewhere.list([
      { Type: 'IFORFETTARI', Url: null, inactive: false },
      { Type: 'CONVSRL', Url: null, inactive: true },
      { Type: 'EASYSTART', Url: `${elsewhere.origin}/avvio-federato`, inactive: false },
    ]),
  )

  test(
    'the cards are those of the federation, and neither news nor the end of the studio is shown',
    long('apps/web/test/features/tools.test.ts', 'apps/web/test/features/notices.test.ts'),
    async ({ page }) => {
      const { Id } = await suite.call<{ readonly Id: number }>('superadmin', 'POST', '/whatsNew', {
        Id: 0,
        Title: 'Novità',
        Version: '1.8.0',
        HtmlContent: '<p>Nuovo</p>',
      })
      await comes(page, FEDERATED)
      await expect(card(page, 'Meglio forfettario o ordinario?').getByRole('link')).toContainText('IFORFETTARI federata')
      for (const question of ['Conviene diventare Srl?', "Quanto resta dal primo anno d'attività?"]) {
        await expect(card(page, question)).toContainText("Utente non autorizzato all'applicazione")
        await expect(card(page, question).getByRole('link')).toHaveCount(0)
      }
      await expect(page.getByRole('definition').first()).toHaveText('Come la racconta la federazione.')
      await expect(page.getByRole('banner')).not.toContainText('Licenze attive')
      await expect(page.getByText('SCADENZA STUDIO')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: /Si parte/ }).click()
      await expect(await opening).toHaveURL(/\/avvio-federato\?tkt=/)
      await suite.call('superadmin', 'POST', `/whatsNew/close/${Id}`)
    },
  )

  test(
    'a start-up tool without an address, or a missing federation, is reported',
    long('apps/server/test/areas/sign-on.test.ts', 'e2e/sign-on.spec.ts'),
    async ({ page }) => {
      elsewhere.list([{ Type: 'EASYSTART', Url: 'nessun indirizzo', inactive: false }])
      await comes(page, FEDERATED)
      await page.getByRole('button', { name: /Si parte/ }).click()
      await expect(page.getByText("L'applicazione Si parte non ha un indirizzo")).toBeVisible()
      elsewhere.list(null)
      await page.reload()
      await expect(page.getByText('Il servizio di federazione non risponde')).toBeVisible()
      elsewhere.list([{ Type: 'BUDGET4U', Url: null, inactive: false }])
      await page.getByRole('button', { name: 'Riprova' }).click()
      await expect(card(page, "Quanto resta dal primo anno d'attività?").getByRole('link')).toHaveAttribute('href', '/budget')
      await expect(card(page, 'Da dove si comincia?')).toContainText("Utente non autorizzato all'applicazione")
    },
  )
})

test('the home page has no barriers', long('e2e/a-new-suite.spec.ts'), async ({ page }) => {
  await comes(page, OPERATOR)
  await expect(card(page, 'Da dove si comincia?')).toContainText("Si apre in un'altra scheda")
  await fits(page)
})
