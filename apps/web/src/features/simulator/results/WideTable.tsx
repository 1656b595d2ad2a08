/**
 * A table of many small columns. If they do not fit, they scroll beside the first one, under the shade that says so. On
 * narrow screens each row becomes a list of its figures.
 */
import { styled } from '@mui/material/styles'
import { Scroll } from '../figures.tsx'
import { roles, type TableFrame } from './TableFrame.tsx'

export const WideTable: TableFrame = ({ label, children }) => (
  <Place>
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Wide {...roles.table} aria-label={label}>
        {children}
      </Wide>
    </Scroll>
  </Place>
)

const Place = styled('div')({ containerType: 'inline-size', marginBottom: 16, '@media print': { containerType: 'normal', marginBottom: 4 } })

const Wide = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  fontSize: '0.75rem',
  '& th, & td': { padding: '4px 3px', verticalAlign: 'bottom' },
  '& thead th': { fontWeight: 400, color: theme.palette.text.secondary, textAlign: 'right', lineHeight: 1.25 },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    textAlign: 'left',
    paddingLeft: 0,
    fontWeight: 'inherit',
    minWidth: 76,
    backgroundColor: theme.palette.background.paper,
  },
  '& th:last-of-type:not(:first-of-type), & td:last-of-type': {
    fontWeight: 600,
    paddingRight: 0,
    borderLeft: `1px solid ${theme.palette.hairline}`,
  },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', borderTop: `1px solid ${theme.palette.hairline}` },
  '& tbody th': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& [data-total] > *': { fontWeight: 600, borderTop: `1px solid ${theme.palette.text.primary}` },
  '@container (max-width: 559px)': {
    display: 'block',
    fontSize: 'inherit',
    '& thead': { display: 'none' },
    '& tbody, & tr': { display: 'block' },
    '& tr': { paddingBlock: 8 },
    '& tr + tr': { borderTop: `1px solid ${theme.palette.hairline}` },
    '& tr[data-total]': { borderTop: `1px solid ${theme.palette.text.primary}` },
    '& tbody th, & tbody td': { border: '0 !important', position: 'static !important', display: 'block', padding: '2px 0' },
    '& tbody th': { fontWeight: '600 !important' },
    '& tbody td': { display: 'flex', justifyContent: 'space-between', gap: 16 },
    '& td[data-empty]': { display: 'none !important' },
    '& td::before': { content: 'attr(data-column)', fontWeight: 400, color: theme.palette.text.secondary, whiteSpace: 'normal', textAlign: 'left' },
  },
  '@media print': { fontSize: '7.5pt', '& th, & td': { padding: '1pt 3pt', position: 'static !important' }, '& tr': { breakInside: 'avoid' } },
}))
