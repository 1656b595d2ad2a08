/**
 * Rows of amounts under column headings. On a narrow screen each row is a block, and each amount has the name of its column
 * beside it.
 */
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** `columns` are the widths of the amounts, in pixels. */
export const Rows = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ readonly columns: readonly number[] }>(({ columns }) => ({
  containerType: 'inline-size',
  '& > [data-row]': {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${columns.map((width) => `minmax(0, ${width}px)`).join(' ')}`,
    columnGap: 16,
    alignItems: 'center',
  },
  '@container (max-width: 559px)': { '& > [data-row]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 } },
}))

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  paddingBottom: 4,
  '& > span': { textAlign: 'right', alignSelf: 'end' },
  '@container (max-width: 559px)': { '&&&': { display: 'none' } },
}))

/** The column headings. The fields repeat them for screen readers. */
export const RowsHead = ({ columns }: { readonly columns: readonly string[] }) => (
  <Head data-row="" aria-hidden>
    <span />
    {columns.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </Head>
)

const Line = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.hairline}`,
  paddingBlock: 6,
  '@container (max-width: 559px)': { '& > div:first-of-type > div:first-of-type': { fontWeight: 600 } },
  '@media print': { paddingBlock: 1, breakInside: 'avoid' },
  '&[data-total]': { borderTop: `1px solid ${theme.palette.text.primary}`, fontWeight: 600 },
  '&[data-total="grand"]': { borderTop: `3px double ${theme.palette.text.primary}` },
}))

type RowProps = {
  /** The name of the row for screen readers. */
  readonly name: string
  /** The visible title, if it is more than the name. */
  readonly title?: ReactNode
  readonly help?: string | undefined
  readonly total?: 'partial' | 'grand'
  readonly children: ReactNode
}

export const Row = ({ name, title = name, help, total, children }: RowProps) => (
  <Line data-row="" data-total={total} role="group" aria-label={name}>
    <div>
      <div>{title}</div>
      {help && (
        <Typography variant="caption" color="textSecondary">
          {help}
        </Typography>
      )}
    </div>
    {children}
  </Line>
)

const Figure = styled('div')({
  textAlign: 'right',
  '& > span:first-of-type': { display: 'none' },
  '@container (max-width: 559px)': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 32,
    alignItems: 'center',
    '& > span:first-of-type': { display: 'inline' },
  },
})

/** A figure of the result among the fields of a row. */
export const Cell = ({ column, children }: { readonly column: string; readonly children?: ReactNode }) => (
  <Figure>
    <span>{column}</span>
    <div>{children}</div>
  </Figure>
)
