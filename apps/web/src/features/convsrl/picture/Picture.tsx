/**
 * Where the profit goes in each scenario: six stacked bars on one scale. Each links to its tab and shows its figures on
 * hover and focus. `compact` is for the narrow panel; the full picture has its figures as a table below.
 */
import { convsrl, format } from '@bilancia/contract'
import { Box, ButtonBase, Typography } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { Bar, Legend } from '../../simulator/results/Bar.tsx'
import { barText, type Part, type Segment, type Span, scaleOf, stacked } from '../../simulator/results/bars.ts'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue, valueIn } from '../results.ts'
import { PictureTable } from './PictureTable.tsx'
import { parts } from './parts.ts'

const BarTip = later(async () => (await import('./BarTip.tsx')).BarTip)

const { nomiSchede, percorsiScenari, scenari } = convsrl

type Scenario = convsrl.Scenario

/** The total, which is the same in every scenario. */
const WHOLE = `${percorsiScenari.scenario1}.societa.utileAnteImposte` as const

/** Renders nothing before the first result and if no scenario has figures. */
export function Picture({ compact = false }: { readonly compact?: boolean }) {
  const result = useSimulation((s) => s.result)
  const bars = scenari.map((scenario) => {
    const its = valueIn(result, `quadro.${scenario}`)
    const filled = its && parts.map((part) => ({ ...part, euro: its[part.voce] }))
    return { scenario, parts: filled, segments: stacked(filled ?? []) }
  })
  const scale = scaleOf(bars.flatMap(({ segments }) => segments))
  if (scale.to === scale.from) return null
  return (
    <Box sx={{ breakInside: 'avoid', mb: 2 }}>
      <Typography variant="caption" component="p" color="textSecondary">
        Ogni barra è l'utile ante imposte e compensi: <ResultValue path={WHOLE} />
      </Typography>
      {scale.from < 0 && !compact && (
        <Typography variant="caption" component="p" color="textSecondary">
          A sinistra dello zero: ciò che i soci versano di tasca propria, o che esce oltre l'utile.
        </Typography>
      )}
      <Legend parts={parts} />
      {bars.map(({ scenario, parts, segments }) => (
        <Box key={scenario} sx={compact ? { mb: 0.5 } : { display: { sm: 'grid' }, gridTemplateColumns: '180px minmax(0, 1fr)', alignItems: 'center', mb: 1 }}>
          <Typography variant={compact ? 'caption' : 'body1'} component="p" aria-hidden>
            {nomiSchede[scenario]}
          </Typography>
          {parts ? (
            <Stacked scenario={scenario} parts={parts} segments={segments} scale={scale} compact={compact} />
          ) : (
            <Typography variant="caption" color="textSecondary">
              non calcolato
            </Typography>
          )}
        </Box>
      ))}
      {!compact && <PictureTable scenarios={bars.flatMap(({ scenario, parts }) => (parts ? [scenario] : []))} />}
    </Box>
  )
}

type StackedProps = {
  readonly scenario: Scenario
  readonly parts: readonly Part[]
  readonly segments: readonly Segment[]
  readonly scale: Span
  readonly compact: boolean
}

function Stacked({ scenario, parts, segments, scale, compact }: StackedProps) {
  const goToField = useGoToField()
  const tip = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <Box onPointerLeave={close} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <ButtonBase
        aria-label={`${nomiSchede[scenario]}: ${barText(parts)}. Apri la scheda`}
        aria-describedby={anchor ? tip : undefined}
        onPointerEnter={({ currentTarget }) => setAnchor(currentTarget)}
        onFocusVisible={({ currentTarget }) => setAnchor(currentTarget)}
        onBlur={close}
        onClick={() => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`)}
        sx={{ display: 'block', width: 1, '&.Mui-focusVisible': { outlineOffset: 2 } }}
      >
        <Bar segments={segments} scale={scale} height={compact ? 20 : 28} amounts={!compact} />
      </ButtonBase>
      {anchor && (
        <Suspense fallback={null}>
          <BarTip id={tip} anchor={anchor}>
            <Figures name={nomiSchede[scenario]} parts={parts} />
          </BarTip>
        </Suspense>
      )}
    </Box>
  )
}

const Figures = ({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, textAlign: 'right', '& > :nth-of-type(odd)': { textAlign: 'left' } }}>
    <strong>{name}</strong>
    <span>€</span>
    {parts.flatMap(({ name, euro }) => [<span key={name}>{name}</span>, <span key={`${name} €`}>{format.amount(euro)}</span>])}
  </Box>
)
