/**
 * Every save of the pages without a network, and with an answer that is lost after the server has stored: what was typed stays, and pressed again it is
 * stored once. A call that stores and has no row here fails the first test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, routes } from '@bilancia/contract/api'
import { aCompany, anAgency } from '../apps/server/test/support/records.ts'
import { codeOf } from '../apps/server/test/support/sign-in.ts'
import { button, inDialog, open, tab } from './support/administration.ts'
import { fillArtisan } from './support/iforfettari.ts'
import { choose, giveName, newUser } from './support/new-user.ts'
import { ask, type RouteName, type Save, tried } from './support/saves.ts'
import { act } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ actionTimeout: 10_000 })

/** What one save makes for the next. */
const made = { client: 0, other: 0, studio: 0, document: 0, calculation: 0, agency: 0, company: 0, user: 0, news: 0, brand: 0 }

/** A VAT number that passes the check: seven digits, the office, the check digit. */
function vat(n: number): string {
  const digits = `${String(n).padStart(7, '0')}001`
  const sum = [...digits].reduce((total, digit, at) => total + (at % 2 === 0 ? Number(digit) : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0)), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const someone = (denominazione: string, n: number) =>
  ({
    ...{ tipo: 'SOCIETA', denominazione, codiceFiscale: vat(n), partitaIva: null, ateco: null, comune: null, mail: null, telefono: null },
    ...{ seguitoDa: null, stato: 'ATTIVO', etichette: null, note: null },
  }) as const
const newClient = async (page: Page, name: string, n: number) => (await ask(page, routes.insertClient, { body: someone(name, n) })).id
const named = async (page: Page, testo: string) => (await ask(page, routes.searchClients, { body: { testo } })).righe.length
const history = (page: Page, id: number) => ask(page, routes.clientHistory, { params: { id } })
const inFolder = async (page: Page, id: number) => (await ask(page, routes.clientCalculations, { params: { id } })).length
const transfers = async (page: Page) => (await ask(page, routes.clientTransfers, {})).filter(({ nome }) => nome === 'Rete Uno').map(({ esito }) => esito)
const holds = (label: string, value: string | RegExp) => (page: Page) => expect(page.getByLabel(label).first()).toHaveValue(value)
const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible({ timeout: 15_000 })
/** Opens a page, if it is not the one on screen. */
async function at(page: Page, path: string) {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
}
const clientNamed = async (page: Page, testo: string) => (await ask(page, routes.searchClients, { body: { testo } })).righe[0]?.id ?? 0
const save = (page: Page) => button(page, 'Salva').click()

const remove = async (page: Page) => {
  // A question that is closing has a button of the same name.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Elimina').click()
  await inDialog(page, 'Elimina').click()
}

const clients: readonly Save[] = [
  {
    call: 'insertClient',
    type: async (page) => {
      await page.goto('/cliente/0')
      await page.getByLabel('Tipo').selectOption('Società o ente')
      await page.getByLabel('Cognome e nome, o denominazione').fill('Rete Uno')
      await page.getByLabel('Codice Fiscale').fill(vat(901))
    },
    press: save,
    kept: holds('Cognome e nome, o denominazione', 'Rete Uno'),
    stored: (page) => named(page, 'Rete Uno'),
    shows: /Cliente Rete Uno aggiunto/,
  },
  {
    call: 'updateClient',
    type: async (page) => {
      made.client = await clientNamed(page, 'Rete Uno')
      await at(page, `/cliente/${made.client}`)
      await page.getByLabel('Comune').fill('Prato')
    },
    press: save,
    kept: holds('Comune', 'Prato'),
    stored: (page) => ask(page, routes.client, { params: { id: made.client } }),
    shows: /Cliente Rete Uno salvato/,
  },
  {
    call: 'insertReminder',
    type: async (page) => {
      await page.getByLabel('Giorno').fill('2030-03-01')
      await page.getByLabel('Che cosa rivedere').fill('Rivedere i ricavi')
    },
    press: (page) => button(page, 'Aggiungi promemoria').click(),
    kept: holds('Che cosa rivedere', 'Rivedere i ricavi'),
    stored: async (page) => (await history(page, made.client)).promemoria.length,
    shows: async (page) => {
      await expect(page.getByLabel('Che cosa rivedere')).toHaveValue('')
      await expect(page.getByLabel(/01\/03\/2030 · Rivedere i ricavi/)).toHaveCount(1)
    },
  },
  {
    call: 'closeReminder',
    press: (page) => page.getByLabel(/01\/03\/2030 · Rivedere i ricavi/).click(),
    stored: async (page) => (await history(page, made.client)).promemoria.map(({ fattoIl }) => fattoIl !== null),
    shows: /Rivedere i ricavi \(fatto il/,
  },
  {
    call: 'fileCalculation',
    type: async (page) => {
      const params = { province: '3', username: 'admin', name: 'Rete mia', application: 1, displayName: '-', vatId: '-', office: '-' }
      made.calculation = (await ask(page, routes.insertCalculation, { params, body: { annoImposta: 2026 } })).ID
      await page.getByLabel('Una mia elaborazione').fill('Rete mia')
      await page.getByRole('option', { name: /Rete mia/ }).click()
    },
    press: (page) => button(page, 'Metti nella cartella').click(),
    kept: holds('Una mia elaborazione', /Rete mia/),
    stored: (page) => inFolder(page, made.client),
    shows: async (page) => {
      await expect(page.getByRole('table', { name: 'Elaborazioni del cliente' })).toContainText('Rete mia')
    },
  },
  {
    call: 'unfileCalculation',
    press: (page) => button(page, 'Togli Rete mia dalla cartella').click(),
    stored: (page) => inFolder(page, made.client),
    shows: /La cartella è vuota/,
    settled: true,
  },
  {
    call: 'askTransfer',
    type: async (page) => {
      await button(page, 'Passa a un altro studio').click()
      await page.getByRole('dialog').getByLabel('Studio').selectOption('Studio Ferri')
    },
    press: (page) => inDialog(page, 'Chiedi il passaggio').click(),
    kept: async (page) => {
      await expect(page.getByRole('dialog').getByLabel('Studio').locator('option:checked')).toHaveText('Studio Ferri')
    },
    stored: transfers,
    shows: /è in attesa un passaggio a un altro studio/,
  },
  {
    call: 'answerTransfer',
    type: async (page) => {
      await page.goto('/clienti/passaggi')
    },
    press: async (page) => {
      await button(page, 'Ritira il passaggio di Rete Uno').click()
      await inDialog(page, 'Ritira').click()
    },
    stored: transfers,
    shows: async (page) => {
      await expect(page.getByRole('row', { name: /Rete Uno.*Ritirato/ })).toBeVisible()
    },
    settled: true,
  },
  {
    call: 'changeClients',
    type: async (page) => {
      await page.goto('/clienti?testo=Rete+Uno')
      await page.getByRole('checkbox', { name: 'Scegli Rete Uno' }).check()
      await button(page, 'Cambia…').click()
      await page.getByRole('dialog').getByLabel('Etichette da aggiungere').fill('senza rete')
    },
    press: (page) => inDialog(page, 'Cambia').click(),
    kept: holds('Etichette da aggiungere', 'senza rete'),
    stored: async (page) => (await ask(page, routes.client, { params: { id: made.client } })).etichette,
    shows: /clienti? cambiat/,
  },
  {
    call: 'importClients',
    type: async (page) => {
      await button(page, 'Importa CSV').click()
      const rows = ['Tipo;Codice Fiscale;"Cognome e nome, o denominazione"', `Società o ente;${vat(902)};Rete Due`]
      await page.getByLabel('File CSV dei clienti').setInputFiles({ name: 'c.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
      await expect(page.getByText('Nessun errore.')).toBeVisible()
    },
    press: (page) => inDialog(page, 'Importa').click(),
    kept: async (page) => {
      await expect(page.getByRole('table', { name: 'Righe del file' })).toContainText('Rete Due')
    },
    stored: (page) => named(page, 'Rete Due'),
    shows: /Importati: 0 nuovi/,
  },
  {
    call: 'mergeClients',
    type: async (page) => {
      await page.goto(`/cliente/${made.client}`)
      await button(page, 'Unisci un altro cliente').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel("Nome o codice dell'altro cliente").fill('Rete Due')
      await dialog.getByRole('radio', { name: /Rete Due/ }).check()
      await dialog
        .getByRole('group', { name: /Cognome e nome/ })
        .getByRole('radio', { name: 'Rete Uno' })
        .check()
      await dialog
        .getByRole('group', { name: /Codice Fiscale/ })
        .getByRole('radio', { name: vat(901) })
        .check()
    },
    press: (page) => inDialog(page, 'Unisci').click(),
    kept: (page) =>
      expect(
        page
          .getByRole('dialog')
          .getByRole('radio', { name: /Rete Due/ })
          .first(),
      ).toBeChecked(),
    stored: async (page) => (await named(page, 'Rete Uno')) + (await named(page, 'Rete Due')),
    shows: /è stato unito al cliente/,
  },
  {
    call: 'deleteClient',
    type: async (page) => {
      await page.goto(`/cliente/${await newClient(page, 'Rete Tre', 903)}`)
    },
    press: remove,
    stored: (page) => named(page, 'Rete Tre'),
    shows: /non esiste/,
  },
  {
    call: 'eraseClient',
    type: async (page) => {
      await page.goto(`/cliente/${await newClient(page, 'Rete Quattro', 904)}`)
      await button(page, 'Cancella i dati').click()
      await page.getByLabel('Per conferma scrivere «Rete Quattro»').fill('Rete Quattro')
    },
    press: (page) => inDialog(page, 'Cancella per sempre').click(),
    kept: holds('Per conferma scrivere «Rete Quattro»', 'Rete Quattro'),
    stored: (page) => named(page, 'Rete Quattro'),
    shows: /non esiste/,
  },
  {
    call: 'makePaymentDiary',
    type: async (page) => {
      await page.goto('/scadenze')
    },
    press: async (page) => {
      await page
        .getByRole('button', { name: /^(Crea l’indirizzo|Nuovo indirizzo) per / })
        .first()
        .click()
      // Only before an address is replaced it asks.
      if (await page.getByRole('dialog', { name: 'Un nuovo indirizzo' }).isVisible()) await inDialog(page, 'Crea').click()
    },
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ dal }) => dal !== null),
    shows: /Si vede questa volta sola/,
  },
  {
    call: 'chooseDiaryAmounts',
    type: (page) => inDialog(page, 'Fatto').click(),
    press: (page) =>
      page
        .getByLabel(/^Anche gli importi/)
        .first()
        .click(),
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ importi }) => importi),
    shows: async (page) => {
      await expect(page.getByLabel(/^Anche gli importi/).first()).toBeChecked()
    },
    settled: true,
  },
  {
    call: 'dropPaymentDiary',
    press: async (page) => {
      await page
        .getByRole('button', { name: /^Revoca l’indirizzo per / })
        .first()
        .click()
      await inDialog(page, 'Revoca').click()
    },
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ dal }) => dal !== null),
    shows: /nessun indirizzo/,
    settled: true,
  },
]

const documents: readonly Save[] = [
  {
    call: 'insertDocument',
    type: async (page) => {
      made.client = await newClient(page, 'Rete Cinque', 905)
      await page.goto(`/cliente/${made.client}`)
    },
    press: (page) => button(page, 'Nuova in Forfetari').click(),
    stored: (page) => inFolder(page, made.client),
    shows: async (page) => {
      await expect(page).toHaveURL(/\/iforf\/\d+$/)
    },
  },
  {
    call: 'nameDocumentVersion',
    type: async (page) => {
      made.document = (await ask(page, routes.clientCalculations, { params: { id: made.client } }))[0]?.ID ?? 0
      await at(page, `/iforf/${made.document}`)
      await fillArtisan(page)
      await saved(page)
      await button(page, 'Versioni').click()
      await page.getByLabel('Nome per la versione di adesso').fill('Prima della riunione')
    },
    press: (page) => inDialog(page, 'Dai il nome').click(),
    kept: holds('Nome per la versione di adesso', 'Prima della riunione'),
    stored: async (page) => (await ask(page, routes.documentVersions, { params: { id: made.document } })).map(({ nome }) => nome),
    shows: /Versione conservata con il suo nome/,
  },
  {
    call: 'deliverAdvice',
    type: async (page) => {
      await inDialog(page, 'Chiudi').click()
      await saved(page)
      await button(page, 'Consegna').click()
      await page.getByRole('dialog').getByLabel('Titolo').fill('Resti forfettario')
      await page.getByRole('dialog').getByLabel('Rivedere il (se serve)').fill('2030-11-01')
    },
    press: (page) => inDialog(page, 'Consegna').click(),
    kept: holds('Titolo', 'Resti forfettario'),
    stored: async (page) => (await history(page, made.client)).consegne.map(({ titolo }) => titolo),
    shows: /Consegnata a Rete Cinque/,
  },
  {
    // The reminder of an advice that is stored: pressed again, the advice is not given a second time.
    call: 'insertReminder',
    type: async (page) => {
      expect((await history(page, made.client)).promemoria).toHaveLength(1)
      await saved(page)
      await button(page, 'Consegna').click()
      await page.getByRole('dialog').getByLabel('Titolo').fill('Seconda')
      await page.getByRole('dialog').getByLabel('Rivedere il (se serve)').fill('2030-12-01')
    },
    press: (page) => inDialog(page, 'Consegna').click(),
    kept: holds('Titolo', 'Seconda'),
    stored: async (page) => {
      const { consegne, promemoria } = await history(page, made.client)
      return [consegne.length, promemoria.length]
    },
    shows: /Consegnata a Rete Cinque/,
  },
  {
    call: 'insertVariant',
    type: async (page) => {
      await button(page, 'Varianti').click()
      await page.getByLabel('Nome della nuova variante').fill('Ricavi +20%')
    },
    press: (page) => inDialog(page, 'Crea variante').click(),
    kept: holds('Nome della nuova variante', 'Ricavi +20%'),
    stored: (page) => inFolder(page, made.client),
    shows: /Variante «Ricavi \+20%» aperta/,
  },
  {
    call: 'keepPayments',
    type: async (page) => {
      await page.goto(`/iforf/${made.document}`)
      await page.getByRole('tab', { name: 'Quando si paga' }).click()
      await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'attività comincia")
      await saved(page)
    },
    press: (page) => button(page, 'Metti nello scadenzario').click(),
    stored: async (page) => (await ask(page, routes.nextPayments, { query: { giorni: 366 } })).filter(({ cliente }) => cliente === made.client).length,
    shows: /Nello scadenzario dello studio: \d+ giorni/,
  },
  {
    call: 'dropPayments',
    press: (page) => button(page, 'Togli').click(),
    stored: async (page) => (await ask(page, routes.nextPayments, { query: { giorni: 366 } })).filter(({ cliente }) => cliente === made.client).length,
    shows: /Nello scadenzario non ce n’erano/,
  },
  {
    call: 'adviceOutcome',
    type: async (page) => {
      await page.goto(`/cliente/${made.client}`)
      await page.getByRole('table', { name: 'Consegne al cliente' }).getByRole('button', { name: 'Resti forfettario' }).click()
      await expect(page.getByRole('dialog').getByLabel('Esito')).toBeVisible()
    },
    press: async (page) => {
      await page.getByRole('dialog').getByLabel('Esito').selectOption('ACCETTATA')
    },
    stored: async (page) => (await history(page, made.client)).consegne.map(({ esito }) => esito),
    shows: async (page) => {
      await expect(page.getByRole('dialog').getByLabel('Esito')).toHaveValue('ACCETTATA')
    },
  },
]

const found = async (page: Page, name: string) => {
  const { righe } = await ask(page, routes.searchCalculations, { body: { testo: name } })
  return righe.filter(({ NomeSimulazione }) => NomeSimulazione === name)
}
const archive: readonly Save[] = [
  {
    call: 'insertCalculation',
    type: async (page) => {
      await page.goto('/iforf')
      await page.getByLabel('Cognome e nome').fill('Rete Mario')
      await act(page, 'Salva')
      await page.getByLabel('Nome elaborazione').fill('Rete salvata')
    },
    press: (page) => inDialog(page, 'Salva').click(),
    kept: holds('Nome elaborazione', 'Rete salvata'),
    stored: async (page) => (await found(page, 'Rete salvata')).length,
    shows: /Elaborazione salvata correttamente/,
  },
  {
    call: 'updateCalculation',
    type: async (page) => {
      await page.getByLabel('Cognome e nome').fill('Rete Maria')
    },
    press: async (page) => {
      await act(page, 'Sovrascrivi')
      await inDialog(page, 'Sovrascrivi').click()
    },
    kept: holds('Cognome e nome', 'Rete Maria'),
    stored: (page) => found(page, 'Rete salvata'),
    shows: /Elaborazione salvata correttamente/,
  },
  {
    call: 'deleteCalculation',
    type: async (page) => {
      await act(page, 'Carica')
      await expect(page.getByRole('button', { name: 'Elimina Rete salvata' })).toBeVisible()
    },
    press: async (page) => {
      await page.getByRole('dialog').last().getByRole('button', { name: 'Elimina Rete salvata' }).click()
      await inDialog(page, 'Elimina').click()
    },
    stored: async (page) => (await found(page, 'Rete salvata')).length,
    shows: async (page) => {
      await expect(page.getByRole('button', { name: 'Elimina Rete salvata' })).toHaveCount(0)
    },
    settled: true,
  },
  {
    call: 'savePriceList',
    type: async (page) => {
      made.studio = (await ask(page, routes.identity, {})).PrincipalAuth[0]?.AgencyId ?? 0
      await page.goto('/forme')
      await button(page, 'Scrivi il listino').click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('1200')
    },
    press: (page) => inDialog(page, 'Salva listino').click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(/1\.200/),
    stored: (page) => ask(page, routes.priceList, { params: { id: made.studio } }),
    shows: /Listino salvato/,
  },
]

const keysOf = async (page: Page) => (await ask(page, routes.apiKeys, { params: { id: made.studio } })).map(({ nome, revocata }) => [nome, revocata !== null])
const keys: readonly Save[] = [
  {
    call: 'insertApiKey',
    type: async (page) => {
      made.studio = (await ask(page, routes.identity, {})).PrincipalAuth[0]?.AgencyId ?? 0
      await page.goto(`/agencyDetail/${made.studio}`)
      await tab(page, 'Diritti')
      await button(page, 'Nuova chiave').click()
      await page.getByRole('dialog').getByLabel('Programma').fill('Rete programma')
    },
    press: (page) => inDialog(page, 'Fai la chiave').click(),
    kept: holds('Programma', 'Rete programma'),
    stored: keysOf,
    shows: /Copiarla ora nel programma/,
  },
  {
    call: 'revokeApiKey',
    type: (page) => inDialog(page, "L'ho copiata").click(),
    press: async (page) => {
      await button(page, 'Revoca la chiave Rete programma').click()
      await inDialog(page, 'Revoca').click()
    },
    stored: keysOf,
    shows: /Chiave revocata/,
  },
  {
    call: 'retentionTelematico',
    type: async (page) => {
      await page.goto('/importtelematico')
    },
    press: async (page) => {
      await page.getByLabel(/^Le dichiarazioni si conservano/).selectOption('36')
    },
    stored: async (page) => (await ask(page, routes.telematicoScope, {})).Companies.map(({ mesiConservazione }) => mesiConservazione),
    shows: /Durata di conservazione salvata/,
  },
]

const companiesNamed = async (page: Page, BusinessName: string) => (await ask(page, routes.searchCompanies, { body: { BusinessName } })).length
const agenciesNamed = async (page: Page, Name: string) => (await ask(page, routes.searchAgencies, { body: { Name } })).ListLength
const usersNamed = async (page: Page, Username: string) => (await ask(page, routes.searchPrincipals, { body: { Username } })).ListLength

const administration: readonly Save[] = [
  {
    call: 'saveCompany',
    type: async (page) => {
      await page.goto('/companyDetail/0')
      await page.getByLabel('Nome *', { exact: true }).fill('Rete S.r.l.')
      await page.getByLabel('Partita Iva *').fill(vat(911))
    },
    press: save,
    kept: holds('Partita Iva *', vat(911)),
    stored: (page) => companiesNamed(page, 'Rete S.r.l.'),
    shows: /Company salvata correttamente/,
  },
  {
    call: 'saveCompany',
    type: async (page) => {
      made.company = (await ask(page, routes.searchCompanies, { body: { BusinessName: 'Rete S.r.l.' } }))[0]?.Id ?? 0
      await at(page, `/companyDetail/${made.company}`)
      await page.getByLabel('Nome App').fill('Fisco senza rete')
    },
    press: save,
    kept: holds('Nome App', 'Fisco senza rete'),
    stored: (page) => ask(page, routes.company, { params: { id: made.company } }),
    shows: /Rete S\.r\.l\. salvata/,
  },
  {
    call: 'saveAgency',
    type: async (page) => {
      await page.goto('/agencyDetail/0')
      await page.getByLabel('Nome', { exact: false }).first().fill('Rete Studio')
      await page.getByLabel('Codice *').fill('RS')
      await page.getByLabel('Company').selectOption('Rete S.r.l.')
      await page.getByLabel('Numero di utenti ammessi').fill('9')
    },
    press: save,
    kept: holds('Codice *', 'RS'),
    stored: (page) => agenciesNamed(page, 'Rete Studio'),
    shows: /Studio Rete Studio aggiunto/,
  },
  {
    call: 'saveAgency',
    type: async (page) => {
      made.agency = (await ask(page, routes.searchAgencies, { body: { Name: 'Rete Studio' } })).ResultList[0]?.Id ?? 0
      await at(page, `/agencyDetail/${made.agency}`)
      await page.getByLabel('Indirizzo', { exact: true }).fill('Via senza rete 1')
    },
    press: save,
    kept: holds('Indirizzo', 'Via senza rete 1'),
    stored: (page) => ask(page, routes.agency, { params: { id: made.agency } }),
    shows: /Studio Rete Studio salvato/,
  },
  {
    call: 'insertPrincipal',
    type: async (page) => {
      await page.goto('/principalDetail/0')
      await page.getByLabel('Company').selectOption('Rete S.r.l.')
      await page.getByLabel('Studio', { exact: true }).fill('Rete')
      await page.getByRole('option', { name: 'Rete Studio' }).click()
      await page.getByLabel('Username *').fill('rete.utente')
      await page.getByLabel('Cognome *').fill('Retini')
      await page.getByLabel('Nome *', { exact: true }).fill('Ada')
      await page.getByLabel('Mail *').fill('ada@example.it')
      await page.getByLabel('Ruolo *').selectOption('OPERATOR')
    },
    press: save,
    kept: holds('Cognome *', 'Retini'),
    stored: (page) => usersNamed(page, 'rete.utente'),
    shows: /Utente rete\.utente aggiunto|Nome utente già presente/,
  },
  {
    call: 'updatePrincipal',
    type: async (page) => {
      const [user] = (await ask(page, routes.searchPrincipals, { body: { Username: 'rete.utente' } })).ResultList
      made.user = user?.Id ?? 0
      await page.goto(`/principalDetail/${made.user}`)
      await page.getByLabel('Cognome *').fill('Retoni')
    },
    press: save,
    kept: holds('Cognome *', 'Retoni'),
    stored: (page) => ask(page, routes.principal, { params: { id: made.user } }),
    shows: /Utente Ada Retoni salvato/,
  },
  {
    call: 'deletePrincipalAuth',
    type: (page) => tab(page, 'Diritti'),
    press: async (page) => {
      if (!(await page.getByRole('dialog').isVisible())) await button(page, 'Elimina Rete Studio').click()
      await inDialog(page, 'Elimina').click()
    },
    stored: async (page) => (await ask(page, routes.searchPrincipalAuth, { body: { PrincipalId: made.user } })).length,
    shows: async (page) => {
      await expect(button(page, 'Elimina Rete Studio')).toHaveCount(0)
    },
  },
  {
    call: 'savePrincipalAuth',
    type: async (page) => {
      await page.reload()
      await button(page, 'Aggiungi autorizzazione').click()
      await page.getByRole('dialog').getByLabel('Studio', { exact: true }).fill('Rete')
      await page.getByRole('option', { name: 'Rete Studio' }).click()
    },
    press: (page) => inDialog(page, 'Salva').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Studio', { exact: true })).toHaveValue(/Rete Studio/),
    stored: async (page) => (await ask(page, routes.searchPrincipalAuth, { body: { PrincipalId: made.user } })).length,
    shows: /ha già questo studio tra le autorizzazioni/,
  },
  {
    call: 'changePrincipals',
    type: async (page) => {
      await page.goto('/principal?Username=rete.utente')
      await page.getByLabel(/^Scegli Retoni/).check()
    },
    press: async (page) => {
      await button(page, 'Disabilita da oggi').click()
      await inDialog(page, 'Disabilita').click()
    },
    stored: async (page) => (await ask(page, routes.principal, { params: { id: made.user } })).Disabled,
    shows: /utenti? cambiat/,
  },
  {
    call: 'importPrincipals',
    type: async (page) => {
      await page.goto('/principal')
      await button(page, 'Importa CSV').click()
      await page.getByRole('dialog').getByLabel('Studio', { exact: true }).fill('Rete')
      await page.getByRole('option', { name: 'Rete Studio' }).click()
      const rows = ['Username;Cognome;Nome;Mail;Ruolo', 'rete.due;Retini;Ugo;ugo@example.it;OPERATOR']
      await page.getByLabel('File CSV degli utenti').setInputFiles({ name: 'u.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
      await expect(page.getByText('Nessun errore. Nuovi: 1.')).toBeVisible()
    },
    press: (page) => inDialog(page, 'Importa').click(),
    kept: async (page) => {
      await expect(page.getByRole('table', { name: 'Righe del file' })).toContainText('rete.due')
    },
    stored: (page) => usersNamed(page, 'rete.due'),
    shows: /Nome utente già presente|Righe da correggere: 1/,
  },
  {
    call: 'deletePrincipal',
    type: async (page) => {
      await page.goto(`/principalDetail/${made.user}`)
    },
    press: remove,
    stored: (page) => usersNamed(page, 'rete.utente'),
    shows: /è chiuso e non si modifica più|Cancellazione \d+ riuscita/,
  },
  {
    call: 'eraseData',
    type: async (page) => {
      await page.goto(`/principalDetail/${made.user}`)
      await button(page, 'Cancella i dati').click()
      await page.getByLabel('Per conferma scrivere «rete.utente»').fill('rete.utente')
    },
    press: (page) => inDialog(page, 'Cancella per sempre').click(),
    kept: holds('Per conferma scrivere «rete.utente»', 'rete.utente'),
    stored: async (page) => (await ask(page, routes.principal, { params: { id: made.user } })).Mail,
    shows: /Per conferma scrivere il nome per intero|Dati cancellati/,
  },
  {
    call: 'saveNews',
    type: async (page) => {
      await page.goto('/whatsNewDetail/0')
      await page.getByLabel('Versione *').fill('0.0.0')
      await page.getByLabel('Titolo').first().fill('Rete nuova')
    },
    press: save,
    kept: holds('Titolo', 'Rete nuova'),
    stored: async (page) => (await ask(page, routes.searchNews, { body: { Version: '0.0.0' } })).ListLength,
    shows: /WhatsNew salvata correttamente/,
  },
  {
    call: 'saveNews',
    type: async (page) => {
      made.news = (await ask(page, routes.searchNews, { body: { Version: '0.0.0' } })).ResultList[0]?.Id ?? 0
      await at(page, `/whatsNewDetail/${made.news}`)
      await page.getByLabel('Titolo').first().fill('Rete cambiata')
    },
    press: save,
    kept: holds('Titolo', 'Rete cambiata'),
    stored: (page) => ask(page, routes.news, { params: { id: made.news } }),
    shows: /WhatsNew Rete cambiata salvata/,
  },
  ...(['Termina', 'Riapri'] as const).map(
    (verb): Save => ({
      call: verb === 'Termina' ? 'closeNews' : 'openNews',
      type: async (page) => {
        await page.goto('/whatsnew')
      },
      press: async (page) => {
        await button(page, `${verb} news: Rete cambiata`).click()
        await inDialog(page, `${verb} news`).click()
      },
      stored: async (page) => (await ask(page, routes.news, { params: { id: made.news } })).ExpirationDate,
      shows: verb === 'Termina' ? /terminata/ : /riaperta/,
    }),
  ),
  {
    call: 'deleteNews',
    type: async (page) => {
      await page.goto(`/whatsNewDetail/${made.news}`)
    },
    press: remove,
    stored: async (page) => (await ask(page, routes.searchNews, { body: { Version: '0.0.0' } })).ListLength,
    shows: /non trovata/,
  },
  {
    call: 'saveBrand',
    type: async (page) => {
      await page.goto('/marchio/0')
      await page.getByLabel('Codice *').fill('senza-rete')
      await page.getByLabel('Nome *', { exact: true }).fill('Senza rete')
      await page.getByLabel('Motto *').fill('Nulla va perso')
      await button(page, 'Carica un’immagine').click()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20z"/></svg>'
      await page.getByLabel('File del logo').setInputFiles({ name: 'l.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
      await inDialog(page, 'Usa questo logo').click()
    },
    press: save,
    kept: holds('Motto *', 'Nulla va perso'),
    stored: async (page) => (await ask(page, routes.brands, {})).filter(({ Code }) => Code === 'senza-rete').length,
    shows: /Marchio aggiunto|C'è già un marchio con il codice/,
  },
  {
    call: 'saveBrand',
    type: async (page) => {
      made.brand = (await ask(page, routes.brands, {})).find(({ Code }) => Code === 'senza-rete')?.Id ?? 0
      await page.goto(`/marchio/${made.brand}`)
      await page.getByLabel('Motto *').fill('Tutto resta')
    },
    press: save,
    kept: holds('Motto *', 'Tutto resta'),
    stored: (page) => ask(page, routes.brand, { params: { id: made.brand } }),
    shows: /Marchio Senza rete salvato/,
  },
  {
    call: 'deleteBrand',
    press: remove,
    stored: async (page) => (await ask(page, routes.brands, {})).length,
    shows: /non esiste/,
  },
  {
    call: 'deleteAgency',
    type: async (page) => {
      const { Id } = await ask(page, routes.saveAgency, { body: anAgency(made.company, { Name: 'Rete Vuoto', Code: 'RV' }) })
      await page.goto(`/agencyDetail/${Id}`)
    },
    press: remove,
    stored: (page) => agenciesNamed(page, 'Rete Vuoto'),
    shows: /non trovata/,
  },
  {
    call: 'deleteCompany',
    type: async (page) => {
      const { Id } = await ask(page, routes.saveCompany, { body: aCompany({ BusinessName: 'Rete Vuota S.r.l.', VatNumber: vat(912) }) })
      await page.goto(`/companyDetail/${Id}`)
    },
    press: remove,
    stored: (page) => companiesNamed(page, 'Rete Vuota S.r.l.'),
    shows: /non trovata/,
  },
]

const CF = 'FTTDND96B67H501M'
const sample = join(import.meta.dirname, '..', 'packages', 'telematic', 'test', 'samples', 'pf-impresa-2026.txt')
const returns = async (page: Page) => (await ask(page, routes.searchTelematico, { body: { TaxCodeDichiarante: CF } })).length
const imported: readonly Save[] = [
  {
    call: 'uploadTelematico',
    type: async (page) => {
      await page.goto('/importtelematico')
      const asked = page.waitForEvent('filechooser')
      await button(page, 'Scegli i file').click()
      await (await asked).setFiles(sample)
      await button(page, 'Importa').click()
      await expect(page.getByRole('dialog', { name: 'Import Telematico' })).toBeVisible()
    },
    press: async (page) => {
      const summary = page.getByRole('dialog', { name: 'Import Telematico' })
      // A failure closes it, and the file stays chosen.
      if (!(await summary.isVisible())) await button(page, 'Importa').click()
      await summary.getByRole('button', { name: /[Ii]mporta$/ }).click()
    },
    stored: returns,
    shows: /importazione conclusa con Successo/,
  },
  {
    call: 'clientsOfReturns',
    type: async (page) => {
      const proposed = page.getByRole('group', { name: `Nuovo cliente ${CF}` })
      await proposed.getByLabel('Cognome e nome, o denominazione').fill('Rete Donato')
    },
    press: (page) => page.getByRole('button', { name: /^Conferma: 1 da aggiungere/ }).click(),
    kept: holds('Cognome e nome, o denominazione', 'Rete Donato'),
    stored: (page) => named(page, 'Rete Donato'),
    shows: /Clienti aggiunti: [01], aggiornati: 0/,
  },
  {
    call: 'deleteTelematico',
    press: async (page) => {
      await page
        .getByRole('row')
        .filter({ hasText: CF })
        .getByRole('button', { name: /Elimina/ })
        .click()
      await inDialog(page, 'Elimina').click()
    },
    stored: returns,
    shows: async (page) => {
      await expect(page.getByRole('row').filter({ hasText: CF })).toHaveCount(0)
    },
    settled: true,
  },
]

const PASSWORD = 'cavallo graffetta lampione'
const NEW_PASSWORD = 'una chitarra sotto vetro'
const ownAccess = (page: Page) => ask(page, routes.ownAccess, {})
const own: readonly Save[] = [
  {
    call: 'endSessions',
    press: (page) => button(page, 'Chiudi tutte le altre').click(),
    stored: async (page) => (await ownAccess(page)).Sessions.length,
    shows: async (page) => {
      await expect(button(page, 'Chiudi tutte le altre')).toHaveCount(0)
    },
    settled: true,
  },
  {
    call: 'confirmSecondFactor',
    type: async (page) => {
      await button(page, 'Attiva').click()
      await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD)
      await inDialog(page, 'Prosegui').click()
      const key =
        (await page
          .getByText(/^Chiave: /)
          .locator('strong')
          .textContent()) ?? ''
      await page.getByLabel('Codice mostrato dalla app').fill(codeOf(key.replaceAll(' ', '')))
    },
    press: (page) => button(page, 'Attiva').click(),
    kept: holds('Codice mostrato dalla app', /^\d{6}$/),
    stored: async (page) => (await ownAccess(page)).SecondFactor.Enabled,
    shows: /Il secondo fattore è già attivo/,
  },
  {
    call: 'removeSecondFactor',
    type: async (page) => {
      await page.goto('/profilo')
      await button(page, 'Togli').click()
      await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD)
    },
    press: (page) => inDialog(page, 'Togli').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Password attuale')).toHaveValue(PASSWORD),
    stored: async (page) => (await ownAccess(page)).SecondFactor.Enabled,
    shows: /Il secondo fattore non è attivo/,
  },
  {
    call: 'changePassword',
    type: async (page) => {
      await page.goto('/profilo')
      await page.getByLabel('Password attuale').fill(PASSWORD)
      await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Ripetere la nuova password').fill(NEW_PASSWORD)
    },
    press: (page) => button(page, 'Cambia password').click(),
    kept: holds('Nuova password', NEW_PASSWORD),
    // Which password counts: only that one starts a second factor, which nobody confirms.
    stored: (page) =>
      ask(page, routes.startSecondFactor, { body: { Password: NEW_PASSWORD } }).then(
        () => 'the new one',
        () => 'the one before',
      ),
    shows: /La password attuale non è corretta/,
  },
]

const areas: Readonly<Record<string, { readonly by: string; readonly path: string; readonly saves: readonly Save[] }>> = {
  'a client': { by: 'admin', path: '/clienti', saves: clients },
  'a document of a client': { by: 'admin', path: '/clienti', saves: documents },
  'the archive and the price list': { by: 'admin', path: '/iforf', saves: archive },
  'keys and retention': { by: 'admin', path: '/agency', saves: keys },
  administration: { by: 'superadmin', path: '/company', saves: administration },
  'imported returns': { by: 'manager', path: '/importtelematico', saves: imported },
}

/** Calls that store and are not tried here, with the reason. */
const untried: Partial<Record<RouteName, string>> = {
  autosaveDocument: 'documents.spec.ts: what is typed without a network is kept on the device and sent later',
  chooseStudio: 'a choice without typing; chosen again it is the same',
  hideNews: 'the note is closed at once and comes back at the next sign-in, where it can be put away again; the page says that it failed',
  readAccessReset: 'a notice that stays until it is read; read again it is the same',
  unlockPrincipal: 'nothing typed; a second time there is no wait to take away',
  linkPrincipal: 'nothing typed; each press makes a link, and the one before does not count any more',
  requestAccess: 'nothing typed; a request is one per administrator and kind',
  confirmAccess: 'nothing typed; confirmed again it is the same',
  resetSecondFactor: 'nothing typed; a second time there is no factor to take away',
  startSecondFactor: 'a key that counts only when it is confirmed',
  newRecoveryCodes: 'each press makes codes, and those before do not count any more',
  startPasskey: 'a question for the device; nothing counts before it is answered',
  confirmPasskey: 'the answer of the device counts once; without a network the device is asked again',
  removePasskey: 'affairs.spec.ts; a second time the passkey is not there',
  handOver: 'nothing typed; a second time there is nothing left to hand over',
  clientError: 'a report of the page itself',
}

/** Calls with a body that store nothing. */
const READING = /^(calcola|explain|used|changes|salti|curve|letter|ottimizza|confronta|export|search|preview|recalculate|easyStart|ticketSignOn|usage)/
const stores = (name: string, { method, audit }: Route) =>
  method !== 'GET' && !['Lettura', 'Esportazione'].includes(audit?.action ?? '') && !(audit === undefined && READING.test(name))

test('every call of the pages that stores something is tried, or says why not', () => {
  const folder = join(import.meta.dirname, '..', 'apps', 'web', 'src')
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const called = Object.entries<Route>(routes).filter(([name, route]) => stores(name, route) && new RegExp(`\\broutes\\.${name}\\b`).test(source))
  const rows = [...Object.values(areas).flatMap(({ saves }) => saves), ...own].map(({ call }) => String(call))
  expect([...new Set([...rows, ...Object.keys(untried)])].sort()).toEqual(called.map(([name]) => name).sort())
})

for (const [what, { by, path, saves }] of Object.entries(areas))
  test(`${what}: without a network and with a lost answer nothing typed is lost, and nothing is stored twice`, async ({ page }) => {
    await open(page, path, by)
    for (const one of saves) await test.step(one.call, () => tried(page, one))
  })

test('one’s own access: without a network and with a lost answer nothing typed is lost, and nothing is stored twice', async ({ page, browser }) => {
  await choose(page, await newUser(browser, 'rete.accesso', 'OPERATOR'), 'rete.accesso', PASSWORD)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/profilo')
  await giveName(other, 'rete.accesso', PASSWORD)
  await expect(other.getByRole('heading', { level: 1, name: 'Il mio accesso' })).toBeVisible()
  await other.context().close()
  await page.reload()
  for (const one of own) await test.step(one.call, () => tried(page, one))
})
