/** The permission table over HTTP: every call, as every role, from another company and without a token. */
import { type Permission, permissions, type Role, type Route, roles, routes } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAttempt } from '../../src/platform/schema.ts'
import { aBrand, aCompany, anAgency, aPriceList, aPrincipal } from '../support/records.ts'
import { STRANGER, type Suite, suite, WITHOUT_RIGHTS } from '../support/suite.ts'

let running: Suite
beforeAll(async () => {
  running = await suite()
})
afterAll(() => running.close())

// A user without a studio must say where the letter is written.
const STATE = { annoImposta: 2026, nomeCognome: 'Prova', tipologia: 'IMPRESA', lettera: { luogo: 'Roma' } }
const FORME = {
  annoImposta: 2026,
  denominazione: 'Prova',
  attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 50_000 },
  previdenza: { gestioneIvs: 'ARTIGIANO' },
}
const CALENDAR = { annoImposta: 2026, soggetti: [{ anni: [{ anno: 2026, inail: 100 }] }] }
const PLAN = { annoInizio: 2026, anni: 3, forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE'], profilo: FORME }
const values: Readonly<Record<string, string>> = {
  param: '2026',
  altro: '2027',
  studio: '999999',
  path: 'confronto.vantaggioForfettario',
  province: '44',
  application: '1',
  name: 'Prova',
  displayName: 'Prova',
  vatId: '-',
  office: '-',
  id: '999999',
  elaborazione: '999999',
  impronta: '0'.repeat(64),
  b: '1',
  userId: '999999',
  agencyId: '999999',
  numero: '1',
  promemoria: '999999',
  chiave: '999999',
}
const query: Partial<Record<keyof typeof routes, string>> = { comuni: '?anno=2025&q=bologna', irapRates: '?anno=2026', exportCalendario: '?formato=ics' }
const paths: Partial<Record<keyof typeof routes, string>> = {
  explainSimulazioniSrl: 'riepilogo.scenario1.totali.totale',
  explainSchedaBudget: 'risultati.redditoDisponibile',
  explainConcordato: 'anni[0].con.totale',
  explainCalendario: 'pagamenti[0].importo',
  explainForme: 'colonne.FORFETTARIO.nettoInMano',
  explainPiano: 'totale',
}
const bodies: Partial<Record<keyof typeof routes, object | number>> = {
  explainConcordato: { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{}, {}] },
  calcolaCalendario: CALENDAR,
  explainCalendario: CALENDAR,
  usedCalendario: CALENDAR,
  exportCalendario: CALENDAR,
  changePassword: { Current: 'sbagliata', New: 'quattro parole senza legame' },
  endSessions: { Id: 'mai-aperta' },
  startSecondFactor: { Password: 'sbagliata' },
  startPasskey: { Password: 'sbagliata' },
  confirmPasskey: {
    Ticket: 'x',
    Name: 'x',
    Credential: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
  removePasskey: { Id: 'x', Password: 'sbagliata' },
  chooseStudio: { AgencyId: 999_999 },
  confirmSecondFactor: { Code: '000000' },
  newRecoveryCodes: { Password: 'sbagliata' },
  removeSecondFactor: { Password: 'sbagliata' },
  clientError: { message: 'prova' },
  searchTelematico: {},
  retentionTelematico: { CompanyId: 1, mesi: 24 },
  explainForme: FORME,
  calcolaPiano: PLAN,
  explainPiano: PLAN,
  loadTelematico: { companyId: 1, agencyId: 1, year: 2026, cfImpresa: 'FTTDND96B67H501M' },
  searchCompanies: {},
  saveCompany: aCompany({ Id: 999_999 }),
  keepLogo: { CompanyId: 999_999, Content: '' },
  deleteCompany: 999_999,
  companiesCsv: {},
  searchAgencies: {},
  saveAgency: anAgency(1, { Id: 999_999 }),
  savePriceList: aPriceList(),
  deleteAgency: 999_999,
  agenciesCsv: {},
  searchPrincipals: {},
  insertPrincipal: aPrincipal(1),
  updatePrincipal: aPrincipal(1, { Id: 999_999 }),
  importPrincipals: { csv: 'x', AgencyId: 999_999 },
  changePrincipals: { ids: [999_999], Disabled: null },
  deletePrincipal: 999_999,
  handOver: { ColleagueId: 1 },
  principalsCsv: {},
  searchPrincipalAuth: { PrincipalId: 999_999 },
  savePrincipalAuth: { Id: 0, PrincipalId: 999_999, AgencyId: 1 },
  deletePrincipalAuth: 999_999,
  searchNews: { IsForUser: true },
  saveNews: { Id: 999_999, Title: 'Prova', Version: '1', HtmlContent: null },
  deleteNews: 999_999,
  saveBrand: aBrand({ Id: 999_999 }),
  deleteBrand: 999_999,
  newsCsv: {},
  hideNews: { PrincipalId: 999_999, WhatsNewId: 1, Hide: true },
  exportUsage: { companyId: 1 },
  usage: { companyId: 1 },
  searchAudit: {},
  auditCsv: {},
  auditJson: {},
  exportData: { PrincipalId: 999_999 },
  eraseData: { PrincipalId: 999_999, Name: 'nessuno' },
  searchClients: {},
  insertClient: { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'sbagliato' },
  updateClient: { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'sbagliato', versione: '2026-01-01T00:00:00.000Z' },
  importClients: { csv: '' },
  eraseClient: { nome: 'nessuno' },
  mergeClients: { altro: 999_998 },
  askTransfer: { studio: 1 },
  answerTransfer: { esito: 'ACCETTATO' },
  insertApiKey: { nome: 'prova', gruppi: ['clientiLettura'], giorni: 30 },
  clientsCsv: {},
  clientsOfReturns: {},
  changeClients: { ids: [999_999] },
  searchCalculations: {},
  fileCalculation: { ID: 999_999 },
  insertDocument: { Applicazione: 1, Cliente: 999_999 },
  autosaveDocument: { Revisione: 0, cambi: [] },
  renameDocument: { nome: 'prova' },
  nameDocumentVersion: { nome: 'prova' },
  insertVariant: { nome: 'prova' },
  requestAccess: { What: 'password' },
  confirmAccess: { What: 'password', By: 1 },
  deliverAdvice: { titolo: 'prova' },
  adviceOutcome: { esito: 'FATTA' },
  insertReminder: { il: '2026-12-01', testo: 'prova' },
  closeReminder: { fatto: true },
  correctReminder: { il: '2026-12-01', testo: 'prova', prima: { il: '2026-12-01', testo: 'prima' } },
  deleteReminder: { prima: { il: '2026-12-01', testo: 'prima' } },
  keepPayments: { elaborazione: 999_999 },
  chooseDiaryAmounts: { importi: true },
  ticketSignOn: { ticket: 'x' },
}

/** The call with good parameters, in the name of `username`. */
function asked(
  name: keyof typeof routes,
  username: string,
  others: Readonly<Record<string, string>> = {},
): [method: string, path: string, body: object | number | undefined] {
  const { method, path } = routes[name] as Route
  const given: typeof values = { ...values, ...(paths[name] && { path: paths[name] }), username, a: username, ...others }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? key))
  return [method, filled + (query[name] ?? ''), bodies[name] ?? (method === 'POST' ? STATE : undefined)]
}

/**
 * The status if the permission allows the call: the row 999999 does not exist, and rows of other users count as missing. `only` lists the roles that
 * may call, if not all may. Written by hand, so that a change of the table fails here.
 */
const allowed: Readonly<Record<keyof typeof routes, number>> = {
  settings: 200,
  identity: 200,
  loguser: 200,
  license: 403,
  ownAccess: 200,
  // The password in the body is not the caller's own.
  changePassword: 422,
  endSessions: 404,
  startSecondFactor: 422,
  startPasskey: 422,
  confirmPasskey: 422,
  removePasskey: 422,
  confirmSecondFactor: 409,
  newRecoveryCodes: 422,
  removeSecondFactor: 422,
  accessOf: 404,
  unlockPrincipal: 404,
  linkPrincipal: 404,
  chooseStudio: 403,
  readAccessReset: 200,
  resetSecondFactor: 404,
  requestAccess: 404,
  confirmAccess: 404,
  calcolaForfetari: 200,
  explainForfetari: 200,
  curveForfetari: 200,
  saltiForfetari: 200,
  letterForfetari: 200,
  calcolaSimulazioniSrl: 200,
  explainSimulazioniSrl: 200,
  ottimizzaSimulazioniSrl: 200,
  saltiSimulazioniSrl: 200,
  calcolaSchedaBudget: 200,
  explainSchedaBudget: 200,
  confrontaSchedaBudget: 200,
  saltiSchedaBudget: 200,
  calcolaConcordato: 200,
  explainConcordato: 200,
  usedConcordato: 200,
  calcolaCalendario: 200,
  explainCalendario: 200,
  usedCalendario: 200,
  exportCalendario: 200,
  calcolaForme: 200,
  explainForme: 200,
  usedForme: 200,
  curveForme: 200,
  calcolaPiano: 200,
  explainPiano: 200,
  calculations: 200,
  calculation: 404,
  insertCalculation: 200,
  updateCalculation: 404,
  deleteCalculation: 404,
  document: 404,
  insertDocument: 404,
  searchCalculations: 200,
  lastCalculations: 200,
  autosaveDocument: 404,
  documentVersions: 404,
  documentVersion: 404,
  renameDocument: 404,
  nameDocumentVersion: 404,
  variants: 404,
  insertVariant: 404,
  deliverAdvice: 404,
  advice: 404,
  adviceFile: 404,
  recalculateAdvice: 404,
  adviceOutcome: 404,
  clientHistory: 404,
  insertReminder: 404,
  closeReminder: 404,
  correctReminder: 404,
  deleteReminder: 404,
  keepPayments: 404,
  dropPayments: 404,
  nextPayments: 200,
  paymentDiaries: 200,
  makePaymentDiary: 403,
  dropPaymentDiary: 403,
  readPaymentDiary: 404,
  chooseDiaryAmounts: 403,
  dueReminders: 200,
  comuni: 200,
  irapRates: 200,
  lawFigures: 200,
  usedForfetari: 200,
  changesForfetari: 200,
  usedSimulazioniSrl: 200,
  changesSimulazioniSrl: 200,
  usedSchedaBudget: 200,
  changesSchedaBudget: 200,
  searchTelematico: 200,
  // The test sends these two without the form and its file.
  previewTelematico: 400,
  uploadTelematico: 400,
  deleteTelematico: 404,
  telematicoScope: 200,
  retentionTelematico: 200,
  loadTelematico: 200,
  clientError: 200,
  searchCompanies: 200,
  company: 404,
  saveCompany: 404,
  keepLogo: 404,
  // Answered without a token too, because a page loads its images without one.
  logo: 404,
  deleteCompany: 404,
  companiesCsv: 200,
  searchAgencies: 200,
  agency: 404,
  saveAgency: 404,
  deleteAgency: 404,
  priceList: 404,
  savePriceList: 404,
  agenciesCsv: 200,
  searchPrincipals: 200,
  principal: 404,
  activeUsers: 404,
  usernameExists: 200,
  insertPrincipal: 404,
  updatePrincipal: 404,
  importPrincipals: 404,
  changePrincipals: 404,
  deletePrincipal: 404,
  colleagues: 404,
  handOver: 404,
  principalsCsv: 200,
  searchPrincipalAuth: 404,
  principalAuth: 404,
  savePrincipalAuth: 404,
  deletePrincipalAuth: 404,
  searchNews: 200,
  news: 404,
  saveNews: 404,
  closeNews: 404,
  openNews: 404,
  deleteNews: 404,
  brands: 200,
  brand: 404,
  saveBrand: 404,
  deleteBrand: 404,
  newsCsv: 200,
  hideNews: 403,
  exportUsage: 200,
  usage: 200,
  searchAudit: 200,
  auditCsv: 200,
  auditJson: 200,
  exportData: 404,
  eraseData: 404,
  searchClients: 200,
  clientFollowers: 200,
  clientCalculations: 404,
  clientReturns: 404,
  fileCalculation: 404,
  unfileCalculation: 404,
  client: 404,
  insertClient: 422,
  updateClient: 404,
  deleteClient: 404,
  importClients: 422,
  exportClient: 404,
  eraseClient: 404,
  mergeClients: 404,
  clientTransfers: 200,
  transferStudios: 200,
  askTransfer: 404,
  answerTransfer: 404,
  apiKeys: 404,
  insertApiKey: 404,
  revokeApiKey: 404,
  clientsOfReturns: 200,
  changeClients: 404,
  clientsCsv: 200,
  ownData: 200,
  applications: 200,
  federation: 200,
  easyStart: 403,
  ticketSignOn: 403,
}
const chief: readonly Role[] = ['SUPERADMIN']
const withAdmin: readonly Role[] = ['SUPERADMIN', 'ADMIN']
const ofStudio: readonly Role[] = ['ADMIN', 'MANAGER', 'OPERATOR']
const withManager: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'MANAGER']
/** Calls that are refused because of the role alone. */
const only: Partial<Record<keyof typeof routes, readonly Role[]>> = {
  retentionTelematico: withAdmin,
  company: chief,
  saveCompany: chief,
  keepLogo: chief,
  deleteCompany: chief,
  companiesCsv: chief,
  agency: withAdmin,
  saveAgency: chief,
  deleteAgency: chief,
  savePriceList: withManager,
  agenciesCsv: withAdmin,
  searchPrincipals: withManager,
  principal: withManager,
  activeUsers: withManager,
  usernameExists: withManager,
  accessOf: withManager,
  unlockPrincipal: withManager,
  linkPrincipal: withManager,
  resetSecondFactor: withManager,
  requestAccess: withManager,
  confirmAccess: withManager,
  insertPrincipal: withManager,
  updatePrincipal: withManager,
  importPrincipals: withManager,
  changePrincipals: withManager,
  deletePrincipal: withManager,
  colleagues: withManager,
  handOver: withManager,
  principalsCsv: withManager,
  searchPrincipalAuth: withManager,
  principalAuth: chief,
  savePrincipalAuth: withAdmin,
  deletePrincipalAuth: chief,
  news: chief,
  saveNews: chief,
  closeNews: chief,
  openNews: chief,
  deleteNews: chief,
  brands: chief,
  brand: chief,
  saveBrand: chief,
  deleteBrand: chief,
  newsCsv: chief,
  exportUsage: withAdmin,
  usage: withAdmin,
  searchAudit: withAdmin,
  auditCsv: withAdmin,
  auditJson: withAdmin,
  exportData: withAdmin,
  eraseData: withAdmin,
  insertDocument: ofStudio,
  deliverAdvice: ofStudio,
  advice: ofStudio,
  adviceFile: ofStudio,
  recalculateAdvice: ofStudio,
  adviceOutcome: ofStudio,
  clientHistory: ofStudio,
  insertReminder: ofStudio,
  closeReminder: ofStudio,
  correctReminder: ofStudio,
  deleteReminder: ofStudio,
  keepPayments: ofStudio,
  dropPayments: ofStudio,
  nextPayments: ofStudio,
  paymentDiaries: ofStudio,
  makePaymentDiary: ofStudio,
  dropPaymentDiary: ofStudio,
  chooseDiaryAmounts: ['ADMIN', 'MANAGER'],
  dueReminders: ofStudio,
  searchClients: ofStudio,
  clientFollowers: ofStudio,
  clientCalculations: ofStudio,
  clientReturns: ofStudio,
  fileCalculation: ofStudio,
  unfileCalculation: ofStudio,
  client: ofStudio,
  insertClient: ofStudio,
  updateClient: ofStudio,
  deleteClient: ['ADMIN', 'MANAGER'],
  importClients: ofStudio,
  exportClient: ofStudio,
  eraseClient: ['ADMIN', 'MANAGER'],
  mergeClients: ['ADMIN', 'MANAGER'],
  clientTransfers: ['ADMIN', 'MANAGER'],
  transferStudios: ['ADMIN', 'MANAGER'],
  askTransfer: ['ADMIN', 'MANAGER'],
  answerTransfer: ['ADMIN', 'MANAGER'],
  apiKeys: withAdmin,
  insertApiKey: withAdmin,
  revokeApiKey: withAdmin,
  clientsOfReturns: ofStudio,
  changeClients: ofStudio,
  clientsCsv: ofStudio,
}
const names = Object.keys(routes) as (keyof typeof routes)[]
const signedIn = names.filter((name) => permissions[routes[name].permission as Permission] !== null)

const saving = ['calculations', 'insertCalculation'] as const

describe('the permission table', () => {
  it('has a row in this test for every call', () => expect(Object.keys(allowed).sort()).toEqual([...names].sort()))

  it.each(signedIn)('%s refuses callers who are not signed in with 401', async (name) => {
    const [method, path, body] = asked(name, 'admin')
    const answer = await running.call(null, method, path, body)
    expect(answer).toMatchObject({ status: 401, body: { code: 'NON_AUTENTICATO', status: 401 } })
    expect(answer.type).toContain('application/problem+json')
  })

  it.each(roles.flatMap((role) => names.map((name) => [role, name] as const)))('%s calls %s', async (role: Role, name) => {
    const username = running.usernames[role]
    const answer = await running.call(await running.tokenOf(username), ...asked(name, username))
    // Several calls ask for the password and get a wrong one. The failures of one call must not make the next call wait.
    if (answer.status === 422) await running.db.delete(signInAttempt)
    const may = only[name]?.includes(role) ?? true
    expect(answer.status, JSON.stringify(answer.body)).toBe(may ? allowed[name] : 403)
    if (!may) expect(answer.body).toMatchObject({ code: 'DIRITTO_MANCANTE', title: "Non hai i diritti per andare sull'applicazione" })
  })

  it.each(signedIn.filter((name) => /:(username|a)\b/.test(routes[name].path)))(
    "%s refuses another user's name, from the same company and from another",
    async (name) => {
      const theirs = asked(name, running.usernames.ADMIN)
      for (const username of [running.usernames.SUPERADMIN, running.usernames.OPERATOR, STRANGER])
        expect(await running.call(await running.tokenOf(username), ...theirs)).toMatchObject({ status: 403, body: { code: 'ALTRO_UTENTE' } })
    },
  )

  it('refuses to import, list or delete returns if the company does not import them, and to load without the simulator', async () => {
    const token = await running.tokenOf(WITHOUT_RIGHTS)
    for (const name of ['searchTelematico', 'previewTelematico', 'uploadTelematico', 'deleteTelematico', 'retentionTelematico'] as const)
      expect(await running.call(token, ...asked(name, WITHOUT_RIGHTS))).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
    const [method, path, body] = asked('loadTelematico', WITHOUT_RIGHTS)
    expect(await running.call(token, method, path, body)).toMatchObject({ status: 403, body: { code: 'DIRITTO_FORFETARI' } })
    expect(await running.call(token, method, path, { ...Object(body), isForme: true })).toMatchObject({ status: 403, body: { code: 'DIRITTO_FORME' } })
    expect(await running.call(token, method, path, { ...Object(body), isConvenienza: true })).toMatchObject({
      status: 403,
      body: { code: 'DIRITTO_CONVENIENZA' },
    })
  })

  it.each([
    [
      'Forfetari',
      '1',
      ['calcolaForfetari', 'explainForfetari', 'curveForfetari', 'saltiForfetari', 'letterForfetari', ...saving],
      'Diritto mancante sulla applicazione forfetari',
    ],
    [
      'Convenienza Srl',
      '2',
      ['calcolaSimulazioniSrl', 'explainSimulazioniSrl', 'ottimizzaSimulazioniSrl', 'saltiSimulazioniSrl', ...saving],
      'Diritto mancante sulla applicazione Convenienza',
    ],
    [
      'Budget4u',
      '3',
      ['calcolaSchedaBudget', 'explainSchedaBudget', 'confrontaSchedaBudget', 'saltiSchedaBudget', ...saving],
      'Diritto mancante sulla applicazione Budget',
    ],
    [
      'the concordato',
      '1',
      ['calcolaConcordato', 'explainConcordato', 'usedConcordato'],
      'Il concordato si apre con Forfetari o Convenienza Srl: manca il diritto a entrambe',
    ],
    [
      'the calendar of payments',
      '1',
      ['calcolaCalendario', 'explainCalendario', 'usedCalendario', 'exportCalendario'],
      'Il calendario dei pagamenti si legge da un simulatore: manca il diritto a tutti',
    ],
    [
      'Forme e piano',
      '13',
      ['calcolaForme', 'explainForme', 'usedForme', 'curveForme', 'calcolaPiano', 'explainPiano', ...saving],
      'Diritto mancante sulla applicazione Forme e piano',
    ],
  ] as const)('lets nobody into %s whose flag they lack, nor into its saved calculations', async (_, application, calls, title) => {
    const token = await running.tokenOf(WITHOUT_RIGHTS)
    for (const name of calls)
      expect(await running.call(token, ...asked(name, WITHOUT_RIGHTS, { application })), name).toMatchObject({ status: 403, body: { title } })
  })
})
