/** Sections stand closer on paper than `onPaper` alone has them. */
export const closer = { '& section': { marginBottom: '10px' }, '& section > div:first-of-type': { marginBottom: '4px' } } as const
