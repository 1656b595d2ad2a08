/**
 * The files that calls with an `Idempotency-Key` have answered, in the memory of this process for five minutes. They report on data that are erased, so
 * they cannot be made again. The register keeps their figures for longer.
 */
import type { FileAnswer } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { creationOf, refuseOther } from './idempotency.ts'

const KEPT_MS = 5 * 60_000
const MOST = 100

type Kept = { readonly creationDigest: string | null; readonly file: FileAnswer }
/** The file of this call of a user, or the one that it made first. Throws IDEMPOTENZA_DIVERSA. */
export type RepeatedFiles = (request: FastifyRequest, userId: number, make: () => Promise<FileAnswer>) => Promise<FileAnswer>

export function repeatedFiles(clock: () => Date): RepeatedFiles {
  const files = new LRUCache<string, Kept>({ max: MOST, ttl: KEPT_MS, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const running = new Map<string, Promise<unknown>>()
  return async (request, userId, make) => {
    const asked = creationOf(request)
    if (asked.creationKey === null) return make()
    const key = `${userId} ${asked.creationKey}`
    // The first call may still be running.
    while (running.has(key)) await running.get(key)
    const before = files.get(key)
    if (before) {
      refuseOther(asked, before)
      return before.file
    }
    const making = make()
      .then((file) => {
        // A stream can be read only once.
        if (file.bytes instanceof Uint8Array) files.set(key, { creationDigest: asked.creationDigest, file })
        return file
      })
      .finally(() => running.delete(key))
    running.set(
      key,
      making.catch(() => undefined),
    )
    return making
  }
}
