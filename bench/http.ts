/** The calculation call under load, compared with a bare Fastify route with the same validation; and the memory of the server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../apps/server/test/support/port.ts'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import type { Running } from './server.ts'

const root = new URL('..', import.meta.url).pathname

const listening = `
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
console.log('ready')
`
/** A bare route with the same validation, which serialises the answer. The difference from our server is our own work. */
const validated = `
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { routes } from '@bilancia/contract/api'
const answer = JSON.parse(process.env.ANSWER)
const app = Fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
const { params, body } = routes.calcolaForfetari
app.post('/:param', { schema: { params, body } }, async () => answer)
${listening}`
/** A bare route that sends the answer as text, and reads the body without validation. */
const prepared = `
import Fastify from 'fastify'
const text = process.env.ANSWER
const app = Fastify()
app.post('/:param', (request, reply) => reply.type('application/json').send(text))
${listening}`

async function startBare(answer: string, bare: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--input-type=module', '-e', bare], {
    cwd: join(root, 'apps/server'),
    env: { ...process.env, PORT: String(port), ANSWER: answer },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

type Load = { readonly perSecond: number; readonly p99: number }

async function load(url: string, body: string, token: string | null, amount: { duration: number } | { amount: number }): Promise<Load> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: 50,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
    ...amount,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not OK, ${result.errors} failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

const megabytes = ({ pid }: ChildProcess) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const tokenOf = async ({ origin, users }: Running): Promise<string> => {
  const user = users.find(({ role }) => role === 'OPERATOR')
  if (!user) throw new Error('the server printed no operator')
  return (await signIn(origin, user.username, user.password)).access_token
}

/** Median milliseconds from a call to the end of its answer, one at a time, warm. `call`: the path under `consultools` without the year. */
export async function oneAtATime(server: Running, call: string, state: Readonly<Record<string, unknown>>, times: number): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(server)}` }
  const body = JSON.stringify(state)
  const found: number[] = []
  for (let at = 0; at < 2 * times; at++) {
    const start = performance.now()
    const answer = await fetch(`${server.origin}/api/consultools/${call}/${state.annoImposta}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    await answer.text()
    // The first half warms up.
    if (at >= times) found.push(performance.now() - start)
  }
  return found.toSorted((a, b) => a - b)[Math.floor(times / 2)] as number
}

/** CPU ticks that a process has used, as Linux counts them: a hundred per second. */
const ticksOf = ({ pid }: ChildProcess): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number)
  return user + system
}

type Click = { readonly kilobytes: number; readonly cpu: number }

/**
 * The cost of opening an explanation, and of the step down to the first value that it read: the size of the larger answer
 * in kB, and the server's CPU milliseconds for each of the two. Every state is different, so that no cache helps.
 * `headline`: the explained path.
 */
export async function explained(server: Running, call: string, state: (at: number) => Readonly<Record<string, unknown>>, headline: string): Promise<Click> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(server)}` }
  const TIMES = 400
  let kilobytes = 0
  const click = async (body: string, year: unknown, steps: string) => {
    const answer = await fetch(`${server.origin}/api/consultools/${call}/${year}/explanation/${headline}${steps}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    const text = await answer.text()
    kilobytes = Math.max(kilobytes, text.length / 1000)
    return JSON.parse(text) as { readonly nodo: { readonly da: readonly string[] } }
  }
  let before = 0
  for (let at = -TIMES; at < TIMES; at++) {
    // Negative indexes are for warm-up.
    if (at === 0) before = ticksOf(server.child)
    const typed = state(at)
    const body = JSON.stringify(typed)
    const { nodo } = await click(body, typed.annoImposta, '')
    await click(body, typed.annoImposta, `?passi=${encodeURIComponent(nodo.da[0] ?? '')}`)
  }
  return { kilobytes, cpu: ((ticksOf(server.child) - before) * 10) / (2 * TIMES) }
}

/**
 * Requests per second of both, in turns on the same machine, the 99th percentile, and megabytes before and after 200,000
 * calculations.
 */
export async function underLoad(server: Running, state: Readonly<Record<string, unknown>>) {
  const access_token = await tokenOf(server)
  const body = JSON.stringify(state)
  const url = `${server.origin}/api/consultools/calcolaForfetari/${state.annoImposta}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` }
  const answer = await (await fetch(url, { method: 'POST', headers, body })).text()
  const [plain, text] = [await startBare(answer, validated), await startBare(answer, prepared)]
  const ours: Load[] = []
  const theirs: Load[] = []
  const texts: Load[] = []
  try {
    await load(url, body, access_token, { amount: 20_000 })
    for (let round = 0; round < 3; round++) {
      ours.push(await load(url, body, access_token, { duration: 5 }))
      theirs.push(await load(`${plain.origin}/${state.annoImposta}`, body, null, { duration: 5 }))
      texts.push(await load(`${text.origin}/${state.annoImposta}`, body, null, { duration: 5 }))
    }
  } finally {
    plain.stop()
    text.stop()
  }
  const before = megabytes(server.child)
  await load(url, body, access_token, { amount: 200_000 })
  const after = megabytes(server.child)
  const middle = (loads: readonly Load[]) => loads.toSorted((a, b) => a.perSecond - b.perSecond)[1] as Load
  return { ours: middle(ours), bare: middle(theirs), text: middle(texts), before, after }
}
