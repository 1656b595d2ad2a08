/** Our own cookies, in addition to those of the provider. Scripts cannot read them, and browsers send them only to the provider's pages. */

/** `maxAgeS` 0 deletes the cookie; without it the cookie lasts as long as the browser is open. */
export type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly maxAgeS?: number | undefined; readonly secure: boolean }

/** The cookies in the header of a request. */
export function cookiesIn(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    // If two cookies have the same name, the browser sends the one of the narrower path first.
    if (!found.has(name.trim())) found.set(name.trim(), value.trim())
  }
  return found
}

/** Over https no other host of the domain, and no page without https, can set a cookie of this name (RFC 6265bis, 4.1.3). `__Host-` needs the path `/`. */
export const cookieName = (name: string, { secure, path }: Pick<Cookie, 'secure' | 'path'>): string =>
  secure ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name

/** The header that sets it. */
export const cookieHeader = ({ name, value, path, maxAgeS, secure }: Cookie): string =>
  `${name}=${value}; path=${path}; ${maxAgeS === undefined ? '' : `max-age=${maxAgeS}; `}samesite=lax; ${secure ? 'secure; ' : ''}httponly`
