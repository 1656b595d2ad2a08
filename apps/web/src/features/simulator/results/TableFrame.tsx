/** Table styles: `FigureTable` in general, this one beside the form, `WideTable` for many columns. */
import { styled } from '@mui/material/styles'
import type { ComponentType, ReactNode } from 'react'

export type TableFrame = ComponentType<{ readonly label: string; readonly children: ReactNode }>

/** Roles are set explicitly, because rows displayed as blocks lose them. */
export const roles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export const SmallTable: TableFrame = ({ label, children }) => <Small aria-label={label}>{children}</Small>

const Small = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 4, fontWeight: 400 },
  '& th': { textAlign: 'left' },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right', paddingLeft: 8, whiteSpace: 'nowrap' },
  '& thead th': { color: theme.palette.text.secondary },
}))
