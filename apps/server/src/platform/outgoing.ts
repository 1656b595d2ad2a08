/** Requests of this server to other servers. */
import { lookup } from 'node:dns'
import { get } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isInside } from './production.ts'

/** For requests of this server to the services in its settings: only that address is asked. A redirect, which could take a token elsewhere, is an error. */
export const EXACTLY = { redirect: 'error' } as const

/** Why an address was not read, in Italian, for the person who gave it. */
export class NotRead extends Error {}

type Bounds = { readonly maxBytes: number; readonly patienceMs: number; readonly accept: string }

/**
 * Reads a file once from an https address that a user gives: no redirect, no address of this computer or its network (checked where the connection is
 * made, so that no name server can answer twice differently), no more bytes and no longer than the bounds. Throws `NotRead`.
 */
export function publicFile(address: string, { maxBytes, patienceMs, accept }: Bounds): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const refuse = (text: string) => reject(new NotRead(text))
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:' || isInside(address)) {
    refuse('serve un indirizzo pubblico che comincia con https://')
    return promise
  }
  const asked = get(address, { lookup: outsideOnly, agent: false, headers: { accept, 'accept-encoding': 'identity' } }, (answer) => {
    if (answer.statusCode !== 200) {
      asked.destroy()
      return refuse(`l'indirizzo ha risposto ${answer.statusCode}`)
    }
    const parts: Buffer[] = []
    let size = 0
    answer.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > maxBytes) {
        asked.destroy()
        refuse(`il file ha più di ${Math.floor(maxBytes / 1024)} kB`)
      }
    })
    answer.on('error', () => refuse('la risposta si è interrotta'))
    answer.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
  })
  const late = setTimeout(() => {
    asked.destroy()
    refuse('non ha risposto in tempo')
  }, patienceMs)
  asked.on('error', (error) => refuse(error instanceof NotRead ? error.message : 'non risponde'))
  return promise.finally(() => clearTimeout(late))
}

/** Only addresses outside: a name that leads inside is refused. */
const outsideOnly: LookupFunction = (hostname, options, found) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) return found(error ?? new NotRead('non risponde'), [])
    const inner = addresses.some(({ address, family }) => isInside(family === 6 ? `https://[${address}]` : `https://${address}`))
    if (inner) return found(new NotRead('serve un indirizzo pubblico che comincia con https://'), [])
    return options.all ? found(null, addresses) : found(null, first.address, first.family)
  })
