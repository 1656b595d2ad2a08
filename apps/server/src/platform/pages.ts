/** The pages of the application: the built files, and the one page that every address of theirs opens. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config.ts'

const WEB_DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** Serves the built pages; gives back what answers an address of theirs. */
export async function servePages(
  app: FastifyInstance,
  { origin }: Pick<Config, 'origin'>,
  root: string = WEB_DIST,
): Promise<(reply: FastifyReply) => FastifyReply> {
  if (!existsSync(join(root, 'index.html')))
    return (reply) => reply.code(503).type('text/plain; charset=utf-8').send('Le pagine non sono ancora costruite: avviare con npm start.')
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // Built names carry a hash of what is in them; the page itself is always asked for again.
    setHeaders: (reply, path) => reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  const { hostname } = new URL(origin)
  const page = (reply: FastifyReply) => {
    const { url, hostname: asked } = reply.request
    // Sign-in works at one address: whoever typed the number of this computer is led to its name.
    if (hostname === 'localhost' && /^(127\.0\.0\.1|\[?::1\]?)$/.test(asked)) return reply.redirect(origin + url)
    // A file of a version that is gone: the old page must fail clearly, not read a page as a script.
    return url.startsWith('/assets/')
      ? reply.code(404).type('text/plain; charset=utf-8').send('Questo file non esiste più: ricaricare la pagina.')
      : reply.sendFile('index.html')
  }
  app.get('/', (_request, reply) => page(reply))
  return page
}
