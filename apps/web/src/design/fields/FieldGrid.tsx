import { styled } from '@mui/material/styles'

/** Height of a label with the space below it. */
const LABEL = 20

/** Two columns of fields from 900 px, one below and in a narrow card; `data-compact` for short amounts, as many as fit. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 24,
  rowGap: 16,
  alignItems: 'start',
  marginBottom: 16,
  'details + &': { marginTop: 8 },
  // An empty place keeps the columns apart, where there are two.
  '& > span:empty': { display: 'none' },
  '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > span:empty': { display: 'block' },
    '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' },
    // A tick stands beside the box of its neighbour, not beside its label.
    '& > [data-flag]:nth-child(odd):has(+ div:not([data-flag])), & > div:not([data-flag]) + [data-flag]:nth-child(even)': { marginTop: LABEL },
  },
  '@container (max-width: 559px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
    '& > span:empty': { display: 'none' },
    '& > [data-flag][data-flag]': { marginTop: 0 },
  },
}))

/** One column of rows, label left and figure right, as on a return. */
export const FieldRows = styled('div')({ maxWidth: 640, marginBottom: 16 })

/** A line with a rule above it, as a sum has on paper; `data-grand` for the sum of sums. */
export const TotalRow = styled('div')(({ theme }) => ({
  fontWeight: 600,
  borderTop: `1px solid ${theme.palette.text.primary}`,
  '&[data-grand]': { borderTop: `3px double ${theme.palette.text.primary}` },
}))
