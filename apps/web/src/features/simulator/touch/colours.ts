/** Colours of curves, apart from each other in pairs and all dark enough on paper. A repeated one is dashed. */
export const colours = ['var(--line1)', 'var(--line2)', 'var(--line3)', 'var(--line4)', 'var(--line5)', 'var(--line6)', 'var(--line7)'] as const
