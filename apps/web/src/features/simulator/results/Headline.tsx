/** The headline: a sentence, the grade of the result, a figure and its meaning. `compact` takes one line and a half, for the bar. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { GradePath } from '../common-values.ts'
import { GradeChip, MissingNames, useReliability } from '../grade.tsx'
import { ProvisionalAt } from '../Provisional.tsx'
import { ExplainAny } from './Result.tsx'

type Compact = { readonly compact?: boolean }
type Children = { readonly children: ReactNode }

type HeadlineFigure = { readonly path: string; readonly name: string; readonly text: string }

type Props = Compact & {
  readonly grade: GradePath
  readonly title: ReactNode
  /** The colour of the sentence, if the figures are reliable. */
  readonly tone: string
  /** The sentence and its colour do not depend on missing data. */
  readonly firm?: boolean
  /** Null while it is unknown. */
  readonly figure: HeadlineFigure | null
  readonly clause: ReactNode
  /** Notes shown with every verdict. */
  readonly children?: ReactNode
}

/** If a determining datum is missing, its name replaces the sentence. */
export function Headline({ compact = false, grade, title, tone, firm = false, figure, clause, children }: Props) {
  const { block, open } = useReliability(grade)
  const trusted = firm || (figure !== null && block?.grado !== 'NON_AFFIDABILE')
  return (
    <HeadlineFrame compact={compact} notes={children}>
      <HeadlineTitle compact={compact} tone={trusted ? tone : undefined}>
        {figure && open.length > 0 && !firm ? <MissingNames data={open} /> : title}
      </HeadlineTitle>
      {figure && !compact && <GradeChip path={grade} />}
      {figure && (
        <Typography variant={compact ? 'body1' : 'h4'} component="p" noWrap={compact}>
          <ExplainAny path={figure.path} name={figure.name}>
            {figure.text}
          </ExplainAny>{' '}
          {!compact && <ProvisionalAt path={figure.path} />}
          <Typography component="span" sx={{ display: compact ? 'inline' : 'block' }}>
            {clause}
          </Typography>
          {compact && ' '}
          {compact && <GradeChip path={grade} />}
        </Typography>
      )}
    </HeadlineFrame>
  )
}

type FrameProps = Compact & Children & { readonly notes?: ReactNode }

/** Reserves its height before the text arrives. The notes are below, so that they take no width from the sentence beside them. */
export const HeadlineFrame = ({ compact = false, notes, children }: FrameProps) => (
  <Box role="status" sx={compact ? { minHeight: 44, py: 0.5, display: 'grid', alignContent: 'center' } : { '@media screen': { minHeight: 112 } }}>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    {notes}
  </Box>
)

export const HeadlineTitle = ({ compact = false, tone = 'text.primary', children }: Compact & Children & { readonly tone?: string | undefined }) => (
  <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2" noWrap={compact} sx={{ color: tone }}>
    {children}
  </Typography>
)
