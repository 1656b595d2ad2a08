/** The sources of a figure of law: the act it cites, the texts in which it was read, its reliability. */
import type { Reliability } from '@bilancia/contract'
import type { ExplanationNode } from '@bilancia/contract/api'
import { Alert, Box, Link, Typography } from '@mui/material'
import { Readings } from '../../law/Readings.tsx'
import { statusMeans } from '../../law/words.ts'

const standing: ReadonlySet<string> = new Set<Reliability>(['confermata', 'per definizione', 'scelta del programma'])

type Props = { readonly figure: Pick<ExplanationNode, 'id' | 'fonte' | 'fonti' | 'attendibilita'> }

export function Sources({ figure: { id, fonte, fonti = [], attendibilita } }: Props) {
  return (
    <>
      {fonte}
      {fonti.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Readings of={fonti} />
        </Box>
      )}
      {attendibilita &&
        (standing.has(attendibilita) ? (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            Attendibilità: {attendibilita}, {statusMeans[attendibilita]}
          </Typography>
        ) : (
          <Alert severity="warning" sx={{ mt: 1 }}>
            Attendibilità: {attendibilita}, {statusMeans[attendibilita]}. Verificare prima di usarla.
          </Alert>
        ))}
      <Link href={`/norme?cifra=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer" variant="caption" sx={{ display: 'inline-block', mt: 1 }}>
        Tutti gli anni di questa cifra
      </Link>
    </>
  )
}
