import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: one of those could be taken between the choice and the listening. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port that nobody uses, and that no call of another test takes meanwhile. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const tryOne = (left: number) => {
      const port = randomInt(FIRST, LAST)
      const probe = createServer().once('error', (error) => (left > 0 ? tryOne(left - 1) : reject(error)))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
    }
    tryOne(50)
  })
