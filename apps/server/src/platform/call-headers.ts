/** Headers of every answer of a call, refusals included: it is data and never a page, and no cache may keep a client's figures. */
export const CALL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
