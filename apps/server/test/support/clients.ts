/** Calls that make clients and what is in their folders, shared by the tests of handovers. */
import { type AdviceItem, type ClientRecord, type Document, routes } from '@bilancia/contract/api'
import { expect } from 'vitest'
import type { Answered, Studio } from './studio.ts'

export type User = { readonly id: number; readonly username: string }

/** The state of the documents that `document` makes: an artisan. */
export const STATE = {
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000 },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
}
export const ROSSI = { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' } as const
/** The tax code of a company: seven digits, three for the office, and the Luhn digit (D.M. 23/12/1976). */
export function companyCode(number: number): string {
  const digits = `${String(number).padStart(7, '0')}001`
  const sum = [...digits].map(Number).reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
let made = 0
/** A company with a new tax code each time. */
export const aClient = (values: object = {}) => ({ tipo: 'SOCIETA', denominazione: `Ditta ${++made}`, codiceFiscale: companyCode(5000 + made), ...values })

export function folders(server: () => Studio) {
  const ask = async (by: User, method: string, path: string, body?: unknown): Promise<Answered> =>
    server().call(await server().tokenOf(by.username), method, path, body)
  const good = async (by: User, method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await ask(by, method, path, body)
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  return {
    ask,
    good,
    client: async (by: User, given: object = ROSSI): Promise<ClientRecord> => routes.client.answer.parse(await good(by, 'POST', '/clienti', given)),
    document: async (by: User, client: number): Promise<Document> => {
      const made = routes.document.answer.parse(await good(by, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client }))
      const cambi = Object.entries(STATE).map(([percorso, dopo]) => ({ percorso, dopo }))
      await good(by, 'POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi })
      return made
    },
    deliver: async (by: User, id: number, titolo = 'Resti forfettario'): Promise<AdviceItem> =>
      routes.deliverAdvice.answer.parse(await good(by, 'POST', `/elaborazioni/${id}/consegne`, { titolo })),
    remind: (by: User, client: number, testo = 'Rivedere i ricavi') => good(by, 'POST', `/clienti/${client}/promemoria`, { il: '2026-12-01', testo }),
    /** The files of an archive by name. */
    bytes: async (by: User, path: string) => {
      const response = await fetch(`${server().origin}/api${path}`, { headers: { authorization: `Bearer ${await server().tokenOf(by.username)}` } })
      return { status: response.status, name: response.headers.get('content-disposition') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) }
    },
  }
}
