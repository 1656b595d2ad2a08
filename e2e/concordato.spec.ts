/** The concordato end to end: a published case of a company, typed, computed in the browser and by the server, explained. */
import { readFileSync } from 'node:fs'
import { fits, longFits } from './support/axe.ts'
import { fillEngineers, openForme } from './support/forme.ts'
import { fillArtisan, openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { act, openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

type Anno = Readonly<Record<'concordato' | 'effettivo' | 'vpnConcordato' | 'vpnEffettivo', number>>
type Caso = {
  readonly id: string
  readonly inputs: { readonly redditoPrecedente: number; readonly vpnPrecedente: number; readonly anni: readonly Anno[] }
  readonly expected: Readonly<Record<string, number>>
}
const { cases }: { readonly cases: readonly Caso[] } = JSON.parse(
  readFileSync(new URL('../packages/tax-rules/golden/casi-concordato.json', import.meta.url), 'utf8'),
)
const caso = cases.find(({ id }) => id === 'srl-2026-piatto')

const number = (value: number): string => String(value).replace('.', ',')
const type = (page: Page, label: string, value: number) => page.getByLabel(label, { exact: true }).fill(number(value))
/** The amount of a cell of the table, from the accessible name of its button. */
const cell = async (page: Page, name: string): Promise<number> => {
  const text = await page.getByRole('button', { name: new RegExp(`^${name} .*, apri la spiegazione$`) }).getAttribute('aria-label')
  return Number(
    /(-?[\d.]+,\d\d) €/
      .exec(text ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  )
}

test('un caso pubblicato: digitato, calcolato nel browser, poi dal server, spiegato fino alla fonte', async ({ page }) => {
  if (!caso) throw new Error('no case')
  const { inputs, expected } = caso
  await enter(page, '/')
  await page.getByRole('link', { name: 'Concordato preventivo' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Concordato preventivo' })).toBeVisible()
  await longFits(page, 'vuoto')

  await page.getByLabel('Soggetto').selectOption('Società di capitali')
  await page.getByLabel('Biennio', { exact: true }).selectOption('2026-2027')
  await type(page, 'Punteggio ISA', 10)
  await type(page, "Reddito dell'anno prima del biennio", inputs.redditoPrecedente)
  await type(page, "Valore della produzione dell'anno prima del biennio", inputs.vpnPrecedente)
  await type(page, 'Aliquota IRAP', 4.08)
  await page.getByLabel('In concordato anche nel biennio prima, senza interruzioni').check()
  for (const [i, anno] of inputs.anni.entries()) {
    const of = page.getByRole('group', { name: `Anno ${2026 + i}` })
    await of.getByLabel('Reddito proposto').fill(number(anno.concordato))
    await of.getByLabel('Reddito effettivo atteso').fill(number(anno.effettivo))
    await of.getByLabel('Valore della produzione proposto').fill(number(anno.vpnConcordato))
    await of.getByLabel('Valore della produzione effettivo atteso').fill(number(anno.vpnEffettivo))
    await of.getByLabel("Opzione per l'imposta sostitutiva").selectOption('Sì')
  }

  const answer = page.getByRole('complementary', { name: 'Risultato' })
  await expect(answer).toContainText('Il concordato conviene')
  await expect(answer).toContainText('Adesione chiusa il 2/11/2026')
  await expect(answer).toContainText('biennio 2027-2028: entro il 30/9/2027', { ignoreCase: true })
  await expect(answer).toContainText('2026: 128.000,00 €')
  await expect(answer).toContainText('Se il concordato decade')
  for (const [i, year] of [2026, 2027].entries()) {
    expect(Math.abs((await cell(page, `Totale, ${year} con`)) - (expected[`anni.${i}.con.totale`] ?? 0))).toBeLessThan(1)
    expect(Math.abs((await cell(page, `Imposta sostitutiva, ${year} con`)) - (expected[`anni.${i}.con.impostaSostitutiva`] ?? 0))).toBeLessThan(1)
    expect(Math.abs((await cell(page, `IRAP, ${year} con`)) - (expected[`anni.${i}.con.irap`] ?? 0))).toBeLessThan(1)
  }
  // Provisional figures and those from memory are marked.
  await expect(page.getByRole('button', { name: /^Totale, 2027 con .*, provvisorio, apri/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Totale, 2026 con .*, provvisorio, apri/ })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Reddito minimo in concordato: 2.000,00 €' })).toContainText('da memoria')

  const [answered] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/consultools/calcolaConcordato/2026')),
    page.getByRole('button', { name: 'Calcola il concordato' }).click(),
  ])
  expect(answered.status()).toBe(200)
  // The server says the same as the browser.
  await expect(answer).toContainText('Il concordato conviene')
  await expect(page.getByText('Questa pagina calcolava con una versione precedente')).toHaveCount(0)

  for (const name of [/^Eccedenza sul reddito dell'anno prima, 2026 con/, /^Maggiorazione del primo acconto/, /^Maggiori imposte se decade/])
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Imposta sostitutiva, 2026 con/ }).click()
  const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
  await expect(explanation).toContainText('D.Lgs. 13/2024, artt. 20-bis e 31-bis')
  await page.keyboard.press('Escape')
  await expect(explanation).toHaveCount(0)
  await fits(page, 'compilato')

  await act(page, 'Azzera')
  await page.getByRole('dialog', { name: 'Azzera simulazione' }).getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByLabel("Reddito dell'anno prima del biennio")).not.toHaveValue('')
})

test(
  'un forfettario che entra nel secondo anno esce dal concordato, uno nel primo è escluso',
  long('packages/tax-rules/test/concordato.test.ts'),
  async ({ page }) => {
    await enter(page, '/concordato')
    await page.getByLabel('Soggetto').selectOption('Persona fisica')
    await page.getByLabel('Biennio', { exact: true }).selectOption('2026-2027')
    for (const year of [2026, 2027])
      await page
        .getByRole('group', { name: `Anno ${year}` })
        .getByLabel('Reddito proposto')
        .fill('60000')
    const answer = page.getByRole('complementary', { name: 'Risultato' })
    await page.getByLabel('Primo anno nel regime forfettario').fill('2027')
    await expect(answer).toContainText('2027: fuori dal concordato')
    await page.getByLabel('Primo anno nel regime forfettario').fill('2026')
    await expect(answer).toContainText("L'adesione è esclusa")
  },
)

test(
  'da Forfetari: esito in breve accanto al confronto, e lo strumento con gli stessi dati',
  long('packages/tax-rules/test/concordato.test.ts', 'apps/server/test/areas/concordato.test.ts', 'e2e/concordato.spec.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await openTab(page, 'Confronto')
    const section = page.getByRole('region', { name: 'Concordato preventivo' })
    await expect(section).toContainText('adesione chiusa il 2/11/2026')
    await section.getByLabel('Punteggio ISA').fill('8')
    await section.getByLabel('Reddito del 2025').fill('30000')
    await section.getByLabel('Reddito proposto 2026').fill('20000')
    await section.getByLabel('Reddito proposto 2027').fill('20000')
    await expect(section.getByRole('status')).toContainText('Il concordato conviene')
    // The flat-rate side stands beside the agreed ordinary side, and says what choosing it does.
    await expect(section).toContainText(/Nel 2026, sul lato normale con il concordato: .* costa [\d.]+,\d\d € in meno/)
    await expect(section).toContainText('Chi entra nel forfettario nel 2026, primo anno del biennio, non può aderire')
    await fits(page, 'Confronto')
    // The proposal stays on the page.
    await openTab(page, 'Lettera')
    await openTab(page, 'Confronto')
    await expect(section.getByLabel('Reddito proposto 2027')).toHaveValue('20.000,00')
    await section.getByRole('button', { name: 'Apri il concordato con questi dati' }).click()
    await expect(page.getByLabel('Soggetto').locator('option:checked')).toHaveText('Persona fisica')
    await expect(page.getByRole('group', { name: 'Anno 2026' }).getByLabel('Reddito proposto')).toHaveValue('20.000,00')
    await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('Il concordato conviene')
  },
)

test(
  'da Forme: la forma di oggi, con il reddito del suo simulatore',
  long('packages/tax-rules/test/concordato.test.ts', 'apps/server/test/areas/concordato.test.ts', 'e2e/concordato.spec.ts'),
  async ({ page }) => {
    await openForme(page)
    await fillEngineers(page)
    await page.getByRole('tab', { name: 'Confronto' }).click()
    await expect(page.getByLabel('Forma, per il concordato preventivo').locator('option:checked')).toHaveText('Professionista')
    const section = page.getByRole('region', { name: 'Concordato preventivo' })
    await section.getByLabel('Punteggio ISA').fill('8')
    await section.getByLabel('Reddito del 2025').fill('100000')
    await section.getByLabel('Reddito proposto 2026').fill('90000')
    await section.getByLabel('Reddito proposto 2027').fill('90000')
    await expect(section.getByRole('status')).toContainText('Il concordato conviene')
    await fits(page, 'Forme')
  },
)
