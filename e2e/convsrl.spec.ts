/**
 * The main task on /convsrl, as an adviser does it: six scenarios for a client, understood, saved, found again, compared
 * with the current form.
 */
import { barriers, longBarriers } from './support/axe.ts'
import { fillReference, openConvsrl, result, tabs } from './support/convsrl.ts'
import { long, longOnPhone } from './support/long.ts'
import { act, answer, closeAnswer, downToTheLaw, OFFLINE, openTab, section, sizes } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

/** The reference run of the rule page, section 9: the table by scenario. */
const reference = {
  scenario1: { ires: '24.720,00', contributiSocieta: '0,00', imposte: '24.720,00', contributi: '10.093,20', totale: '34.813,20' },
  scenario2: { ires: '13.054,56', contributiSocieta: '8.606,00', imposte: '17.574,20', contributi: '18.242,70', totale: '35.816,90' },
  scenario3: { ires: '24.720,00', contributiSocieta: '0,00', imposte: '35.120,00', contributi: '10.093,20', totale: '45.213,20' },
  scenario4: { ires: '13.054,56', contributiSocieta: '8.606,00', imposte: '22.774,20', contributi: '18.242,70', totale: '41.016,90' },
  scenario5: { ires: '0,00', contributiSocieta: '0,00', imposte: '28.627,38', contributi: '10.093,20', totale: '38.720,58' },
  scenario6: { ires: '0,00', contributiSocieta: '8.606,00', imposte: '23.963,32', contributi: '18.242,70', totale: '42.206,02' },
}

/** The same by the path of each figure. The zero of a transparent company has no line. */
const wanted = Object.fromEntries(
  Object.entries(reference).flatMap(([scenario, row]) =>
    Object.entries(row).flatMap(([voce, amount]) => (voce === 'ires' && amount === '0,00' ? [] : [[`riepilogo.${scenario}.totali.${voce}`, amount]])),
  ),
)

/** The amounts that the open tab shows for these paths. All are read at once, because a locator for each would search the page thirty times. */
const totals = (page: Page, paths: readonly string[]) =>
  page.locator('[role="tabpanel"] [data-explains]').evaluateAll((shown, asked) => {
    const found: Record<string, string> = {}
    for (const one of shown) {
      const path = one.getAttribute('data-explains') ?? ''
      if (asked.includes(path)) found[path] ??= /−?[\d.]+,\d\d/.exec(one.textContent ?? '')?.[0] ?? ''
    }
    return found
  }, paths)

for (const { name, width, height } of sizes)
  test.describe(name, longOnPhone(width), () => {
    test.use({ viewport: { width, height } })
    const client = `Alfa ${width} S.r.l.`

    test('sei scenari: compilare, capire, salvare, ritrovare', async ({ page }) => {
      await openConvsrl(page)
      await longBarriers(page, 'vuota')
      await expect(page.getByRole('tab')).toHaveText([...tabs, 'Quando si paga'])
      await fillReference(page, client)

      // The figures of the rule page, scenario by scenario.
      const figures: Partial<Record<(typeof tabs)[number], () => Promise<void>>> = {
        'Solo compenso': async () => {
          await expect(result(page, 'compDivSimulazioniSrl.scenario2.societa.redditoImpresa')).toHaveText(/^54\.394,00/)
          await expect(result(page, 'compDivSimulazioniSrl.scenario2.societa.utileNetto')).toHaveText(/^38\.339,44/)
          await expect(result(page, 'compDivSimulazioniSrl.scenario2.soci[0].irpefLorda')).toHaveText(/^6\.094,31/)
          await expect(result(page, 'compDivSimulazioniSrl.scenario2.soci[1].contributiIvs')).toHaveText(/^5\.333,70/)
        },
        'Trasparente e Compensi': () => expect(result(page, 'traspSimulazioniSrl.scenario6.soci[0].irpefNetta')).toHaveText(/^18\.067,36/),
        Riepilogo: async () => {
          await expect(page.getByRole('button', { name: 'Calcola convenienza Srl' })).toHaveCount(0)
          await page
            .getByRole('tabpanel')
            .locator('h2 button[aria-expanded="false"]')
            .evaluateAll((closed: HTMLElement[]) => {
              for (const head of closed) head.click()
            })
          await expect.poll(() => totals(page, Object.keys(wanted))).toEqual(wanted)
        },
      }
      // Of tabs with the same structure, one is checked for barriers.
      const structures: readonly string[] = ['Inserimento Dati', 'Compensi e Dividendi', 'Riepilogo']
      // Each tab opens at the size at which the one before was left: a change of size renders the whole page again.
      let order = [...sizes].sort((a) => (a.width === width ? -1 : 1))
      for (const tab of tabs) {
        await openTab(page, tab)
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await figures[tab]?.()
        for (const size of order) {
          await page.setViewportSize(size)
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${tab}, ${size.width} px`)
            .toBeLessThanOrEqual(0)
          if (size.width === width && structures.includes(tab)) expect(await barriers(page), tab).toEqual([])
        }
        order = order.reverse()
      }
      await page.setViewportSize({ width, height })

      // From a total down to the law.
      await downToTheLaw(page, result(page, 'riepilogo.scenario1.totali.ires'), ['IRES', 'Aliquota'], 'TUIR')
      await openTab(page, 'Inserimento Dati')

      // Comparison with a current partnership.
      await page.getByLabel('Forma di oggi', { exact: true }).selectOption('Società di persone')
      const panel = await answer(page)
      // IRAP is left out on purpose, so there is no verdict.
      await expect(panel.getByRole('heading', { name: /^Manca:.*IRAP/ }).first()).toBeVisible()
      await expect(panel.locator('[data-explains="confronto.oggi.attribuibile"]')).toBeVisible()
      await closeAnswer(page)

      // Saved under the name of the company.
      await act(page, 'Salva')
      const save = page.getByRole('dialog', { name: 'Salva elaborazione' })
      await expect(save.getByLabel('Nome elaborazione')).toHaveValue(client)
      await save.getByRole('button', { name: 'Salva' }).click()
      await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()

      // Reset, and loaded again. In `npm test` the journey of iForfettari does this, and `a-new-suite.spec.ts` opens a saved Convenienza Srl.
      if (!process.env.BILANCIA_LUNGO) return
      const profit = section(page, 'Società').getByLabel('Utile ante imposte')
      await profit.fill('1')
      await act(page, 'Azzera')
      await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
      await expect(profit).toHaveValue('')
      await act(page, 'Carica')
      await page.getByRole('button', { name: `Carica ${client}` }).click()
      await page.getByRole('dialog', { name: 'Carica elaborazione' }).getByRole('button', { name: 'Carica', exact: true }).click()
      await expect(profit).toHaveValue('100.000,00')
      await expect(section(page, 'Socio 2').getByLabel('Nome')).toHaveValue('Bruno Verdi')
    })

    test(
      'senza rete, dopo una ricarica, sovrascrivendo e uscendo non si perde nulla',
      long('e2e/iforfettari.spec.ts', 'apps/web/test/features/simulation.test.ts'),
      async ({ page, context }) => {
        await openConvsrl(page)
        await fillReference(page, `${client} bis`)
        await act(page, 'Salva')
        await page.getByRole('dialog', { name: 'Salva elaborazione' }).getByRole('button', { name: 'Salva' }).click()
        await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()

        // The script of a tab must have arrived before the network goes.
        await openTab(page, 'Normale')
        await expect(result(page, 'compDivSimulazioniSrl.scenario1.societa.ires')).toHaveText(/^24\.720,00/)
        await openTab(page, 'Inserimento Dati')
        // Offline while typing: no value is lost, and the page continues to calculate.
        const profit = section(page, 'Società').getByLabel('Utile ante imposte')
        await context.setOffline(true)
        await profit.fill('110000')
        await page.keyboard.press('Tab')
        await expect(page.getByText(OFFLINE)).toBeVisible()
        await openTab(page, 'Normale')
        // (110.000 + 4.000 − 1.000) × 24% = 27.120.
        await expect(result(page, 'compDivSimulazioniSrl.scenario1.societa.ires')).toHaveText(/^27\.120,00/)
        await context.setOffline(false)
        await expect(page.getByText(OFFLINE)).toHaveCount(0)

        // A reload loses nothing and stays on the tab. What has been overwritten is saved, and leaving later edits asks.
        await page.reload()
        await expect(page.getByText('Bozza ripristinata')).toBeVisible()
        await expect(page.getByRole('tab', { name: 'Normale' })).toHaveAttribute('aria-selected', 'true')
        await openTab(page, 'Inserimento Dati')
        await expect(profit).toHaveValue('110.000,00')
        await act(page, 'Sovrascrivi')
        await page.getByRole('dialog').getByRole('button', { name: 'Sovrascrivi' }).click()
        await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()
        await profit.fill('120000')
        await act(page, 'Esci')
        await expect(page.getByRole('dialog')).toContainText(/non salvat/i)
        await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
      },
    )
  })

test('ciò che non torna si dice accanto al campo, e il resto si calcola', long('apps/web/test/browser/form.test.ts'), async ({ page }) => {
  await openConvsrl(page)
  await fillReference(page, 'Errori S.r.l.')
  const tab = page.getByRole('tab', { name: /^Inserimento Dati/ })
  const fees = section(page, '2 - Solo compenso')

  await section(page, 'Socio 1').getByLabel('Quota', { exact: true }).fill('50')
  await expect(section(page, 'Soci').getByText('La somma delle quote di partecipazione deve essere pari al 100% (attuale: 90,00%)')).toBeVisible()
  await expect(tab).toContainText('1')
  await openTab(page, 'Normale')
  await expect(page.getByRole('tabpanel')).toContainText('Simulazione non calcolata')
  await page.getByRole('tabpanel').getByRole('link', { name: 'Soci' }).first().click()
  await expect(section(page, 'Socio 1')).toBeVisible()
  await section(page, 'Socio 1').getByLabel('Quota', { exact: true }).fill('60')

  await fees.getByLabel('Compenso totale').fill('50000')
  await expect(fees.getByText('La somma dei compensi dei soci (40.000,00 €) non coincide con il compenso totale (50.000,00 €)')).toBeVisible()
  await fees.getByRole('button', { name: 'Ripartisci compenso per quota' }).click()
  await expect(fees.getByLabel('Compenso: Anna Bianchi')).toHaveValue('30.000,00')
  await expect(fees.getByLabel('Compenso: Bruno Verdi')).toHaveValue('20.000,00')
  // A split by the shares follows the total.
  await fees.getByLabel('Compenso totale').fill('100000')
  await expect(fees.getByLabel('Compenso: Anna Bianchi')).toHaveValue('60.000,00')
  await expect(fees.getByText(/superano l'utile ante imposte \(100\.000,00 €\): la società chiude in perdita/)).toBeVisible()

  await section(page, '3 - Solo dividendi').getByLabel('Dividendi distribuiti').fill('90000')
  await expect(section(page, '3 - Solo dividendi').getByText(/I dividendi superano l'utile distribuibile/)).toBeVisible()

  await section(page, 'Società').getByLabel('Ricavi').fill('6000000')
  await expect(section(page, 'Società').getByText('Requisiti per la trasparenza fiscale non soddisfatti: ricavi superiori a 5.164.569,00 €')).toBeVisible()
  await section(page, 'Società').getByLabel('Ricavi').fill('0')

  // A fee for a partner who was removed.
  await page.getByRole('button', { name: 'Aggiungi socio' }).click()
  await section(page, 'Socio 3').getByLabel('Nome').fill('Carla Neri')
  await expect(section(page, 'Socio 3').getByText('Indicare nome e quota per ogni socio')).toBeVisible()
  await section(page, '6 - Trasparente e compensi').getByRole('button', { name: 'Compensi diversi' }).click()
  await section(page, '6 - Trasparente e compensi').getByLabel('Compenso: Carla Neri').fill('5000')
  await section(page, 'Socio 3').getByLabel('Nome').fill('')
  await expect(section(page, '6 - Trasparente e compensi').getByText('Compenso attribuito a un socio non indicato')).toBeVisible()

  // A loss.
  await section(page, 'Società').getByLabel('Utile ante imposte').fill('-20000')
  await openTab(page, 'Normale')
  await expect(page.getByRole('tabpanel').getByText('Perdita fiscale di 17.000,00 €: riportabile, non calcolata in questa simulazione')).toBeVisible()
})

test('dai link si torna al campo, anche se è chiuso', long('apps/web/test/browser/form.test.ts'), async ({ page }) => {
  await openConvsrl(page)
  await fillReference(page, 'Ritorno S.r.l.')
  const partner = section(page, 'Socio 2')
  await partner.getByText('Famiglia, oneri e detrazioni').click()
  await partner.getByLabel('Oneri deducibili').fill('-5')
  await partner.getByText('Famiglia, oneri e detrazioni').click()
  await expect(partner.getByText('1 errore')).toBeVisible()
  await openTab(page, 'Normale')
  await page.getByRole('alert').filter({ hasText: 'Errori da correggere' }).getByRole('link', { name: 'Socio 2, Oneri deducibili' }).click()
  await expect(partner.getByLabel('Oneri deducibili')).toBeFocused()
})

test('chi lascia la società porta con sé i compensi', long('apps/web/test/features/soci.test.ts'), async ({ page }) => {
  await openConvsrl(page)
  await fillReference(page, 'Uscita S.r.l.')
  await page.getByRole('button', { name: 'Togli il socio 1' }).click()
  await expect(section(page, 'Socio 1').getByLabel('Nome')).toHaveValue('Bruno Verdi')
  await expect(page.getByRole('region', { name: 'Socio 2', exact: true })).toHaveCount(0)
  await expect(section(page, '2 - Solo compenso').getByLabel('Compenso: Bruno Verdi')).toHaveValue('10.000,00')
})

test("la finestra 'Carica dati telematico' dice che cosa manca", long('apps/web/test/features/load-form.test.ts'), async ({ page }) => {
  await openConvsrl(page)
  await page.getByRole('button', { name: 'Carica dati' }).click()
  const dialog = page.getByRole('dialog', { name: 'Carica dati telematico' })
  await expect(dialog).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Carica', exact: true }).click()
  await expect(page.getByText('Nessun codice fiscale scelto')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Richiesto almeno un codice fiscale da cui scaricare')
  await dialog.getByLabel('Codice fiscale terzo socio').fill('VRDGNN70A01H501Z')
  await dialog.getByRole('button', { name: 'Carica', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Richiesto anno e CF terzo socio')
  await dialog.getByRole('combobox', { name: 'Anno terzo socio' }).click()
  // The first option is empty; no model of 2027 exists yet.
  await expect(page.getByRole('option').nth(1)).toHaveText('2026 (redditi 2025)')
  await page.getByRole('option', { name: '2025 (redditi 2024)' }).click()
  await dialog.getByRole('button', { name: 'Carica', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nessun dato recuperato')
})
