/**
 * The typed client over the route table of the contract.
 *
 *   const { State } = await call(routes.calcolaForfetari, { params: { param: 2026 }, body: state }, { signal })
 *
 * `ask` has only the parts that the route declares. Throws `CallError` if the server refuses, `Offline` if it cannot be reached, and the browser's
 * AbortError if `signal` stops the call. A session that cannot be renewed ends (see `connectSession`).
 */
import { type Answer, API_BASE, type Ask, type Problem, type Route } from '@bilancia/contract/api'
import { CallError, Offline } from './call-error.ts'

type Session = {
  readonly token: () => string | null
  /** A new token after a 401; null if the user must sign in again. */
  readonly renew: () => Promise<string | null>
  /** Called once after a final 401. */
  readonly expired: () => void
}
const nobody: Session = { token: () => null, renew: async () => null, expired: () => {} }
let session = nobody

/** Sets the source of the bearer token. Only sign-in calls it. */
export function connectSession(given: Session) {
  session = given
}

/** `keepalive`: the call goes on when the page has gone. */
type Options = { readonly signal?: AbortSignal; readonly keepalive?: boolean }
type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown }
type Asked<R extends Route> = keyof Ask<R> extends never ? [ask?: Ask<R>, options?: Options] : [ask: Ask<R>, options?: Options]

/** Calls the server. The second argument is required only if the route declares parameters, query or body. */
export async function call<R extends Route>(route: R, ...[ask, options]: Asked<R>): Promise<Answer<R>> {
  return answered(route, ask, options, json<Answer<R>>)
}

/**
 * Calls a route that streams: `onLine` receives each line as it arrives. Resolves after the last line; a failure during the
 * stream throws `CallError` like any other.
 */
export async function callLines<R extends Route & { readonly stream: true }>(
  route: R,
  ask: Ask<R>,
  { signal, onLine }: Options & { readonly onLine: (line: Answer<R>) => void },
): Promise<void> {
  const body = await answered(route, ask, signal ? { signal } : {}, async ({ body }) => body)
  try {
    for await (const line of linesOf(body)) {
      const message = JSON.parse(line) as Answer<R> | { readonly problema: Problem }
      if (isProblem(message)) throw new CallError(message.problema.code, message.problema.status, message.problema.title)
      onLine(message)
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallError) throw cause
    throw new Offline(cause)
  }
}

/** Sends a form with a file: `await callForm(routes.uploadTelematico, form)`. Throws as `call` does. */
export async function callForm<R extends Route & { readonly multipart: true }>(route: R, form: FormData, options?: Options): Promise<Answer<R>> {
  return answered(route, { body: form }, options, json<Answer<R>>)
}

/** A file in an answer, with the name given by the server. */
export type CalledFile = { readonly name: string; readonly blob: Blob }

/** Calls a route whose answer is a file. */
export async function callFile<R extends Route & Required<Pick<Route, 'file'>>>(route: R, ask: Ask<R>): Promise<CalledFile> {
  return answered(route, ask as Parts, {}, async (response) => {
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { name: name ?? 'dati', blob: await response.blob() }
  })
}

const json = async <T>(response: Response): Promise<T> => response.json()

/** Keys of `once` calls that got no answer, or not all of it. If the same call is repeated it sends the same key, so that the server acts once. */
const unanswered = new Map<string, string>()

/** The answer as `read` takes it from its body. */
async function answered<T>(route: Route, parts: Parts = {}, options: Options = {}, read: (response: Response) => Promise<T>): Promise<T> {
  const asked = route.once ? route.path + JSON.stringify(parts) : ''
  const key = asked && (unanswered.get(asked) ?? String(Math.random()))
  unanswered.set(asked, key)
  let response = await send(route, parts, session.token(), key, options)
  if (response.status === 401 && route.permission !== 'pubblico') {
    const renewed = await session.renew()
    if (renewed) response = await send(route, parts, renewed, key, options)
    if (response.status === 401) session.expired()
  }
  if (!response.ok) {
    if (response.status < 500) unanswered.delete(asked)
    throw await refused(response)
  }
  const answer = await reached(() => read(response), options)
  unanswered.delete(asked)
  return answer
}

/** A connection may be lost before the answer, or in the middle of it. */
async function reached<T>(act: () => Promise<T>, { signal }: Options): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Offline(cause)
  }
}

const isProblem = (message: unknown): message is { readonly problema: Problem } => typeof message === 'object' && message !== null && 'problema' in message

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const send = ({ method, path }: Route, { params, query, body }: Parts, token: string | null, key: string, options: Options) => {
  const { signal, keepalive = false } = options
  return reached(
    () =>
      fetch(address(path, params, query), {
        method,
        headers: {
          Accept: 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(key && { 'Idempotency-Key': key }),
          // The browser sets the content type of a form itself, with its boundary.
          ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      }),
    options,
  )
}

function address(path: string, params: object = {}, query: object = {}): string {
  const given = new Map(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [value].flat().map((one) => [key, String(one)]))),
  )
  return API_BASE + filled + (asked.size > 0 ? `?${asked}` : '')
}

async function refused(response: Response): Promise<CallError> {
  const { code, title, ...file } = (await response.json().catch(() => ({}))) as Partial<Problem>
  return new CallError(code ?? 'ERRORE_IMPREVISTO', response.status, title ?? `Il server ha risposto ${response.status}: riprovare tra poco`, file)
}
