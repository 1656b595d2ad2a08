/** Stores unexpected errors of the page. The log says only that there is one, because the text of the error may name a client. */
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
