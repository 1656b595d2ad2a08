/** The page of the application in the brand of its host, from the first paint on. */
import { type Dress, look, lookStyle, themeScript, tokensOf } from '@bilancia/contract/api'
import { safe } from './html.ts'

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
