// With what Node runs the server, for `npm start` and for what is measured of it.

/** With the size of the young generation the idle server returns memory after its start: 313 to 326 MB instead of 456. */
export const flags = ['--enable-source-maps', '--max-semi-space-size=8']
export const environment = { MALLOC_TRIM_THRESHOLD_: '131072' }
