/** Notices before starting: a changed law, a studio about to be disabled. */
import { filled, notices } from '@bilancia/contract/api'
import { Alert, AlertTitle, Stack } from '@mui/material'
import { useIdentity } from '../auth/identity.ts'
import { expiries } from './expiries.ts'

export function Notices() {
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      {expiries(useIdentity(), new Date()).map((day) => (
        <Alert key={day} severity="warning">
          <AlertTitle>SCADENZA STUDIO</AlertTitle>
          {filled(notices.SCADENZA_STUDIO, { day })}
        </Alert>
      ))}
      <Alert severity="info">
        <AlertTitle>Aggiornamento IRPEF 2024</AlertTitle>
        Per il 2024 chi ha un reddito complessivo oltre 50.000 euro può dovere fino a 260 euro in più, per minori detrazioni (art. 2 D.Lgs. 216/2023).
      </Alert>
    </Stack>
  )
}
