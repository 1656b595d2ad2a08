/** What is read first: what the first year leaves, and to whom. */
import { budget4u, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useEstimated } from '../../simulator/Estimate.tsx'
import { ProvisionalAt } from '../../simulator/Provisional.tsx'
import { GradeChip, MissingNames, useReliability } from '../../simulator/Reliability.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { ExplainLink, useResult } from '../results.ts'

const MAIN = 'risultati.redditoDisponibile'
const GRADE = 'risultati.affidabilita'

/** `compact` is one line and a half, for the bar. */
export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const left = useResult(MAIN)
  const revenue = useResult('quadro.ripartizione.ricavi')
  const company = useHolds(budget4u.condizioni.nonTrasparente)
  const estimated = useEstimated(MAIN)
  /** While something is missing the figure stands, and says that it may change. */
  const wrong = useSimulation(({ messages }) => [...messages.values()].some((list) => list.some(({ gravita }) => gravita === 'ERRORE')))
  const known = left !== null && Boolean(revenue)
  const verb = left !== null && left < 0 ? 'Il primo anno non basta' : company ? 'Il primo anno lascia alla società' : 'Il primo anno lascia'
  const { block, open } = useReliability(GRADE)
  const unreliable = known && open.length > 0
  const reliable = known && block?.grado !== 'NON_AFFIDABILE'
  const sentence = known ? (wrong ? `${verb}, per ora` : verb) : 'Budget da completare'
  return (
    <Box role="status" sx={compact ? { minHeight: 44, display: 'grid', alignContent: 'center' } : { minHeight: 112 }}>
      <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2" noWrap={compact} sx={{ color: reliable ? tone(left) : 'text.primary' }}>
        {unreliable ? <MissingNames data={open} /> : sentence}
      </Typography>
      {known && !compact && <GradeChip path={GRADE} />}
      {known && (
        <Typography variant={compact ? 'body1' : 'h4'} component="p" noWrap={compact}>
          <ExplainLink path={MAIN} name={`${sentence}: ${format.money(left)}`}>
            {format.money(left)}
          </ExplainLink>{' '}
          {!compact && <ProvisionalAt path={MAIN} />}
          <Typography component="span" sx={{ display: compact ? 'inline' : 'block' }}>
            {company
              ? `dopo IRES e IRAP${compact ? '' : ', prima dei dividendi'}`
              : `dopo imposte e contributi${estimated && !compact ? ', con addizionali stimate' : ''}`}
          </Typography>
        </Typography>
      )}
    </Box>
  )
}

const tone = (left: number) => (left < 0 ? 'warning.main' : 'accent.main')
