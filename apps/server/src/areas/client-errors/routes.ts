/**
 * Unexpected errors of the page: stored, or sent to the Sentry-compatible service of the settings. The log says only that there is one, because the text
 * of the error may name a client.
 */
import { randomUUID } from 'node:crypto'
import { routes, VERSION } from '@bilancia/contract/api'
import type { Sentry } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { EXACTLY } from '../../platform/outgoing.ts'
import { clientError } from './tables.ts'

export function clientErrors(mount: Mount, { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): void {
  mount(routes.clientError, async ({ body: { message, stack = null, url = null }, request: { headers, ip, log } }) => {
    const error = { at: clock(), message, stack, url, userAgent: headers['user-agent']?.slice(0, 500) ?? null }
    const store = async () => (await db.insert(clientError).values(error).returning({ id: clientError.id }))[0]?.id
    const id = config.sentry
      ? await sendError(config.sentry, error).catch((failure: unknown) => {
          log.warn({ failure: String(failure) }, 'an error of a page was stored here, because the service for errors did not take it')
          return store()
        })
      : await store()
    log.error({ ip, clientError: id }, 'error of a page')
    return true
  })
}

const PATIENCE_MS = 5_000

/**
 * Sends an error to a service that understands Sentry's envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/).
 * Returns the id of the event there. Throws if the service does not take it in time.
 */
async function sendError({ url, key }: Sentry, error: typeof clientError.$inferInsert): Promise<string> {
  const id = randomUUID().replaceAll('-', '')
  const event = {
    ...{ event_id: id, timestamp: error.at.toISOString(), platform: 'javascript', level: 'error', release: `bilancia@${VERSION}` },
    message: { formatted: error.message },
    request: { url: error.url, headers: { 'User-Agent': error.userAgent } },
    extra: { stack: error.stack },
  }
  const { ok, status } = await fetch(url, {
    ...EXACTLY,
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=bilancia/${VERSION}, sentry_key=${key}`,
    },
    body: [{ event_id: id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!ok) throw new Error(`the service for errors answered ${status}`)
  return id
}
