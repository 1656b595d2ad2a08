/**
 * Unexpected errors of the page: stored, or sent to the Sentry-compatible service of the settings. The log says only that there is one, because the text
 * of the error may name a client.
 */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { sendError } from './sentry.ts'
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
