/** Pages that every simulator leaves aside: a user of administration, a list or a record that does not arrive, the law. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { openSession } from '../../src/features/auth/session.ts'
import { withoutStyles } from '../../src/features/news/rich-text/pasted.ts'
import { fits } from './support/barriers.ts'
import { open } from './support/open.tsx'
import { button, field } from './support/steps.ts'

test('a user of a higher role is readable, not greyed, and has no password to change', async () => {
  await open('/principal?Username=superadmin', 'admin')
  await page.getByRole('link', { name: 'Galli' }).click()
  const surname = field('Cognome *')
  await expect.element(surname).toBeDisabled()
  expect(getComputedStyle(surname.element()).webkitTextFillColor).toBe('rgb(27, 31, 36)')
  await expect.element(field('Password')).not.toBeInTheDocument()
  for (const name of ['Salva', 'Elimina', 'Aggiungi autorizzazione']) await expect.element(button(name)).not.toBeInTheDocument()
})

test('a list, a record and a part of it that cannot be loaded say so, and a retry shows them', async () => {
  const { fetch } = window
  let gone = /$^/
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (gone.test(String(asked))) throw new TypeError('no network')
    return fetch(asked, init)
  })
  const lost = 'Server non raggiungibile: controllare la connessione. Quanto digitato resta in questa pagina'
  const lists = [
    ['/company', /api\/company\/search$/, 'company'],
    ['/agency', /api\/agency\/search$/, 'agency'],
    ['/principal', /api\/principal\/search$/, 'Principal'],
    ['/whatsnew', /api\/whatsnew\/search$/, 'whatsNew'],
  ] as const
  // All lists are drawn by the same component.
  for (const [path, calls, what] of lists.slice(0, howMany(1, lists.length))) {
    gone = calls
    await open(path, 'superadmin')
    await expect.element(page.getByText(`Errore in recupero ${what}: ${lost}`, { exact: false })).toBeVisible()
    gone = /$^/
    await button('Riprova').click()
    await expect.element(page.getByRole('table')).toBeVisible()
  }
  gone = /api\/agency\/1$/
  await open('/agencyDetail/1', 'superadmin')
  await expect.element(page.getByText(`Errore in recupero agency: ${lost}`, { exact: false })).toBeVisible()
  expect(location.pathname).toBe('/agency')

  // A part of a record: the rest is there, and a retry asks for the part again.
  gone = /\/principal\/5\/access$/
  await open('/principalDetail/5', 'superadmin')
  const missing = page.getByText(/^I dati di accesso di questo utente non sono arrivati\./)
  await expect.element(missing).toBeVisible()
  gone = /$^/
  await button('Riprova').click()
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Accesso' })).toBeVisible()
})

test('the law page has no barriers and does not scroll sideways', async () => {
  await open('/norme?tributo=Contributi+INPS')
  await expect.poll(() => document.querySelector('[data-figure="inps.aliquota"] button'), { timeout: 60_000 }).not.toBeNull()
  document.querySelector<HTMLElement>('[data-figure="inps.aliquota"] button')?.click()
  await expect.element(page.getByText('inps.aliquota', { exact: true })).toBeVisible()
  await fits()
})

/** Answers in place of the server, by method and path; the other calls go on. */
function answering(answers: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => unknown>>) {
  const { fetch } = window
  return vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const answer = answers[`${init?.method ?? 'GET'} ${new URL(String(asked), location.href).pathname}`]
    return answer ? Response.json(await answer(typeof init?.body === 'string' ? JSON.parse(init.body) : {})) : fetch(asked, init)
  })
}

test('the focus stays in a table whose row has just been deleted', async () => {
  let links = [{ Id: 1, PrincipalId: 5, AgencyId: 1, Agency: { Id: 1, Name: 'Studio Conti e Associati' } }]
  answering({
    'POST /api/principalauth/search': () => links,
    'DELETE /api/principalauth': () => {
      links = []
      return true
    },
  })
  await open('/principalDetail/5', 'superadmin')
  await page.getByRole('tab', { name: 'Diritti' }).click()
  await button('Elimina Studio Conti e Associati').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina', exact: true }).click()
  const table = page.getByRole('table', { name: 'Autorizzazioni' })
  await expect.element(table.getByText('Nessun dato da visualizzare')).toBeVisible()
  await expect.element(table).toHaveFocus()
})

test('the focus comes back to the table from a question about a row whose button then goes', async () => {
  const key = { id: 1, nome: 'Gestionale', gruppi: ['calcolo'], di: 'Conti Andrea', dal: '2026-11-20T10:00:00.000Z', scade: '2030-11-20T10:00:00.000Z' }
  answering({
    'GET /api/agency/1/chiavi': () => [
      { ...key, usata: null, revocata: null, vale: true },
      { ...key, id: 2, nome: 'Di chi non entra', usata: null, revocata: null, vale: false },
      { ...key, id: 3, nome: 'Vecchia', scade: '2026-11-21T10:00:00.000Z', usata: null, revocata: null, vale: false },
    ],
    'DELETE /api/agency/1/chiavi/1': () => [{ ...key, usata: null, revocata: '2026-11-21T10:00:00.000Z', vale: false }],
  })
  await open('/agencyDetail/1', 'admin')
  await page.getByRole('tab', { name: 'Diritti' }).click()
  // It would be valid again if its maker came back, and it counts among the most that a studio may have.
  await expect.element(button('Revoca la chiave Di chi non entra')).toBeVisible()
  await expect.element(button('Revoca la chiave Vecchia')).not.toBeInTheDocument()
  await button('Revoca la chiave Gestionale').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoca', exact: true }).click()
  await expect.element(page.getByText('Revocata il 21/11/2026')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Chiavi per i programmi' })).toHaveFocus()
})

test('a key that comes after its dialog was closed is shown', async () => {
  const made = Promise.withResolvers<unknown>()
  answering({ 'GET /api/agency/1/chiavi': () => [], 'POST /api/agency/1/chiavi': () => made.promise })
  await open('/agencyDetail/1', 'admin')
  await page.getByRole('tab', { name: 'Diritti' }).click()
  await button('Nuova chiave').click()
  const asking = page.getByRole('dialog', { name: 'Nuova chiave' })
  await asking.getByLabelText('Programma').fill('Gestionale')
  const days = asking.getByLabelText('Giorni di validità')
  await days.fill('400')
  await expect.element(days).toHaveAttribute('aria-invalid', 'true')
  await days.fill('365')
  await expect.element(days).toHaveAttribute('aria-invalid', 'false')
  await asking.getByRole('button', { name: 'Fai la chiave' }).click()
  await asking.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  made.resolve({ id: 1, chiave: 'bilancia_1_segreta' })
  const shown = page.getByRole('dialog', { name: 'La chiave' })
  await expect.element(shown.getByRole('textbox', { name: 'Chiave' })).toHaveValue('bilancia_1_segreta')
  await shown.getByRole('button', { name: "L'ho copiata" }).click()
  await expect.element(shown).not.toBeInTheDocument()
})

test('a sign-out that only the company knows of is told to the other tabs', async () => {
  // A user of no other test: the sessions of those before still listen, and would end the next one.
  await open('/', 'demo')
  await expect.element(button(/menu utente/)).toBeVisible()
  // As in another tab; the page is that of the first.
  const { leave, signInState } = await openSession()
  expect(signInState.getState().user).not.toBeNull()
  await leave()
  await expect.element(page.getByText("La sessione è stata chiusa in un'altra scheda")).toBeVisible()
  await expect.element(button('Login')).toBeVisible()
})

test('a table that is pasted into a release note becomes lines, with a sign between its cells', () => {
  const cells = '<td style="width:1cm"><p>A</p></td><td><b>B</b><br>C</td><td> </td>'
  const html = `<p>Prima</p><table><caption>Tabella</caption><thead><tr><th>Uno</th><th>Due</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`
  const lines = (pasted: string) => {
    const div = document.createElement('div')
    div.innerHTML = pasted
    return [...div.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  }
  expect(lines(withoutStyles(html))).toEqual(['Prima', 'Tabella', 'Uno | Due', 'A | B C'])
  expect(withoutStyles(html)).toContain('<b>B</b>')
  // A frame around a text, with a table inside.
  expect(withoutStyles(`<table><tr><td><p>Uno</p><p>Due</p><table><tr><td>A</td><td>B</td></tr></table></td></tr></table>`)).toBe(
    '<div><p>Uno</p><p>Due</p><p>A | B</p></div>',
  )
})

test('a double click imports users once, and only the button of the links closes them', async () => {
  const line = { riga: 2, utente: 'nuovo', testo: 'Nuovo utente' }
  let stored = 0
  answering({
    'POST /api/principal/import': (body) =>
      body.prova
        ? { salvati: false, righe: [{ ...line, esito: 'NUOVO', Id: null }] }
        : stored++ === 0
          ? { salvati: true, righe: [{ ...line, esito: 'NUOVO', Id: 9 }] }
          : { salvati: false, righe: [{ ...line, esito: 'ERRORE', testo: 'Nome utente già presente', Id: null }] },
    'POST /api/principal/9/link': () => ({ Address: 'https://esempio.it/scegli', SentTo: null, Failed: false, ExpiresAt: '2030-11-20T10:00:00.000Z' }),
  })
  await open('/principal', 'admin')
  await button('Importa CSV').click()
  const csv = new File(['Username;Cognome;Nome;Mail;Ruolo\r\nnuovo;A;B;a@b.it;OPERATOR'], 'utenti.csv', { type: 'text/csv' })
  const picture = new File(['PNG\0'], 'logo.png')
  await userEvent.upload(field('File CSV degli utenti'), picture)
  await expect.element(page.getByText(/^Il file non è un CSV/)).toBeVisible()
  await userEvent.upload(field('File CSV degli utenti'), csv)
  await expect.element(page.getByText('Nessun errore. Nuovi: 1.')).toBeVisible()
  await button('Importa').dblClick()
  // The server answers between the two clicks: the second one meets what has replaced the dialog.
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  await expect.element(button('Manda gli inviti')).toBeVisible()
  button('Manda gli inviti').element().dispatchEvent(second)
  await expect.element(page.getByText(/^Ognuno riceve il link/)).toBeVisible()
  await button('Manda gli inviti').dblClick()
  await expect.element(page.getByText('https://esempio.it/scegli')).toBeVisible()
  await expect.element(page.getByText('1 di 1')).toBeVisible()
  expect(stored).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('https://esempio.it/scegli')).toBeVisible()
})

test('on the phone the name of a row of the register and its changes are one below the other', async () => {
  const row = {
    ...{ Id: 1, At: '2026-11-20T10:00:00.000Z', PrincipalId: 1, Username: 'superadmin', Action: 'Accesso', Kind: 'Sessione', RecordId: 1 },
    ...{ RecordName: 'superadmin', CompanyId: null, DescCompany: null, Position: null, Previous: null, Hash: null },
    Changes: [{ Field: 'Indirizzo', Before: null, After: '127.0.0.1' }],
  }
  answering({ 'POST /api/audit/search': () => ({ ResultList: [row], ListLength: 1 }) })
  await page.viewport(390, 844)
  await open('/audit', 'superadmin')
  const changes = page.getByText('Indirizzo: 127.0.0.1')
  await expect.element(changes).toBeVisible()
  const name = document.createRange()
  name.selectNode(changes.element().previousSibling ?? document.body)
  expect(changes.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
})

test('an empty file is not a logo, and nobody says that it is too large', async () => {
  await open('/marchio/0', 'superadmin')
  await button('Carica un’immagine').click()
  await page.getByLabelText('File del logo').upload(new File([], 'vuoto.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText(/^Il logo non si può usare/)).toBeVisible()
  await expect.element(page.getByText('Il file ha più di 24 kB')).not.toBeInTheDocument()
})
