/**
 * Where the profit goes in each scenario: six stacked bars on one scale. Each opens its tab and says its figures on hover and focus;
 * `compact` is for the narrow panel, the whole picture has its figures as a table below.
 */
import { convsrl, format } from '@bilancia/contract'
import { Box, ButtonBase, Tooltip, Typography } from '@mui/material'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue } from '../results.ts'
import { vociQuadro, vociSocieta } from '../voci.ts'
import { type Bar, barsOf, type Parts, parts, type Scale, scaleOf, segmentsOf } from './bars.ts'
import { Legend, looks } from './looks.tsx'
import { PictureTable } from './PictureTable.tsx'

const { percorsiScenari } = convsrl

/** The same in every scenario. */
const WHOLE = `${percorsiScenari.scenario1}.societa.utileAnteImposte` as const

/** Nothing before the first answer and where no scenario has figures. */
export function Picture({ compact = false }: { readonly compact?: boolean }) {
  const bars = barsOf(useSimulation((s) => s.result))
  if (!bars?.some((bar) => bar.parts)) return null
  const scale = scaleOf(bars)
  if (scale.to === scale.from) return null
  return (
    <Box sx={{ breakInside: 'avoid', mb: 2 }}>
      <Typography variant="caption" component="p" color="textSecondary">
        Ogni barra è l'utile ante imposte e compensi: <ResultValue path={WHOLE} label={vociSocieta.utileAnteImposte} />
      </Typography>
      {scale.from < 0 && !compact && (
        <Typography variant="caption" component="p" color="textSecondary">
          A sinistra dello zero: ciò che i soci versano di tasca propria, o che esce oltre l'utile.
        </Typography>
      )}
      <Legend />
      {bars.map((bar) => (
        <Line key={bar.scenario} bar={bar} scale={scale} compact={compact} />
      ))}
      {!compact && <PictureTable bars={bars} />}
    </Box>
  )
}

type LineProps = { readonly bar: Bar; readonly scale: Scale; readonly compact: boolean }

function Line({ bar: { scenario, parts: its }, scale, compact }: LineProps) {
  const name = nameOf(scenario)
  return (
    <Box sx={compact ? { mb: 0.5 } : { display: { sm: 'grid' }, gridTemplateColumns: '180px minmax(0, 1fr)', alignItems: 'center', mb: 1 }}>
      <Typography variant={compact ? 'caption' : 'body1'} component="p" aria-hidden>
        {name}
      </Typography>
      {its ? (
        <Stacked scenario={scenario} its={its} scale={scale} compact={compact} />
      ) : (
        <Typography variant="caption" color="textSecondary">
          non calcolato
        </Typography>
      )}
    </Box>
  )
}

type StackedProps = { readonly scenario: convsrl.Scenario; readonly its: Parts; readonly scale: Scale; readonly compact: boolean }

function Stacked({ scenario, its, scale, compact }: StackedProps) {
  const goToField = useGoToField()
  const told = parts.map((part) => `${vociQuadro[part].toLowerCase()} ${format.money(its[part])}`).join(', ')
  return (
    <Tooltip title={<Figures name={nameOf(scenario)} its={its} />} describeChild slotProps={{ tooltip: { sx: { bgcolor: 'text.primary', maxWidth: 'none' } } }}>
      <ButtonBase
        aria-label={`${nameOf(scenario)}: ${told}. Apri la scheda`}
        onClick={() => goToField(`${percorsiScenari[scenario]}.societa.utileNetto`)}
        sx={{ display: 'block', width: 1, height: compact ? 20 : 28, position: 'relative', '&.Mui-focusVisible': { outlineOffset: 2 } }}
      >
        {segmentsOf(its, scale).map(({ part, euro, start, width }) => (
          <Box
            key={part}
            component="span"
            data-amount={compact ? undefined : format.wholeAmount(euro)}
            sx={{ ...segment, left: `${start}%`, width: `${width}%`, background: looks[part] }}
          />
        ))}
        {scale.from < 0 && <Box component="span" aria-hidden sx={{ ...zero, left: `${(-scale.from / (scale.to - scale.from)) * 100}%` }} />}
      </ButtonBase>
    </Tooltip>
  )
}

const Figures = ({ name, its }: { readonly name: string; readonly its: Parts }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, textAlign: 'right', '& > :nth-of-type(odd)': { textAlign: 'left' } }}>
    <strong>{name}</strong>
    <span>€</span>
    {parts.flatMap((part) => [<span key={part}>{vociQuadro[part]}</span>, <span key={`${part} €`}>{format.amount(its[part])}</span>])}
  </Box>
)

/** '4 - Compensi e dividendi': the number of its tab, without the amounts. */
const nameOf = (s: convsrl.Scenario) => convsrl.nomiSchede[s]

const segment = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  printColorAdjust: 'exact',
  boxShadow: 'inset 0 0 0 1px #57606a',
  // Drawn, not written: the name of the bar already says every figure.
  '&[data-amount]::after': {
    content: 'attr(data-amount)',
    px: 0.5,
    borderRadius: 0.5,
    fontSize: '0.75rem',
    lineHeight: '16px',
    bgcolor: 'rgba(255,255,255,.92)',
    color: 'text.primary',
    whiteSpace: 'nowrap',
  },
  containerType: 'inline-size',
  '@container (max-width: 53px)': { '&[data-amount]::after': { display: 'none' } },
} as const

const zero = { position: 'absolute', top: 0, bottom: -2, borderLeft: 2, borderColor: 'text.primary' } as const
