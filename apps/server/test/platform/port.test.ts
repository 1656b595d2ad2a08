import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freePort } from '../support/port.ts'

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

/** A port among those was at times taken by another test's call before the server listened on it. */
it.runIf(existsSync(RANGE))('the port of a test server is none of those that outgoing connections are given', async () => {
  const [first = 0, last = 0] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number)
  for (let i = 0; i < 20; i++) {
    const port = await freePort()
    expect(port < first || port > last, String(port)).toBe(true)
  }
})
