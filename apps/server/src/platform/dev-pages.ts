/** The pages while they are being written: Vite inside the server, one origin for pages, calls and sign-in. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance, FastifyReply } from 'fastify'

const OURS = /^\/(api|idp|docs)(\/|$|\?)/i

/** In place of `servePages` under `npm run dev`. */
export async function devPages(app: FastifyInstance): Promise<(reply: FastifyReply) => FastifyReply> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '..', '..', '..', 'web'),
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'spa',
  })
  await app.register(middie)
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (OURS.test(request.url ?? '')) return next()
    // Vite's client is an inline script.
    response.removeHeader('content-security-policy')
    return vite.middlewares(request, response, next)
  })
  app.addHook('onClose', () => vite.close())
  return (reply) => reply.code(404).send()
}
