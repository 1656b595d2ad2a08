/** Convert or not: today's form beside the six scenarios, the three readings, what the switch brings with it. */
import { convsrl, format, valueInForce } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Section } from '../../../design/Section.tsx'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { ExplainLink } from '../../simulator/Result.tsx'
import { getPath, useResult, useSimulation } from '../../simulator/store.ts'
import { firstVerdict } from './best.ts'
import { Effects } from './Effects.tsx'
import { Readings } from './Readings.tsx'
import { Shares } from './Shares.tsx'
import { SideBySide } from './SideBySide.tsx'
import { chi, frasi, risparmioIn } from './words.ts'

const FORMA = 'confronto.formaAttuale'

export function Conviene() {
  const forma = useSimulation(({ values }) => valueInForce(convsrl.catalog.confronto.fields.formaAttuale, getPath(values, FORMA)))
  const there = useResult<object>('confronto') !== null
  return (
    <Section title="Conviene o no">
      {forma === 'NESSUNA' ? (
        <Invitation />
      ) : (
        there && (
          <>
            <Verdict />
            <SideBySide />
            <Readings />
            <Shares />
            <Effects />
          </>
        )
      )}
    </Section>
  )
}

function Invitation() {
  const goToField = useGoToField()
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <EmptyState
        title="Oggi com'è?"
        action={
          <Button variant="outlined" onClick={() => goToField(FORMA)}>
            Vai al campo
          </Button>
        }
      >
        Con la forma di oggi (ditta individuale, impresa familiare, società di persone) qui si legge se conviene passare alla S.r.l. e quanto.
      </EmptyState>
    </Box>
  )
}

/** The fairest verdict in a sentence. */
function Verdict() {
  const verdict = firstVerdict(useSimulation((s) => s.result))
  const soglia = useResult<number>('confronto.soglia') ?? 0
  if (!verdict) return null
  const { lettura, scenario, verdetto, risparmio } = verdict
  const { importo, senso } = risparmioIn(risparmio)
  const at = `confronto.${lettura}.${scenario}`
  return (
    <Typography sx={{ mb: 2, maxWidth: 720 }}>
      <ExplainLink path={`${at}.verdetto`} name={frasi[verdetto]}>
        <strong>{frasi[verdetto]}</strong>
      </ExplainLink>
      {verdetto === 'NON_CONVIENE' ? ': anche il meno caro, ' : ': '}
      {chi(verdict)}, {verdetto === 'NON_CONVIENE' && 'costa '}
      <ExplainLink path={`${at}.risparmio`} name={`${importo} ${senso}`}>
        <strong>{importo}</strong>
      </ExplainLink>{' '}
      {senso}, compresi i costi della società
      {verdetto === 'INDIFFERENTE' && `: meno della soglia di ${format.money(soglia)}`}.
    </Typography>
  )
}
