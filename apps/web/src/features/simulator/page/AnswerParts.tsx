/** What the answer says, for each layout of its panel. */
import { Alert, Box, Button, Typography } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { useSimulation } from '../store.ts'
import { LowestStatus } from '../UsedFigures.tsx'
import { YearChanges } from '../YearChanges.tsx'
import { MessageList } from './MessageList.tsx'
import type { Answer } from './page.ts'
import { useTrouble, useUnanswered } from './trouble.ts'

const Older = later(async () => (await import('./Older.tsx')).Older)

type Props = { readonly answer: Answer }

/** The large picture, if the page has one. */
export function Figure({ answer: { picture } }: Props) {
  const unanswered = useUnanswered()
  if (!picture) return null
  return (
    <Box sx={{ minHeight: { lg: picture.height } }}>
      {!unanswered && (
        <Suspense fallback={null}>
          <picture.figure />
        </Suspense>
      )}
    </Box>
  )
}

/** The headline of the answer. If the calculation failed, it says so and makes no further request. */
export function Headline({ answer, compact = false }: Props & { readonly compact?: boolean }) {
  const unanswered = useUnanswered()
  if (!unanswered) return <answer.headline compact={compact} />
  return (
    <Box role="status" sx={{ minHeight: compact ? 44 : 0, display: 'grid', alignContent: 'center' }}>
      <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2">
        Non ancora calcolato
      </Typography>
    </Box>
  )
}

/** The content below the headline, between the error of the calculation and the remarks. */
export function Body({ answer }: Props) {
  const trouble = useTrouble()
  const differs = useSimulation((simulation) => simulation.differs)
  const unanswered = useUnanswered()
  return (
    <>
      {trouble && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {trouble.what} {trouble.after}
        </Alert>
      )}
      <Suspense fallback={null}>{differs && <Older />}</Suspense>
      {!unanswered && (
        <>
          <LowestStatus />
          <Suspense fallback={null}>
            <answer.content />
          </Suspense>
          <YearChanges />
        </>
      )}
      <MessageList />
    </>
  )
}

/** The error of the last calculation, while the panel that shows it is closed. */
export function Problem() {
  const trouble = useTrouble()
  const calculate = useSimulation((simulation) => simulation.calculate)
  if (!trouble) return null
  const again = (
    <Button color="inherit" size="small" onClick={calculate}>
      Riprova
    </Button>
  )
  return (
    <Alert severity="warning" action={again} sx={{ borderRadius: 0 }}>
      {trouble.what}
    </Alert>
  )
}
