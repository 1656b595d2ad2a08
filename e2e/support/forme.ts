/** Fills in the form of Forme e piano like an adviser. */
import type { Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { section } from './simulator.ts'

export async function openForme(page: Page): Promise<void> {
  await enter(page, '/forme')
  await page.getByRole('heading', { level: 1, name: 'Forme e piano' }).waitFor()
}

export const tabs = ['Dati', 'Confronto', 'Ricavi e costi', 'Piano', 'Quando si paga'] as const

/** Two engineers in an association, without a fund of their own. */
export async function fillEngineers(page: Page): Promise<void> {
  await page.getByLabel('Anno', { exact: true }).selectOption('2026')
  const client = section(page, 'Cliente')
  await client.getByLabel('Cliente', { exact: true }).fill('Ingegneri Bianchi e Verdi')
  await client.getByLabel('Forma di oggi').selectOption('Studio associato')
  const activity = section(page, 'Attività')
  await activity.getByLabel('Tipologia').selectOption('Professione')
  await activity.getByLabel('Ricavi o compensi').fill('160000')
  await activity.getByLabel('Professione con albo').selectOption('Sì')
  await section(page, 'Proventi e costi').getByLabel('Altre spese').fill('30000')
  await section(page, 'Previdenza').getByLabel('Gestione separata').selectOption('Piena')
  await section(page, 'Previdenza').getByLabel('Gestione IVS dei soci che lavorano').selectOption('Nessuna')
  await page.getByRole('button', { name: 'Aggiungi persona' }).click()
  for (const [title, nome] of [
    ['Titolare', 'Anna Bianchi'],
    ['Seconda persona', 'Bruno Verdi'],
  ] as const) {
    const person = section(page, title)
    await person.getByLabel('Nome', { exact: true }).fill(nome)
    await person.getByLabel('Quota in associazioni e società').fill('50')
    await person
      .getByLabel('Residenza')
      .or(person.getByText('Residenza e addizionali', { exact: true }))
      .first()
      .click()
    await person.getByLabel('Regione di residenza').selectOption('Lombardia')
  }
  await section(page, 'Seconda persona').getByLabel('Abilitato alla stessa professione').selectOption('Sì')
}
