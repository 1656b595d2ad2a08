import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freePort } from '../support/port.ts'

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

/** Otherwise a call of another test can take the port before the server listens on it. */
it.runIf(existsSync(RANGE))('the ports of test servers are outside the range of outgoing connections', async () => {
  const [first = 0, last = 0] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number)
  for (let i = 0; i < 20; i++) {
    const port = await freePort()
    expect(port < first || port > last, String(port)).toBe(true)
  }
})
