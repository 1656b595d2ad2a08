/** A file of 500 returns through the import of a running server, and the load of one of them into iForfettari: milliseconds. */
import { manyReturns, personCode, send } from '../apps/server/test/support/returns.ts'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import type { Running } from './server.ts'

const RETURNS = 500
const MEGABYTES = 3
const ROUNDS = 5
const LOADS = 200

/** The rows that a sole trader fills, in two C records: with the B record some 6,000 bytes per return. */
const boxes = {
  RG002002: 60_000,
  RG012001: 60_000,
  RG015001: 20_000,
  RG024001: 25_000,
  RG025001: 35_000,
  RG036001: 35_000,
  RN001005: 35_000,
  ...Object.fromEntries(Array.from({ length: 130 }, (_, i) => [`RS${String(100 + (i % 60))}${String(1 + Math.floor(i / 60)).padStart(3, '0')}`, 1_000 + i])),
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** `stored`: import and storing, measured for the first import and for repetitions over the existing returns alike. */
export async function imported(server: Running): Promise<{ readonly stored: number; readonly loaded: number }> {
  const user = server.users.find(({ role }) => role === 'OPERATOR')
  if (!user) throw new Error('the server printed no operator')
  const { access_token: token } = await signIn(server.origin, user.username, user.password)
  const asked = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${server.origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { Agencies } = (await asked('/telematico/scope')) as { readonly Agencies: readonly { readonly Id: number; readonly CompanyId: number }[] }
  const [studio] = Agencies
  if (!studio) throw new Error('the operator has no studio')
  const file = manyReturns(RETURNS, boxes)
  if (file.length < 0.9 * MEGABYTES * 1e6) throw new Error(`the file has ${file.length} bytes`)
  const rounds: number[] = []
  for (let i = 0; i < ROUNDS; i++)
    rounds.push(
      await timed(async () => {
        const { status, body } = await send(server, token, 'upload', { file, fields: { AgencyId: studio.Id } })
        if (status !== 200) throw new Error(JSON.stringify(body))
      }),
    )
  const form = { companyId: studio.CompanyId, agencyId: studio.Id, year: 2026, tipologia: 'IMPRESA' }
  const loads: number[] = []
  for (let i = 0; i < LOADS; i++) loads.push(await timed(() => asked('/telematico/load', { ...form, cfImpresa: personCode(i % RETURNS) })))
  return { stored: median(rounds), loaded: median(loads) }
}
