/** The saves of companies, studios, users, news and brands, and of the keys and the retention of a studio. */
import { routes } from '@bilancia/contract/api'
import { aCompany, anAgency } from '../../apps/server/test/support/records.ts'
import { button, inDialog, tab } from '../support/administration.ts'
import { ask } from '../support/ask.ts'
import type { Save } from '../support/saves.ts'
import { goInside } from '../support/tab.ts'
import { expect, type Page } from '../support/test.ts'
import { at, holds, made, remove, save, vat } from './common.ts'

const retention = (page: Page) => page.getByLabel(/^Le dichiarazioni si conservano/)

const keysOf = async (page: Page) => (await ask(page, routes.apiKeys, { params: { id: made.studio } })).map(({ nome, revocata }) => [nome, revocata !== null])
export const keys: readonly Save[] = [
  {
    call: 'insertApiKey',
    type: async (page) => {
      made.studio = (await ask(page, routes.identity, {})).PrincipalAuth[0]?.AgencyId ?? 0
      await goInside(page, `/agencyDetail/${made.studio}`)
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
      await goInside(page, '/importtelematico')
      await retention(page).waitFor()
    },
    press: async (page) => {
      await retention(page).selectOption('36')
    },
    stored: async (page) => (await ask(page, routes.telematicoScope, {})).Companies.map(({ mesiConservazione }) => mesiConservazione),
    shows: /Durata di conservazione salvata/,
  },
]

const companiesNamed = async (page: Page, BusinessName: string) => (await ask(page, routes.searchCompanies, { body: { BusinessName } })).length
const agenciesNamed = async (page: Page, Name: string) => (await ask(page, routes.searchAgencies, { body: { Name } })).ListLength
const usersNamed = async (page: Page, Username: string) => (await ask(page, routes.searchPrincipals, { body: { Username } })).ListLength

export const administration: readonly Save[] = [
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
      await button(page, 'Elimina').waitFor()
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
    shows: /Dati cancellati/,
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
