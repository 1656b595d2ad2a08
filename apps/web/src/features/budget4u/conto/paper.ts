/** Smaller gaps between sections on paper than with `onPaper` alone. */
export const closer = { '& section': { marginBottom: '10px' }, '& section > div:first-of-type': { marginBottom: '4px' } } as const
