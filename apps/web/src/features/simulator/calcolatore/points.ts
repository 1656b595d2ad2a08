/** Number of points of the curve of both regimes. */
export const POINTS = 200
