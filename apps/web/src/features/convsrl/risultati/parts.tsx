/** Small pieces of the result screens. */
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Row = styled('div')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16, minHeight: 28, paddingBlock: 4 })

/** Label at the left, figure at the right: a line like those of `Result`, for a figure that is no result. */
export const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Row>
    <span>{label}</span>
    {children}
  </Row>
)

const Tight = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { padding: '4px 8px', verticalAlign: 'baseline' },
  '& thead th': { ...theme.typography.caption, color: theme.palette.text.secondary, verticalAlign: 'bottom', textAlign: 'right' },
  '& thead th:first-of-type, & tbody th': { textAlign: 'left', fontWeight: 'inherit' },
  '& td': { textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& tbody tr + tr > *': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& tbody tr[data-total] > *': { borderTop: `1px solid ${theme.palette.text.primary}`, fontWeight: 600 },
  '@media print': { fontSize: '8.5pt', '& th, & td': { padding: '1pt 4pt' }, '& tr': { breakInside: 'avoid' } },
}))

type TableProps = { readonly label: string; readonly children: ReactNode }

/** A small table of figures: the first column names the row, `data-total` marks the row that sums. */
export const FigureTable = ({ label, children }: TableProps) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Tight aria-label={label}>{children}</Tight>
  </Scroll>
)

/** What does not fit scrolls in its own place, by keyboard too. */
export const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } })
