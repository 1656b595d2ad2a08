/** The pages of the application: the built files, and the one page behind every address, in the brand of its host from the first paint on. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dress, look, lookStyle, themeScript, tokensOf } from '@bilancia/contract/api'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { safe, styleNonce } from './html.ts'
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

/** The placeholder in `index.html`. */
const PLACE = '<!--brand-->'

/**
 * The page with title, icon, brand and the nonce of its styles. Colours, font and the chosen theme are there before the first paint. One script element
 * contains data, to which the content policy does not apply; the policy names the digest of the other.
 */
export function branded(page: string, dress: Dress, nonce: string): string {
  if (!page.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
  return page.replace(PLACE, () => head(dress, nonce))
}

function head(dress: Dress, nonce: string): string {
  const { brand } = dress
  const [light, dark] = tokensOf(brand).bar
  return `<title>${safe(brand.name)}</title>
    <meta property="csp-nonce" nonce="${nonce}" />
    <style nonce="${nonce}">${lookStyle(dress)}</style>
    <script>${themeScript}</script>
    <link rel="preload" href="${look.font}" as="font" type="font/woff2" crossorigin />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}" />
    <meta name="description" content="${safe(`${brand.name}: ${brand.motto}`)}" />
    <link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon(dress))}" />
    <script type="application/json" id="brand">${JSON.stringify(brand).replaceAll('<', '\\u003c')}</script>`
}

/** The logo on the brand's colour: in white if it has one colour, otherwise on a white plate. */
function icon({ brand, logo: { src, plain } }: Dress): string {
  const [ground] = tokensOf(brand).bar
  const image = `<image href="${src}" x="4" y="4" width="24" height="24"/>`
  const drawn = plain
    ? `<mask id="m" style="mask-type:alpha">${image}</mask><rect width="32" height="32" fill="#fff" mask="url(#m)"/>`
    : `<rect x="2" y="2" width="28" height="28" rx="4" fill="#fff"/>${image}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${ground}"/>${drawn}</svg>`
}
