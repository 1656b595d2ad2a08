/** Fills in the form of Convenienza Srl like an adviser. */
import { expect, type Locator, type Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { section } from './simulator.ts'

export async function openConvsrl(page: Page, username?: string): Promise<void> {
  await enter(page, '/convsrl', username)
  await page.getByRole('heading', { level: 1, name: 'Convenienza Srl' }).waitFor()
}

export const tabs = [
  'Inserimento Dati',
  'Normale',
  'Solo compenso',
  'Solo dividendi',
  'Compensi e Dividendi',
  'S.r.l trasparente',
  'Trasparente e Compensi',
  'Riepilogo',
] as const

/** A value of the result, by its path. */
export const result = (page: Page, path: string): Locator => page.locator(`[role="tabpanel"] [data-explains="${path}"]`).first()

/** Opens a folded part in a block of the form. */
async function unfold(block: Locator, title: string): Promise<void> {
  await block.getByText(title, { exact: true }).click()
}

/** The reference run of the rule page, section 9: two partners, 60 and 40%, in Sicilia, 2025. */
export async function fillReference(page: Page, name: string): Promise<void> {
  await page.getByLabel('Anno', { exact: true }).selectOption('2025')
  const company = section(page, 'Società')
  await company.getByLabel('Denominazione').fill(name)
  await company.getByLabel('Utile ante imposte').fill('100000')
  await company.getByLabel('Variazioni in aumento').fill('4.000')
  await company.getByLabel('Variazioni in diminuzione').fill('1000,00')
  await company.getByLabel('IRAP', { exact: true }).selectOption('Esclusa')
  await company.getByLabel('Considera trattamento integrativo').uncheck()
  await page.getByRole('button', { name: 'Aggiungi socio' }).click()
  for (const [n, nome, quota] of [
    [1, 'Anna Bianchi', '60'],
    [2, 'Bruno Verdi', '40'],
  ] as const) {
    const partner = section(page, `Socio ${n}`)
    await partner.getByLabel('Nome').fill(nome)
    await partner.getByLabel('Quota').fill(quota)
    await unfold(partner, 'Residenza e addizionali')
    await partner.getByLabel('Regione di residenza').selectOption('Sicilia')
    await partner.getByLabel('Aliquota libera').fill('0,8')
  }
  await section(page, 'Socio 2').getByLabel('Lavora in società').selectOption('Commerciante')
  // Typed once for the three scenarios. The total is the sum of what is split by hand.
  const fees = section(page, '2 - Solo compenso')
  await fees.getByLabel('Compenso: Anna Bianchi').fill('30000')
  await fees.getByLabel('Compenso: Bruno Verdi').fill('10000')
  await expect(fees.getByLabel('Compenso totale')).toHaveValue('40.000,00')
  await section(page, '3 - Solo dividendi').getByLabel('Dividendi distribuiti').fill('40000')
  await section(page, '4 - Compensi e dividendi').getByLabel('Dividendi distribuiti').fill('20000')
}
