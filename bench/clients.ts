/** A studio with 20,000 clients on one server, beside three others as large: how long a list, a search, a client and a save take there. */
import { choosePassword, signIn } from '../apps/server/test/support/sign-in.ts'
import type { Running } from './server.ts'

const PER_STUDIO = 20_000
const AT_ONCE = 5000
const OTHERS = 3
const CALLS = 200
const HEADINGS = 'Codice Fiscale;"Cognome e nome, o denominazione";Comune;Etichette'

/** The tax code of a company: seven digits, an office, and the check digit (D.M. 23/12/1976). */
export function code(number: number): string {
  const digits = `${String(number).padStart(7, '0')}001`
  const weighed = [...digits].map((digit, i) => (i % 2 === 0 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]))
  const sum = weighed.reduce<number>((total, one) => total + (one ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
const PASSWORD = 'cavallo graffetta lampione'
const USER = {
  ...{
    Id: 0,
    Surname: 'Altri',
    Name: 'Uno',
    Mail: 'uno@example.it',
    Phone: null,
    Taxcode: null,
    Role: 'OPERATOR',
    Disabled: null,
    Language: null,
    AvatarId: null,
  },
  ...{
    ApplicationForfetari: true,
    ApplicationConvenienza: true,
    ApplicationBudget: true,
    ApplicationEasyStart: false,
    UserCreation: false,
    ReportEnabled: false,
  },
}
const names = ['Àncora', 'Bosco', 'Caffè Più', 'Dado', 'Élite', 'Fucina', 'Gelsi', 'Isola']
const line = (n: number) => `${code(n)};${names[n % names.length]} ${(n * 7919) % 100_003} S.r.l.;Prato;edilizia`

/** The 95th percentiles in milliseconds. Throws if a call is refused. */
export async function clients(server: Running) {
  const as = (role: string) => server.users.find((user) => user.role === role) ?? { username: '', password: '' }
  const caller = async ({ username, password }: { readonly username: string; readonly password: string }) => {
    const { access_token } = await signIn(server.origin, username, password)
    return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const headers = { authorization: `Bearer ${access_token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const answer = await fetch(`${server.origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    }
  }
  type Call = Awaited<ReturnType<typeof caller>>
  const fill = async (call: Call) => {
    for (let from = 0; from < PER_STUDIO; from += AT_ONCE) {
      const csv = [HEADINGS, ...Array.from({ length: AT_ONCE }, (_, i) => line(from + i + 1))].join('\n')
      const { salvati } = await call<{ readonly salvati: boolean }>('POST', '/clienti/import', { csv })
      if (!salvati) throw new Error('the file was refused')
    }
  }
  const p95 = async (work: (n: number) => Promise<unknown>): Promise<number> => {
    const found: number[] = []
    for (let n = 0; n < CALLS; n++) {
      const start = performance.now()
      await work(n)
      found.push(performance.now() - start)
    }
    return found.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN
  }

  const call = await caller(as('OPERATOR'))
  const start = performance.now()
  await fill(call)
  const importPerLineMs = (performance.now() - start) / PER_STUDIO
  const measured = async () => {
    const { righe } = await call<{ readonly righe: readonly { readonly id: number }[] }>('POST', '/clienti/search', { quante: 100 })
    const idAt = (n: number) => righe[n % righe.length]?.id ?? 0
    let cursore: string | null = null
    return {
      list: await p95(async () => {
        const page: { readonly cursore: string | null } = await call('POST', '/clienti/search', { cursore })
        cursore = page.cursore
      }),
      search: await p95((n) => call('POST', '/clienti/search', { testo: n % 2 ? `caffe piu ${n}` : code(n * 90 + 1).slice(0, 6) })),
      nothingFound: await p95((n) => call('POST', '/clienti/search', { testo: `nessuno ${n}` })),
      open: await p95((n) => call('GET', `/clienti/${idAt(n)}`)),
      save: await p95(async (n) => {
        const { aggiornatoIl, ...client } = await call<{ readonly aggiornatoIl: string }>('GET', `/clienti/${idAt(n)}`)
        await call('POST', `/clienti/${idAt(n)}`, { ...client, comune: `Prato ${n}`, versione: aggiornatoIl })
      }),
    }
  }
  const alone = await measured()
  const chief = await caller(as('SUPERADMIN'))
  const [demo] = await chief<readonly { readonly Id: number }[]>('POST', '/company/search', {})
  for (let n = 0; n < OTHERS; n++) {
    const studio = await chief<{ readonly Id: number }>('POST', '/agency', {
      ...{ Id: 0, CompanyId: demo?.Id, Name: `Altro ${n}`, Code: `ALTRO${n}`, VatNumber: null, CityCode: null, City: null, ProvinceCode: null },
      ...{ Address: null, Cap: null, Disabled: null, State: 'A', PrincipalCounter: 5 },
    })
    const user = { ...USER, Username: `altro${n}`, CompanyId: demo?.Id }
    const { Id } = await chief<{ readonly Id: number }>('POST', `/principal/user/${studio.Id}`, user)
    const { Address } = await chief<{ readonly Address: string }>('POST', `/principal/${Id}/link`, {})
    await choosePassword(Address, PASSWORD)
    await fill(await caller({ username: user.Username, password: PASSWORD }))
  }
  return { importPerLineMs, alone, besideOthers: await measured() }
}
