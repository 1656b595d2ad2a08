/** The page of the application in the brand of its host, from the first paint on. */
import type { Brand } from '@bilancia/contract/api'
import { safe } from './safe.ts'

/** The placeholder in `index.html`. */
const PLACE = '<!--brand-->'

/** The page with title, icon, brand and the nonce of its styles. Its script element contains data, to which the content policy does not apply. */
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
