/** 'Quando si paga' end to end: the first two years of a client who starts and of one who leaves the flat-rate regime, explained, exported, validated. */
import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { button, open as openAs } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { faults } from './support/f24.ts'
import { fillEngineers, openForme } from './support/forme.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { section } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

const open = async (page: Page) => {
  const tab = page.getByRole('tab', { name: 'Quando si paga' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
const cents = (text: string): number =>
  Math.round(Number((/(−?[\d.]+,\d\d) €/.exec(text)?.[1] ?? '').replaceAll('.', '').replace('−', '-').replace(',', '.')) * 100)

/** The amount of each payment that the page shows, by its accessible name, in cents by day. */
async function shown(page: Page): Promise<ReadonlyMap<string, number>> {
  const days = new Map<string, number>()
  const names = await section(page, 'I pagamenti, giorno per giorno')
    .getByRole('button', { name: /apri la spiegazione$/ })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''))
  for (const name of names) {
    const [, day = '', month = '', year = ''] = /, (\d\d)\/(\d\d)\/(\d{4}), /.exec(name) ?? []
    days.set(`${year}-${month}-${day}`, (days.get(`${year}-${month}-${day}`) ?? 0) + cents(name))
  }
  return days
}

async function file(page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Checks that the diary and the forms have the page's amounts on the same days, and that both pass a validator by others. */
async function validates(page: Page, year: number): Promise<void> {
  await page.getByText(new RegExp(`^${year + 2}: `)).click()
  const days = await shown(page)
  const diary = await file(page, 'Agenda (.ics)')
  expect(diary.name).toBe(`quando-si-paga-${year}.ics`)
  const events = new ICAL.Component(ICAL.parse(diary.text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(new Map(events.map(({ startDate, summary }) => [startDate.toString(), cents(summary)]))).toEqual(days)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)

  const forms: { f24: { paymentDetails: { paymentDate: string } }; daCompletare: object[] }[] = JSON.parse((await file(page, 'F24 (JSON)')).text)
  expect(forms.length).toBeGreaterThan(0)
  for (const { f24 } of forms) {
    expect(faults(f24)).toEqual([])
    expect(days.has(f24.paymentDetails.paymentDate.split('-').reverse().join('-'))).toBe(true)
  }
  const table = (await file(page, 'Tabella (CSV)')).text.trim().split('\r\n')
  expect(table[0]).toContain('data,scadenza,soggetto')
}

/** The days and amounts are those of the law's tests; the other two tests read them on the page. */
const sameDays = long('packages/tax-rules/test/golden-calendario.test.ts', 'e2e/calendario.spec.ts')

test('un professionista che comincia: niente il primo anno, saldo e acconti insieme il secondo', sameDays, async ({ page }) => {
  await openIforf(page)
  await page.getByLabel('Cognome e nome').fill('Verdi Anna')
  await page.getByLabel('Tipologia').selectOption('Professione')
  await page.getByLabel('Gestione separata').selectOption('Piena')
  await page.getByLabel('Gruppo di settore').selectOption({ index: 8 })
  await page.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('5%')
  await ricavi(page).fill('40000')
  await expect(answer(page)).toContainText('€')
  await open(page)
  await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'attività comincia")

  const cash = section(page, 'Tre anni di cassa')
  await expect(cash.getByRole('button', { name: /^Pagamenti del 2026 0,00 €/ }).first()).toBeVisible()
  // By hand: 40.000 x 78% = 31.200; gestione separata 26,07% = 8.133,84; tax (31.200 - 8.133,84) x 5% = 1.153,31. In 2027 both balances, twice 40% of
  // the same contribution (3.253,54 each) and the whole tax ahead: 8.133,84 + 6.507,08 + 1.153,31 + 1.153,31.
  await expect(cash.getByRole('button', { name: /^Pagamenti del 2027 16\.947,54 €/ }).first()).toBeVisible()
  await fits(page, 'professionista')
  await validates(page, 2026)
})

test('una ditta che esce dal forfettario: che cosa resta dovuto, il secondo anno paga il doppio, ogni riga si apre', async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  await expect(answer(page)).toContainText('€')
  await open(page)
  await page.getByLabel('Regime', { exact: true }).selectOption('Normale')
  await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'altro regime")
  await expect(page.getByText('primo anno fuori dal regime forfettario, nessun acconto di imposta sostitutiva')).toBeVisible()
  await expect(section(page, 'Nel cambio: che cosa resta dovuto, che cosa torna')).toContainText("Del 2025, l'anno prima del cambio, restano da pagare")
  // In the first year after leaving the regime, the historical method has no advances; the other method has.
  const advances = section(page, 'Acconti: storico e previsionale')
  const row = (name: string) => advances.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  const paid = await row('Si paga nel 2026').allTextContents()
  expect(cents(paid[1] ?? '')).toBeGreaterThan(cents(paid[0] ?? ''))
  expect(cents((paid[2] ?? '').replace('+', ''))).toBe(cents(paid[1] ?? '') - cents(paid[0] ?? ''))
  await page.getByLabel('Metodo degli acconti').selectOption('Previsionale')
  await expect(
    section(page, 'Tre anni di cassa')
      .getByRole('row', { name: /^Totale/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(paid[1] ?? '')
  expect(await row('Si paga nel 2026').allTextContents()).toEqual(paid)
  await page.getByLabel('Metodo degli acconti').selectOption('Storico')
  await advances.getByRole('button', { name: /^Previsionale, 2026 .*, apri la spiegazione$/ }).click()
  const advanced = page.getByRole('dialog', { name: 'Spiegazione' })
  await expect(advanced).toContainText(paid[1] ?? '')
  await advanced.getByRole('button', { name: 'Chiudi' }).first().click()
  await fits(page, 'uscita')
  await validates(page, 2026)

  await section(page, 'Due calendari a confronto')
    .getByRole('button', { name: /dovuto dell'anno [\d.]+,\d\d €/ })
    .nth(1)
    .click()
  const owed = page.getByRole('dialog', { name: 'Spiegazione' })
  await expect(owed).toContainText('Dovuto del 2026, tolte le ritenute')
  await owed.getByRole('button', { name: 'Chiudi' }).first().click()

  await section(page, 'I pagamenti, giorno per giorno')
    .getByRole('button', { name: /^IRPEF, saldo 2026.*, apri la spiegazione$|saldo 2026, / })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Spiegazione' })
  await expect(panel.getByText('Norma', { exact: true })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Giorno' })).toBeVisible()
})

test('uno studio associato: ogni associato paga la sua parte, l’associazione l’IRAP', sameDays, async ({ page }) => {
  await openForme(page)
  await fillEngineers(page)
  await open(page)
  await page.getByLabel('Forma', { exact: true }).selectOption('Studio associato')
  const payments = section(page, 'I pagamenti, giorno per giorno')
  await expect(payments.getByRole('row', { name: /Ingegneri Bianchi e Verdi IRAP, primo acconto 2026/ })).toBeVisible()
  await expect(payments.getByRole('row', { name: /Anna Bianchi Contributi gestione separata/ }).first()).toBeVisible()
  await expect(page.getByText('Valore non valido')).toHaveCount(0)
  await fits(page, 'studio associato')
})

test(
  'un cliente: i suoi pagamenti vanno nello scadenzario dello studio',
  long('apps/server/test/areas/payments.test.ts', 'apps/server/test/areas/calendario.test.ts'),
  async ({ page }) => {
    await openAs(page, '/clienti', 'operatore')
    await button(page, 'Aggiungi').click()
    await page.getByLabel('Cognome e nome, o denominazione').fill('Gialli Piero')
    await page.getByLabel('Codice Fiscale').fill('GLLPRI80A01H501X')
    await button(page, 'Salva').click()
    await button(page, 'Nuova in Forfetari').click()
    await expect(page).toHaveURL(/\/iforf\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
    await fillArtisan(page)
    await open(page)
    await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'attività comincia")
    await expect(page.getByText('Tutto salvato')).toBeVisible()
    await button(page, 'Metti nello scadenzario').click()
    await expect(page.getByText(/Nello scadenzario dello studio: \d+ scadenze/)).toBeVisible()
    await page.goto('/clienti')
    await button(page, 'Prossimi pagamenti').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prossimi pagamenti' })).toBeVisible()
    await page.getByRole('button', { name: '120 giorni' }).click()
    await expect(page.getByRole('row', { name: /16\/02\/2027.*Gialli Piero/ })).toBeVisible()
    await page
      .getByRole('button', { name: /^Crea l’indirizzo per / })
      .first()
      .click()
    const made = page.getByRole('dialog', { name: "L'indirizzo dell'agenda" })
    const address = await made.getByLabel('Indirizzo').inputValue()
    await fits(page, 'indirizzo')
    await made.getByRole('button', { name: 'Fatto' }).click()
    await fits(page, 'scadenzario')
    // Fetched without a session, as a diary program does.
    const events = new ICAL.Component(ICAL.parse(await (await fetch(address)).text())).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toContain('2027-02-16 Paga Gialli Piero (Rossi Mario)')
    expect(events.some(({ summary }) => summary.includes('€'))).toBe(false)
  },
)
