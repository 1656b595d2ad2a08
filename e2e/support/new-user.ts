/** A user of a test: created, invited, with a password of their own. */
import { routes } from '@bilancia/contract/api'
import { expect, type Page } from '@playwright/test'
import { aPrincipal } from '../../apps/server/test/support/records.ts'
import { ask } from './ask.ts'
import { enter } from './sign-in.ts'

type Invited = { readonly id: number; readonly link: string }

/** Creates and invites a user as the demo administrator, or as the demo SUPERADMIN if only that role may. Nobody is signed in afterwards. */
export async function newUser(page: Page, username: string, role: 'OPERATOR' | 'MANAGER' | 'SUPERADMIN'): Promise<Invited> {
  await enter(page, '/', role === 'SUPERADMIN' ? 'superadmin' : 'admin')
  const { CompanyId, PrincipalAuth } = await ask(page, routes.identity, {})
  const params = { agencyId: PrincipalAuth[0]?.AgencyId ?? 0 }
  const { Id: id } = await ask(page, routes.insertPrincipal, {
    params,
    body: aPrincipal(CompanyId ?? 0, { Username: username, Role: role, Surname: 'Viola', Name: 'Ada' }),
  })
  const { Address } = await ask(page, routes.linkPrincipal, { params: { id }, body: {} })
  await forgetSession(page)
  return { id, link: Address ?? '' }
}

/** Makes the browser that of somebody who has never signed in. The session goes on at the server. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
}

/** Chooses the first password on the page of the link, and goes on to sign in. */
export async function choose(page: Page, { link }: Invited, username: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Nuova password', { exact: true }).fill(password)
  await page.getByLabel('Ripetere la nuova password').fill(password)
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { name: 'Password salvata' })).toBeVisible()
  await page.goto('/profilo')
  await giveName(page, username, password)
}

/** Signs in by name and password. */
export async function giveName(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}
