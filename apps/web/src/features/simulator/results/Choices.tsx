/**
 * The picture of the choices: one stacked bar for each, all on one scale, today's marked. A bar has its figures in words, on
 * hover and on focus. `children` is its table, folded below.
 */
import { format } from '@bilancia/contract'
import { Box, ButtonBase, Typography } from '@mui/material'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { Bar, Legend } from './Bar.tsx'
import { barText, type Fill, type Part, type Segment, type Span, scaleOf, stacked } from './bars.ts'
import { ChartData } from './Curve.tsx'

const BarTip = later(async () => (await import('./BarTip.tsx')).BarTip)

export type Choice = {
  readonly id: string
  readonly name: string
  readonly today?: boolean
  /** Null: it has no figures, for the reason in `why`. */
  readonly parts: readonly Part[] | null
  readonly why?: ReactNode
  /** The figure that it leaves, at the end of the row. */
  readonly figure?: ReactNode
  /** Opens its details. */
  readonly open?: (() => void) | undefined
}

/** In pixels, so that seven bars and the form share a screen. */
const HEIGHT = 24

type Props = {
  readonly choices: readonly Choice[]
  readonly legend: readonly { readonly name: string; readonly fill: Fill }[]
  /** What lies left of zero, in words. */
  readonly below: string
  readonly children?: ReactNode
}

/** A choice without figures keeps its row, so that nothing moves when they come. */
export function Choices({ choices, legend, below, children }: Props) {
  const bars = choices.map((choice) => ({ ...choice, segments: stacked(choice.parts ?? []) }))
  const scale = scaleOf(bars.flatMap(({ segments }) => segments))
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Legend parts={legend} />
      {scale.from < 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.75 }}>
          A sinistra dello zero: {below}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bars.map(({ segments, ...choice }) => (
          <Box component="li" key={choice.id} sx={row}>
            <Box component="span" aria-hidden={choice.parts !== null} sx={{ fontWeight: choice.today ? 600 : 400, overflowWrap: 'anywhere' }}>
              {choice.name}
              {choice.today && ' (oggi)'}
            </Box>
            {choice.parts ? (
              <Box sx={choice.today ? { outline: 2, outlineColor: 'text.primary', outlineOffset: 2, mt: { xs: 0.75, sm: 0 } } : {}}>
                <One {...choice} parts={choice.parts} segments={segments} scale={scale} />
              </Box>
            ) : (
              <Typography component="span" color="textSecondary">
                {choice.why ?? 'non calcolato'}
              </Typography>
            )}
            {choice.figure !== undefined && (
              <Box sx={{ textAlign: 'right', lineHeight: '24px', gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 3 } }}>{choice.figure}</Box>
            )}
          </Box>
        ))}
      </Box>
      {children && <ChartData>{children}</ChartData>}
    </Box>
  )
}

type OneProps = Omit<Choice, 'parts'> & { readonly parts: readonly Part[]; readonly segments: readonly Segment[]; readonly scale: Span }

function One({ name, today = false, parts, open, segments, scale }: OneProps) {
  const tip = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const said = `${name}${today ? ', oggi' : ''}: ${barText(parts)}`
  const bar = <Bar segments={segments} scale={scale} height={HEIGHT} amounts />
  if (!open)
    return (
      <Box role="img" aria-label={said}>
        {bar}
      </Box>
    )
  return (
    <Box onPointerLeave={close} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <ButtonBase
        aria-label={`${said}. Apri la scheda`}
        aria-describedby={anchor ? tip : undefined}
        onPointerEnter={({ currentTarget }) => setAnchor(currentTarget)}
        onFocusVisible={({ currentTarget }) => setAnchor(currentTarget)}
        onBlur={close}
        onClick={open}
        sx={{ display: 'block', width: 1, '&.Mui-focusVisible': { outlineOffset: 2 } }}
      >
        {bar}
      </ButtonBase>
      {anchor && (
        <Suspense fallback={null}>
          <BarTip id={tip} anchor={anchor}>
            <Figures name={name} parts={parts} />
          </BarTip>
        </Suspense>
      )}
    </Box>
  )
}

const Figures = ({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, textAlign: 'right', '& > :nth-child(odd)': { textAlign: 'left' } }}>
    <strong>{name}</strong>
    <span>€</span>
    {parts.flatMap(({ name, euro }) => [<span key={name}>{name}</span>, <span key={`${name} €`}>{format.amount(euro)}</span>])}
  </Box>
)

/** On a phone the name and its figure are above the bar. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  mb: 0.5,
  minHeight: { sm: HEIGHT },
  '& > :nth-child(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
