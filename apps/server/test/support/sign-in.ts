/** Signs in like a browser, over HTTP: authorization code with PKCE, cookies, redirects, the real sign-in page. */
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

export type Tokens = { readonly access_token: string; readonly id_token: string; readonly refresh_token: string; readonly expires_in: number }
/** `redirects`: how many the browser followed. */
export type Answer = { readonly status: number; readonly url: string; readonly headers: Headers; readonly body: string; readonly redirects: number }
/** The browser of one person: keeps cookies, follows redirects, stops at `/callback` and at the home page. */
export type Browser = {
  readonly get: (url: string) => Promise<Answer>
  readonly post: (url: string, form: Readonly<Record<string, string>>) => Promise<Answer>
}
/** An authorization request whose sign-in page is open. */
export type SignInPage = { readonly page: Answer; readonly verifier: string }

const CLIENT = 'bilancia'

/** `through`: the address to which a proxy of `origin` forwards the requests; without it there is no proxy. */
export function browser(origin: string, through?: string): Browser {
  const jar = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>()
  const keep = (url: URL, headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const path = attributes.find((a) => /^path=/i.test(a))?.slice(5) ?? url.pathname
      const gone = value === '' || attributes.some((a) => /^expires=thu, 01 jan 1970/i.test(a))
      if (gone) jar.delete(`${path} ${name}`)
      else jar.set(`${path} ${name}`, { name, value, path })
    }
  }
  const send = async (address: string, form?: Readonly<Record<string, string>>, redirects = 0): Promise<Answer> => {
    const url = new URL(address, origin)
    const cookie = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path)).map(({ name, value }) => `${name}=${value}`)
    const response = await fetch(through ? new URL(url.pathname + url.search, through) : url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: cookie.join('; '), ...(through && { 'x-forwarded-host': url.host }) },
      ...(form && { body: new URLSearchParams(form) }),
    })
    keep(url, response.headers)
    const next = response.headers.get('location')
    const target = next === null ? null : new URL(next, url)
    const body = await response.text()
    const answer = { status: response.status, headers: response.headers, body, redirects }
    if (target === null) return { ...answer, url: url.href }
    if (target.pathname === '/callback' || target.pathname === '/') return { ...answer, url: target.href }
    return send(target.href, undefined, redirects + 1)
  }
  return { get: (url) => send(url), post: (url, form) => send(url, form) }
}

type Change = Readonly<Record<string, string | undefined>>

/** The address of an authorization request. `change` replaces parameters; undefined removes one. */
export function signInAddress(origin: string, change: Change = {}): { readonly address: string; readonly verifier: string } {
  const verifier = randomBytes(32).toString('base64url')
  const parameters: Readonly<Record<string, string | undefined>> = {
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid profile api',
    redirect_uri: `${origin}/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${origin}/api`,
    state: 'qui',
    ...change,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value)
  return { address: `${origin}/idp/auth?${query}`, verifier }
}

/** Opens the sign-in page. In an existing session the answer is already the callback. */
export async function openSignIn(origin: string, who: Browser, change: Change = {}): Promise<SignInPage> {
  const { address, verifier } = signInAddress(origin, change)
  return { page: await who.get(address), verifier }
}

/** Exchanges the code that the browser brought to the callback. */
export function exchange(origin: string, callback: string, verifier: string): Promise<Response> {
  const code = new URL(callback).searchParams.get('code') ?? ''
  return token(origin, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${origin}/callback` })
}

/** A call of the token endpoint as the page's client. */
export const token = (origin: string, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${origin}/idp/token`, { method: 'POST', headers: { origin }, body: new URLSearchParams({ client_id: CLIENT, ...form }) })

/** The code that an authenticator app with this key (base32) shows. */
export const codeOf = (key: string, moment = new Date()): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) }).generate({ timestamp: moment.getTime() })

/** The key that the page of activation shows. */
export const keyIn = (body: string): string | null => /Chiave: <strong>([A-Z2-7 ]+)<\/strong>/.exec(body)?.[1]?.replaceAll(' ', '') ?? null

/** The codes that the page of recovery codes shows. */
export const recoveryIn = (body: string): readonly string[] => [...body.matchAll(/<li>([a-z2-9-]+)<\/li>/g)].map(([, code = '']) => code)

type Way = {
  readonly who?: Browser /** In place of a temporary password. */
  readonly chosen?: string /** What the server's clock says. */
  readonly now?: () => Date /** Of the user's authenticator app. */
  readonly app?: string | null
}

/** The whole sign-in. If it asks for an authenticator app, one is activated. Throws the text of the page if it refuses. */
export async function signIn(origin: string, username: string, password: string, given: Browser | Way = {}): Promise<Tokens> {
  const { who = browser(origin), chosen, now = () => new Date(), app = null }: Way = 'get' in given ? { who: given } : given
  const { page, verifier } = await openSignIn(origin, who)
  let end = page.url.includes('/callback?') ? page : await who.post(page.url, { username, password })
  if (chosen !== undefined && end.body.includes('name="repeated"')) end = await who.post(page.url, { password: chosen, repeated: chosen })
  const key = keyIn(end.body)
  if (key !== null) {
    await who.post(page.url, { code: codeOf(key, now()) })
    end = await who.post(page.url, {})
  } else if (app !== null && end.body.includes('name="code"')) end = await who.post(page.url, { code: codeOf(app, now()) })
  if (!end.url.includes('/callback?code=')) throw new Error(`${username}: ${end.status} ${errorIn(end.body) ?? titleIn(end.body)}`)
  const response = await exchange(origin, end.url, verifier)
  if (!response.ok) throw new Error(`${username}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Tokens
}

/** The title of a page of the provider. */
export const titleIn = (body: string): string | null => /<h1>([^<]*)</.exec(body)?.[1] ?? null

/** The refusal that a page shows. */
export const errorIn = (body: string): string | null => /role="alert">([^<]*)</.exec(body)?.[1] ?? null

/** Chooses a password on the page of a link. Returns the page that follows. */
export const choosePassword = (address: string, password: string, repeated = password, who = browser(new URL(address).origin)): Promise<Answer> =>
  who.post(address, { password, repeated })
