/** Shared by the tables of saves: the records that one save makes for the next, queries, and steps on the page. */
import { routes } from '@bilancia/contract/api'
import { button, inDialog } from '../support/administration.ts'
import { ask } from '../support/ask.ts'
import { expect, type Page } from '../support/test.ts'

/** Numbers of the records that one save makes for the next. */
export const made = { client: 0, other: 0, studio: 0, document: 0, calculation: 0, agency: 0, company: 0, user: 0, news: 0, brand: 0 }

/** A VAT number that passes the check: seven digits, the office, the check digit. */
export function vat(n: number): string {
  const digits = `${String(n).padStart(7, '0')}001`
  const sum = [...digits].reduce((total, digit, at) => total + (at % 2 === 0 ? Number(digit) : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0)), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const someone = (denominazione: string, n: number) =>
  ({
    ...{ tipo: 'SOCIETA', denominazione, codiceFiscale: vat(n), partitaIva: null, ateco: null, comune: null, mail: null, telefono: null },
    ...{ seguitoDa: null, stato: 'ATTIVO', etichette: null, note: null },
  }) as const
export const newClient = async (page: Page, name: string, n: number) => (await ask(page, routes.insertClient, { body: someone(name, n) })).id
export const named = async (page: Page, testo: string) => (await ask(page, routes.searchClients, { body: { testo } })).righe.length
export const history = (page: Page, id: number) => ask(page, routes.clientHistory, { params: { id } })
export const inFolder = async (page: Page, id: number) => (await ask(page, routes.clientCalculations, { params: { id } })).length
export const transfers = async (page: Page) => (await ask(page, routes.clientTransfers, {})).filter(({ nome }) => nome === 'Rete Uno').map(({ esito }) => esito)
export const holds = (label: string, value: string | RegExp) => (page: Page) => expect(page.getByLabel(label).first()).toHaveValue(value)
export const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible()
/** Opens a page, if it is not the one on screen. */
export async function at(page: Page, path: string) {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
}
export const clientNamed = async (page: Page, testo: string) => (await ask(page, routes.searchClients, { body: { testo } })).righe[0]?.id ?? 0
export const save = (page: Page) => button(page, 'Salva').click()

export const remove = async (page: Page) => {
  // A dialog that is still closing has a button with the same name.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Elimina').click()
  await inDialog(page, 'Elimina').click()
}
