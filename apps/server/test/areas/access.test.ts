/** The permission table over HTTP: every call, as every role, from another company and without a token. */
import { type Permission, permissions, type Role, type Route, roles, routes } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STRANGER, type Suite, suite, WITHOUT_RIGHTS } from '../support/suite.ts'

let running: Suite
beforeAll(async () => {
  running = await suite()
})
afterAll(() => running.close())

// Whoever has no studio says where the letter is written.
const STATE = { annoImposta: 2026, nomeCognome: 'Prova', tipologia: 'IMPRESA', lettera: { luogo: 'Roma' } }
const values: Readonly<Record<string, string>> = {
  param: '2026',
  path: 'confronto.vantaggioForfettario',
  province: '44',
  application: '1',
  name: 'Prova',
  displayName: 'Prova',
  vatId: '-',
  office: '-',
  id: '999999',
  b: '1',
  userId: '999999',
}
const query: Partial<Record<keyof typeof routes, string>> = { comuni: '?anno=2025&q=bologna' }
const paths: Partial<Record<keyof typeof routes, string>> = {
  explainSimulazioniSrl: 'riepilogo.scenario1.totali.totale',
  explainSchedaBudget: 'risultati.redditoDisponibile',
}
const bodies: Partial<Record<keyof typeof routes, object>> = { clientError: { message: 'prova' } }

/** The call with good parameters, in the name of `username`. */
function asked(name: keyof typeof routes, username: string, others: Readonly<Record<string, string>> = {}): [method: string, path: string, body?: unknown] {
  const { method, path } = routes[name] as Route
  const given: typeof values = { ...values, ...(paths[name] && { path: paths[name] }), username, a: username, ...others }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? key))
  return [method, filled + (query[name] ?? ''), method === 'POST' ? (bodies[name] ?? STATE) : undefined]
}

/**
 * Status where the permission lets through: the row 999999 does not exist, another user's licences are not told.
 * Written by hand beside the table, so that a change of the table shows.
 */
const allowed: Readonly<Record<keyof typeof routes, number>> = {
  settings: 200,
  identity: 200,
  loguser: 200,
  license: 403,
  calcolaForfetari: 200,
  explainForfetari: 200,
  curveForfetari: 200,
  letterForfetari: 200,
  calcolaSimulazioniSrl: 200,
  explainSimulazioniSrl: 200,
  ottimizzaSimulazioniSrl: 200,
  calcolaSchedaBudget: 200,
  explainSchedaBudget: 200,
  confrontaSchedaBudget: 200,
  calculations: 200,
  calculation: 404,
  insertCalculation: 200,
  updateCalculation: 404,
  deleteCalculation: 404,
  comuni: 200,
  clientError: 200,
}
const names = Object.keys(routes) as (keyof typeof routes)[]
const signedIn = names.filter((name) => permissions[routes[name].permission as Permission] !== null)

const saving = ['calculations', 'insertCalculation'] as const

describe('the permission table', () => {
  it('has a row in this test for every call', () => expect(Object.keys(allowed).sort()).toEqual([...names].sort()))

  it.each(signedIn)('%s refuses whoever is not signed in with 401', async (name) => {
    const [method, path, body] = asked(name, 'admin')
    const answer = await running.call(null, method, path, body)
    expect(answer).toMatchObject({ status: 401, body: { code: 'NON_AUTENTICATO', status: 401 } })
    expect(answer.type).toContain('application/problem+json')
  })

  it.each(roles.flatMap((role) => names.map((name) => [role, name] as const)))('%s calls %s', async (role: Role, name) => {
    const username = running.usernames[role]
    const answer = await running.call(await running.tokenOf(username), ...asked(name, username))
    expect(answer.status, JSON.stringify(answer.body)).toBe(allowed[name])
  })

  it.each(signedIn.filter((name) => /:(username|a)\b/.test(routes[name].path)))(
    "%s refuses another user's name, from the same company and from another",
    async (name) => {
      const theirs = asked(name, running.usernames.ADMIN)
      for (const username of [running.usernames.SUPERADMIN, running.usernames.OPERATOR, STRANGER])
        expect(await running.call(await running.tokenOf(username), ...theirs)).toMatchObject({ status: 403, body: { code: 'ALTRO_UTENTE' } })
    },
  )

  it.each([
    [
      'Forfetari',
      '1',
      ['calcolaForfetari', 'explainForfetari', 'curveForfetari', 'letterForfetari', ...saving],
      'Diritto mancante sulla applicazione forfetari',
    ],
    [
      'Convenienza Srl',
      '2',
      ['calcolaSimulazioniSrl', 'explainSimulazioniSrl', 'ottimizzaSimulazioniSrl', ...saving],
      'Diritto mancante sulla applicazione Convenienza',
    ],
    ['Budget4u', '3', ['calcolaSchedaBudget', 'explainSchedaBudget', 'confrontaSchedaBudget', ...saving], 'Diritto mancante sulla applicazione Budget'],
  ] as const)('lets nobody into %s whose flag they lack, nor into its saved calculations', async (_, application, calls, title) => {
    const token = await running.tokenOf(WITHOUT_RIGHTS)
    for (const name of calls)
      expect(await running.call(token, ...asked(name, WITHOUT_RIGHTS, { application })), name).toMatchObject({ status: 403, body: { title } })
  })
})
