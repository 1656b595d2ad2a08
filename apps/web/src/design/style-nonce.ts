/**
 * The nonce that allows the style elements of the page. The server writes it into the page and into its content policy. The cache
 * keeps the page together with its policy, so the two agree offline too.
 */
import createCache from '@emotion/cache'

/** Undefined if the page has no policy, as under Vite. */
export const styleNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** Emotion's rules, in style elements with the nonce. */
export const styles = () => {
  const nonce = styleNonce()
  return createCache({ key: 'css', ...(nonce !== undefined && { nonce }) })
}
