/** The pages of the application: the built files, and the one page that every address of theirs opens. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { branded } from './page-head.ts'
import type { Sites } from './sites.ts'
import { styleNonce } from './style-nonce.ts'

const WEB_DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The headers of helmet that a browser heeds on documents alone. */
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

/** Answers an address of the pages. */
export type Page = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Serves the built pages; gives back what answers an address of theirs. */
export async function servePages(app: FastifyInstance, sites: Sites, root: string = WEB_DIST): Promise<Page> {
  const index = join(root, 'index.html')
  if (!existsSync(index))
    return (reply) => reply.code(503).type('text/plain; charset=utf-8').send('Le pagine non sono ancora costruite: avviare con npm start.')
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // The page never goes out without a brand.
    globIgnore: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const asset = path.includes('/assets/')
      // Built names carry a hash of what is in them; the page itself is always asked for again.
      reply.header('cache-control', asset ? 'public, max-age=31536000, immutable' : 'no-cache')
      // What is told of a page says nothing of a script in it, and is as long as a small one. A worker is its own page.
      if (asset && !/worker/i.test(path)) for (const name of OF_PAGES) reply.removeHeader(name)
    },
  })
  const page: Page = async (reply) => {
    const { url, hostname: asked } = reply.request
    const { origin, brand } = sites.of(reply.request)
    // Sign-in works at one address: whoever typed the number of this computer is led to its name.
    if (new URL(origin).hostname === 'localhost' && /^(127\.0\.0\.1|\[?::1\]?)$/.test(asked)) return reply.redirect(origin + url)
    // A file of a version that is gone: the old page must fail clearly, not read a page as a script.
    if (url.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Questo file non esiste più: ricaricare la pagina.')
    return sendPage(reply, branded(await readFile(index, 'utf8'), brand, styleNonce(reply.raw)))
  }
  app.get('/', (_request, reply) => page(reply))
  return page
}

/** Sends HTML that is asked for again each time. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
