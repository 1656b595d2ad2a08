/** Whether to convert: the current form beside the six scenarios, the three readings, other consequences. */
import { convsrl, format } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Section } from '../../../design/Section.tsx'
import { useGoToField } from '../../simulator/explanation/context.ts'
import { GradeChip, MissingNames, useReliability } from '../../simulator/grade.tsx'
import { Reliability } from '../../simulator/Reliability.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { IrapNotes } from '../irap.tsx'
import { ExplainLink, useResult } from '../results.ts'
import { firstVerdict } from './best.ts'
import { Oggi, Shares } from './Oggi.tsx'
import { Readings } from './Readings.tsx'
import { chi, formaIn, frasi, risparmioIn } from './words.ts'

const GRADE = 'confronto.affidabilita'
const FORMA = 'confronto.formaAttuale'

export function Conviene() {
  const forma = useSimulation(({ values }) => formaIn(values))
  const there = useResult('confronto') !== null
  return (
    <Section title="Conviene o no">
      {forma === 'NESSUNA' ? <Invitation /> : <Verdict />}
      <Box sx={{ mb: 2 }}>
        <IrapNotes />
      </Box>
      {there && (
        <>
          <Oggi />
          <Readings />
          <Shares />
          <Effects />
          <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
            <Reliability path={GRADE} />
          </Box>
        </>
      )}
    </Section>
  )
}

/** A hint on the screen; on paper what the page does not say. */
function Invitation() {
  const goToField = useGoToField()
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <EmptyState
          title="Oggi com'è?"
          action={
            <Button variant="outlined" onClick={() => goToField(FORMA)}>
              Vai al campo
            </Button>
          }
        >
          Con la forma di oggi, dal forfettario alla società di persone, qui si legge se conviene passare alla S.r.l. e quanto.
        </EmptyState>
      </Box>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
        La forma di oggi non è indicata: qui non si dice se conviene passare alla S.r.l.
      </Typography>
    </>
  )
}

/** The fairest verdict in a sentence. */
function Verdict() {
  const result = useSimulation((s) => s.result)
  const values = useSimulation((s) => s.values)
  const verdict = firstVerdict(result, values)
  const { open } = useReliability(GRADE)
  const soglia = useResult('confronto.soglia') ?? 0
  if (!verdict) return null
  const { at, verdetto, risparmio } = verdict
  const { importo, senso } = risparmioIn(risparmio)
  return (
    <Typography sx={{ mb: 1, maxWidth: 720 }}>
      <GradeChip path={GRADE} />{' '}
      {open.length > 0 ? (
        <MissingNames data={open} />
      ) : (
        <ExplainLink path={`${at}.verdetto`} name={frasi[verdetto]}>
          <strong>{frasi[verdetto]}</strong>
        </ExplainLink>
      )}
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

/** Consequences of becoming a company, other than figures. Only the notes for the current form of business. */
function Effects() {
  const { rules } = useSimulationStore()
  const values = useSimulation((s) => s.values)
  const shown = convsrl.effettiPassaggio.filter(({ when }) => rules.holds(when, values))
  if (shown.length === 0) return null
  return (
    <Section title="Effetti del passaggio" level={3}>
      <ul style={{ margin: 0, paddingLeft: 20, maxWidth: 720 }}>
        {shown.map(({ id, titolo, testo, norma }) => (
          <li key={id} style={{ marginBottom: 8 }}>
            <strong>{titolo}.</strong> {testo}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {norma}
            </Typography>
          </li>
        ))}
      </ul>
    </Section>
  )
}
