/**
 * The 25 flat rates of the quick select: those that comuni applied most often from 2020 to 2025, plus 0 and 0.90. Each
 * applies to the whole imponibile.
 */
export const aliquoteComunali = [
  0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.48, 0.5, 0.55, 0.6, 0.65, 0.68, 0.7, 0.72, 0.73, 0.75, 0.76, 0.77, 0.78, 0.79, 0.8, 0.9,
] as const
