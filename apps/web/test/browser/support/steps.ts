/** Steps of an adviser on the page of a simulator. */
import { expect } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { howMany } from '../../../../../packages/contract/test/how-many.ts'

/** The width and height of the window. */
export const desk = [1440, 900] as const
export const phone = [390, 844] as const
/** The sizes of a test that runs at both: every day only the first. */
export const sizes: readonly (readonly [width: number, height: number])[] = [desk, phone].slice(0, howMany(1, 2))

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
export const field = (label: string | RegExp) => page.getByLabelText(label)
/** A named part of the page. */
export const section = (name: string) => page.getByRole('region', { name })
export const answer = () => page.getByRole('complementary', { name: 'Risultato' })
export const ricavi = () => field('Ricavi o compensi')

/** The chosen option of a list. */
export const chosen = (list: { readonly element: () => Element }) => {
  const element = list.element()
  if (!(element instanceof HTMLSelectElement)) throw new Error('no list')
  return element.selectedOptions[0]?.textContent
}

export async function openTab(name: string): Promise<void> {
  // A tab with errors says how many after its name.
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
}

/** An action of the page, in the toolbar of a wide screen. */
export const act = (name: string) => page.getByRole('toolbar', { name: 'Azioni della pagina' }).getByRole('button', { name }).click()

/** Shows the page as it is printed. */
export const onPaper = (yes: boolean) => cdp().send('Emulation.setEmulatedMedia', { media: yes ? 'print' : '' })

/** The worked example of the rule page, section 6: an artisan of 2026, 4.697,06 € better off in the flat-rate regime. */
export async function fillArtisan(): Promise<void> {
  await field('Cognome e nome').fill('Rossi Mario')
  await field('Tipologia').selectOptions('Impresa')
  await field('Gestione IVS').selectOptions('Artigianato')
  await field('Gruppo di settore').selectOptions('Altre attività economiche')
  await field("Aliquota dell'imposta sostitutiva").selectOptions('15%')
  await field('Riduzione 35%').click()
  await ricavi().fill('50000')
  await field(/92 − Altri costi/).fill('16500')
  await field('Regione di residenza').selectOptions('Calabria')
  await field('Addizionale comunale').selectOptions('0,8%')
}

/** Nothing of it is visible. */
export const hidden = (locator: Locator) => expect.poll(() => locator.elements().some((one) => one.checkVisibility())).toBe(false)
