/** Sends an error of a page to a service that understands Sentry's envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/). */
import { randomUUID } from 'node:crypto'
import { VERSION } from '@bilancia/contract/api'
import type { Sentry } from '../../platform/config.ts'
import { EXACTLY } from '../../platform/outgoing.ts'
import type { clientError } from './tables.ts'

const PATIENCE_MS = 5_000

/** Returns the id of the event there. Throws if the service does not take it in time. */
export async function sendError({ url, key }: Sentry, error: typeof clientError.$inferInsert): Promise<string> {
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
