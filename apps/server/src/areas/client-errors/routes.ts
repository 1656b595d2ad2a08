/** Unexpected errors that the page met: stored and logged, for whoever keeps the service. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { clientError } from '../../platform/schema.ts'

export function clientErrors(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  mount(routes.clientError, async ({ body, request }) => {
    request.log.error({ page: body.url }, body.message)
    await db.insert(clientError).values({
      at: clock(),
      message: body.message,
      stack: body.stack ?? null,
      url: body.url ?? null,
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    })
    return true
  })
}
