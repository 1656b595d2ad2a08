/**
 * A group of an income statement: what is typed at the left, what comes of it at the right; one below the other on a phone.
 * A group of which nothing is computed yet has its fields in two columns.
 */
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'

type Props = { readonly id: string; readonly title: string; readonly fields: ReactNode; readonly results?: ReactNode }

export function Statement({ id, title, fields, results }: Props) {
  return (
    <Section title={title} id={id}>
      {results ? (
        <Sides>
          <div>{fields}</div>
          <div>{results}</div>
        </Sides>
      ) : (
        <Columns>{fields}</Columns>
      )}
    </Section>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** The totals stand at the foot of what they sum. */
const Sides = styled(Columns)({
  rowGap: 8,
  '& > :last-child': { alignSelf: 'end' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', breakInside: 'avoid' },
})
