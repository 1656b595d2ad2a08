/** Forme e piano: its address, and what a change of the kind of activity does to the form. */
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { open } from './support/open.tsx'
import { button, chosen, desk, field, hidden, onPaper, openTab, phone, section, sizes } from './support/steps.ts'

const address = () => location.pathname + location.search + location.hash

test('the section of a tab is in the address: a link shows it, going back shows the one before, and nonsense changes nothing', async () => {
  await open('/forme#spese')
  const part = (name: string) => page.getByRole('tabpanel').getByRole('region', { name })
  await expect.element(part('Spese della forma')).toBeInViewport()
  const index = page.getByRole('navigation', { name: 'Sezioni della scheda' })
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect.poll(address).toBe('/forme#cliente')
  await expect.element(part('Cliente')).toBeInViewport()
  history.back()
  await expect.poll(address).toBe('/forme#spese')
  await expect.element(part('Spese della forma')).toBeInViewport()

  // A section folded to a line opens; the one opened by hand is in the address too.
  const client = part('Cliente').getByLabelText('Cliente')
  await client.fill('Rossi')
  // Also if the script of the folded sections is slow to come.
  const network = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp().send('Network.enable')
  await cdp().send('Network.emulateNetworkConditions', { ...network, latency: 2_000 })
  await button('Riassumi le sezioni').click()
  await hidden(client)
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect.element(client).toBeVisible()
  await cdp().send('Network.emulateNetworkConditions', { ...network, latency: 0 })
  // Also on a slow computer, which has not rendered an address before the next click.
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const line = () => page.elementLocator(part('Cliente').element().querySelector('summary') ?? document.body)
  await line().click()
  await expect.poll(address).toBe('/forme')
  await hidden(client)
  await line().click()
  await expect.poll(address).toBe('/forme#cliente')
  await expect.element(client).toBeVisible()
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 })

  for (const nonsense of ['#non-esiste', '#%E0%A4%A', '#scheda', '#"]']) {
    history.pushState(null, '', `/forme?scheda=piano${nonsense}`)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(page.getByRole('tab', { name: 'Piano' })).toHaveAttribute('aria-selected', 'true')
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('su un telefono nessun campo raggiunto con Tab sta dietro la barra del risultato', async () => {
  await page.viewport(...phone)
  await open('/forme')
  await section('Cliente').getByRole('textbox', { name: 'Cliente' }).click()
  const answer = page.getByRole('complementary', { name: 'Risultato' })
  await expect.element(answer).toBeVisible()
  const bar = answer.element()
  for (let k = 0; k < 12; k++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    expect(focused?.getBoundingClientRect().bottom, focused?.id).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  }
})

test('su un telefono il cursore ha posto per i suoi punti, anche spostato', async () => {
  await page.viewport(...phone)
  await open('/forme')
  await section('Attività').getByLabelText('Tipologia').selectOptions('Professione')
  await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
  await section('Previdenza').getByLabelText('Gestione separata').selectOptions('Piena')
  await openTab('Ricavi e costi')
  const slider = page.getByRole('slider', { name: 'Ricavi' })
  await expect.element(slider).toBeInTheDocument()
  const input = slider.element()
  if (input instanceof HTMLElement) input.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('Torna a quanto digitato')).toBeVisible()
  const track = slider.element().closest('.MuiSlider-root')?.getBoundingClientRect().width ?? 0
  expect(track).toBeGreaterThanOrEqual(200)
  await page.viewport(...desk)
})

test('nel confronto nessuna cifra raggiunta con Tab sta dietro le colonne ferme', async () => {
  await page.viewport(...desk)
  await open('/forme')
  await section('Cliente').getByLabelText('Forma di oggi').selectOptions('Professionista')
  await section('Attività').getByLabelText('Tipologia').selectOptions('Professione')
  await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
  await section('Previdenza').getByLabelText('Gestione separata').selectOptions('Piena')
  await openTab('Confronto')
  const table = page.getByRole('table', { name: /^Confronto delle forme/ })
  await expect.element(table.getByRole('columnheader', { name: /Professionista/ })).toBeVisible()
  const heads = table.getByRole('columnheader').elements()
  const [names, today] = [heads[0]?.getBoundingClientRect(), heads[1]?.getBoundingClientRect()]
  expect(today?.left).toBe(names?.right)
  // The next column is behind today's, until its figure takes the focus.
  const region = page.getByRole('region', { name: /^Confronto delle forme/ }).element()
  region.scrollLeft = 136
  const own = table.getByRole('button', { name: /^Imposte, Professionista/ }).element()
  if (own instanceof HTMLElement) own.focus({ preventScroll: true })
  await userEvent.keyboard('{Tab}')
  const next = document.activeElement
  expect(next?.ariaLabel ?? next?.textContent).toMatch(/^Imposte, S\.r\.l\./)
  expect(next?.getBoundingClientRect().left).toBeGreaterThanOrEqual(today?.right ?? 0)
})

test('su un telefono nemmeno nelle altre tabelle la colonna dei nomi copre la cifra che ha il fuoco; un percorso dei dati di prima lo dice, sulla carta', async () => {
  await page.viewport(...phone)
  await open('/forme')
  await section('Attività').getByLabelText('Tipologia').selectOptions('Professione')
  await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
  await section('Previdenza').getByLabelText('Gestione separata').selectOptions('Piena')
  await openTab('Piano')
  const table = page.getByRole('table', { name: 'Il percorso in euro, anno per anno' })
  const levy = table.getByRole('button', { name: /^Prelievo 2026/ })
  await expect.element(levy).toBeInTheDocument()
  const region = page.getByRole('region', { name: 'Il percorso in euro, anno per anno' }).element()
  const names = () => table.getByRole('rowheader').elements()[0]?.getBoundingClientRect().right ?? 0
  // The levy is behind the years.
  region.scrollLeft += levy.element().getBoundingClientRect().left - region.getBoundingClientRect().left
  expect(levy.element().getBoundingClientRect().left).toBeLessThan(names())
  const next = table.getByRole('button', { name: /^Netto in mano 2026/ }).element()
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(levy.element())
  expect(levy.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(names())
  const earlier = page.getByText('Il percorso è di prima delle ultime modifiche: quello nuovo non era ancora arrivato quando la pagina è stata stampata.')
  await expect.element(earlier).not.toBeInTheDocument()
  await field(/Crescita dei ricavi, 2° anno/).fill('5')
  await expect.poll(() => earlier.elements(), { interval: 10 }).toHaveLength(1)
  await expect.element(earlier).not.toBeInTheDocument()
  await page.viewport(...desk)
})

for (const size of sizes)
  test(`il cambio di tipologia toglie le gestioni dell'altra, e si annulla in una volta, a ${size[0]} px`, async () => {
    await page.viewport(...size)
    await open('/forme')
    await field('Anno').selectOptions('2026')
    await section('Cliente').getByLabelText('Cliente').fill('Ferri Ugo')
    const kind = section('Attività').getByLabelText('Tipologia')
    const funds = section('Previdenza')
    const [ivs, separate, own] = [funds.getByLabelText('Gestione IVS'), funds.getByLabelText('Gestione separata'), funds.getByLabelText('Cassa professionale')]
    // The errors of the whole form, also of fields that are not on screen.
    const noErrors = () => expect.element(page.getByRole('tab').getByRole('img', { name: /errore|errori/ })).not.toBeInTheDocument()
    await kind.selectOptions('Impresa')
    await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
    await ivs.selectOptions('Artigiano')
    await kind.selectOptions('Professione')
    await expect.element(separate).toBeVisible()
    await noErrors()
    await separate.selectOptions('Piena')
    await own.click()
    await expect.element(own).toBeChecked()
    await kind.selectOptions('Impresa')
    await expect.element(ivs).toHaveValue('0')
    await noErrors()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => chosen(kind)).toBe('Professione')
    await expect.poll(() => chosen(separate)).toBe('Piena')
    await expect.element(own).toBeChecked()
    await noErrors()

    // On paper there are no buttons, and the table has every form, also where the screen shows one beside today's.
    await onPaper(true)
    await hidden(page.getByText('Carica dati'))
    await onPaper(false)
    await page.viewport(...phone)
    await openTab('Confronto')
    const heads = page.getByRole('table', { name: /^Confronto delle forme/ }).getByRole('columnheader')
    await expect.poll(() => heads.elements()).toHaveLength(2)
    await onPaper(true)
    await expect.poll(() => heads.elements()).toHaveLength(11)
    // Nobody can open a list on paper. It is below the table, as in a narrow column it would be longer than a page.
    await expect.poll(() => document.querySelector('td details li')?.checkVisibility()).toBe(false)
    await expect.element(page.getByText(/^Forfettario: \d+ da verificare$/)).toBeVisible()
    await onPaper(false)
    await page.viewport(...desk)
  })

test('of a price list that a colleague has saved meanwhile both versions are shown, and the chosen one is saved', async () => {
  const empty = { dittaIndividuale: null, impresaFamiliare: null, professionista: null, studioAssociato: null, societaDiPersone: null, srl: null }
  const prezzi: Readonly<Record<string, number | null>> = { ...empty, forfettario: 100 }
  let stored = { prezzi, UpdateDate: '2026-11-20T10:00:00.000Z', UpdateUser: 'admin' }
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (!String(asked).endsWith('/agency/1/listino')) return fetch(asked, init)
    if (init?.method !== 'POST') return Response.json(stored)
    const sent = JSON.parse(String(init.body))
    if (sent.UpdateDate !== stored.UpdateDate)
      return Response.json({ type: 'about:blank', status: 409, code: 'RECORD_MODIFICATO', title: 'Il collega ha salvato' }, { status: 409 })
    stored = { ...stored, prezzi: sent.prezzi, UpdateDate: '2026-11-20T12:00:00.000Z' }
    return Response.json(stored)
  })
  await open('/forme#spese', 'admin')
  await button('Cambia il listino').click()
  const dialog = page.getByRole('dialog', { name: /^Listino di / })
  const price = (name: string) => dialog.getByLabelText(name, { exact: true })
  const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(browserAsks()).toBe(false)
  await price('Forfettario').fill('300')
  expect(browserAsks()).toBe(true)
  // What is typed is not dropped without asking.
  await userEvent.keyboard('{Escape}')
  const asked = page.getByRole('dialog', { name: 'Chiudere la finestra' })
  await asked.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await price('Forfettario').click()
  stored = { ...stored, prezzi: { ...empty, forfettario: 200, srl: 5_000 }, UpdateDate: '2026-11-20T11:00:00.000Z' }
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('row', { name: /^Forfettario 300,00.€ 200,00.€$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Tieni quanto digitato' }).click()
  await expect.element(price('S.r.l.')).toHaveValue('5.000,00')
  await dialog.getByRole('button', { name: 'Salva listino' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored.prezzi).toEqual({ ...empty, forfettario: 300, srl: 5_000 })
})

test('in «Piano» an error stands once on the screen, and on paper', async () => {
  await page.viewport(...desk)
  await open('/forme?scheda=piano')
  await openTab('Dati')
  await section('Attività').getByLabelText('Tipologia').selectOptions('Professione')
  await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
  await openTab('Piano')
  // The message of the plan has arrived, seen or not.
  await expect.element(page.getByText('Vai a «Cliente»')).toBeInTheDocument()
  const seen = () =>
    page
      .getByRole('tabpanel')
      .getByText(/Campo obbligatorio/)
      .elements()
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent)
  await expect.poll(seen).toHaveLength(1)
  await onPaper(true)
  await expect.poll(seen).toHaveLength(1)
  await onPaper(false)
})

test('the name of the client takes the room beside it, and what is said of carried data ends with their page', async () => {
  await page.viewport(...desk)
  await open('/forme')
  const name = 'Studio associato Bianchi e Verdi, ingegneri in Torino'
  await section('Cliente').getByLabelText('Cliente').fill(name)
  const shown = page.getByTitle(name).element()
  expect(shown.scrollWidth).toBe(shown.clientWidth)
  await section('Attività').getByLabelText('Tipologia').selectOptions('Professione')
  await section('Attività').getByLabelText('Ricavi o compensi').fill('60000')
  await section('Previdenza').getByLabelText('Gestione separata').selectOptions('Piena')
  await openTab('Confronto')
  await button('Apri in Forfetari').first().click()
  const told = page.getByText(/«Annulla» riporta quanto era digitato qui/)
  await expect.element(told).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forme e piano' })).toBeVisible()
  expect(told.elements()).toHaveLength(0)
})
