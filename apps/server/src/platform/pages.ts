/** The pages of the application: the built files, and the one page behind every address. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { styleNonce } from './html.ts'
import { branded } from './page-head.ts'
import type { Sites } from './sites.ts'

const WEB_DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The headers of helmet that matter only for documents. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Answers an address of a page. */
export type Page = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Serves the built pages. Returns the function that answers an address of a page. */
export async function servePages(app: FastifyInstance, sites: Sites, root: string = WEB_DIST): Promise<Page> {
  const index = join(root, 'index.html')
  if (!existsSync(index))
    return (reply) => reply.code(503).type('text/plain; charset=utf-8').send('Le pagine non sono ancora costruite: avviare con npm start.')
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // The page is never sent without a brand.
    globIgnore: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const asset = path.includes('/assets/')
      // The names of built files have a hash of their contents. The page itself is always requested again.
      reply.header('cache-control', asset ? 'public, max-age=31536000, immutable' : 'no-cache')
      // A script does not need the policy of a page, which is as long as a small script. A worker has a policy of its own.
      if (!asset || /worker/i.test(path)) return
      for (const name of OF_PAGES) reply.removeHeader(name)
      reply.header('content-security-policy', "frame-ancestors 'none'")
    },
  })
  const page: Page = async (reply) => {
    const { url, hostname: asked } = reply.request
    const { origin, dress } = sites.of(reply.request)
    // Sign-in works at one address only, so a request for 127.0.0.1 is redirected to the name.
    if (new URL(origin).hostname === 'localhost' && /^(127\.0\.0\.1|\[?::1\]?)$/.test(asked)) return reply.redirect(origin + url)
    // A file of an earlier version: the old page must get an error, not a page in place of a script.
    if (url.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Questo file non esiste più: ricaricare la pagina.')
    return sendPage(reply, branded(await readFile(index, 'utf8'), dress, styleNonce(reply.raw)))
  }
  app.get('/', (_request, reply) => page(reply))
  return page
}

/** Sends HTML that is requested again each time. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
