/** The main task, as an adviser does it: compare the regimes for a client, understand the numbers, save, print. */

import { barriers, longBarriers } from './support/axe.ts'
import { absentTotals, bothTotals, slider } from './support/iforfettari-answer.ts'
import { long, longOnPhone } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { act, answer, closeAnswer, downToTheLaw, OFFLINE, openTab, section, sizes } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'
import { folds } from './support/zero.ts'

/** The worked example of the rule page (2026): 9.473,42 against 14.170,48, in favour of the flat-rate regime by 4.697,06. */
async function fillExample(page: Page, client: string) {
  const initial = section(page, 'Informazioni iniziali')
  await initial.getByLabel('Cognome e nome').fill(client)
  await initial.getByLabel('Tipologia').selectOption('Impresa')
  const flat = section(page, 'Regime forfettario')
  await flat.getByLabel('Gruppo di settore').selectOption('Altre attività economiche')
  await flat.getByLabel('Ricavi o compensi').fill('50000')
  await flat.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')
  await section(page, 'Gestione previdenziale').getByLabel('Gestione IVS').selectOption('Artigianato')
  await flat.getByLabel('Riduzione 35%').check()
  await section(page, 'Regime normale').getByLabel('Altri costi deducibili').fill('16.500,00')
  const home = section(page, 'Residenza e addizionali')
  await home.getByLabel('Regione di residenza').selectOption('Calabria')
  await home.getByLabel('Addizionale comunale').selectOption('0,8%')
}

for (const { name, width, height } of sizes)
  test.describe(name, longOnPhone(width), () => {
    test.use({ viewport: { width, height }, ownTab: true })
    const client = `Prova ${width}`

    test('confrontare, capire, salvare, ritrovare, stampare', async ({ page, context }) => {
      await page.addInitScript(() => {
        window.print = () =>
          document.documentElement.setAttribute('data-printed', String(Number(document.documentElement.getAttribute('data-printed') ?? 0) + 1))
      })
      await enter(page, '/iforf')
      await longBarriers(page, 'vuota')
      // The phone shows the same answer, in a panel over the form.
      const beside = width > 900
      if (beside) await expect(page.getByRole('button', { name: 'Sovrascrivi', exact: true })).toHaveCount(0)
      if (beside) await test.step('totals that nothing is typed for are absent', () => absentTotals(page))
      await fillExample(page, client)
      if (beside) await test.step('and appear with the data', () => bothTotals(page))

      // The verdict, and three numbers opened down to the law.
      const panel = await answer(page)
      await expect(panel.getByRole('heading', { name: /Conviene il regime forfettario/ })).toBeVisible()
      await expect(panel.getByText('4.697,06 €').first()).toBeVisible()
      await expect(panel.getByRole('button', { name: /26\.669,00 € di costi di pareggio/ })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      if (beside) await test.step('the slider moves the picture and says what is left; its value can be used or dropped', () => slider(page))
      await downToTheLaw(
        page,
        panel.getByRole('button', { name: /^Totale Forfettario 9\.473,42 €/ }),
        [
          'Totale imposte e contributi',
          'Imposta sostitutiva',
          'Imposta sostitutiva',
          'Reddito netto forfettario',
          'Reddito lordo forfettario',
          'Percentuale di redditività',
          'coefficiente di redditività',
        ],
        'L. 190/2014',
        async () => expect(await barriers(page), 'spiegazione').toEqual([]),
      )
      await downToTheLaw(
        page,
        panel.getByRole('button', { name: /^Totale Ordinario 14\.170,48 €/ }),
        ['Totale imposte e contributi', 'IRPEF titolare', 'IRPEF netta', 'IRPEF lorda', "scaglioni dell'IRPEF"],
        'TUIR',
      )
      await closeAnswer(page)
      await downToTheLaw(
        page,
        section(page, 'Regime forfettario').getByRole('button', { name: /^Imposta sostitutiva 4\.239,98 €/ }),
        [
          'Reddito netto forfettario',
          'Contributi dedotti',
          'Contributi deducibili',
          'Contributi IVS deducibili',
          'Contributi IVS del titolare',
          'ridotto del 35%',
          'Contributo IVS intero',
          'prima fascia',
          'Base IVS',
          'Base imponibile IVS',
          'Reddito minimale IVS',
        ],
        'INPS',
      )

      // Every tab, without barriers and without scrolling sideways.
      for (const tab of ['Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Lettera', 'Dati']) {
        await openTab(page, tab)
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        if (tab === 'Lettera') await expect(page.getByRole('article', { name: 'Lettera al cliente' })).toContainText(client)
        if (tab === 'Confronto') await expect(page.getByText('Punto di pareggio')).toBeVisible()
        // Lines that are zero are folded. `folds` looks for barriers when they are unfolded.
        if (beside && tab === 'Regime normale')
          await folds(page, section(page, `Imprenditore: ${client}`), 'irpefImprenditore.altriRedditi', 'irpefImprenditore.totaleImposte')
        else if (beside && tab === 'Confronto')
          await folds(page, section(page, tab), 'confronto.imposte.irap.normale', 'confronto.imposte.totaleImposteContributi.normale')
        else expect(await barriers(page), tab).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${tab} scrolls sideways`).toBe(true)
      }

      // Saved under a name.
      await act(page, 'Salva')
      const save = page.getByRole('dialog', { name: 'Salva elaborazione' })
      await expect(save.getByLabel('Nome elaborazione')).toHaveValue(client)
      expect(await barriers(page)).toEqual([])
      await save.getByLabel('Nome elaborazione').fill(`${client}, caso "A/B" 😀`)
      await save.getByRole('button', { name: 'Salva' }).click()
      await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()
      if (beside) await expect(page.getByText(`● salvato · ${client}, caso "A/B" 😀`)).toBeVisible()

      // Offline while typing: no value is lost, and the page continues to calculate.
      await context.setOffline(true)
      await section(page, 'Regime forfettario').getByLabel('Ricavi o compensi').fill('60000')
      await page.keyboard.press('Tab')
      await expect(page.getByText(OFFLINE)).toBeVisible()
      await expect(section(page, 'Regime forfettario').getByLabel('Ricavi o compensi')).toHaveValue('60.000,00')
      if (beside) await expect(panel).not.toContainText('4.697,06 €')
      // 60.000 × 67% = 40.200.
      await expect(section(page, 'Regime forfettario').getByRole('button', { name: /^Reddito lordo forfettario 40\.200,00 €/ })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(OFFLINE)).toHaveCount(0)

      // A reload loses nothing that was typed.
      await page.reload()
      await expect(section(page, 'Regime forfettario').getByLabel('Ricavi o compensi')).toHaveValue('60.000,00')
      await expect(page.getByText('Bozza ripristinata')).toBeVisible()

      // Overwritten, reset, and loaded again with the overwritten values.
      await act(page, 'Sovrascrivi')
      await expect(page.getByRole('dialog', { name: 'Sovrascrivi elaborazione' })).toContainText('saranno sostituiti')
      await longBarriers(page, 'Sovrascrivi')
      await page.getByRole('dialog').getByRole('button', { name: 'Sovrascrivi' }).click()
      await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()
      await section(page, 'Informazioni iniziali').getByLabel('Cognome e nome').fill('Altro')
      await act(page, 'Azzera')
      await expect(page.getByRole('dialog', { name: 'Azzera simulazione' })).toContainText('Le modifiche non salvate andranno perse')
      await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
      await expect(section(page, 'Informazioni iniziali').getByLabel('Cognome e nome')).toHaveValue('')

      await act(page, 'Carica')
      const list = page.getByRole('dialog', { name: 'Carica elaborazione' })
      await list.getByLabel('Cerca').fill(`prova ${width}`)
      await expect(list.getByRole('listitem')).toHaveCount(1)
      expect(await barriers(page)).toEqual([])
      await list.getByRole('button', { name: new RegExp(`^Carica ${client}`) }).click()
      // Nothing is unsaved here, so nothing is said to be lost.
      await expect(page.getByRole('dialog').last()).toHaveText(new RegExp(`Caricare «${client}, caso "A/B" 😀»\\?`))
      await expect(page.getByText('Le modifiche non salvate andranno perse')).toHaveCount(0)
      await list.getByRole('button', { name: 'Carica', exact: true }).click()
      await expect(section(page, 'Regime forfettario').getByLabel('Ricavi o compensi')).toHaveValue('60.000,00')
      await expect(section(page, 'Informazioni iniziali').getByLabel('Cognome e nome')).toHaveValue(client)

      // Leaving with unsaved edits asks.
      await section(page, 'Informazioni iniziali').getByLabel('Cognome e nome').fill(`${client} bis`)
      await act(page, 'Esci')
      await expect(page.getByRole('dialog')).toContainText(/non salvat/i)
      await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
      await expect(page).toHaveURL(/\/iforf/)

      // Printed: the letter alone, on A4.
      await openTab(page, 'Lettera')
      await expect(page.getByRole('article', { name: 'Lettera al cliente' })).toContainText(`${client} bis`)
      await page.getByRole('tabpanel').getByRole('button', { name: 'Stampa' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })

      // Deleted.
      await act(page, 'Carica')
      await list.getByRole('button', { name: new RegExp(`^Elimina ${client}`) }).click()
      await expect(page.getByRole('dialog', { name: 'Elimina elaborazione' })).toContainText("L'operazione non è reversibile")
      await page.getByRole('dialog', { name: 'Elimina elaborazione' }).getByRole('button', { name: 'Elimina' }).click()
      await expect(page.getByText('Elaborazione eliminata')).toBeVisible()
      await list.getByLabel('Cerca').fill(`prova ${width}`)
      await expect(list.getByText('Nessuna elaborazione trovata')).toBeVisible()
    })
  })

test('un salto vicino si dice accanto al verdetto, e la sua regola si apre', long('packages/tax-rules/test/salti.test.ts'), async ({ page }) => {
  await enter(page, '/iforf')
  await fillExample(page, 'Prova salto')
  // 33.501 − 16.500 = 17.001 of income: the 50 euro of art. 13, c. 5-ter, end at 17.000.
  await section(page, 'Regime forfettario').getByLabel('Ricavi o compensi').fill('33501')
  const panel = await answer(page)
  const salto = panel.getByRole('button', {
    name: /Con un euro in meno di ricavi si risparmiano 50,\d\d €: detrazione per lavoro autonomo.*soglia 17\.000,00 €/,
  })
  await expect(salto).toBeVisible()
  await expect(panel.getByText('art. 13, c. 5, 5-ter e 6').first()).toBeVisible()
  await salto.click()
  await expect(page.getByRole('heading', { name: /Detrazione per lavoro autonomo e impresa minore/ }).first()).toBeVisible()
})
