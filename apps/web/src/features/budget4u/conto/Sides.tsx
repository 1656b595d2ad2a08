/**
 * A group of an income statement: typed amounts on the left, computed ones on the right; one below the other where it is
 * narrow. If nothing is computed yet, the fields take two columns.
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

/** Width of two long names with their amounts. */
const WIDE = 660

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  alignItems: 'start',
  [`@container (min-width: ${WIDE}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** Aligns the totals with the bottom of the fields that they sum. */
const Beside = styled(Columns)({
  rowGap: 8,
  '& > :last-child': { alignSelf: 'end' },
  '@media print': { breakInside: 'avoid' },
})
