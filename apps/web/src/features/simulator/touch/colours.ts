/** Colours of curves, apart from each other in pairs and all dark enough on paper. A repeated one is dashed. */
export const colours = ['#00695c', '#c05500', '#1565c0', '#6a1b9a', '#b3261e', '#2e7d32', '#57606a'] as const
