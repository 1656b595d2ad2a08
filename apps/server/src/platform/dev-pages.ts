/** The pages during development: Vite inside the server, so that pages, calls and sign-in have one origin. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { styleNonce } from './html.ts'
import { branded, type Page, sendPage } from './pages.ts'
import type { Sites } from './sites.ts'

const OURS = /^\/((api|idp|docs)(\/|$|\?)|health|ready|metrics)/i
const ROOT = join(import.meta.dirname, '..', '..', '..', 'web')

/** In place of `servePages` under `npm run dev`. */
export async function devPages(app: FastifyInstance, sites: Sites): Promise<Page> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, ws: { server: app.server }, allowedHosts: sites.all.map(({ origin }) => new URL(origin).hostname) },
    appType: 'custom',
  })
  await app.register(middie)
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (OURS.test(request.url ?? '')) return next()
    // Vite's client is an inline script.
    response.removeHeader('content-security-policy')
    return vite.middlewares(request, response, next)
  })
  app.addHook('onClose', () => vite.close())
  const page: Page = async (reply) => {
    const { url } = reply.request
    const html = await vite.transformIndexHtml(url, await readFile(join(ROOT, 'index.html'), 'utf8'))
    return sendPage(reply, branded(html, sites.of(reply.request).dress, styleNonce(reply.raw)))
  }
  app.get('/', (_request, reply) => page(reply))
  return page
}
