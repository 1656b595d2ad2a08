/** A group of an income statement: what is typed at the left, what comes of it at the right; one below the other on a phone. */
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'

type Props = { readonly id: string; readonly title: string; readonly fields: ReactNode; readonly results: ReactNode }

export function Statement({ id, title, fields, results }: Props) {
  return (
    <Section title={title} id={id}>
      <Sides>
        <div>{fields}</div>
        <div>{results}</div>
      </Sides>
    </Section>
  )
}

/** The totals stand at the foot of what they sum. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  rowGap: 8,
  '& > :first-of-type': { maxWidth: 480 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 300px)', alignItems: 'end' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 70mm', breakInside: 'avoid' },
}))
