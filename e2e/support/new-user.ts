/** A user of a test: created, invited, with a password of their own. */
import { type Browser, expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'

type Invited = { readonly id: number; readonly link: string }

/** Creates and invites a user as the demo administrator, or as the demo SUPERADMIN if only that role may. */
export async function newUser(browser: Browser, username: string, role: 'OPERATOR' | 'MANAGER' | 'SUPERADMIN'): Promise<Invited> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await signIn(page, role === 'SUPERADMIN' ? 'superadmin' : 'admin')
  const invited = await page.evaluate(
    async ([name, kind]) => {
      const stored = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}'
      const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}`, 'content-type': 'application/json' }
      const me = await (await fetch('/api/auth/identity', { headers })).json()
      const flags = { ApplicationForfetari: true, ApplicationConvenienza: true, ApplicationBudget: true, ApplicationEasyStart: false, UserCreation: false }
      const person = { Surname: 'Viola', Name: 'Ada', Mail: 'ada@example.it', Taxcode: null, Phone: null, Language: null, AvatarId: null, Disabled: null }
      const record = {
        Id: 0,
        CompanyId: me.CompanyId,
        Username: name,
        Role: kind,
        ReportEnabled: false,
        UpdateDate: null,
        ...flags,
        ...person,
      }
      const agency = me.PrincipalAuth[0]?.AgencyId ?? 0
      const answer = await fetch(`/api/principal/user/${agency}`, { method: 'POST', headers, body: JSON.stringify(record) })
      const id = Number((await answer.json()).Id)
      const made = await fetch(`/api/principal/${id}/link`, { method: 'POST', headers, body: '{}' })
      return { id, link: String((await made.json()).Address) }
    },
    [username, role] as const,
  )
  await page.context().close()
  return invited
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
