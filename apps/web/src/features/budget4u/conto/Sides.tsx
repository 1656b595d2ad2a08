/**
 * A group of an income statement: what is typed at the left, what comes of it at the right; one below the other where that is too
 * narrow. A group of which nothing is computed yet has its fields in two columns.
 */
import type { LaidSection } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'

type Props = {
  readonly of: LaidSection
  readonly results?: ReactNode
  /** After the fields of the section. */
  readonly children?: ReactNode
}

export function Sides({ of, results, children }: Props) {
  const { title = '', id = '' } = of
  const fields = (
    <>
      <FormFields of={of} />
      {children}
    </>
  )
  return (
    <Section title={title} id={id}>
      <Place>
        {results ? (
          <Beside>
            <div>{fields}</div>
            <div>{results}</div>
          </Beside>
        ) : (
          <Columns>{fields}</Columns>
        )}
      </Place>
    </Section>
  )
}

const Place = styled('div')({ containerType: 'inline-size' })

/** As wide as a long name and an amount need, twice. */
const WIDE = 660

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  alignItems: 'start',
  [`@container (min-width: ${WIDE}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** The totals stand at the foot of what they sum. */
const Beside = styled(Columns)({
  rowGap: 8,
  '& > :last-child': { alignSelf: 'end' },
  '@media print': { breakInside: 'avoid' },
})
