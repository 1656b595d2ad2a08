/** The same year in the flat-rate regime: the difference, the choices that it needs, and both regimes line by line. */
import { budget4u } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { MessageNotes } from '../../../design/fields/FieldFrame.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { useHolds } from '../../simulator/store.ts'
import { ConfrontoTable } from './ConfrontoTable.tsx'
import { useForfetario, useMancanza } from './forfetario.ts'
import { frase, perche } from './frase.ts'
import { Scelte } from './Scelte.tsx'

export function Confronto() {
  const { possibile, confronto, error } = useForfetario()
  const altriMesi = useHolds(budget4u.elementi.contributiDiAltriMesi.visibile)
  return (
    // Not printed without a comparison.
    <Box sx={confronto ? undefined : { '@media print': { display: 'none' } }}>
      <Section title="Confronto con il forfetario" id="confronto-forfetario">
        <Scelte />
        {error && <Alert severity="error">{error.message}</Alert>}
        {confronto === null && <Impossible />}
        {possibile && confronto === undefined && !error && <Skeleton variant="rounded" height={160} />}
        {confronto && (
          <>
            <Typography sx={{ mb: 1 }}>
              <strong>{frase(confronto)}</strong>
              {confronto.differenza !== 0 && ` Reddito disponibile dell'anno, stessi ricavi e stessi costi: cambiano imposte e contributi.`}
            </Typography>
            <MessageNotes messages={confronto.messaggi} />
            <ConfrontoTable confronto={confronto} />
            <Note>
              Nel forfetario i costi veri non si deducono; l'IVA sugli acquisti, che resta a carico, qui non è contata. Non sono controllati gli altri
              requisiti: lavoro dipendente, partecipazioni, spese per il personale.
              {altriMesi &&
                ' I contributi del forfetario sono di dodici mesi, quelli del regime normale dei mesi di attività: parte della differenza viene da qui. I ricavi non sono ragguagliati ad anno.'}
            </Note>
          </>
        )}
      </Section>
    </Box>
  )
}

/** Why there is no second calculation. */
function Impossible() {
  const mancanza = useMancanza()
  return <Typography>{mancanza ? perche[mancanza] : 'Il confronto non è possibile con i dati di adesso.'}</Typography>
}
