import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, one of which could be taken between choice and listening. */
const [FIRST, LAST] = [20_000, 32_000]

/** A free port, which no call of another test takes. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const tryOne = (left: number) => {
      const port = randomInt(FIRST, LAST)
      const probe = createServer().once('error', (error) => (left > 0 ? tryOne(left - 1) : reject(error)))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
    }
    tryOne(50)
  })
