import { styled } from '@mui/material/styles'

/** Two columns of fields from 900 px, one below. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 24,
  rowGap: 16,
  alignItems: 'start',
  marginBottom: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** One column of rows, label left and figure right, as on a return. */
export const FieldRows = styled('div')({ maxWidth: 640, marginBottom: 16 })
