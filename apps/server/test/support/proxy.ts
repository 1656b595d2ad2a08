/** A reverse proxy in front of one or more servers, which it asks in turn. With a certificate it speaks https. */
import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'

export type ReverseProxy = { readonly close: () => void }
type Given = { readonly port: number; readonly targets: readonly number[]; readonly tls?: { readonly key: string; readonly cert: string } }

/** `targets`: ports on this machine. */
export async function proxyAt({ port, targets, tls }: Given): Promise<ReverseProxy> {
  let turn = 0
  const hand = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers, socket } = request
    turn += 1
    const to = { host: '127.0.0.1', port: targets[turn % targets.length], method, path: url }
    const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': tls ? 'https' : 'http', 'x-forwarded-host': headers.host }
    const call = ask({ ...to, headers: { ...headers, ...forwarded } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => response.writeHead(502).end())
    request.pipe(call)
  }
  const server = tls ? createSecure(tls, hand) : createServer(hand)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
