/** Of every answer of a call, a refusal too: data, never a page, and a client's figures stay in no cache. */
export const CALL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
