/**
 * The headline. With a current form: the verdict and its saving. Without one: the lowest levy and the highest net, each
 * with its scenario.
 */
import { convsrl, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useReliability } from '../../simulator/grade.tsx'
import { ProvisionalAt } from '../../simulator/Provisional.tsx'
import { Headline as Frame, HeadlineFrame, HeadlineTitle } from '../../simulator/results/Headline.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { firstVerdict, measuresOf, type Verdict } from '../confronto/best.ts'
import { brevi, chi, frasi, risparmioIn } from '../confronto/words.ts'
import { IrapNotes } from '../irap.tsx'
import { ExplainLink, useResult } from '../results.ts'

const GRADE = 'confronto.affidabilita'

type Props = { readonly compact?: boolean }

export function Headline({ compact = false }: Props) {
  const result = useSimulation((s) => s.result)
  const values = useSimulation((s) => s.values)
  const verdict = firstVerdict(result, values)
  const measures = measuresOf(result, values)
  if (verdict) return <OfVerdict verdict={verdict} compact={compact} />
  return (
    <HeadlineFrame compact={compact} notes={measures && <IrapNotes compact={compact} />}>
      {measures ? (
        measured.map(({ key, ...measure }, at) => <Measure key={key} {...measure} scenario={measures[key]} compact={compact} first={at === 0} />)
      ) : (
        <HeadlineTitle compact={compact}>Simulazione da completare</HeadlineTitle>
      )}
    </HeadlineFrame>
  )
}

function OfVerdict({ verdict, compact }: { readonly verdict: Verdict; readonly compact: boolean }) {
  const { at, verdetto, risparmio } = verdict
  const { importo, breve, senso } = risparmioIn(risparmio)
  const { block, open } = useReliability(GRADE)
  const sentence = (said: string) => (
    <ExplainLink path={`${at}.verdetto`} name={said}>
      {said}
    </ExplainLink>
  )
  const figure = { path: `${at}.risparmio`, text: importo, name: `${importo} ${senso}, ${chi(verdict)}` } as const
  if (compact && open.length === 0)
    return (
      <HeadlineFrame compact notes={<IrapNotes compact />}>
        <HeadlineTitle compact tone={block?.grado === 'NON_AFFIDABILE' ? undefined : tones[verdetto]}>
          {sentence(brevi[verdetto])}:{' '}
          <ExplainLink path={figure.path} name={figure.name}>
            {importo}
          </ExplainLink>{' '}
          {breve}
        </HeadlineTitle>
        <Typography variant="caption" component="p">
          all'anno, {chi(verdict)}
        </Typography>
      </HeadlineFrame>
    )
  return (
    <Frame
      compact={compact}
      grade={GRADE}
      title={sentence(frasi[verdetto])}
      tone={tones[verdetto]}
      figure={figure}
      clause={`${open.length > 0 ? 'di differenza, senza questi dati' : senso}: ${chi(verdict)}`}
    >
      <IrapNotes compact={compact} />
    </Frame>
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

/** A measure with its name, its best scenario and the figure. */
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
