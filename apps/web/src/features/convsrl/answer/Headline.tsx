/** What is read first: with a form of today the verdict with its saving; without, the lowest levy and the highest net, each by its name. */
import { convsrl, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ProvisionalAt } from '../../simulator/Provisional.tsx'
import { GradeChip, MissingNames, useReliability } from '../../simulator/Reliability.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { firstVerdict, measuresOf, type Verdict } from '../confronto/best.ts'
import { brevi, chi, frasi, risparmioIn } from '../confronto/words.ts'
import { IrapNotes } from '../irap.tsx'
import { ExplainLink, useResult } from '../results.ts'

const GRADE = 'confronto.affidabilita'

type Props = { readonly compact?: boolean }

/** `compact` is two short lines, for the bar. */
export function Headline({ compact = false }: Props) {
  const result = useSimulation((s) => s.result)
  const verdict = firstVerdict(result)
  const measures = measuresOf(result)
  return (
    <Box role="status" sx={compact ? { minHeight: 44, py: 1, display: 'grid', alignContent: 'center' } : { minHeight: 112 }}>
      {verdict ? (
        <OfVerdict verdict={verdict} compact={compact} />
      ) : measures ? (
        measured.map(({ key, ...measure }, at) => <Measure key={key} {...measure} scenario={measures[key]} compact={compact} first={at === 0} />)
      ) : (
        <Title compact={compact}>Simulazione da completare</Title>
      )}
      {(verdict || measures) && <IrapNotes compact={compact} />}
    </Box>
  )
}

function OfVerdict({ verdict, compact }: { readonly verdict: Verdict; readonly compact: boolean }) {
  const { at, verdetto, risparmio } = verdict
  const { importo, breve, senso } = risparmioIn(risparmio)
  const { block, open } = useReliability(GRADE)
  const amount = (
    <ExplainLink path={`${at}.risparmio`} name={`${importo} ${senso}, ${chi(verdict)}`}>
      {importo}
    </ExplainLink>
  )
  const sentence = (said: string) => (
    <ExplainLink path={`${at}.verdetto`} name={said}>
      {said}
    </ExplainLink>
  )
  const tone = block?.grado === 'NON_AFFIDABILE' ? 'text.primary' : tones[verdetto]
  if (open.length > 0)
    return (
      <>
        <Title compact={compact}>
          <MissingNames data={open} />
        </Title>
        {!compact && <GradeChip path={GRADE} />}
        <Typography variant={compact ? 'caption' : 'h4'} component="p">
          {amount}{' '}
          <Typography component="span" variant={compact ? 'caption' : 'body1'} sx={{ display: compact ? 'inline' : 'block' }}>
            di differenza, senza questi dati: {chi(verdict)}
          </Typography>
        </Typography>
      </>
    )
  if (compact)
    return (
      <>
        <Title compact tone={tone}>
          {sentence(brevi[verdetto])}: {amount} {breve}
        </Title>
        <Typography variant="caption" component="p">
          all'anno, {chi(verdict)}
        </Typography>
      </>
    )
  return (
    <>
      <Title tone={tone}>{sentence(frasi[verdetto])}</Title>
      <GradeChip path={GRADE} />
      <Typography variant="h4" component="p">
        {amount} <ProvisionalAt path={`${at}.risparmio`} />
        <Typography component="span" sx={{ display: 'block' }}>
          {senso}: {chi(verdict)}
        </Typography>
      </Typography>
    </>
  )
}

const tones: Readonly<Record<convsrl.Verdetto, string>> = { CONVIENE: 'accent.main', NON_CONVIENE: 'warning.main', INDIFFERENTE: 'text.primary' }

const measured = [
  { key: 'minorPrelievo', what: 'Prelievo più basso', voce: 'attribuibile' },
  { key: 'maggiorNetto', what: 'Netto in mano più alto', voce: 'netto' },
] as const

type MeasureProps = {
  readonly what: string
  readonly scenario: convsrl.Scenario
  readonly voce: 'attribuibile' | 'netto'
  readonly compact: boolean
  readonly first: boolean
}

/** A measure by its name, the scenario that comes first by it, its figure. */
function Measure({ what, scenario, voce, compact, first }: MeasureProps) {
  const path = `riepilogo.${scenario}.totali.${voce}` as const
  const name = convsrl.nomiScenari[scenario]
  const text = format.money(useResult(path) ?? 0)
  const amount = (
    <ExplainLink path={path} name={`${what}: ${name}, ${text}`}>
      {text}
    </ExplainLink>
  )
  if (compact)
    return (
      <Typography variant={first ? 'subtitle2' : 'body1'} component={first ? 'h2' : 'p'} noWrap>
        {what}: {amount}, {name}
      </Typography>
    )
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="subtitle2" component={first ? 'h2' : 'h3'}>
        {what}: {name}
      </Typography>
      <Typography variant="h1" component="p">
        {amount} <ProvisionalAt path={path} />
      </Typography>
    </Box>
  )
}

type TitleProps = { readonly compact?: boolean; readonly tone?: string; readonly children: ReactNode }

const Title = ({ compact = false, tone = 'text.primary', children }: TitleProps) => (
  <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2" noWrap={compact} sx={{ color: tone }}>
    {children}
  </Typography>
)
