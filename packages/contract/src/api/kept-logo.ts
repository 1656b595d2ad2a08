/** What page and server know of a logo that the suite keeps. Plain data, because the page loads no schemas. */
export const LOGO_BYTES_MAX = 200 * 1024
/** The limit for the logo of a brand, which the server writes into each page so that the first paint shows it. */
export const BRAND_LOGO_BYTES_MAX = 24 * 1024
export const logoTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const
export type LogoType = (typeof logoTypes)[number]

/** The path of a kept logo under `API_BASE`, without its digest. */
export const LOGO_PATH = '/loghi/'
/** An address of a logo kept here. */
export const isKeptLogo = (address: string): boolean => /^\/api\/loghi\/[0-9a-f]{64}$/.test(address)
