/** The same year in the flat-rate regime: what it would leave more or less, the choices it needs, line beside line. */
import { Alert, Skeleton, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { MessageNotes } from '../../simulator/FieldFrame.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { ConfrontoTable } from './ConfrontoTable.tsx'
import { conSettore, useForfetario } from './forfetario.ts'
import { frase } from './frase.ts'
import { Scelte } from './Scelte.tsx'

export function Confronto() {
  const { possibile, confronto, error } = useForfetario()
  return (
    <Section title="Confronto con il forfetario" id="confronto-forfetario">
      <Scelte />
      {error && <Alert severity="error">{error.message}</Alert>}
      {confronto === null && <Impossible />}
      {possibile && confronto === undefined && !error && <Skeleton variant="rounded" height={160} />}
      {confronto && (
        <>
          <Typography sx={{ mb: 1 }}>
            <strong>{frase(confronto.differenza)}</strong>
            {confronto.differenza !== 0 && ` Reddito disponibile dell'anno, stessi ricavi e stessi costi: cambiano imposte e contributi.`}
          </Typography>
          <MessageNotes messages={confronto.messaggi} />
          <ConfrontoTable confronto={confronto} />
          <Note>
            Nel forfetario i costi veri non si deducono e l'IVA sugli acquisti resta a carico. Non sono controllati gli altri requisiti: lavoro dipendente,
            partecipazioni, spese per il personale.
          </Note>
        </>
      )}
    </Section>
  )
}

/** Why there is no second calculation. */
function Impossible() {
  const sector = useHolds(conSettore)
  return (
    <Typography>
      {sector
        ? `Per il confronto serve il gruppo di settore; con più di un collaboratore il forfetario non si calcola.`
        : `Il confronto non è possibile con i dati di adesso.`}
    </Typography>
  )
}
