/**
 * What lets a style element of ours in: the server writes it into the page and into its content policy. Kept without a network, page and
 * policy are of one answer and agree.
 */
import createCache from '@emotion/cache'

/** Undefined where the page has no policy, as under Vite. */
export const styleNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** Emotion's rules, in style elements that are let in. */
export const styles = () => {
  const nonce = styleNonce()
  return createCache({ key: 'css', ...(nonce !== undefined && { nonce }) })
}
