/** Small pieces of the result screens. */
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 28,
  paddingBlock: 4,
  // A mark and its figure may take two rows.
  '& > :last-child': { textAlign: 'right' },
  '@media print': { minHeight: 0, paddingBlock: 1 },
})

/** Label on the left, figure on the right: a line like those of `Result`, for a figure that is not a result. */
export const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Row>
    <span>{label}</span>
    {children}
  </Row>
)

const Tight = styled('table')(({ theme }) => ({
  // Keeps the borders of a sticky cell with it.
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  '& th, & td': { padding: '4px 8px', verticalAlign: 'baseline' },
  '& thead th': { ...theme.typography.caption, color: theme.palette.text.secondary, verticalAlign: 'bottom', textAlign: 'right' },
  '& thead th:first-of-type, & tbody th': { textAlign: 'left', fontWeight: 'inherit' },
  '& tbody th': { minWidth: 92 },
  '& td': { textAlign: 'right' },
  // The name of the row stays visible while the figures scroll.
  '& th:first-of-type': { paddingLeft: 0, position: 'sticky', left: 0, zIndex: 1, backgroundColor: theme.palette.background.paper },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& tbody tr + tr > *': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& tbody tr[data-total] > *': { borderTop: `1px solid ${theme.palette.text.primary}`, fontWeight: 600 },
  '@media print': {
    fontSize: '8.5pt',
    '& thead th': { fontSize: '8pt' },
    '& th, & td': { padding: '1pt 4pt' },
    '& th:first-of-type': { position: 'static' },
    '& tr': { breakInside: 'avoid' },
  },
}))

type TableProps = { readonly label: string; readonly children: ReactNode }

/** A small table of figures. The first column names the row; `data-total` marks the total row. */
export const FigureTable = ({ label, children }: TableProps) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Tight aria-label={label}>{children}</Tight>
  </Scroll>
)

/** A client's name may wrap anywhere; other words do not. */
export const longNames = { overflowWrap: 'break-word', '& h2, & tbody th': { overflowWrap: 'anywhere' } } as const

/** Smaller line spacing on paper, and related lines stay on one page. */
export const onPaper = {
  fontSize: '8.5pt',
  lineHeight: 1.25,
  '& h2': { fontSize: '9pt' },
  '& h3': { fontSize: '8.5pt' },
  '& p': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& .MuiTypography-caption': { fontSize: '8pt' },
  '& div:has(> button[data-explains], > span > button[data-explains], > span[title])': { minHeight: 0, paddingBlock: '1px' },
  '& section section, & section > div': { breakInside: 'avoid' },
} as const

/** Smaller gaps between sections on paper than with `onPaper` alone. */
export const closer = { '& section': { marginBottom: '10px' }, '& section > div:first-of-type': { marginBottom: '4px' } } as const

/** Content that does not fit scrolls inside, by keyboard too. A shade on the right shows that there is more, until the end is reached. */
export const Scroll = styled('div')(({ theme: { palette } }) => ({
  overflowX: 'auto',
  // What takes the focus scrolls out from behind the names, which stay.
  scrollPaddingLeft: 132,
  background: `linear-gradient(to left, ${palette.background.paper} 40%, transparent) right / 40px 100% no-repeat local, linear-gradient(to left, ${palette.divider}, transparent) right / 16px 100% no-repeat`,
  '@media print': { overflow: 'visible', background: 'none' },
}))
