/** An office at work on one server with the embedded database: 50 users who edit, 20 who save, and one who opens lists meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { routes } from '@bilancia/contract/api'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import type { Running } from './server.ts'

const EDITING = 50
const SAVING = 20
/** The pause between two calculations of a user who edits: as fast as somebody types figures. */
const PAUSE_MS = 500
const SECONDS = 10

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
    const found = { calculated: [] as number[], saved: [] as number[], listed: [] as number[], settings: [] as number[] }
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
    const edit = (n: number) =>
      repeat(found.calculated, PAUSE_MS, () => call(who(n).token, 'POST', `/consultools/calcolaForfetari/${state.annoImposta}`, state))
    const save = async (n: number) => {
      const { token, username } = who(n)
      const made = await call(token, 'POST', `/consultools/elaborazioni/insert/44/${username}/prova${n}/1/Rossi/-/-`, state)
      const { ID } = routes.insertCalculation.answer.parse(made)
      await repeat(found.saved, 0, () => call(token, 'POST', `/consultools/elaborazioni/update/${username}/${ID}`, state))
    }
    await Promise.all([
      ...Array.from({ length: editing }, (_, n) => edit(n)),
      ...Array.from({ length: SAVING }, (_, n) => save(n)),
      repeat(found.listed, 50, () => call(who(0).token, 'GET', `/consultools/elaborazioni/44/${who(0).username}/1`)),
      repeat(found.settings, 50, () => call(who(0).token, 'GET', '/settings')),
    ])
    return { calculated: timesOf(found.calculated), saved: timesOf(found.saved), listed: timesOf(found.listed), settings: timesOf(found.settings) }
  }
  return { together: await during(EDITING), savingAlone: await during(0) }
}
