/** Budget4u end to end. The figures are golden lines computed by an independent program, compared number by number with the page. */
import { budget4u } from '@bilancia/contract'
import { barriers, fits } from './support/axe.ts'
import { answer, close, compare, control, fill, golden, open, openBudget, openSaved, showTab } from './support/budget4u.ts'
import { long } from './support/long.ts'
import { section } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const { IMPOSTE, DIRITTO } = { IMPOSTE: budget4u.catalog.imposteContributi.label, DIRITTO: budget4u.catalog.dirittiCCIAA.label }

const schede = ['Conto economico', 'Risultati', 'Costi di avvio', 'Dati'] as const
/** Every dialog of each type; `seen`: the screens on which a type differs from those before it. `alike`: dialogs like another one, which only the long run checks. */
const budgets = [
  { who: 'di un artigiano', id: 'bud-impresa-2026', dialogs: ['INAIL', DIRITTO, IMPOSTE], seen: [...schede, IMPOSTE], alike: ['INAIL', DIRITTO] },
  { who: 'di una impresa familiare', id: 'bud-impresa-familiare-2024', dialogs: [IMPOSTE, 'Dettagli'], seen: [IMPOSTE, 'Dettagli'], alike: [] },
  { who: 'di una S.r.l.', id: 'bud-srl-non-trasparente-2026', dialogs: [IMPOSTE, 'Dettagli'], seen: [IMPOSTE], alike: [] },
  { who: 'di un professionista', id: 'bud-professione-2025', dialogs: [IMPOSTE], seen: ['Conto economico'], alike: [] },
] as const

/** The first one has every screen and most dialogs; the figures of all types are compared in the browser. */
const guarded = long('apps/web/test/browser/golden-pagina.test.ts', 'apps/web/test/features/budget4u-results.test.ts')

for (const [n, { who, id, dialogs, seen, alike }] of budgets.entries())
  test(`il budget ${who}: digitato, calcolato, letto cifra per cifra`, n === 0 ? {} : guarded, async ({ page }) => {
    const { stato, atteso } = golden(id)
    const looked: readonly string[] = process.env.BILANCIA_LUNGO ? [...seen, ...alike] : seen
    const look = (name: string) => looked.includes(name) && fits(page, `${id}, ${name}`)
    await openBudget(page)
    await fill(page, stato)
    let compared = 0
    // 'Conto economico' has been filled in last, and its dialogs are opened from there.
    for (const name of schede) {
      await showTab(page, name)
      await expect(page.getByRole('button', { name: 'Calcola Budget4u' })).toHaveCount(name === 'Risultati' ? 0 : 1)
      compared += await compare(page, name, atteso)
      await look(name)
      if (name !== 'Conto economico') continue
      for (const title of dialogs) {
        const dialog = await open(page, title)
        compared += await compare(page, title, atteso)
        await look(title)
        await close(dialog)
      }
    }
    expect(compared).toBeGreaterThan(90)
  })

test(
  'il budget di un forfetario: la scheda sua al posto dei costi di avvio',
  long('apps/web/test/browser/golden-pagina.test.ts', 'apps/web/test/features/budget4u-results.test.ts'),
  async ({ page }) => {
    const { stato, atteso } = golden('bud-forfetario-familiare')
    await openBudget(page)
    await fill(page, stato)
    await expect(page.getByRole('tab')).toHaveText(['Dati', 'Forfetario', 'Risultati', 'Cassa', 'Quando si paga'])
    await showTab(page, 'Forfetario')
    expect(await compare(page, 'Forfetario', atteso)).toBeGreaterThan(10)
    await fits(page, 'Forfetario')
    await showTab(page, 'Risultati')
    expect(await compare(page, 'Risultati', atteso)).toBeGreaterThan(20)
  },
)

test(
  'la cassa di un professionista: mese per mese, il mese più basso, dal reddito alla cassa',
  long('apps/web/test/features/budget4u-cassa.test.ts', 'apps/web/test/browser/golden-pagina.test.ts'),
  async ({ page }) => {
    await openBudget(page)
    await showTab(page, 'Cassa')
    await expect(page.getByText('Nessuna cifra ancora')).toBeVisible()
    await fits(page, 'Cassa vuota')
    await fill(page, {
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'PROFESSIONE', regime: 'NORMALE', investimenti: { mobiliUfficio: { costo: 10_000 } } },
      contoEconomicoProfessionista: { compensi: 60_000, serviziContabili: 1_200, assicurazioni: 600 },
      imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_RIDOTTA' },
      cassa: { disponibilita: 5_000, finanziamento: 2_400, rate: 12 },
    })
    // By hand. A month: 5,000 of fees and 1,100 of VAT; 150 of costs with 22 of VAT, 1,000 withheld: 4,928. January also has 2,400 of the loan and 10,000 of
    // furniture with 2,200 of VAT: 5,000 + 8,500 - 13,372 = 128. From February 200 of the loan are paid back.
    const cash = section(page, 'La cassa mese per mese')
    await expect(cash).toContainText('Il mese più basso è gennaio 2026: 128,00 €')
    const month = (name: string) =>
      cash
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .first()
        .getByRole('cell')
    await expect(month('gen 2026')).toHaveText(['5.000,00 €', '8.500,00 €', '13.372,00 €', '128,00 €'])
    await expect(month('feb 2026')).toHaveText(['128,00 €', '6.100,00 €', '1.372,00 €', '4.856,00 €'])
    // The VAT of the furniture: 3 x 1,078 - 2,200 = 1,034, and 1% of it in May: 1,044.34. 4,928 - 200 - 1,044.34 after April at 128 + 3 x 4,728.
    await expect(month('mag 2026')).toHaveText(['14.312,00 €', '6.100,00 €', '2.416,34 €', '17.995,66 €'])
    const bridge = section(page, 'Dal reddito alla cassa')
    const step = (name: string) =>
      bridge
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .first()
    await expect(step('Investimenti pagati')).toHaveText('−10.000,00 €')
    await expect(step('Finanziamento restituito')).toHaveText('−2.200,00 €')
    await expect(step('Imposte e contributi pagati')).toHaveText('−12.000,00 €')
    await bridge.getByRole('button', { name: /^Reddito disponibile, 2027 .*, apri la spiegazione$/ }).click()
    const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
    await expect(explanation).toContainText('Reddito disponibile')
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
    await cash.getByText('Voce per voce').click()
    await expect(cash.getByRole('columnheader', { name: "Ritenute d'acconto subite" })).toBeVisible()
    await fits(page, 'Cassa')

    const without = cash.getByText('I valori da correggere qui sopra non contano')
    for (const text of ['-1', '99999999', 'niente']) {
      await control(page, 'cassa.disponibilita').fill(text)
      await control(page, 'cassa.disponibilita').blur()
      await expect(without).toBeVisible()
      await expect(month('gen 2026').first()).toHaveText('0,00 €')
    }
    await control(page, 'cassa.disponibilita').fill('5000')
    await control(page, 'cassa.disponibilita').blur()
    await expect(without).toHaveCount(0)

    await page.getByText('Stagionalità degli incassi').click()
    await control(page, 'cassa.stagionalita[11]').fill('90')
    await control(page, 'cassa.stagionalita[11]').blur()
    await expect(page.getByText('I dodici mesi fanno 90%: devono fare 100%.')).toBeVisible()
    await expect(month('gen 2026')).toHaveText(['5.000,00 €', '8.500,00 €', '13.372,00 €', '128,00 €'])
    await fits(page, 'Stagionalità da completare')
    await control(page, 'cassa.stagionalita[0]').fill('10')
    await control(page, 'cassa.stagionalita[0]').blur()
    await expect(page.getByText('devono fare 100%')).toHaveCount(0)
    // Fees of 6,000 in January and none in February: 150 of costs, 22 of VAT, 200 of the loan.
    await expect(month('feb 2026').nth(1)).toHaveText('0,00 €')
    await expect(month('feb 2026').nth(2)).toHaveText('372,00 €')
  },
)

test(
  'un registro si apre dal titolo della sua riga, e un importo del dialogo dalla sua spiegazione',
  long('apps/web/test/features/budget4u-conto.test.ts', 'apps/web/test/browser/looks.test.ts'),
  async ({ page }) => {
    await openBudget(page)
    await showTab(page, 'Costi di avvio')
    await expect(page.getByText("Compilare 'Tipologia' nella pagina COSTI DI AVVIO")).toBeVisible()
    await page.getByRole('button', { name: 'Vai a «Tipologia»' }).click()
    await expect(page.getByLabel('Tipologia')).toBeFocused()
    await page.getByLabel('Tipologia').selectOption('S.r.l. non trasparente')
    await page.getByLabel('Regime fiscale').selectOption('Normale')
    await showTab(page, 'Costi di avvio')
    // Secretariat 90 and stamp duty 65: section 5 of the rule page of the chamber.
    await expect(page.getByRole('button', { name: /Registro Imprese: spese vive 155,00 €/ })).toBeVisible()
    const dialog = await open(page, 'Iscrizione Registro Imprese')
    await dialog.getByLabel('Riduzione del 50% per le cooperative sociali').check()
    const total = dialog.getByRole('button', { name: /^Spese vive 110,00 €/ })
    await expect(total).toBeVisible()
    await fits(page, 'Registro Imprese')
    await total.click()
    const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
    await expect(explanation).toContainText('110,00 €')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
    await expect(total).toBeFocused()
    await close(dialog)
    // From a text line to a field in a dialog of another tab.
    await page.getByRole('link', { name: 'Gestione IVS', exact: true }).click()
    await expect(control(page, 'imposteContributi.gestioneIvs')).toBeFocused()
    await control(page, 'imposteContributi.gestioneIvs').selectOption('Artigiano')
    await page.getByRole('button', { name: 'Chiudi' }).click()
    await showTab(page, 'Costi di avvio')
    const artisans = await open(page, 'Iscrizione Albo Imprese Artigiane')
    await artisans.getByLabel('Diritto di iscrizione').fill('30')
    await artisans.getByLabel('Maggiorazione: società', { exact: true }).check()
    await expect(artisans.getByRole('button', { name: /^Spese vive 45,00 €/ })).toBeVisible()
    await fits(page, 'Albo artigiani')
  },
)

test(
  'il secondo cambio di tipologia o di regime avverte prima di ricominciare',
  long('apps/web/test/features/simulation.test.ts', 'apps/web/test/browser/forme.test.ts'),
  async ({ page }) => {
    await openBudget(page)
    await page.getByLabel('Nome ditta').fill('Neri')
    await expect(page.getByLabel('Regime fiscale').getByRole('option')).toHaveText(['Non definito', 'Normale'])
    await page.getByLabel('Tipologia').selectOption('Impresa')
    await page.getByLabel('Regime fiscale').selectOption('Normale')
    await page.getByLabel('Contabilità').selectOption('Ordinaria')
    const warning = page.getByRole('dialog', { name: 'Attenzione' })
    await expect(warning).toHaveCount(0)
    await page.getByLabel('Regime fiscale').selectOption('Forfetario')
    await expect(warning).toContainText("La modifica di uno di questi campi comporta il reset della simulazione impostata fin'ora. Procedere comunque?")
    await fits(page, 'Attenzione')
    await warning.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByLabel('Regime fiscale').locator('option:checked')).toHaveText('Normale')
    await expect(page.getByLabel('Nome ditta')).toHaveValue('Neri')
    await page.getByLabel('Tipologia').selectOption('Professione')
    await warning.getByRole('button', { name: 'Procedi' }).click()
    await expect(page.getByLabel('Tipologia').locator('option:checked')).toHaveText('Professione')
    await expect(page.getByLabel('Regime fiscale').locator('option:checked')).toHaveText('Non definito')
    await expect(page.getByLabel('Nome ditta')).toHaveValue('')
    await page.getByLabel('Regime fiscale').selectOption('Forfetario')
    await showTab(page, 'Forfetario')
    await expect(page.getByLabel('Gruppo di settore').getByRole('option')).toHaveCount(2)
    await expect(page.getByLabel('Riduzione 35%')).toHaveCount(0)
  },
)

/** A budget that can be computed, with one error. The text is that of section 9 of the rule page. */
const base = (tipologia: string, altro: object = {}, regime = 'NORMALE') => ({
  annoImposta: 2026,
  informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime },
  contoEconomicoDittaSocieta: { ricavi: 50_000 },
  ...altro,
})
const fondo = { gestioneIvs: 'ARTIGIANO' }
const wrong: readonly (readonly [what: string, state: object, text: string, computed?: false])[] = [
  [
    'titolare sotto il 51%',
    base('IMPRESA_FAMILIARE', { imposteContributi: { ...fondo, titolare: { quota: 50 }, collaboratori: [{ quota: 50 }] } }),
    'La quota deve essere maggiore uguale di 51%',
  ],
  [
    'quote che non danno 100',
    base('SOCIETA_DI_PERSONE', { imposteContributi: { ...fondo, irap: { aliquota: 3.9 }, soci: [{ quota: 60 }, { quota: 30 }] } }),
    'La quota totale è diversa da 100%',
  ],
  [
    'più di cinque soci',
    base('SOCIETA_DI_PERSONE', { imposteContributi: { ...fondo, irap: { aliquota: 3.9 }, soci: Array(6).fill({ quota: 20 }) } }),
    'Valore non valido',
  ],
  [
    'classe di rischio 12',
    base('IMPRESA', {
      contoEconomicoDittaSocieta: { ricavi: 50_000, tipologiaInail: 'ARTIGIANATO' },
      inail: { classeDiRischio: 12 },
      imposteContributi: fondo,
    }),
    'Valore non valido',
  ],
  ['IRAP senza aliquota', base('SRL_NON_TRASPARENTE', { imposteContributi: { gestioneIvs: 'NESSUNA' } }), "Selezionare l'aliquota IRAP"],
  ['fondo non indicato', base('IMPRESA'), 'Indicare artigiano o commerciante'],
  [
    'una perdita',
    base('IMPRESA', { contoEconomicoDittaSocieta: { ricavi: 1_000, merciMateriePrime: 9_000 }, imposteContributi: fondo }),
    'Il bilancio di previsione chiude in perdita: imposte sul reddito pari a zero, contributi dovuti sul minimale',
  ],
  ['una società forfetaria', base('SRL_TRASPARENTE', {}, 'FORFETARIO'), 'Il regime forfetario è riservato alle persone fisiche', false],
]

test(
  'un dato sbagliato ha la sua frase, con la strada per correggerlo, e il resto si calcola',
  long('packages/tax-rules/test/dati-sbagliati-budget4u.test.ts', 'apps/web/test/browser/form.test.ts'),
  async ({ page }) => {
    await openBudget(page)
    // Each third: a field in the dialog of taxes, one in that of INAIL, and a loss.
    for (const [what, state, text, computed] of wrong) {
      await openSaved(page, what, state)
      await expect(
        answer(page)
          .getByText(/Il primo anno (lascia|non basta)|^Manca:/)
          .first(),
        what,
      ).toHaveCount(computed === false ? 0 : 1)
      await answer(page)
        .locator('summary', { hasText: /errori?|avvis/ })
        .first()
        .click()
      const line = answer(page).getByRole('listitem').filter({ hasText: text }).first()
      await expect(line, what).toBeVisible()
      await line.getByRole('link').click()
      await expect(page.locator(':focus'), what).not.toHaveCount(0)
      await expect(page.locator('main, [role="dialog"]').getByText(text).last(), what).toBeVisible()
      await page.keyboard.press('Escape')
    }
  },
)

test("l'aiuto è una pagina sua, con tre sezioni che si aprono", long('apps/web/test/browser/help.test.ts'), async ({ page }) => {
  await openBudget(page)
  await page.getByRole('button', { name: 'Aiuto' }).click()
  for (const { titolo, voci } of budget4u.aiuto) {
    const [first] = voci
    await expect(page.getByText(first?.testo ?? '')).toBeHidden()
    await page.getByRole('heading', { level: 2, name: titolo }).click()
    await expect(page.getByText(first?.testo ?? '')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Disposizioni generali' })).toBeVisible()
  await fits(page, 'Aiuto')
  await page.goBack()
  await expect(page.getByLabel('Nome ditta')).toBeVisible()
})

test(
  'si salva, si ritrova con le stesse cifre, si azzera e non si perde uscendo',
  long('apps/web/test/browser/archive.test.ts', 'e2e/documents.spec.ts'),
  async ({ page }) => {
    const { stato, atteso } = golden('bud-srl-trasparente-2022')
    await openBudget(page)
    await openSaved(page, 'Trasparente', stato)
    await page.getByLabel('Nome ditta').fill('Nuova insegna')
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('button', { name: 'Sovrascrivi' }).click()
    await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()
    await page.getByRole('button', { name: 'Azzera' }).click()
    await expect(page.getByLabel('Nome ditta')).toHaveValue('')
    // What is opened at its address is emptied there too; undone, it is whole again.
    await page.keyboard.press('Control+z')
    await expect(page.getByLabel('Nome ditta')).toHaveValue('Nuova insegna')
    await showTab(page, 'Conto economico')
    expect(await compare(page, 'Conto economico', atteso)).toBeGreaterThan(15)
    await showTab(page, 'Dati')
    await page.getByLabel('Nome ditta').fill('Altra insegna')
    // A document goes to the server by itself, so leaving it asks nothing.
    const address = page.url()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await page.goto(address)
    await expect(page.getByLabel('Nome ditta')).toHaveValue('Altra insegna')
  },
)
