/** Of the curve of both regimes. */
export const POINTS = 200
