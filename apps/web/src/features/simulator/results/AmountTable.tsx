/**
 * A table of amounts that are not result lines: names on the left, amounts on the right. On a narrow screen the table
 * scrolls, not the page.
 */
import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Scroll } from '../figures.tsx'

type AmountRow = { readonly key: string | number; readonly cells: readonly ReactNode[]; readonly total?: boolean }

type Props = {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly AmountRow[]
  /** The columns of words: they start at the left and may take more lines. */
  readonly texts?: readonly string[]
}

/** The first cell names its row. */
export function AmountTable({ label, columns, rows, texts = [] }: Props) {
  return (
    <Box sx={{ maxWidth: '100%', my: 1 }}>
      <Scroll role="region" aria-label={label} tabIndex={0}>
        <Table aria-label={label}>
          <thead>
            <tr>
              {columns.map((name, at) =>
                name ? (
                  <th key={name} scope="col" data-name={at === 0 ? '' : undefined} data-text={texts.includes(name) ? '' : undefined}>
                    {name}
                  </th>
                ) : (
                  <td key={name} data-name="" />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells], total }) => (
              <tr key={key} data-total={total ? '' : undefined}>
                <th scope="row" data-name="">
                  {name}
                </th>
                {columns.slice(1).map((column, at) => (
                  <td key={column} data-text={texts.includes(column) ? '' : undefined}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Box>
  )
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  minWidth: 'min(100%, 520px)',
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { textAlign: 'right', padding: '4px 12px', whiteSpace: 'nowrap', fontWeight: 400 },
  // The name of the row stays while the amounts scroll.
  '& [data-name]': { textAlign: 'left', paddingLeft: 0, position: 'sticky', left: 0, zIndex: 1, backgroundColor: theme.palette.background.paper },
  '@media print': { '& [data-name]': { position: 'static' }, '& tr': { breakInside: 'avoid' } },
  '& tbody th': { whiteSpace: 'normal', minWidth: 84 },
  '& [data-text]': { textAlign: 'left' },
  '& td[data-text]': { whiteSpace: 'normal', minWidth: 120 },
  [theme.breakpoints.down('sm')]: { '& td, & th': { paddingInline: 4 } },
  '& thead th': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& tr': { borderBottom: `1px solid ${theme.palette.hairline}` },
  '& tr[data-total] > *': { fontWeight: 600 },
}))
