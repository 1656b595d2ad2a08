/** An office at work on one server with the embedded database: 50 users who edit, 20 who save, and one who opens lists meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { valueAt } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import type { Running } from './server.ts'

const EDITING = 50
const SAVING = 20
/** The pause between two changes of a user who edits: as fast as somebody types figures. */
const PAUSE_MS = 500
const SECONDS = 10
const TYPED = 'redditoContributiImposta.ricavi'

/** For one kind of call: milliseconds, and answers per second. */
type Times = { readonly p50: number; readonly p99: number; readonly perSecond: number }

const timesOf = (found: readonly number[]): Times => {
  const sorted = found.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: found.length / SECONDS }
}

/** The workers share the sessions of four demo users, who have separate calculations. Throws if a call is refused. */
export async function office(server: Running, state: Readonly<Record<string, unknown>>) {
  const users = server.users.filter(({ role }) => role !== 'DEMO')
  const tokens = await Promise.all(
    users.map(async ({ username, password }) => ({ username, token: (await signIn(server.origin, username, password)).access_token })),
  )
  const who = (n: number) => tokens[n % tokens.length] ?? { username: '', token: '' }
  const call = async (token: string, method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${server.origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.json()
  }

  /** All users at once, `editing` of whom edit. */
  const during = async (editing: number) => {
    const found = { calculated: [] as number[], edited: [] as number[], saved: [] as number[], listed: [] as number[], settings: [] as number[] }
    const until = performance.now() + SECONDS * 1000
    const repeat = async (into: number[], pauseMs: number, work: () => Promise<unknown>) => {
      await setTimeout(Math.random() * pauseMs)
      while (performance.now() < until) {
        const start = performance.now()
        await work()
        into.push(performance.now() - start)
        if (pauseMs > 0) await setTimeout(pauseMs)
      }
    }
    const made = async (n: number, name: string) => {
      const { token, username } = who(n)
      const answer = await call(token, 'POST', `/consultools/elaborazioni/insert/44/${username}/${name}${n}/1/Rossi/-/-`, state)
      return { ...routes.insertCalculation.answer.parse(answer), token, username }
    }
    /** Each user edits their own document. Every change is stored, and the server calculates the state, as for a program without the page's calculator. */
    const edit = async (n: number) => {
      const { ID, token } = await made(n, `modifica${editing}-`)
      const { Revisione: first, State } = (await call(token, 'GET', `/elaborazioni/${ID}`)) as { readonly Revisione: number; readonly State: object }
      let prima: unknown = valueAt(State, TYPED)
      let typed = 0
      const type = async () => {
        const dopo = 40_000 + ++typed
        await call(token, 'POST', `/elaborazioni/${ID}/modifiche`, { Revisione: first + typed - 1, cambi: [{ percorso: TYPED, prima, dopo }] })
        prima = dopo
      }
      await Promise.all([
        repeat(found.edited, PAUSE_MS, type),
        repeat(found.calculated, PAUSE_MS, () => call(token, 'POST', `/consultools/calcolaForfetari/${state.annoImposta}`, state)),
      ])
    }
    const save = async (n: number) => {
      const { ID, token, username } = await made(n, 'prova')
      await repeat(found.saved, 0, () => call(token, 'POST', `/consultools/elaborazioni/update/${username}/${ID}`, state))
    }
    await Promise.all([
      ...Array.from({ length: editing }, (_, n) => edit(n)),
      ...Array.from({ length: SAVING }, (_, n) => save(n)),
      repeat(found.listed, 50, () => call(who(0).token, 'GET', `/consultools/elaborazioni/44/${who(0).username}/1`)),
      repeat(found.settings, 50, () => call(who(0).token, 'GET', '/settings')),
    ])
    const { calculated, edited, saved, listed, settings } = found
    return { calculated: timesOf(calculated), edited: timesOf(edited), saved: timesOf(saved), listed: timesOf(listed), settings: timesOf(settings) }
  }
  return { together: await during(EDITING), savingAlone: await during(0) }
}
