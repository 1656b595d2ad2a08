/**
 * A picture of every page, empty and filled, at both sizes. `npm run foto` compares them with those in
 * `node_modules/.bilancia/foto` and shows the differences; the first run, or `npm run foto -- --update-snapshots`, writes
 * them. `npm run schermate` writes them in both themes into `docs/schermate` (`support/picture.ts`).
 */
import { clientNamed, saved } from './saves/common.ts'
import { button } from './support/administration.ts'
import { fill, golden, openBudget, showTab } from './support/budget4u.ts'
import { tabs as convsrlTabs, fillReference, openConvsrl } from './support/convsrl.ts'
import { fillEngineers, tabs as formeTabs, openForme } from './support/forme.ts'
import { answer, fillArtisan, openIforf } from './support/iforfettari.ts'
import { picture } from './support/picture.ts'
import { enter, signIn } from './support/sign-in.ts'
import { openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

const lists = ['/', '/company', '/agency', '/principal', '/whatsnew', '/marchi', '/report', '/audit', '/norme', '/profilo', '/importtelematico', '/non-esiste']
/** Pages that a user of a studio opens. */
const ofStudio = ['/', '/clienti', '/scadenze', '/concordato']
const details = [
  '/companyDetail/1',
  '/companyDetail/0',
  '/agencyDetail/1',
  '/agencyDetail/0',
  '/principalDetail/1',
  '/principalDetail/0',
  '/whatsNewDetail/0',
  '/marchio/1',
  '/marchio/0',
]

const named = (path: string) => path.replaceAll('/', ' ').trim().replaceAll(' ', '-').toLowerCase() || 'home'

/** A client with a calculation in the folder and its payments among those of the studio. Both sizes share it. */
async function aClient(page: Page): Promise<number> {
  const known = await clientNamed(page, 'Gialli Piero')
  if (known) return known
  await button(page, 'Aggiungi').click()
  await page.getByLabel('Cognome e nome, o denominazione').fill('Gialli Piero')
  await page.getByLabel('Codice Fiscale').fill('GLLPRI80A01H501X')
  await button(page, 'Salva').click()
  await button(page, 'Nuova in Forfetari').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
  await fillArtisan(page)
  await openTab(page, 'Quando si paga')
  await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'attività comincia")
  await saved(page)
  await button(page, 'Metti nello scadenzario').click()
  await expect(page.getByText(/Nello scadenzario dello studio/)).toBeVisible()
  return clientNamed(page, 'Gialli Piero')
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(String(width), () => {
    test.use({ viewport: { width, height } })

    test('administration', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await picture(page, 'login')
      for (const [n, path] of [...lists, ...details].entries()) {
        await page.goto(path)
        if (n === 0) {
          await expect(page.getByLabel('Password')).toBeVisible()
          await picture(page, 'accesso')
          await signIn(page, 'superadmin')
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        // The page with all figures of law is too long for a picture.
        await picture(page, named(path), path !== '/norme')
      }
    })

    test('clients', async ({ page }) => {
      await enter(page, '/clienti')
      const id = await aClient(page)
      for (const path of [...ofStudio, `/cliente/${id}`]) {
        await enter(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await picture(page, { '/': 'home-operatore', [`/cliente/${id}`]: 'cliente' }[path] ?? named(path))
      }
    })

    test('transfers of clients', async ({ page }) => {
      await enter(page, '/clienti/passaggi', 'manager')
      await expect(page.getByRole('heading', { level: 1, name: 'Passaggi di clienti' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await picture(page, 'clienti-passaggi')
    })

    test('iForfettari', async ({ page }) => {
      await openIforf(page)
      await picture(page, 'iforfettari-vuoto')
      await fillArtisan(page)
      await page.getByLabel('Impresa famigliare').check()
      await page.getByLabel('Quota collab. 1').fill('20')
      await page.getByLabel('Quota collab. 2').fill('10')
      await expect(answer(page)).toContainText('€')
      for (const name of ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Quando si paga', 'Lettera']) {
        const tab = page.getByRole('tab', { name })
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await page.waitForLoadState('networkidle')
        await picture(page, `iforfettari-${named(name)}`)
      }
    })

    test('Convenienza Srl', async ({ page }) => {
      await openConvsrl(page)
      await picture(page, 'convsrl-vuoto')
      await fillReference(page, 'Alfa')
      for (const name of convsrlTabs) {
        await openTab(page, name)
        await page.waitForLoadState('networkidle')
        await picture(page, `convsrl-${named(name)}`)
      }
    })

    test('Forme e piano', async ({ page }) => {
      await openForme(page)
      await picture(page, 'forme-vuoto')
      await fillEngineers(page)
      for (const name of formeTabs) {
        await openTab(page, name)
        if (name === 'Ricavi e costi') await expect(page.getByRole('slider', { name: 'Ricavi' })).toBeVisible()
        if (name === 'Piano') await expect(page.getByRole('rowheader', { name: 'Cumulato' })).toBeVisible({ timeout: 90_000 })
        await picture(page, `forme-${named(name)}`)
      }
    })

    for (const id of ['bud-impresa-familiare-2024', 'bud-professione-2025', 'bud-srl-non-trasparente-2026', 'bud-forfetario-artigiano'])
      test(id, async ({ page }) => {
        await openBudget(page)
        if (id === 'bud-professione-2025') await picture(page, 'budget4u-vuoto')
        await fill(page, golden(id).stato)
        for (const name of ['Dati', 'Costi di avvio', 'Conto economico', 'Forfetario', 'Risultati', 'Cassa'])
          if (await page.getByRole('tab', { name: new RegExp(`^${name}`) }).isVisible()) {
            await showTab(page, name)
            await page.waitForLoadState('networkidle')
            await picture(page, `${id}-${named(name)}`)
          }
      })
  })
