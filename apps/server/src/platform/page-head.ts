/** The one page of the application in the brand of its host, so that not even its first paint is another's. */
import type { Brand } from '@bilancia/contract/api'
import { safe } from './safe.ts'

/** Where `index.html` of the pages wants it. */
const PLACE = '<!--brand-->'

/** The page with title, icon and brand, and with what lets its styles in. The script is data, which no content policy asks about. */
export function branded(page: string, brand: Brand, nonce: string): string {
  if (!page.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
  return page.replace(PLACE, () => head(brand, nonce))
}

const head = (brand: Brand, nonce: string): string => `<title>${safe(brand.name)}</title>
    <meta property="csp-nonce" nonce="${nonce}" />
    <meta name="theme-color" content="${safe(brand.primary.main)}" />
    <meta name="description" content="${safe(`${brand.name}: ${brand.motto}`)}" />
    <link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon(brand))}" />
    <script type="application/json" id="brand">${JSON.stringify(brand).replaceAll('<', '\\u003c')}</script>`

/** The logo in white on the brand's colour. */
const icon = ({ logo, primary }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${primary.main}"/><path transform="translate(4 4)" fill="#fff" d="${logo}"/></svg>`
