/** Unexpected errors that the page met: stored for whoever keeps the service, who finds in the log that there is one. What a page says may name a client: the log does not repeat it. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { clientError } from './tables.ts'

export function clientErrors(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  mount(routes.clientError, async ({ body: { message, stack = null, url = null }, request }) => {
    const reported = await db
      .insert(clientError)
      .values({
        at: clock(),
        message,
        stack,
        url,
        userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
      })
      .returning({ id: clientError.id })
    request.log.error({ ip: request.ip, clientError: reported[0]?.id }, 'error of a page')
    return true
  })
}
