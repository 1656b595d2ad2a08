/** Unexpected errors that the page met: stored and logged, for whoever keeps the service. */
import { routes } from '@bilancia/contract/api'
import { storable } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { clientError } from './tables.ts'

export function clientErrors(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  mount(routes.clientError, async ({ body: { message, stack = null, url = null }, request }) => {
    request.log.error({ ip: request.ip, page: url }, message)
    await db.insert(clientError).values({
      at: clock(),
      message: storable(message),
      stack: stack && storable(stack),
      url: url && storable(url),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    })
    return true
  })
}
