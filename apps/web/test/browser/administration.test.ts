/** Pages that every simulator leaves aside: a user of administration, a list or a record that does not arrive, the law. */
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
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
  const broken = vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
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
  broken.mockRestore()
})

test('the law page has no barriers and does not scroll sideways', async () => {
  await open('/norme?tributo=Contributi+INPS')
  await expect.poll(() => document.querySelector('[data-figure="inps.aliquota"] button'), { timeout: 60_000 }).not.toBeNull()
  document.querySelector<HTMLElement>('[data-figure="inps.aliquota"] button')?.click()
  await expect.element(page.getByText('inps.aliquota', { exact: true })).toBeVisible()
  await fits()
})

/** Answers in place of the server, by method and path; the other calls go on. */
function answering(answers: Readonly<Record<string, () => unknown>>) {
  const { fetch } = window
  return vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const answer = answers[`${init?.method ?? 'GET'} ${new URL(String(asked), location.href).pathname}`]
    return answer ? Response.json(answer()) : fetch(asked, init)
  })
}

test('the focus stays in a table whose row has just been deleted', async () => {
  let links = [{ Id: 1, PrincipalId: 5, AgencyId: 1, Agency: { Id: 1, Name: 'Studio Conti e Associati' } }]
  const answered = answering({
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
  answered.mockRestore()
})

test('the focus comes back to the table from a question about a row whose button then goes', async () => {
  const key = { id: 1, nome: 'Gestionale', gruppi: ['calcolo'], di: 'Conti Andrea', dal: '2026-11-20T10:00:00.000Z', scade: '2030-11-20T10:00:00.000Z' }
  const answered = answering({
    'GET /api/agency/1/chiavi': () => [{ ...key, usata: null, revocata: null, vale: true }],
    'DELETE /api/agency/1/chiavi/1': () => [{ ...key, usata: null, revocata: '2026-11-21T10:00:00.000Z', vale: false }],
  })
  await open('/agencyDetail/1', 'admin')
  await page.getByRole('tab', { name: 'Diritti' }).click()
  await button('Revoca la chiave Gestionale').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoca', exact: true }).click()
  await expect.element(page.getByText('Revocata il 21/11/2026')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Chiavi per i programmi' })).toHaveFocus()
  answered.mockRestore()
})

test('on the phone the name of a row of the register and its changes are one below the other', async () => {
  const row = {
    ...{ Id: 1, At: '2026-11-20T10:00:00.000Z', PrincipalId: 1, Username: 'superadmin', Action: 'Accesso', Kind: 'Sessione', RecordId: 1 },
    ...{ RecordName: 'superadmin', CompanyId: null, DescCompany: null, Position: null, Previous: null, Hash: null },
    Changes: [{ Field: 'Indirizzo', Before: null, After: '127.0.0.1' }],
  }
  const answered = answering({ 'POST /api/audit/search': () => ({ ResultList: [row], ListLength: 1 }) })
  await page.viewport(390, 844)
  await open('/audit', 'superadmin')
  const changes = page.getByText('Indirizzo: 127.0.0.1')
  await expect.element(changes).toBeVisible()
  const name = document.createRange()
  name.selectNode(changes.element().previousSibling ?? document.body)
  expect(changes.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
  answered.mockRestore()
})

test('an empty file is not a logo, and nobody says that it is too large', async () => {
  await open('/marchio/0', 'superadmin')
  await button('Carica un’immagine').click()
  await page.getByLabelText('File del logo').upload(new File([], 'vuoto.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText(/^Il logo non si può usare/)).toBeVisible()
  await expect.element(page.getByText('Il file ha più di 24 kB')).not.toBeInTheDocument()
})
