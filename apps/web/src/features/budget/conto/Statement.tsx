/**
 * A group of an income statement: what is typed at the left, what comes of it at the right; one below the other where that is too
 * narrow. A group of which nothing is computed yet has its fields in two columns.
 */
import type { ResultPath } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { nome, Result, type Risultato } from '../results.ts'

type Props = { readonly id: string; readonly title: string; readonly fields: ReactNode; readonly results?: ReactNode }

export function Statement({ id, title, fields, results }: Props) {
  return (
    <Section title={title} id={id}>
      <Place>
        {results ? (
          <Sides>
            <div>{fields}</div>
            <div>{results}</div>
          </Sides>
        ) : (
          <Columns>{fields}</Columns>
        )}
      </Place>
    </Section>
  )
}

type FiguresProps = { readonly results: readonly Path[]; readonly totals: readonly Path[] }
type Path = ResultPath<Risultato>

/** What a block comes to: its lines, then its totals under a rule. */
export function Figures({ results, totals }: FiguresProps) {
  const line = (path: Path) => <Result key={path} path={path} label={nome(path)} />
  return (
    <>
      {results.map(line)}
      {totals.map((path) => (
        <TotalRow key={path}>{line(path)}</TotalRow>
      ))}
    </>
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
const Sides = styled(Columns)({
  rowGap: 8,
  '& > :last-child': { alignSelf: 'end' },
  '@media print': { breakInside: 'avoid' },
})
