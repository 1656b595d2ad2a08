import { styled } from '@mui/material/styles'

/** Height of a label with the space below it. */
const LABEL = 20

/** Two columns of fields from 900 px and on paper; one below that and in a narrow card. `data-compact`: as many short amounts as fit. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 24,
  rowGap: 16,
  alignItems: 'start',
  marginBottom: 16,
  'details + &': { marginTop: 8 },
  // An empty place only matters with two columns.
  '& > span:empty': { display: 'none' },
  '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
  [`@media print, (min-width: ${theme.breakpoints.values.md}px)`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > span:empty': { display: 'block' },
    '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' },
    // Aligns a checkbox with the input of its neighbour, not with the neighbour's label.
    '& > [data-flag]:nth-child(odd):has(+ div:not([data-flag])), & > div:not([data-flag]) + [data-flag]:nth-child(even)': { marginTop: LABEL },
  },
  '@container (max-width: 559px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
    '& > span:empty': { display: 'none' },
    '& > [data-flag][data-flag]': { marginTop: 0 },
  },
}))

/** One column of rows, label on the left and figure on the right, as on a return. */
export const FieldRows = styled('div')({ maxWidth: 640, marginBottom: 16 })

/** A line with a rule above it, for a sum; `data-grand` for the grand total. */
export const TotalRow = styled('div')(({ theme }) => ({
  fontWeight: 600,
  borderTop: `1px solid ${theme.palette.text.primary}`,
  '&[data-grand]': { borderTop: `3px double ${theme.palette.text.primary}` },
}))
