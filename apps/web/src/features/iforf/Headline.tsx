/** The sentence of the verdict and the difference in euro. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { ProvisionalAt } from '../simulator/Provisional.tsx'
import { GradeChip, MissingNames, useReliability } from '../simulator/Reliability.tsx'
import { ExplainLink, useResult } from './results.ts'

const MAIN = 'confronto.vantaggioForfettarioConIva'
const GRADE = 'confronto.affidabilita'

/** What is read aloud first; `compact` is one line and a half, for the bar. */
export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const verdict = useResult('confronto.regimeConveniente')
  const advantage = useResult(MAIN)
  const known = verdict !== null && advantage !== null
  const { block, open } = useReliability(GRADE)
  const unreliable = known && open.length > 0
  const than = unreliable ? 'di differenza, senza questi dati' : known ? clause(verdict, advantage, compact) : ''
  const reliable = known && block?.grado !== 'NON_AFFIDABILE'
  const tone = verdict === 'NON_AMMESSO' ? 'error.main' : reliable && verdict !== 'INDIFFERENTE' ? 'accent.main' : 'text.primary'
  return (
    <Box role="status" sx={compact ? { minHeight: 44, display: 'grid', alignContent: 'center' } : { minHeight: 112 }}>
      <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2" sx={{ color: tone }}>
        {unreliable && verdict !== 'NON_AMMESSO' ? <MissingNames data={open} /> : known ? <Opening verdict={verdict} /> : 'Confronto da completare'}
      </Typography>
      {known && !compact && <GradeChip path={GRADE} />}
      {known && (
        <Typography variant={compact ? 'body1' : 'h4'} component="p" noWrap={compact}>
          <ExplainLink path={MAIN} name={`${format.money(Math.abs(advantage))} ${than}`}>
            {format.money(Math.abs(advantage))}
          </ExplainLink>{' '}
          {!compact && <ProvisionalAt path={MAIN} />}
          <Typography component="span" sx={{ display: compact ? 'inline' : 'block' }}>
            {than}
          </Typography>
        </Typography>
      )}
    </Box>
  )
}

function Opening({ verdict }: { readonly verdict: iforfettari.Verdetto }) {
  const text = iforfettari.frasiVerdetto[verdict]
  return (
    <ExplainLink path="confronto.regimeConveniente" name={text}>
      {text}
    </ExplainLink>
  )
}

function clause(verdict: iforfettari.Verdetto, advantage: number, compact: boolean): string {
  if (verdict === 'INDIFFERENTE') return "di differenza all'anno"
  if (verdict === 'NON_AMMESSO') return `in ${advantage < 0 ? 'più' : 'meno'}${compact ? '' : " all'anno"}, se ammesso`
  return "in meno all'anno"
}
