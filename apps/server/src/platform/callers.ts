/**
 * Runs statements in the name of a caller. Each statement of a call runs in a transaction that first names the caller, and
 * `row-security.ts` shows it only the rows of that caller. A call without statements costs nothing, and no connection is held between
 * two statements. Only this file names the caller, so no handler can forget it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { followedOnly, type Identity, reach } from '@bilancia/contract/api'
import { binding, type Current, type Db, databaseOver, inPart, inTurn, PROGRAM, WHOLE } from './connection.ts'
import type { Driver } from './statement.ts'

type Who = Pick<Identity, 'Id' | 'Role' | 'CompanyId'> & { readonly PrincipalAuth: Parameters<typeof followedOnly>[0]['PrincipalAuth'] }

/** A caller as the database functions `caller_…` read it: reach, user, company, studios, and the studios in which they see only clients that they follow. */
export const callerText = (who: Who): string =>
  `${reach[who.Role]} ${who.Id} ${who.CompanyId ?? ''} {${who.PrincipalAuth.map(({ AgencyId }) => AgencyId).join(',')}} {${followedOnly(who).join(',')}}`

export type Callers = {
  /** For the areas: its statements run as the caller. Throws outside `asCaller`. */
  readonly db: Db
  readonly asCaller: <T>(who: Who, work: () => T | Promise<T>) => Promise<T>
  /**
   * Statements of `work` on `db` run as the program, beyond the reach of the caller. The handler must have checked the right, and must say why it is
   * needed. Inside a transaction only one `asProgram` at a time.
   */
  readonly asProgram: <T>(work: () => Promise<T>) => Promise<T>
}

export function callers(driver: Driver): Callers {
  const currents = new AsyncLocalStorage<Current>()
  const current = (): Current => {
    const found = currents.getStore()
    if (!found) throw new Error('a statement for nobody: it belongs inside asCaller')
    return inTurn(found)
  }
  return {
    db: databaseOver(driver, currents, current),
    // Awaited here, because a query is not sent before it is awaited.
    asCaller: (who, work) => currents.run({ as: callerText(who), part: WHOLE }, async () => await work()),
    async asProgram(work) {
      const { as, open, part } = current()
      if (as === PROGRAM) return work()
      if (!open) return currents.run({ as: PROGRAM, part: WHOLE }, async () => await work())
      const back = binding(as)
      return inPart(currents, open, { as: PROGRAM, outer: part, begin: binding(PROGRAM), end: back, undo: back }, work)
    },
  }
}
