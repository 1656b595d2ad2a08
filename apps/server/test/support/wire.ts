/** The connection between the server and PostgreSQL, which a test can cut or make silent. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export type Wire = {
  /** The address of the same database, through this connection. */
  readonly url: string
  /** Cuts the connection at the n-th message from now on, before (`asked`) or after (`answered`) PostgreSQL has it. */
  readonly cutAt: (n: number, when: 'asked' | 'answered') => void
  /** Cancels `cutAt`. Returns whether its message had come. */
  readonly spare: () => boolean
  /** How many round trips the work takes. */
  readonly ways: (work: () => Promise<unknown>) => Promise<number>
  readonly silence: () => void
  readonly speak: () => void
  readonly close: () => void
}

/** `url`: of a PostgreSQL on a socket in a folder. */
export async function wireTo(url: string): Promise<Wire> {
  const { searchParams } = new URL(url)
  const socket = join(searchParams.get('host') ?? '', `.s.PGSQL.${searchParams.get('port') ?? 5432}`)
  const ends = new Set<Socket>()
  let left = 0
  let when: 'asked' | 'answered' = 'asked'
  let silent = false
  let ways = 0
  let asking = false
  const wire = createServer((near) => {
    const far = connect(socket)
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    let awaited = false
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      if (silent) from.pause()
      from.on('error', cut)
      from.on('close', () => {
        ends.delete(from)
        cut()
      })
      from.on('data', (bytes) => {
        if (from === near && !asking) ways++
        asking = from === near
        if (from === far && awaited) return cut()
        if (from === near && left > 0 && --left === 0) {
          if (when === 'asked') return cut()
          awaited = true
        }
        return to.write(bytes)
      })
    }
  })
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const over = new URL(url)
  over.search = ''
  over.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`
  return {
    url: over.href,
    cutAt(n, then) {
      left = n
      when = then
    },
    spare() {
      const came = left === 0
      left = 0
      return came
    },
    async ways(work) {
      const before = ways
      await work()
      return ways - before
    },
    silence() {
      silent = true
      for (const end of ends) end.pause()
    },
    speak() {
      silent = false
      for (const end of ends) end.resume()
    },
    close() {
      wire.close()
      for (const end of ends) end.destroy()
    },
  }
}
