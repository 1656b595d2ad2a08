/** The network of a request: its address without the part that one household, office or rented machine can freely change. */
import { isIPv6 } from 'node:net'

/** A whole IPv4 address, also inside an IPv6 one. Of an IPv6 address the first 64 bits, because one connection has all the rest. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%')
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (wrapped !== undefined) return wrapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const whole = tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
