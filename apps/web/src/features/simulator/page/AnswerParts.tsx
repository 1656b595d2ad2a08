/** What the answer says, for each layout of its panel. */

import { type Gravita, inFull, keysOf, type Message } from '@bilancia/contract'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Suspense } from 'react'
import { ErrorIcon, InfoIcon, WarningIcon } from '../../../design/icons.tsx'
import { later } from '../../../design/later.tsx'
import { NamedFieldLink } from '../FieldLink.tsx'
import { useSimulation } from '../store.ts'
import { LowestStatus } from '../UsedFigures.tsx'
import { YearChanges } from '../YearChanges.tsx'
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

const kinds: Readonly<Record<Gravita, { readonly one: string; readonly many: string; readonly icon: typeof ErrorIcon; readonly color: string }>> = {
  ERRORE: { one: 'errore', many: 'errori', icon: ErrorIcon, color: 'error.main' },
  AVVISO: { one: 'avviso', many: 'avvisi', icon: WarningIcon, color: 'warning.main' },
  NOTA: { one: 'nota', many: 'note', icon: InfoIcon, color: 'text.secondary' },
}
const gravities = keysOf(kinds)

/** The number of warnings of the calculation; it opens their list. '1 errore, 2 avvisi', with their fields. Renders nothing without messages. */
function MessageList() {
  const messages = [...useSimulation((s) => s.messages).values()].flat()
  if (messages.length === 0) return null
  const sorted = gravities.map((gravita) => ({ gravita, its: messages.filter((m) => m.gravita === gravita) }))
  return (
    <Box component="details" sx={{ my: 2 }}>
      <Typography component="summary" sx={{ fontWeight: 600 }}>
        {sorted
          .map(({ gravita, its }) => counted(gravita, its.length))
          .filter(Boolean)
          .join(', ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted
          .flatMap(({ its }) => its)
          .map((message) => (
            <Line key={message.id + message.campo} message={message} />
          ))}
      </Box>
    </Box>
  )
}

function Line({ message }: { readonly message: Message }) {
  const { campo, gravita } = message
  const { icon: Icon, color, one } = kinds[gravita]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.75 }}>
      <Icon fontSize="small" sx={{ color }} titleAccess={one} />
      <span>
        <NamedFieldLink path={campo} />
        {': '}
        {inFull(message)}
      </span>
    </Box>
  )
}

function counted(gravita: Gravita, count: number): string {
  return count === 0 ? '' : `${count} ${count === 1 ? kinds[gravita].one : kinds[gravita].many}`
}
