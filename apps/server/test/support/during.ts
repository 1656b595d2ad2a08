import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../src/platform/connection.ts'

/** Runs `change` in a transaction that ends after `meanwhile` has begun. Returns what `meanwhile` answers. */
export async function during<T>(db: Db, change: (tx: Db) => Promise<unknown>, meanwhile: () => Promise<T>): Promise<T> {
  const { asked } = await db.transaction(async (tx) => {
    await change(tx)
    const answer = meanwhile()
    await setTimeout(300)
    return { asked: answer }
  })
  return asked
}
