/** Reads the whole register and checks that it is unchanged. */
import { eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { headText, ORIGIN, type Seal, sealOf } from './chain.ts'
import { audit, auditSeal } from './tables.ts'

const AT_ONCE = 2000

/** `position`: that of the first changed row. */
type Broken = { readonly position: number; readonly why: string }
export type Verified = {
  readonly rows: number
  /** Not in the chain yet. */
  readonly unsealed: number
  readonly broken: Broken | null
  readonly head: Pick<Seal, 'position' | 'hash'> | null
}

/** `kept`: an earlier seal, which the chain must still contain. */
export async function verify(db: Db, kept: Pick<Seal, 'position' | 'hash'> | null = null): Promise<Verified> {
  let last: Seal | null = null
  let broken: Broken | null = null
  let keptFound = kept === null
  for (;;) {
    const some: readonly Found[] = await db
      .select({ seal: getTableColumns(auditSeal), row: getTableColumns(audit) })
      .from(auditSeal)
      .leftJoin(audit, eq(audit.id, auditSeal.auditId))
      .where(gt(auditSeal.position, last?.position ?? 0))
      .orderBy(auditSeal.position)
      .limit(AT_ONCE)
    for (const one of some) {
      broken ??= faultOf(last, one)
      last = one.seal
      if (kept?.position === last.position) keptFound = kept.hash === last.hash
    }
    if (some.length < AT_ONCE) break
  }
  if (kept && !keptFound) broken = earlier(broken, { position: kept.position, why: `non ha più l'impronta conservata ${headText(kept)}` })
  const [rows, unsealed] = await counts(db)
  return { rows, unsealed, broken, head: last && { position: last.position, hash: last.hash } }
}

type Found = { readonly seal: Seal; readonly row: typeof audit.$inferSelect | null }

function faultOf(before: Seal | null, { seal, row }: Found): Broken | null {
  const position = (before?.position ?? 0) + 1
  if (seal.position !== position) return { position, why: 'manca dalla catena' }
  if (seal.previous !== (before?.hash ?? ORIGIN)) return { position, why: 'non segue la riga che la precede' }
  if (!row) return { position, why: `la riga ${seal.auditId} del registro è stata eliminata` }
  return sealOf(before, row).hash === seal.hash ? null : { position, why: `la riga ${seal.auditId} del registro è stata modificata o spostata` }
}

const earlier = (one: Broken | null, other: Broken): Broken => (one && one.position <= other.position ? one : other)

async function counts(db: Db): Promise<readonly [rows: number, unsealed: number]> {
  const rows = await db.$count(audit)
  const loose = db.select({ id: audit.id }).from(audit).leftJoin(auditSeal, eq(auditSeal.auditId, audit.id)).where(isNull(auditSeal.auditId))
  return [rows, (await loose).length]
}

/** The outcome in Italian, one line for each statement. */
export function report({ rows, unsealed, broken, head }: Verified): string {
  const all = `Registro: ${rows.toLocaleString('it')} righe${unsealed > 0 ? `, di cui ${unsealed.toLocaleString('it')} non ancora sigillate (lo sono entro un secondo, a server acceso)` : ''}.`
  const outcome = broken ? `NON è integro: alla posizione ${broken.position} ${broken.why}. Quanto la precede è com'era.` : 'È integro.'
  return [all, outcome, ...(head ? [`Testa: ${headText(head)}`] : [])].join('\n')
}
